"""What a table of Medina shows beside the position."""

import numpy as np
import pytest

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.random import below, seeded

MOVES = 60 if INTERPRETED else 300


@pytest.mark.parametrize("seats", [3, 4])
def test_what_the_palaces_of_a_seat_are_worth_is_what_the_seat_scores(seats: int) -> None:
    match = qalat.Match("medina", seats, seed=seats)
    stream = seeded("facts", seats)
    engine = match.game.engine
    facts = engine.facts.blank()
    for _ in range(MOVES):
        if match.over:
            break
        match.play(int(match.legal_actions[below(stream, len(match.legal_actions))]))
        engine.view_kernels.compute_facts(match.state, 0, facts, engine.scratch())
        for seat, (name, parts) in enumerate(match.parts().items()):
            owned = facts[0].owner == seat
            for part in ("buildings", "stables", "walls", "merchants"):
                assert np.sum(facts[0][part][owned]) == parts[part], (name, part)
