"""Stables: beside a building of any palace, with a roof or without."""

from __future__ import annotations

import numpy as np

from qalat.core.kernel import kernel
from qalat.games.medina.actions import STABLE_AT
from qalat.games.medina.rules.city import (
    fill,
    has,
    has_any,
    is_beside_building,
    list_plane,
    spread,
)
from qalat.games.medina.rules.reasons import (
    CELL_TAKEN,
    LEGAL,
    NO_BUILDING_BESIDE,
    STABLE_TOO_NEAR,
)
from qalat.games.medina.state import EMPTY, FRONTIER, STABLE


@kernel("MED-S1")
def may_attach(state):
    """A stable goes beside a building of any palace, never beside another stable alone."""
    return has_any(state, FRONTIER)


@kernel()
def list_stables(state, count, scratch):
    """List the cells that a stable may go to."""
    return list_plane(state, FRONTIER, STABLE_AT, count, scratch)


@kernel()
def why_not_stable(state, cell):
    """Return the reason against a stable on a cell."""
    if state.piece[cell] != EMPTY:
        return CELL_TAKEN
    if has(state, FRONTIER, cell):
        return LEGAL
    return STABLE_TOO_NEAR if is_beside_building(state, cell) else NO_BUILDING_BESIDE


@kernel("MED-S2")
def attach_stable(state, cell):
    """A stable belongs to the palace that it stands beside, and keeps away from all others."""
    palace = np.int64(state.near[cell])
    fill(state, cell, STABLE)
    spread(state, cell, palace)
