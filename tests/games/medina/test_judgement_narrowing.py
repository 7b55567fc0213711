"""Which actions a search looks at."""

import qalat
from qalat.core.match import Match
from qalat.games.medina import judgement
from tests.games.medina.table import SOME, table


def worthwhile(match: Match) -> list[str]:
    """What a search looks at, in words."""
    engine = match.game.engine
    states, scratch = match.state, engine.scratch(1)
    count = len(engine.legal(states, 0, scratch))
    count = judgement.worthwhile(states[0], count, scratch[0])
    return [match.game.actions.word(int(action)) for action in scratch[0].ids[:count]]


def test_a_few_places_of_each_kind_and_all_walls_are_kept_in_order() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "1"})
    match.play("place merchant at 8,6")
    kept = worthwhile(match)
    assert len(kept) < 40
    assert sum(word.startswith("place wall") for word in kept) == 8
    assert {word.split()[1] for word in kept} == {
        "grey", "black", "brown", "orange", "merchant", "wall",
    }  # fmt: skip
    order = [match.legal.index(word) for word in kept]
    assert order == sorted(order)


def test_the_first_merchant_is_tried_in_a_few_places() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "1"})
    assert 1 < len(worthwhile(match)) < 10


def test_a_building_beside_merchants_and_walls_is_looked_at() -> None:
    match = table("@ # # #\n. . g . .\n. . . m", {1: "grey 1", 2: SOME})
    kept = worthwhile(match)
    assert "place grey at 3,1" in kept
    assert len([word for word in kept if word.startswith("place grey")]) == 3


def test_roofs_that_come_too_early_are_left_out() -> None:
    match = table("@\n. o\n.\n. . . k k k k\n. . . k k k k", {1: SOME, 2: SOME, 3: SOME})
    roofs = [word for word in worthwhile(match) if word.startswith("roof")]
    assert roofs == ["roof black at 3,3"]


def test_where_only_roofs_are_legal_all_are_kept() -> None:
    match = table("@\n. o . k", {2: SOME, 3: SOME})
    assert worthwhile(match) == match.legal


def test_stables_for_own_palaces_come_before_those_for_others() -> None:
    match = table(
        "@\n. o1 o . k2 k . g g", {1: "stable 1", 2: SOME}, roofs="seat 1 orange; seat 2 black"
    )
    stables = [word.split()[-1] for word in worthwhile(match) if word.startswith("place stable")]
    assert {"1,2", "2,2"} <= set(stables)
    assert not {"4,2", "5,2"} & set(stables)


def test_to_decline_is_always_looked_at() -> None:
    match = table(
        "@ #\n. g1 . k1 . n1 . o1\n.\n. g2 . k",
        {1: "stable 1", 2: SOME},
        options="last_piece=may",
    )
    kept = worthwhile(match)
    assert kept[-1] == "decline"
    assert len(kept) == 5
