"""Which actions a search considers: nearly all, since a turned die may serve many ends."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.roll_and_write.actions import TAKE_COINS
from qalat.games.roll_and_write.rules.coins import coins_shown
from qalat.games.roll_and_write.state import ACTION


@kernel()
def leave_out_no_coins(count, scratch):
    """Leave out taking coins: where there are none, all four crossings can be built."""
    kept = 0
    for k in range(count):
        if scratch.ids[k] != TAKE_COINS:
            scratch.ids[kept] = scratch.ids[k]
            kept += 1
    return kept


@kernel()
def worthwhile(state, count, scratch):
    """Leave out coins that are none; no turned die is left out.

    A die is turned for a building, for two, for coins, or to spoil what is passed on; the last
    three look poor until the turn is over.
    """
    if state.phase == ACTION and coins_shown(state, np.int64(state.actor)) == 0:
        return leave_out_no_coins(count, scratch)
    return count
