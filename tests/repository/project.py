"""Where the repository's files are, for the tests that read them."""

from pathlib import Path

from pathspec import GitIgnoreSpec

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "qalat"


def files() -> list[Path]:
    """Every file that belongs to the repository: all but what .gitignore names."""
    ignored = GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text("utf-8").splitlines())
    return sorted(_kept(ROOT, ignored))


def _kept(folder: Path, ignored: GitIgnoreSpec) -> list[Path]:
    kept: list[Path] = []
    for path in folder.iterdir():
        name = path.relative_to(ROOT).as_posix()
        if path.name == ".git" or path.is_symlink():
            continue
        if path.is_dir() and not ignored.match_file(name + "/"):
            kept.extend(_kept(path, ignored))
        elif path.is_file() and not ignored.match_file(name):
            kept.append(path)
    return kept


def documents() -> list[Path]:
    """Every page that people read, the same list for all checks of the docs."""
    pages = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    pages.append(ROOT / "benchmarks" / "README.md")
    return pages + sorted((ROOT / "docs").rglob("*.md"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
