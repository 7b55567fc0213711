"""What a game takes for those parts of the contract that it has no answer of its own to."""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import kernel


@kernel()
def keep_all(state, count, desk):
    """Leave a list of actions as it is."""
    return count


@kernel()
def nothing_noted(state, desk):
    """Work out nothing anew: the state notes nothing that follows from the rest."""


@kernel()
def nothing_hidden(state, seat):
    """Blank nothing: everything lies open."""


@kernel()
def nothing_to_guess(state, seat, desk):
    """Fill in nothing: nothing is hidden."""


def whole_turn(state: Any) -> float:
    """Give a decision the whole time of its turn: no draw ever parts one."""
    return 1.0
