"""What a table of Roll & Write shows beside the position."""

import pytest

import qalat
from qalat.core.random import below, seeded


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_in_the_end_places_and_lines_are_what_is_scored(seats: int) -> None:
    match = qalat.Match("roll_and_write", seats, seed=seats)
    stream = seeded("facts", seats)
    while not match.over:
        match.play(int(match.legal_actions[below(stream, len(match.legal_actions))]))
    engine = match.game.engine
    facts = engine.facts.blank()
    engine.view_kernels.compute_facts(match.state, 0, facts, engine.scratch())
    shown = facts[0]
    types = match.game.parts[: shown.gone.shape[0]]
    for seat, name in enumerate(match.seats):
        parts = match.parts()[name]
        assert shown.rank_points[seat].tolist() == [parts[each] for each in types]
        assert shown.row_points[seat].sum() == parts["rows"]
        assert shown.column_points[seat].sum() == parts["columns"]
        assert shown.coin_points[seat] == parts["coins"]
