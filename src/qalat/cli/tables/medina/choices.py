"""Everything that may be placed now, a kind of piece at a time."""

from __future__ import annotations

from itertools import groupby

from qalat.cli.layout import columns, heading
from qalat.core.view import View

_MANY = 60


def possible(view: View, width: int) -> list[str]:
    """Return where each kind of piece may go; many cells are grouped by row."""
    lines: list[str] = []
    actions = view.game.actions
    for name, group in groupby(view.legal, key=lambda action: actions.family(action).name):
        words = [actions.word(action) for action in group]
        lines.append(heading(f"{name}: {len(words)}", width))
        lines += _by_row(words, width) if len(words) > _MANY else columns(words, width)
    return lines


def _by_row(words: list[str], width: int) -> list[str]:
    """Return many cells row by row, neighbours as a range, such as "y 3: x 1-16"."""
    opening = words[0].rpartition(" ")[0]
    cells = [word.rpartition(" ")[2].split(",") for word in words]
    rows = []
    for y, row in groupby(cells, key=lambda cell: cell[1]):
        runs: list[list[int]] = []
        for x in (int(cell[0]) for cell in row):
            if runs and runs[-1][1] == x - 1:
                runs[-1][1] = x
            else:
                runs.append([x, x])
        spans = " ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
        rows.append(f"y {y}: x {spans}")
    return [f"  {opening} x,y", *columns(rows, width)]


def hints(view: View) -> list[str]:
    """Return a phrase of each kind."""
    actions = view.game.actions
    families = groupby(view.legal, key=lambda action: actions.family(action).name)
    return [actions.word(next(iter(group))) for _, group in families]
