"""What follows from a position and a table wants to see."""

from __future__ import annotations

from qalat.core.kernel import kernel
from qalat.core.record import Record, int8
from tests.fourth.pebbles.rules.taking import most_taken

FACTS = Record("Facts", int8("most", "how many pebbles may be taken now"))


@kernel()
def compute(state, facts, scratch):
    """Write the facts of a position."""
    facts.most = most_taken(state)
