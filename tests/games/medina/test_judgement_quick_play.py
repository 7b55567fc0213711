"""Quick play: one piece at a time, and no nonsense."""

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina import judgement
from tests.games.medina.table import SOME, table
from tests.games.medina.test_judgement import promised

TRIES = 12
MANY = "grey 4, black 4, brown 4, orange 4, stable 3, merchant 5, wall 7"


def choices(match: Match) -> set[str]:
    """What quick play does in a position, whim by whim."""
    engine = match.game.engine
    return {
        match.game.actions.word(int(judgement.prefer(match.state[0], engine.scratch(seed)[0])))
        for seed in range(TRIES)
    }


def verbs(match: Match) -> set[str]:
    """The same, without the places."""
    return {word.partition(" at ")[0] for word in choices(match)}


@pytest.mark.parametrize("players", [3, 4])
def test_quick_play_is_legal_to_the_end_and_the_end_is_estimated_exactly(players: int) -> None:
    match = qalat.Match("medina", players, seed=players)
    scratch = match.game.engine.scratch(players)
    while not match.over:
        match.play(int(judgement.prefer(match.state[0], scratch[0])))
    assert promised(match) == list(match.scores().values())
    assert min(match.scores().values()) > 15


def test_the_first_merchant_stands_in_many_places_none_of_them_at_the_rim() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "2"})
    words = choices(match)
    assert len(words) > TRIES // 2
    assert words <= set(match.legal)


def test_no_roof_on_a_single_building_in_the_opening() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "1"})
    for move in ("place merchant at 8,6", "place orange at 3,3"):
        match.play(move)
    assert not any(word.startswith("roof") for word in choices(match))


def test_a_large_palace_is_made_larger_and_then_roofed() -> None:
    match = table("@\n.\n. . o o o o o\n. . o o o", {1: SOME, 2: SOME, 3: SOME})
    assert verbs(match) == {"place orange"}
    match.play("place orange at 6,3")
    assert verbs(match) == {"roof orange"}


def test_a_large_palace_is_roofed_at_once_by_who_cannot_make_it_larger() -> None:
    match = table("@\n.\n. . o o o o o\n. . o o o", {1: "grey 2, wall 2", 2: SOME, 3: SOME})
    assert verbs(match) == {"roof orange"}


def test_a_blocked_palace_is_roofed_as_it_is() -> None:
    match = table(
        "@\n. o o o o m\n. o o o o m\n. m m m m", {1: "orange 2, wall 2", 2: SOME, 3: SOME}
    )
    assert verbs(match) == {"roof orange"}


def test_the_only_player_with_roofs_lays_one_as_the_second_piece() -> None:
    match = table(
        "@\n. g1 . k1 . n1 . o1\n.\n. g2 . k2 . n2 . o2\n.\n. g3 . k3 . n3 . o",
        {1: "wall 2", 2: "wall 2", 3: "orange 1, wall 1"},
        phase="piece, seat 3",
        laid="no roof",
    )
    assert verbs(match) == {"roof orange"}


def test_who_alone_is_without_a_palace_builds_on_as_long_as_it_grows() -> None:
    match = table(
        "@\n. o1 o . . . o2 o\n.\n.\n. . o o",
        {1: SOME, 2: SOME, 3: "orange 3, wall 1"},
        phase="piece, seat 3",
    )
    assert verbs(match) == {"place orange"}


def test_a_merchant_goes_beside_an_own_palace_rather_than_a_rival_s() -> None:
    match = table(
        "@\n. . g1 g\n. . . m . k2", {1: "merchant 1", 2: SOME}, roofs="seat 1 grey; seat 2 black"
    )
    assert set(match.legal) > {"place merchant at 2,2", "place merchant at 4,2"}
    assert choices(match) == {"place merchant at 2,2"}


def test_a_new_market_starts_beside_an_own_palace() -> None:
    match = table("@\n. m o1\n. o o", {1: "merchant 1", 2: "wall 1"})
    assert len(match.legal) > 100
    beside = {f"place merchant at {cell}" for cell in ("3,1", "3,2", "1,3", "2,3")}
    assert choices(match) <= beside


def test_a_wall_that_wins_a_tower_card_comes_first() -> None:
    match = table("@ # #\n. . . o1 o\n.\n.\n. g2", {1: "wall 2, merchant 1", 2: "wall 2"})
    assert choices(match) == {"place wall at north 3"}


def test_no_wall_is_given_to_a_rival_while_another_will_do() -> None:
    match = table("@ # #\n# . . o2 o\n. . .\n. . . k", {1: "wall 2", 2: "wall 2"})
    assert "place wall at north 3" not in choices(match)


def test_a_stable_goes_beside_an_own_palace() -> None:
    match = table("@\n. o1 o . . o2 o", {1: "stable 1, grey 1", 2: SOME})
    assert choices(match) <= {f"place stable at {cell}" for cell in ("1,2", "2,2", "3,1")}


def test_a_stable_that_wins_the_palace_card_comes_first() -> None:
    match = table(
        "@\n.\n. . o1 o . . o2 o\n.\n.\n. . m",
        {1: "stable 1, wall 1, merchant 1", 2: SOME},
        roofs="seat 2 orange; seat 1 orange",
    )
    assert verbs(match) == {"place stable"}


def test_a_stable_is_given_away_only_if_nothing_else_is_left() -> None:
    city = "@\n. o2 o\n.\n. m\n. k1 m\n. m"
    assert verbs(table(city, {1: "stable 1", 2: SOME})) == {"place stable"}
    assert verbs(table(city, {1: "stable 1, wall 1", 2: SOME})) == {"place wall"}


def test_buildings_of_an_own_colour_are_held_back() -> None:
    match = table("@\n. o1 o\n.\n.\n. . o o", {1: "orange 3, grey 1, wall 1", 2: SOME, 3: SOME})
    assert "place orange" not in verbs(match)


def test_a_ripe_palace_is_not_left_to_the_next_player() -> None:
    match = table(
        "@\n.\n.\n. . o o o o\n. . o o o",
        {1: MANY, 2: MANY, 3: MANY},
        laid="no roof",
    )
    assert verbs(match) == {"roof orange"}


def test_a_palace_that_needs_a_stable_to_grow_gets_it_before_the_roof() -> None:
    match = table(
        "@\n.\n.\n. . o o o o\n. . o o o o",
        {1: "stable 1, grey 1", 2: SOME, 3: SOME},
    )
    assert verbs(match) == {"place stable"}


@pytest.mark.parametrize("kind", ["stable", "wall", "merchant"])
def test_a_last_piece_that_helps_its_player_is_placed_where_it_might_be_declined(kind: str) -> None:
    match = table(
        "@ # #\n. . . g1 . k1 . m\n.\n. n1 . o1",
        {1: f"{kind} 1", 2: SOME, 3: SOME},
        options="last_piece=may",
    )
    assert "decline" in match.legal
    assert verbs(match) == {f"place {kind}"}


def test_a_last_piece_that_helps_others_alone_is_declined() -> None:
    sketch = "@\n. g g g . . . k1\n.\n. o1 . n1 . g1"
    match = table(sketch, {1: "grey 1", 2: SOME, 3: SOME}, options="last_piece=may")
    assert verbs(match) == {"decline"}


def test_a_last_roof_is_never_declined() -> None:
    sketch = "@\n. g1 . k1 . n1 . o\n.\n. g2 . k2 . n2\n"
    match = table(sketch, {2: SOME, 3: SOME}, options="last_piece=may")
    assert match.legal == ["roof orange at 7,1", "decline"]
    assert verbs(match) == {"roof orange"}
