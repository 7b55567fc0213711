"""Defaults for parts of the contract that a game does not need."""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import kernel


@kernel()
def keep_all(state, count, scratch):
    """Keep all actions of a list."""
    return count


@kernel()
def nothing_derived(state, scratch):
    """Recompute nothing: no field is derived from others."""


@kernel()
def nothing_hidden(state, seat):
    """Hide nothing."""


@kernel()
def most_points_win(totals, rows, wins):
    """Let the most points among the first rows win; a tie is shared."""
    most = totals[0]
    for row in range(1, rows):
        most = max(most, totals[row])
    for row in range(wins.shape[0]):
        wins[row] = 1 if row < rows and totals[row] == most else 0


@kernel()
def nothing_to_guess(state, seat, scratch):
    """Guess nothing: nothing is hidden."""


def whole_turn(state: Any) -> float:
    """Give a decision the whole time of its turn: no draw divides one."""
    return 1.0
