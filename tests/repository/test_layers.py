"""The arrows between the layers, read from the imports; docs/architecture.md draws them."""

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.repository.project import PACKAGE, ROOT

NUMERIC = {"numpy", "numba"}
SERVING = {"qalat.cli.serve", "qalat.cli.transfer", "qalat.cli.admin"}
"""The rooms of the terminal that know the server: they start it, and tend what it keeps."""

# What each layer may import of the package: a prefix ending in `.*` stands for all below it too.
MAY_IMPORT = {
    "core": {"qalat.core.*"},
    "games": {"qalat.core.*", "qalat.games.*"},
    "game": {"qalat.core.*"},  # and itself, never the registry or another game
    "play": {"qalat.core.*", "qalat.games", "qalat.play.*"},
    "cli": {"qalat", "qalat.core.*", "qalat.games.*", "qalat.play.*", "qalat.cli.*"},
    "serving": {"qalat.core.*", "qalat.games", "qalat.cli.*", "qalat.server.*"},
    "server": {"qalat", "qalat.core.*", "qalat.games.*", "qalat.play.*", "qalat.server.*"},
    "qalat": {"qalat.core.*", "qalat.games", "qalat.play.*"},
    "__main__": {"qalat.cli.*"},
}
# The extra of this layer brings libraries of its own.
ANY_LIBRARY = {"server"}
ARENA = "qalat.play.arena."
OF_THE_ARENA = {"openskill", "ray"}


def modules() -> dict[str, str]:
    """The source of every module, by dotted name; a package's name ends in `.__init__`."""
    return {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): path.read_text("utf-8")
        for path in PACKAGE.rglob("*.py")
    }


def layer_of(module: str) -> str:
    parts = module.split(".")
    if parts[1] == "__init__":
        return "qalat"
    if parts[1] == "games" and parts[2] != "__init__":
        return "game"
    if module in SERVING:
        return "serving"
    return parts[1]


def wrong_arrows(sources: dict[str, str]) -> list[str]:
    """Every import that its layer does not allow, as `module imports target`."""
    names = {name.removesuffix(".__init__") for name in sources}
    return [
        f"{module} imports {target}"
        for module, source in sorted(sources.items())
        for target in imports(module, source, names)
        if not allowed(module, target)
    ]


def allowed(module: str, target: str) -> bool:
    layer = layer_of(module)
    root = target.partition(".")[0]
    if layer not in MAY_IMPORT:
        return False
    if root != "qalat":
        extra = OF_THE_ARENA if module.startswith(ARENA) else set()
        return root in sys.stdlib_module_names | NUMERIC | extra or layer in ANY_LIBRARY
    prefixes = set(MAY_IMPORT[layer])
    if layer == "game":
        prefixes.add(".".join(module.split(".")[:3]) + ".*")
    return any(
        target == prefix.removesuffix(".*")
        or (prefix.endswith(".*") and target.startswith(prefix[:-1]))
        for prefix in prefixes
    )


def imports(module: str, source: str, names: set[str]) -> Iterator[str]:
    """Every module that a source imports, inside functions too, in the order of the source."""
    package = module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            # `from qalat import core` names a module, `from qalat import Match` a thing in one.
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                yield inner if inner in names else origin
        elif isinstance(node, ast.Call) and is_import_call(node.func):
            yield from (
                argument.value
                for argument in node.args[:1]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            )


def is_import_call(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in {"import_module", "__import__"}


def test_every_import_follows_the_arrows() -> None:
    assert wrong_arrows(modules()) == []


def test_the_package_is_where_the_test_looks_for_it() -> None:
    assert {"qalat.core.kernel", "qalat.games.__init__"} <= modules().keys()


def test_the_core_names_no_game() -> None:
    games = sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
    assert games
    named = [
        f"{module} names {game}"
        for module, source in modules().items()
        if layer_of(module) == "core"
        for game in games
        if game in without_examples(source).lower()
    ]
    assert named == []


def without_examples(source: str) -> str:
    """A source without the examples at the ends of its docstrings, which play some game."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            docstring = ast.get_docstring(node, clean=False) or ""
            source = (
                source.replace(docstring, docstring.partition(">>>")[0]) if docstring else source
            )
    return source


def test_only_the_examples_of_docstrings_may_name_a_game() -> None:
    source = 'def find(name):\n    """Find it.\n\n    >>> find("medina")\n    """\n    # {}\n'
    assert "medina" not in without_examples(source.format("find it"))
    assert "medina" in without_examples(source.format("medina"))


@pytest.mark.parametrize(
    ("module", "source", "target"),
    [
        ("qalat.core.match", "import qalat.games", "qalat.games"),
        ("qalat.core.match", "from qalat import games", "qalat.games"),
        ("qalat.core.match", "from ..games import alhambra", "qalat.games.alhambra"),
        ("qalat.core.log", "def late():\n    from qalat.play import arena\n", "qalat.play"),
        ("qalat.core.log", "import_module('qalat.games.medina')", "qalat.games.medina"),
        ("qalat.core.log", "import requests", "requests"),
        ("qalat.games.medina.game", "from qalat.games.alhambra import x", "qalat.games.alhambra"),
        ("qalat.games.medina.game", "import qalat.games", "qalat.games"),
        ("qalat.games.medina.rules.turn", "from ...alhambra import x", "qalat.games.alhambra"),
        ("qalat.games.medina.game", "import qalat.play.arena", "qalat.play.arena"),
        ("qalat.play.arena", "from qalat.games import alhambra", "qalat.games.alhambra"),
        ("qalat.play.arena", "import qalat.cli", "qalat.cli"),
        ("qalat.play.arena.ray", "import requests", "requests"),
        ("qalat.play.host", "import openskill", "openskill"),
        ("qalat.cli.__init__", "import qalat.server.app", "qalat.server.app"),
        ("qalat.server.app", "import qalat.cli", "qalat.cli"),
        ("qalat.elsewhere.thing", "import os", "os"),
    ],
)
def test_a_wrong_arrow_is_caught(module: str, source: str, target: str) -> None:
    package = {"qalat.games.__init__": "", "qalat.games.alhambra.__init__": ""}
    assert wrong_arrows({**package, module: source}) == [f"{module} imports {target}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("qalat.core.kernel", "import os, numpy.typing\nfrom numba import njit"),
        ("qalat.core.match", "from qalat.core.errors import Illegal\nfrom . import view"),
        ("qalat.games.__init__", "from qalat.games import alhambra\nimport qalat.core.game"),
        ("qalat.games.alhambra.game", "from qalat.games.alhambra.rules import turn"),
        ("qalat.games.alhambra.game", "from qalat.core import kernel"),
        ("qalat.play.arena", "from qalat.games import registry\nimport qalat.core.match"),
        ("qalat.play.arena.ray", "def late():\n    import ray\n"),
        ("qalat.cli.__init__", "from qalat import Match\nimport qalat.play.arena"),
        ("qalat.server.app", "import fastapi"),
        ("qalat.__main__", "from qalat.cli import main"),
    ],
)
def test_a_right_arrow_is_let_through(module: str, source: str) -> None:
    package = {"qalat.games.__init__": "", "qalat.games.alhambra.__init__": ""}
    assert wrong_arrows({**package, module: source}) == []
