# The verbs of the project, the same for people and for CI. Each sets up what it needs.
PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
GAME ?= alhambra
NPM ?= npm

VENV := .venv
LOCK := requirements-dev.lock
READY := $(VENV)/.ready
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := -m pytest -n $(WORKERS)
# These tests are about the repository, a cluster, the server and the browser, not about the engine:
# one run is enough for them.
ENGINE_ONLY := --ignore=tests/repository --ignore=tests/play/test_ray.py --ignore=tests/server \
	--ignore=tests/web
# Neither the terminal nor a comparison with the slow oracles finds a wrong index that the rest misses.
KERNELS_ONLY := $(ENGINE_ONLY) --ignore=tests/cli --ignore-glob='*/test_agreement.py'

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal test test-web test-interpreted test-compiled test-bounds check bench screenshots golden types pages lock clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' Makefile

play: $(READY) pages ## play in the browser: serves the games on this machine (ARGS="..." is passed on)
	@$(BIN)/qalat serve $(ARGS)

terminal: $(READY) ## play in the terminal: Alhambra, or GAME=medina, GAME=roll_and_write (ARGS="..." is passed on)
	@$(BIN)/qalat play $(GAME) $(ARGS)

test: check test-interpreted test-compiled test-bounds test-web ## all that CI runs: the checks, then all tests
	@echo "== all passed"

test-interpreted: $(READY) ## the tests over plain Python, every line and branch of the engine covered
	@echo "== tests, interpreted, with coverage"
	@$(BIN)/python -m coverage erase
	@QALAT_INTERPRET=1 $(BIN)/python -m coverage run $(PYTEST) -m "not compiled" $(ENGINE_ONLY) $(ARGS)
	@$(BIN)/python -m coverage combine --quiet
	@$(BIN)/python -m coverage report

test-compiled: $(READY) pages ## the tests over compiled kernels, and those of the repository
	@echo "== compile"
	@$(BIN)/qalat compile
	@for program in postgresql caddy nginx openssl; do tools/have $$program || exit 1; done
	@echo "== tests, compiled"
	@$(BIN)/python $(PYTEST) --ignore=tests/web $(ARGS)

test-bounds: $(READY) ## the tests over compiled kernels that check every index
	@echo "== compile, with bounds checks"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/qalat compile
	@echo "== tests, compiled, with bounds checks"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/python $(PYTEST) $(KERNELS_ONLY) $(ARGS)

test-web: $(READY) pages ## the browser: units, and whole games in a real one
	@NPM=$(NPM) $(BIN)/python tools/pages.py packages
	@echo "== browser: units"
	@cd web && $(NPM) run --silent test
	@tools/have chromium
	@echo "== browser: whole games"
	@$(BIN)/python $(PYTEST) --dist worksteal tests/web $(ARGS)

check: $(READY) ## formatting, lint and types, of Python and of the browser
	@echo "== check"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@NPM=$(NPM) $(BIN)/python tools/pages.py packages
	@echo "== check, browser"
	@cd web && $(NPM) run --silent lint
	@cd web && $(NPM) run --silent check

bench: $(READY) ## measure the speed (ARGS="..." is passed on)
	@$(BIN)/python benchmarks/run.py $(ARGS)

screenshots: $(READY) pages ## take the pictures of the docs anew
	@tools/have chromium
	@$(BIN)/python -m tests.web.screenshots

golden: $(READY) ## write the golden files, the tables in the docs and the browser's types anew
	@$(BIN)/python -m tests.golden

types: $(READY) ## write only what the browser knows of messages and games anew
	@$(BIN)/python -m qalat.server.typescript

pages: $(READY) ## build the browser's pages, where they are older than what they are made of
	@NPM=$(NPM) $(BIN)/python tools/pages.py

# Where packages are installed already, npm would lock only those that this system needs.
lock: ## resolve the dependencies of Python and the browser anew and pin them in the lock files
	@$(call require_python)
	@rm -rf .venv-lock
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install --editable ".[dev]"
	@.venv-lock/bin/python -m pip --disable-pip-version-check freeze --exclude qalat > $(LOCK).new
	@mv $(LOCK).new $(LOCK)
	@$(call require_npm)
	@mkdir .venv-lock/web && cp web/package.json web/.npmrc .venv-lock/web
	@cd .venv-lock/web && $(NPM) install --package-lock-only --silent --no-audit --no-fund
	@mv .venv-lock/web/package-lock.json web
	@rm -rf .venv-lock
	@echo "$(LOCK) and web/package-lock.json written"

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
