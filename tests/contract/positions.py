"""The positions that are kept as text, whose lines of play are counted."""

from pathlib import Path

DATA = Path(__file__).resolve().parents[1] / "data"
POSITIONS = sorted((DATA / "counts").glob("*.qalat"))


def position_id(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"
