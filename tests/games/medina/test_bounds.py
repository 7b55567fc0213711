"""No legal game outgrows a number of the record, or writes one that cannot be read back."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

import qalat
from qalat.core.record import Record
from qalat.games.medina.components import (
    ARM_RIM,
    BOX,
    CELLS,
    MAX_SEATS,
    ROOFS,
    starting_supply,
)
from qalat.games.medina.facts import FACTS
from qalat.games.medina.state import STATE

LARGEST = {
    "near": CELLS - 1,
    "roof": CELLS - 1,
    "seats": MAX_SEATS,
    "actor": MAX_SEATS - 1,
    "phase": 3,
    "final_tie": 1,
    "open_supplies": 1,
    "youngest": MAX_SEATS - 1,
    "last_piece": 1,
    "laid": 2,
    "piece": 6,
    "arm": ARM_RIM.shape[1] - 1,
    "supply": int(BOX.max()),
    "supply_size": max(sum(starting_supply(seats)) for seats in (3, 4)),
    "box": int(BOX.max()),
    "rank": MAX_SEATS * ROOFS,
    "declined": 1,
    "palace_card": MAX_SEATS - 1,
    "tower_card": MAX_SEATS - 1,
    "palace": CELLS - 1,
    "owner": MAX_SEATS - 1,
    "buildings": int(BOX.max()),
    "stables": int(BOX.max()),
    "walls": int(BOX.max()),
    "merchants": int(BOX.max()),
}
"""What each number of the record and of the facts can reach: nothing counts turns or time."""


@pytest.mark.parametrize("record", [STATE, FACTS], ids=["state", "facts"])
def test_every_field_holds_the_most_that_the_box_lets_it_reach(record: Record) -> None:
    for field in record.fields:
        if field.name != "plane":
            assert LARGEST[field.name] < 1 << 8 * np.dtype(field.kind).itemsize - 1, field.name


@pytest.mark.rule("MED-M2", "MED-T2", "MED-T4")
@pytest.mark.parametrize(("seats", "last"), [(3, "must"), (4, "may")])
def test_a_game_has_no_more_turns_than_pieces(seats: int, last: str) -> None:
    match = qalat.Match("medina", seats, options={"last_piece": last, "youngest": "1"})
    random = Random(seats)
    pieces = seats * (sum(starting_supply(seats)) + ROOFS)
    left = [pieces]
    while not match.over:
        match.play(random.choice(match.legal_actions))
        state = match.state[0]
        roofs = (state.roof[:seats] < 0).sum(axis=1)[state.declined[:seats] == 0]
        left.append(int(state.supply_size.sum()) + int(roofs.sum()))
    assert left[1] == pieces, "the first merchant is nobody's"
    assert all(after < before for before, after in pairwise(left[1:]))
    assert str(qalat.read(str(match))) == str(match)
