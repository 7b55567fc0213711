"""What the deeds of Medina say, and that all that lies open follows from them."""

import pytest

import qalat
from qalat.core.deeds import Deed
from qalat.core.match import Match
from qalat.core.random import below, seeded
from qalat.games.medina.components import COLOURS, KINDS, MERCHANTS
from qalat.games.medina.rules.walls import arm_at
from qalat.games.medina.state import MERCHANT, STABLE
from tests.games.medina.table import table

ROOF = len(KINDS)


def kinds(deeds: list[Deed]) -> list[str]:
    return [deed.kind for deed in deeds]


def done_by(match: Match, phrase: str) -> list[Deed]:
    """The deeds of one phrase."""
    before = len(match.deeds())
    match.play(phrase)
    return list(match.deeds()[before:])


def compare_folded(match: Match) -> None:
    """Put down what the deeds say on an empty table, and compare it with what lies open."""
    opening = qalat.Match(
        "medina", len(match.seats), seed=0, options=match.options, draws=False
    ).state
    state = opening[0]
    for deed in match.deeds():
        match deed.kind:
            case "youngest":
                state.youngest = deed.seat
            case "opened":
                state.piece[deed.cell] = MERCHANT
                state.box[MERCHANTS] -= 1
            case "built" | "attached" | "traded" | "walled":
                put_down(state, deed)
                state.supply_size[deed.seat] -= 1
            case "roofed":
                state.roof[deed.seat, deed.colour] = deed.palace
            case "declined":
                state.declined[deed.seat] = 1
                state.supply_size[deed.seat] = 0
                if deed.piece < ROOF:
                    state.box[deed.piece] += 1
            case "palace_card":
                assert state.palace_card[deed.colour] == deed.giver
                state.palace_card[deed.colour] = deed.seat
            case "tower_card":
                assert state.tower_card[deed.tower] == deed.giver
                state.tower_card[deed.tower] = deed.seat
            case "colour_gone":
                state.supply_size[: len(deed.lost)] -= deed.lost
                state.box[deed.colour] += sum(deed.lost)
    for field in ("youngest", "piece", "arm", "roof", "box", "supply_size", "declined",
                  "palace_card", "tower_card"):  # fmt: skip
        assert state[field].tolist() == match.state[0][field].tolist(), field


def put_down(state, deed: Deed) -> None:  # type: ignore[no-untyped-def]
    """Put down a piece of a supply."""
    if deed.kind == "walled":
        state.arm[arm_at(state, deed.cell)] += 1
    else:
        assert state.piece[deed.cell] == 0
        kind = {"built": deed.fields.get("colour", 0) + 1, "attached": STABLE, "traded": MERCHANT}
        state.piece[deed.cell] = kind[deed.kind]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {"last_piece": "may"}), (3, {"youngest": "2"}), (4, {"open_supplies": "yes"})],
    ids=str,
)
def test_all_that_lies_open_follows_from_the_deeds(seats: int, options: dict[str, str]) -> None:
    match = qalat.Match("medina", seats, seed=seats, options=options)
    stream = seeded("folded", seats)
    while not match.over:
        roofs = [each for each in match.legal_actions if match.game.actions.family(each).name in
                 ("roof", "decline")]  # fmt: skip
        actions = roofs if roofs and below(stream, 4) == 0 else match.legal_actions
        match.play(actions[int(below(stream, len(actions)))])
    compare_folded(match)
    scored = {match.seats[deed.seat]: deed for deed in match.deeds() if deed.kind == "scored"}
    assert {name: deed.total for name, deed in scored.items()} == match.scores()
    assert {name: deed.points for name, deed in scored.items()} == {
        name: list(parts.values()) for name, parts in match.parts().items()
    }
    assert kinds(list(match.deeds()[-2:])) == ["scored", "game_ended"]


def test_a_turn_ends_behind_its_second_piece_and_not_behind_the_first_merchant() -> None:
    match = qalat.Match("medina", ["ada", "ben", "cem"], seed=1, options={"youngest": "1"})
    assert match.deeds() == []
    assert kinds(done_by(match, "place merchant at 5,5")) == ["opened"]
    assert kinds(done_by(match, "place grey at 2,2")) == ["built"]
    assert kinds(done_by(match, "place wall at north 1")) == ["walled", "turn_ended"]


def test_a_building_says_how_large_its_palace_is_now() -> None:
    match = table("""
        @ . . .
        . g g .
    """)  # fmt: skip
    (deed, *_) = done_by(match, "place grey at 3,1")
    assert (deed.kind, deed.seat, COLOURS[deed.colour], deed.pieces) == ("built", 0, "grey", 3)
    (deed, *_) = done_by(match, "place stable at 2,2")
    assert (deed.kind, deed.pieces, deed.owner) == ("attached", 4, -1)


def test_a_roof_says_what_its_palace_is_worth_and_takes_the_cards() -> None:
    match = table("""
        @ # . .
        # g g .
        . m . .
    """)  # fmt: skip
    roof, palace, tower = done_by(match, "roof grey at 1,1")
    assert (roof.kind, roof.palace, roof.pieces, roof.worth) == ("roofed", 0, 2, 5)
    assert (palace.kind, palace.seat, palace.giver) == ("palace_card", 0, -1)
    assert (tower.kind, tower.tower, tower.giver) == ("tower_card", 0, -1)


def test_a_piece_that_is_declined_is_shown_and_the_turn_ends() -> None:
    sketch = """
        @ . . . . . . . . . . .
        . g1 . k1 . n1 . o1 . g2 . k2
        . . . . . . . . . . . .
        . n2 . o2 . g3 . k3 . n3 . o3
    """
    match = table(sketch, {1: "wall 1", 2: "wall 3"}, options="last_piece=may")
    declined, ended = done_by(match, "decline")
    assert (declined.kind, declined.seat, KINDS[declined.piece]) == ("declined", 0, "wall")
    assert (ended.kind, ended.seat) == ("turn_ended", 0)
