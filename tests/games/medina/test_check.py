"""Everything that can be wrong with a position: each flaw is provoked, and is named."""

from collections.abc import Callable
from typing import Any

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina import rules
from tests.games.medina.table import table

NAMES = (
    "pieces", "sizes", "distance", "growths", "gates", "roofed", "cards", "gone", "notes",
    "actor", "moment", "absent", "last",
)  # fmt: skip
FLAW = dict(zip(NAMES, rules.FLAWS, strict=True))
Damage = Callable[[Any], None]


def good() -> Match:
    return table(
        """
        @ #  #
        # g1 s . k2 k
        . .  m m .  .
        . .  . . .  n
        """,
        {1: "wall 2, grey 1", 2: "stable 1", 3: "orange 2"},
    )


def flaws(match: Match, damage: Damage, *, refreshed: bool = False) -> list[str]:
    """What is found wrong after some damage; asking changes nothing."""
    states, scratch = match.state, match.game.engine.scratch()
    damage(states[0])
    if refreshed:
        match.game.engine.driver.refresh(states, 0, scratch)
    before = states.tobytes()
    found = match.game.flaws(states, 0, scratch)
    assert states.tobytes() == before
    return found


def no_damage(state: Any) -> None:
    """Leave everything as it is."""


def put(field: str, value: int, *place: int) -> Damage:
    """Damage: one number of a field is another one."""

    def damage(state: Any) -> None:
        if place:
            state[field][place] = value
        else:
            state[field] = value

    return damage


def test_a_sound_position_has_no_flaw() -> None:
    assert flaws(good(), no_damage) == []


DAMAGES: list[tuple[str, Damage]] = [
    ("pieces", put("box", 3, 4)),
    ("pieces", put("box", -1, 0)),
    ("sizes", put("supply_size", 5, 0)),
    ("sizes", put("supply", 11, 0, 6)),
    ("sizes", put("supply", -1, 0, 6)),
    ("gates", put("arm", 15, 1)),
    ("gates", put("arm", -1, 1)),
    ("roofed", put("roof", 30, 0, 0)),
    ("roofed", put("roof", 176, 0, 0)),
    ("roofed", put("roof", -2, 0, 0)),
    ("roofed", put("roof", 4, 1, 1)),
    ("roofed", put("roof", 3, 0, 1)),
    ("roofed", put("rank", 0, 0, 0)),
    ("roofed", put("rank", -1, 0, 0)),
    ("roofed", put("rank", 17, 0, 0)),
    ("roofed", put("rank", 2, 0, 0)),
    ("roofed", put("rank", 1, 2, 2)),
    ("cards", put("palace_card", 2, 1)),
    ("cards", put("palace_card", -1, 1)),
    ("cards", put("palace_card", 0, 3)),
    ("cards", put("tower_card", 1, 0)),
    ("cards", put("tower_card", -1, 0)),
    ("cards", put("tower_card", 0, 1)),
    ("notes", put("near", -1, 0)),
    ("notes", put("near", 5, 100)),
    ("notes", put("plane", 0, 2, 7)),
    ("actor", put("actor", 3)),
    ("actor", put("actor", -1)),
    ("actor", put("phase", 0)),
    ("actor", put("phase", 3)),
    ("moment", put("laid", 3)),
    ("moment", put("laid", -1)),
    ("moment", put("phase", 1)),
    ("absent", put("youngest", 3)),
    ("absent", put("youngest", -2)),
    ("absent", put("palace_card", 3, 0)),
    ("absent", put("tower_card", -2, 0)),
    ("absent", put("supply_size", 1, 3)),
    ("absent", put("roof", 3, 3, 1)),
    ("absent", put("rank", 3, 3, 1)),
]


@pytest.mark.parametrize(
    ("name", "damage"),
    [pytest.param(*each, id=f"{each[0]} {number}") for number, each in enumerate(DAMAGES)],
)
def test_damage_is_found_and_named(name: str, damage: Damage) -> None:
    assert FLAW[name] in flaws(good(), damage)


@pytest.mark.rule("MED-R1", "MED-R2")
@pytest.mark.parametrize("colour", [0, 1])
def test_a_roof_on_a_palace_of_another_colour_or_of_another_owner_is_a_flaw(colour: int) -> None:
    def second_roof(state: Any) -> None:
        state.roof[2, colour] = 3
        state.rank[2, colour] = 3

    assert FLAW["roofed"] in flaws(good(), second_roof, refreshed=True)


