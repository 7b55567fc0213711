"""Which pictures the repository's pages show."""

from pathlib import Path

from tests.repository.markdown import links
from tests.repository.project import ROOT, documents

KINDS = {".gif", ".jpg", ".jpeg", ".png", ".svg", ".webp"}


def shown_pictures() -> set[Path]:
    """Every picture that some page shows or links to."""
    targets = {
        (page.parent / target).resolve()
        for page in documents()
        for target in links(page.read_text("utf-8"))
        if ":" not in target and not target.startswith("#")
    }
    return {target for target in targets if target.suffix in KINDS}


def kept_pictures() -> set[Path]:
    """Every picture in the docs."""
    return {path for path in (ROOT / "docs").rglob("*") if path.suffix in KINDS}
