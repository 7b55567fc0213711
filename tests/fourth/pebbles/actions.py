"""Every action of Pebbles, numbered: a roll, or a handful."""

from __future__ import annotations

from qalat.core.actions import ActionTable, listed
from tests.fourth.pebbles.components import FACES

ACTIONS = ActionTable(
    listed("roll", (f"roll {face + 1}" for face in range(FACES)), chance=True),
    listed("take", (f"take {count + 1}" for count in range(FACES))),
)

ROLLED = ACTIONS.first("roll")
TAKEN = ACTIONS.first("take")
MOST_LEGAL = FACES + 1
"""More than can ever be legal at once."""