def test_an_actor_who_could_place_nothing_is_a_flaw() -> None:
    def empty_handed(state: Any) -> None:
        state.actor = 2
        state.box[3] += state.supply[2, 3]
        state.supply[2, 3] = state.supply_size[2] = 0
        state.roof[2, 2] = 36
        state.rank[2, 2] = 3
        state.palace_card[2] = 2

    assert flaws(good(), empty_handed, refreshed=True) == [FLAW["moment"]]


def test_a_first_roof_of_a_turn_needs_a_roof_in_the_city() -> None:
    def roofless(state: Any) -> None:
        state.actor, state.laid = 2, 2

    assert flaws(good(), roofless) == [FLAW["moment"]]
    assert flaws(good(), put("laid", 2)) == []


def test_a_game_that_could_go_on_is_not_over() -> None:
    def over(state: Any) -> None:
        state.phase, state.actor = 3, -2

    assert flaws(good(), over) == [FLAW["moment"]]


def test_a_finished_game_has_nothing_laid() -> None:
    match = table("@", {1: "wall 1"})
    match.play("place wall at north 1")
    assert flaws(match, no_damage) == []
    assert flaws(match, put("laid", 1)) == [FLAW["moment"]]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_setup_is_sound_and_asks_for_an_empty_city_and_a_spare_merchant(seats: int) -> None:
    drawn = qalat.Match("medina", seats, draws=False)
    asked = qalat.Match("medina", seats, options={"youngest": "1"})
    for match in (drawn, asked):
        assert flaws(match, no_damage) == []
        assert flaws(match, put("laid", 1)) == [FLAW["moment"]]

        def without_merchant(state: Any) -> None:
            state.box[5] -= 1
            state.piece[100] = 6

        assert flaws(match, without_merchant, refreshed=True) == [FLAW["moment"]]
    assert flaws(drawn, put("youngest", 1)) == [FLAW["moment"]]
    assert flaws(asked, put("youngest", 1)) == [FLAW["moment"]]


def test_a_setup_without_a_merchant_in_the_box_is_a_flaw() -> None:
    def spent(state: Any) -> None:
        state.box[5] = 0

    assert FLAW["moment"] in flaws(qalat.Match("medina", 3, draws=False), spent)


@pytest.mark.rule("MED-B2")
@pytest.mark.parametrize(
    "sketch",
    ["@\n. g k", "@\n. g .\n. . g", "@\n. s", "@\n. g s s", "@\n. g s k", "@\n. g s .\n. . . k"],
    ids=["beside", "corner", "lone stable", "stable on stable", "between", "stable near"],
)
def test_palaces_too_near_and_stray_stables_are_refused(sketch: str) -> None:
    with pytest.raises(qalat.Illegal, match="two palaces are next to each other"):
        table(sketch)


@pytest.mark.rule("MED-B4")
def test_two_palaces_of_one_colour_that_could_both_grow_are_refused() -> None:
    with pytest.raises(qalat.Illegal, match="two palaces of one colour could both grow"):
        table("@\n. g . g")
    table("@\n. g1 . g")


@pytest.mark.rule("MED-R3")
def test_a_colour_roofed_by_all_is_in_no_supply() -> None:
    with pytest.raises(qalat.Illegal, match="everybody has roofed"):
        table("@\n. g1 . g2 . g3", {1: "grey 1, wall 1"})


@pytest.mark.rule("MED-T4")
@pytest.mark.parametrize(
    ("options", "supply", "declined", "seat"),
    [
        ("last_piece=must", "-", 1, 0),
        ("last_piece=may", "wall 1", 1, 0),
        ("last_piece=may", "-", 2, 0),
        ("last_piece=may", "-", 1, 1),
        ("last_piece=may", "-", 1, 3),
    ],
    ids=["not allowed", "more behind the screen", "neither yes nor no", "two roofs", "nobody"],
)
def test_a_declined_piece_that_nobody_can_have_declined_is_a_flaw(
    options: str, supply: str, declined: int, seat: int
) -> None:
    sketch = "@\n. g1 . k1 . n1 . o\n.\n. g2 . k2 . n\n"
    match = table(sketch, {1: supply, 3: "wall 2"}, phase="piece, seat 3", options=options)
    assert FLAW["last"] in flaws(match, put("declined", declined, seat))
    if options == "last_piece=may" and supply == "-":
        assert flaws(match, put("declined", 1, 0)) == []
