"""The positions that are kept as text, whose lines of play are counted."""

from pathlib import Path

import qalat

DATA = Path(__file__).resolve().parents[1] / "data"
POSITIONS = sorted(
    path for game in qalat.GAMES for path in (DATA / "counts").glob(f"{game}-*.qalat")
)


def position_id(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"
