# The verbs of the project, the same for people and for CI. Each sets up what it needs.
PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
GAME ?= alhambra
NPM ?= npm

VENV := .venv
LOCK := requirements-dev.lock
PLAY_LOCK := requirements.lock
# What a clone is installed with: the backend that pyproject.toml names.
BACKEND := hatchling editables
READY := $(VENV)/.ready
# Who plays needs a part of what developers need; where theirs is there, that is enough.
PLAYABLE := $(if $(wildcard $(VENV)/.ready),$(READY),$(VENV)/.playable)
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := -m pytest -n $(WORKERS)
# Each is told whole when it ends, where make can do that; what fails keeps no other from its end.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs=4 --keep-going \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# These tests are about the repository, a cluster, the server and the browser, not about the engine:
# where kernels are looked at in yet another way, they have nothing to add.
ENGINE_ONLY := --ignore=tests/repository --ignore=tests/play/test_ray.py --ignore=tests/server \
	--ignore=tests/wasm --ignore=tests/web
# Neither the terminal nor a comparison with the slow oracles finds a wrong index that the rest misses.
KERNELS_ONLY := $(ENGINE_ONLY) --ignore=tests/cli --ignore-glob='*/test_agreement.py'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web/packages terminal test test-long test-python test-web test-interpreted test-compiled test-bounds kernels programs \
	check bench screenshots golden types wasm wasm-again pages lock clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' Makefile

# The server shows what is still missing while it compiles the games and the pages are built.
play: ## play in the browser: serves the games on this machine (ARGS="..." is passed on)
	@$(call require_python)
	@$(MAKE) --no-print-directory --jobs=2 $(PLAYABLE) web/packages
	@if $(PYTHON) tools/pages.py current; then exec $(BIN)/qalat serve $(ARGS); \
		else exec env NPM=$(NPM) $(BIN)/qalat serve --build-pages "$(PYTHON) tools/pages.py" $(ARGS); fi

web/packages:
	@NPM=$(NPM) $(PYTHON) tools/pages.py prepare

terminal: $(PLAYABLE) ## play in the terminal: Alhambra, or GAME=medina, GAME=roll_and_write (ARGS="..." is passed on)
	@$(BIN)/qalat play $(GAME) $(ARGS)

test: $(READY) ## the checks, every test but the longest over kernels that check every index, and the browser
	@NUMBA_BOUNDSCHECK=1 $(SIDE_BY_SIDE) check test-web test-python
	@echo "== all passed"

test-long: ## all that there is: the tests three times, interpreted, compiled and with every index checked; the browser
	@for verb in check test-interpreted test-compiled test-bounds test-web; \
		do $(MAKE) --no-print-directory $$verb || exit 1; done
	@echo "== all passed"

test-python: $(READY) pages kernels programs ## the tests of the engine, the server and the repository but the longest
	@echo "== tests"
	@$(BIN)/python $(PYTEST) --dist worksteal -m "not long" --ignore=tests/web $(ARGS)

test-interpreted: $(READY) ## the tests over plain Python, every line and branch of the engine covered
	@echo "== tests, interpreted, with coverage"
	@$(BIN)/python -m coverage erase
	@QALAT_INTERPRET=1 $(BIN)/python -m coverage run $(PYTEST) -m "not compiled" $(ENGINE_ONLY) $(ARGS)
	@$(BIN)/python -m coverage combine --quiet
	@$(BIN)/python -m coverage report

test-compiled: $(READY) pages kernels programs ## all tests over kernels as they are played with, the longest too
	@echo "== tests, compiled"
	@$(BIN)/python $(PYTEST) --dist worksteal --ignore=tests/web $(ARGS)

test-bounds: $(READY) ## the engine's tests over kernels that check every index, the longest too
	@NUMBA_BOUNDSCHECK=1 $(MAKE) --no-print-directory kernels
	@echo "== tests, compiled, with bounds checks"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python $(PYTEST) $(KERNELS_ONLY) $(ARGS)

test-web: $(READY) pages kernels ## the browser: units, and whole games in a real one
	@NPM=$(NPM) $(BIN)/python tools/pages.py packages
	@echo "== browser: units"
	@cd web && $(NPM) run --silent test
	@tools/have chromium-headless-shell 2>/dev/null || tools/have chromium # the first is quicker
	@echo "== browser: whole games"
	@$(BIN)/python $(PYTEST) --dist worksteal tests/web $(ARGS)

