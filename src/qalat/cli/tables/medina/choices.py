"""Everything that may be placed now, a kind of piece at a time."""

from __future__ import annotations

from itertools import groupby

from qalat.cli.layout import columns, heading
from qalat.core.view import View

_MANY = 60


def possible(view: View, width: int) -> list[str]:
    """Return where each kind of piece may go; a kind that may go nearly anywhere says so."""
    lines: list[str] = []
    actions = view.game.actions
    for name, group in groupby(view.legal, key=lambda action: actions.family(action).name):
        words = [actions.word(action) for action in group]
        lines.append(heading(f"{name}: {len(words)}", width))
        if len(words) > _MANY:
            lines += columns([words[0], f"... {words[-1]}"], width)
        else:
            lines += columns(words, width)
    return lines


def hints(view: View) -> list[str]:
    """Return a phrase of each kind."""
    actions = view.game.actions
    families = groupby(view.legal, key=lambda action: actions.family(action).name)
    return [actions.word(next(iter(group))) for _, group in families]
