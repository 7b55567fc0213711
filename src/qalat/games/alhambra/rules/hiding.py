"""What a player may see, and the points as they are shown."""

from __future__ import annotations

import numpy as np

from qalat.core.defaults import most_points_win
from qalat.core.kernel import kernel
from qalat.games.alhambra.components import DIRK, SCORINGS
from qalat.games.alhambra.state import PARTS

_SCORINGS = len(SCORINGS)
_PARTS = len(PARTS)


@kernel("ALH-V1", "ALH-V2")
def hide(state, seat):
    """The deck and other hands are shown as numbers of cards; all else lies open.

    Deck and hands go together: who sees one and the open cards could count out the other.
    """
    if state.open_hands == 1:
        return
    for other in range(state.seats):
        if other != seat:
            state.hand[other, :, :] = 0
    state.deck[:, :] = 0


@kernel()
def score(state, totals, parts):
    """Write the points of each seat, Dirk's behind the players', and their parts by scoring."""
    for row in range(np.int64(state.seats)):
        write_row(state, row, row, totals, parts)
    write_row(state, np.int64(DIRK), np.int64(state.seats), totals, parts)


@kernel()
def write_row(state, source, row, totals, parts):
    """Write one seat's points and parts."""
    totals[row] = state.score[source]
    for scoring in range(_SCORINGS):
        for part in range(_PARTS):
            parts[row, scoring * _PARTS + part] = state.points[source, scoring, part]


@kernel("ALH-D4", "ALH-P5")
def winners(state, totals, wins):
    """The most points win and a tie is shared; Dirk's points are shown but never win."""
    most_points_win(totals, np.int64(state.seats), wins)