kernels: $(READY) ## compile what the tests call
	@echo "== compile"
	@$(BIN)/python -m tests.kernels

programs: ## find or install the programs that the server's tests need
	@for program in postgresql caddy nginx openssl; do tools/have $$program || exit 1; done

check: $(READY) ## formatting, lint and types, of Python and of the browser
	@echo "== check"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python -m tools.wasm check
	@NPM=$(NPM) $(BIN)/python tools/pages.py packages
	@echo "== check, browser"
	@cd web && $(NPM) run --silent lint
	@cd web && $(NPM) run --silent check

bench: $(READY) ## measure the speed (ARGS="..." is passed on)
	@$(BIN)/python benchmarks/run.py $(ARGS)

screenshots: $(READY) pages ## take the screenshots that the docs show anew
	@tools/have chromium
	@$(BIN)/python -m tests.web.screenshots

golden: $(READY) ## write the golden files, the tables in the docs and the browser's types anew
	@$(BIN)/python -m tests.golden

types: $(READY) ## write only what the browser knows of messages and games anew
	@$(BIN)/python -m qalat.server.typescript

wasm: $(READY) ## build the games' modules for the browser, where they are older than their sources
	@$(PIP) install --constraint $(LOCK) --no-build-isolation --editable ".[wasm]"
	@$(BIN)/python -m tools.wasm

wasm-again: $(READY) ## build the games' modules anew, and fail where one is not the one that is kept
	@rm -f web/src/engine/modules/*.wasm
	@$(MAKE) --no-print-directory wasm
	@git diff --exit-code --stat -- web/src/engine/modules

pages: $(READY) ## build the browser's pages, where they are older than what they are made of
	@NPM=$(NPM) $(BIN)/python tools/pages.py

# Where packages are installed already, npm would lock only those that this system needs.
lock: ## resolve the dependencies of Python and the browser anew and pin them in the lock files
	@$(call require_python)
	@rm -rf .venv-lock
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install \
		--editable ".[server]" $(BACKEND)
	@.venv-lock/bin/python -m pip --disable-pip-version-check freeze --exclude qalat > $(PLAY_LOCK).new
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install \
		--constraint $(PLAY_LOCK).new --editable ".[dev]"
	@.venv-lock/bin/python -m pip --disable-pip-version-check freeze --exclude qalat > $(LOCK).new
	@mv $(PLAY_LOCK).new $(PLAY_LOCK)
	@mv $(LOCK).new $(LOCK)
	@$(call require_npm)
	@mkdir .venv-lock/web && cp web/package.json web/.npmrc .venv-lock/web
	@cd .venv-lock/web && $(NPM) install --package-lock-only --silent --no-audit --no-fund
	@mv .venv-lock/web/package-lock.json web
	@rm -rf .venv-lock
	@echo "$(PLAY_LOCK), $(LOCK) and web/package-lock.json written"

clean: ## remove all that the verbs made, the virtual environment too
	@rm -rf $(VENV) .venv-lock build dist htmlcov .coverage .coverage.* .hypothesis
	@rm -rf .mypy_cache .pytest_cache .ruff_cache web/node_modules src/qalat/server/browser
	@find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The lock first, and then the package without looking for anything else.
$(READY): $(LOCK) pyproject.toml
	@$(call require_python)
	@test -x $(BIN)/python || { echo "== virtual environment"; $(PYTHON) -m venv $(VENV); }
	@echo "== install"
	@$(PIP) install --requirement $(LOCK)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# What is installed here is compiled when it is imported: most of it never is.
$(VENV)/.playable: $(PLAY_LOCK) pyproject.toml
	@$(call require_python)
	@test -x $(BIN)/python || { echo "== virtual environment"; $(PYTHON) -m venv $(VENV); }
	@echo "== install what playing needs"
	@$(PIP) install --no-compile --requirement $(PLAY_LOCK)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

define require_npm
command -v $(NPM) >/dev/null \
	|| { echo "The browser's pages are built with npm, which is not here; install Node.js 20 or newer." >&2; exit 1; }
endef

define require_python
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "Qalat needs Python 3.11 or newer, and $(PYTHON) is not; name another with make PYTHON=..." >&2; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { echo "$(PYTHON) cannot make virtual environments; install its venv package (python3-venv on Debian and Ubuntu)." >&2; exit 1; }
endef
