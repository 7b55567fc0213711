"""Every action of Medina, numbered: one a piece and cell, one a palace for a roof, one for none."""

from __future__ import annotations

from qalat.core.actions import ActionTable, Family, listed
from qalat.games.medina.components import (
    CELLS,
    COLOURS,
    KINDS,
    MAX_SEATS,
    RIM_CELLS,
    WALLS,
    cell_name,
    rim_name,
)


def _placed(kind: str) -> Family:
    return listed(kind, (f"place {kind} at {cell_name(cell)}" for cell in range(CELLS)))


ACTIONS = ActionTable(
    *(_placed(kind) for kind in KINDS[:WALLS]),
    listed("wall", (f"place wall at {rim_name(cell)}" for cell in range(RIM_CELLS))),
    listed(
        "roof",
        (f"roof {colour} at {cell_name(cell)}" for colour in COLOURS for cell in range(CELLS)),
    ),
    listed("youngest", (f"youngest seat {seat + 1}" for seat in range(MAX_SEATS)), chance=True),
    listed("decline", ("decline",)),
)

STABLE_AT = ACTIONS.first("stable")
MERCHANT_AT = ACTIONS.first("merchant")
WALL_AT = ACTIONS.first("wall")
ROOF = ACTIONS.first("roof")
YOUNGEST = ACTIONS.first("youngest")
DECLINE = ACTIONS.first("decline")

MOST_LEGAL = 5 * CELLS + 9
"""More than can ever be legal at once: four buildings and a merchant a cell, and eight walls."""
