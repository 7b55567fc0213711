"""What the deeds of Roll & Write say, and that all that lies open follows from them."""

import pytest

import qalat
from qalat.core.deeds import Deed
from qalat.core.match import Match
from qalat.core.random import below, seeded
from qalat.core.record import CHANCE
from qalat.games.roll_and_write.components import PIPS, TYPES
from qalat.games.roll_and_write.state import NOTHING, OWN, PARTS, PASSED
from tests.games.roll_and_write.table import (
    DICE,
    PAIR,
    carry_out,
    crossings,
    fresh,
    play_out,
    position,
    seat,
)

SMALL = "PSTTTT/TTTTTT/AAAAAA/CCCCCC/GGGGGG/GTTTTT"
"""A sheet with one pavilion and one palace: the setup may complete them."""
HAND = "dice: blue 2 5; yellow 3 6"


def kinds(deeds: list[Deed]) -> list[str]:
    return [deed.kind for deed in deeds]


def done_by(match: Match, *phrases: str) -> list[Deed]:
    """The deeds of some phrases."""
    before = len(match.deeds())
    carry_out(match, *phrases)
    return list(match.deeds()[before:])


def crossing(blue: int, yellow: int) -> int:
    return (yellow - 1) * PIPS + blue - 1


class Table:
    """What lies on a table by the deeds alone, put down one after another from the box on."""

    def __init__(self, rows: int) -> None:
        self.first = NOTHING
        self.rounds = 0
        self.dice = [[[0, 0], [0, 0]] for _ in range(rows)]
        self.built = [0] * rows
        self.gained = [3] * rows
        self.spent = [0] * rows
        self.count = [[0] * len(TYPES) for _ in range(rows)]
        self.paid = [[NOTHING] * len(TYPES) for _ in range(rows)]

    def put_down(self, deed: Deed) -> None:
        if "own" in deed.fields:
            self.dice[deed.seat] = [list(deed.own), list(deed.passed)]
        if "type" in deed.fields and deed.kind != "completed":
            self.count[deed.seat][deed.type] += 1
            assert self.count[deed.seat][deed.type] == deed.count
        if "crossing" in deed.fields:
            assert not self.built[deed.seat] >> deed.crossing & 1
            self.built[deed.seat] |= 1 << deed.crossing
        match deed.kind:
            case "starting_player":
                self.first = deed.seat
            case "turned":
                self.turn(self.dice[deed.seat], deed)
                self.spent[deed.seat] += deed.coins
            case "built_again":
                self.spent[deed.seat] += deed.coins
            case "coins_taken":
                self.gained[deed.seat] += deed.coins
            case "passed_on":
                assert self.dice[deed.seat][PASSED] == deed.pair
                self.dice[deed.seat][PASSED] = [0, 0]
                self.dice[deed.receiver][PASSED] = list(deed.pair)
            case "put_away":
                self.dice = [[[0, 0], [0, 0]] for _ in self.dice]
            case "completed":
                assert self.paid[deed.seat][deed.type] == NOTHING
                self.paid[deed.seat][deed.type] = deed.total
            case "round_ended":
                self.rounds += 1
                assert deed.round_number == self.rounds

    @staticmethod
    def turn(dice: list[list[int]], deed: Deed) -> None:
        """Turn a die that shows what the deed says, the own one if both do."""
        place = OWN if dice[OWN][deed.colour] == deed.was else PASSED
        assert dice[place][deed.colour] == deed.was
        dice[place][deed.colour] = deed.now

    def compare(self, match: Match) -> None:
        """Compare it with what lies open; dice by value, as a position may have them."""
        state, seats = match.state[0], len(match.seats)
        assert self.built[:seats] == state.built[:seats].tolist()
        assert self.gained[:seats] == state.gained[:seats].tolist()
        assert self.spent[:seats] == state.spent[:seats].tolist()
        assert self.count == state["count"][: len(self.count)].tolist()
        assert self.paid == state.paid[: len(self.paid)].tolist()
        if match.actor == CHANCE:
            return  # dice that are in the hand
        for number in range(seats):
            own, passed = self.dice[number]
            for colour, shown in enumerate((state.blue[number], state.yellow[number])):
                assert sorted((own[colour], passed[colour])) == sorted(shown.tolist())


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"solo": "against", "virtual_players": "4"}),
        (2, {}),
        (3, {"layout": SMALL, "coins": "40"}),
        (4, {"coins": "4"}),
        (5, {}),
    ],
    ids=str,
)
def test_all_that_lies_open_follows_from_the_deeds(seats: int, options: dict[str, str]) -> None:
    match = fresh(seats, **options)
    table, stream, put_down = Table(len(match.names)), seeded("folded", seats), 0
    while not match.over:
        match.play(match.legal_actions[int(below(stream, len(match.legal_actions)))])
        for deed in match.deeds()[put_down:]:
            table.put_down(deed)
        put_down = len(match.deeds())
        table.compare(match)
    assert table.first == (match.state[0].first if seats > 1 else NOTHING)
    scored = {match.names[deed.seat]: deed for deed in match.deeds() if deed.kind == "scored"}
    assert {name: deed.total for name, deed in scored.items()} == {
        name: points for name, points in match.scores().items() if name in scored
    }
    assert {name: deed.points for name, deed in scored.items()} == {
        name: list(parts.values()) for name, parts in match.parts().items() if name in scored
    }
    assert len(scored) == (len(match.names) if options.get("solo") else seats)


def test_the_setup_is_a_draw_three_builds_each_and_the_first_dice() -> None:
    match = fresh(2)
    assert match.deeds() == []
    (drawn,) = done_by(match, "first seat 2")
    assert (drawn.kind, drawn.seat) == ("starting_player", 1)
    founded = done_by(match, "roll blue 1 yellow 1", "roll blue 2 yellow 1")
    assert [(deed.kind, deed.seat, deed.crossing) for deed in founded] == [
        ("founded", 1, 0),
        ("founded", 0, 1),
    ]
    carry_out(match, *[f"roll blue 3 yellow {1 + turn // 2}" for turn in range(4)])
    (virtual, *_) = done_by(match, *["virtual 1 builds castle"] * 3)
    assert (virtual.kind, virtual.seat, TYPES[virtual.type]) == ("virtual_founded", 2, "castle")
    laid = done_by(match, "roll blue 1 yellow 4", "roll blue 6 yellow 6", "roll blue 2 yellow 5")
    assert [(deed.kind, deed.seat, deed.place, deed.own, deed.passed) for deed in laid] == [
        ("rolled", 1, OWN, [1, 4], [0, 0]),
        ("rolled", 0, OWN, [6, 6], [0, 0]),
        ("rolled", 1, PASSED, [1, 4], [2, 5]),
    ]


def test_after_a_build_the_other_pair_goes_on_and_the_used_one_is_rolled() -> None:
    match = position("players: 3", seat(1, HAND), seat(2, PAIR), seat(3, PAIR))
    carry_out(match, "turn blue 2 up")
    built, passed = done_by(match, "build blue 3 yellow 6")
    assert (built.kind, built.crossing, built.own, built.passed) == (
        "built", crossing(3, 6), [3, 6], [5, 3],
    )  # fmt: skip
    assert (passed.kind, passed.seat, passed.receiver, passed.pair) == ("passed_on", 0, 1, [5, 3])
    rolled, ended = done_by(match, "roll blue 4 yellow 4")
    assert (rolled.kind, rolled.seat, rolled.own, rolled.passed) == ("rolled", 0, [4, 4], [0, 0])
    assert (ended.kind, ended.seat) == ("turn_ended", 0)


def test_of_two_equal_dice_one_is_built_with_and_the_other_goes_on() -> None:
    spent = "coins: 3 gained, 3 spent"
    own = seat(1, "dice: blue 4 4; yellow 3 6", spent)
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    built, passed = done_by(match, "build blue 4 yellow 6")
    assert (built.own, built.passed, passed.pair) == ([4, 6], [4, 3], [4, 3])


def test_a_turned_die_says_what_it_showed_and_what_that_cost() -> None:
    match = position("players: 3", seat(1, HAND), seat(2, PAIR), seat(3, PAIR))
    up, down = done_by(match, "turn blue 2 up", "turn yellow 6 down")
    assert (up.kind, up.seat, up.colour, up.was, up.now, up.coins) == ("turned", 0, 0, 2, 3, 1)
    assert (down.colour, down.was, down.now) == (1, 6, 5)


def test_a_second_build_costs_coins_and_all_dice_are_rolled_and_a_pair_is_kept() -> None:
    match = position("players: 3", seat(1, HAND), seat(2, PAIR), seat(3, PAIR))
    assert kinds(done_by(match, "build blue 2 yellow 6")) == ["built"]
    (again,) = done_by(match, "build again")
    assert (again.kind, again.crossing, again.coins) == ("built_again", crossing(5, 3), 3)
    (rolled,) = done_by(match, "roll blue 1 2 yellow 3 4")
    assert (rolled.kind, rolled.own, rolled.passed) == ("rolled_all", [1, 3], [2, 4])
    assert rolled.step - rolled.first == 1
    kept, passed, ended = done_by(match, "keep blue 2 yellow 3")
    assert (kept.kind, kept.own, kept.passed) == ("kept", [2, 3], [1, 4])
    assert (passed.kind, passed.receiver, passed.pair) == ("passed_on", 1, [1, 4])
    assert ended.kind == "turn_ended"


def test_to_leave_out_a_second_build_is_a_deed_and_the_pair_goes_on() -> None:
    match = position("players: 3", seat(1, HAND), seat(2, PAIR), seat(3, PAIR))
    carry_out(match, "build blue 2 yellow 6")
    declined, passed = done_by(match, "end")
    assert (declined.kind, passed.kind, passed.pair) == ("declined", "passed_on", [5, 3])


def test_coins_beyond_the_sheet_are_lost() -> None:
    own = seat(1, DICE, "coins: 19 gained, 0 spent", built="11 12 21 22")
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    (taken,) = done_by(match, "take coins")
    assert (taken.kind, taken.coins, taken.lost) == ("coins_taken", 1, 3)


def test_a_build_says_how_far_its_type_and_its_lines_are() -> None:
    own = seat(1, HAND, built="13 23 33 43 51 52 54 55 56")
    match = position("players: 3", own, seat(2, PAIR), seat(3, PAIR))
    (built, *_) = done_by(match, "build blue 5 yellow 3")
    assert (TYPES[built.type], built.row_points, built.column_points) == ("castle", 5, 10)
    assert (built.count, built.boxes) == (match.state[0]["count"][0, built.type], 6)


def test_a_single_player_keeps_all_dice_and_nothing_is_passed_on() -> None:
    def alone(built: str = "") -> Match:
        return position(
            "players: 1", seat(1, HAND, built=built), *("virtual 1:\n  built: -", "virtual 2:")
        )

    match = alone()
    assert kinds(done_by(match, "build blue 2 yellow 6")) == ["built"]
    assert kinds(done_by(match, "end")) == ["declined"]
    rolled, ended = done_by(match, "roll blue 1 yellow 1")
    assert (rolled.own, rolled.passed, ended.kind) == ([1, 1], [5, 3], "turn_ended")
    (virtual,) = done_by(match, "virtual 1 builds tower")
    assert (virtual.kind, virtual.seat, TYPES[virtual.type], virtual.count, virtual.boxes) == (
        "virtual_built", 1, "tower", 1, 8,
    )  # fmt: skip
    assert kinds(done_by(match, "virtual 2 builds tower")) == ["virtual_built", "round_ended"]
    match = alone()
    taken, rolled, ended = done_by(match, "take coins", "roll blue 1 2 yellow 3 4")
    assert kinds([taken, rolled, ended]) == ["coins_taken", "rolled_all", "turn_ended"]


def completing(*options: str, number: int = 4, seats: int = 2) -> Match:
    """The last seat ends the round; seat 1 has so many of the four palaces, a virtual one three."""
    others = [seat(each, PAIR) for each in range(2, seats)]
    last = [seat(seats, DICE, "coins: 3 gained, 3 spent")] if seats > 1 else []
    own = seat(1, PAIR if seats > 1 else DICE, built=crossings(("S", number)))
    return position(
        f"players: {seats}", *options, f"phase: action, seat {seats}", "round: 9",
        own, *others, *last, "virtual 1:", "  built: palace 3",
    )  # fmt: skip


def test_who_completes_a_type_in_one_round_shares_and_a_virtual_player_burns() -> None:
    match = completing()
    carry_out(match, "take coins", "roll blue 1 2 yellow 3 4", "keep blue 1 yellow 3")
    virtual, one, other, ended = done_by(match, "virtual 1 builds palace")
    assert (virtual.count, virtual.boxes) == (4, 4)
    result = [(each.seat, TYPES[each.type], each.total, each.burnt) for each in (one, other)]
    assert result == [(0, "palace", 13, 0), (2, "palace", 13, 1)]
    assert (one.sharing, one.gone) == (2, 0)
    assert (ended.kind, ended.round_number) == ("round_ended", 9)


def test_against_virtual_players_nothing_is_burnt_and_all_of_them_score() -> None:
    match = completing("options: solo=against", seats=1)
    carry_out(match, "take coins", "roll blue 1 2 yellow 3 4", "virtual 1 builds palace")
    _, one, other, _ = done_by(match, "virtual 2 builds tower")
    assert [(each.seat, each.total, each.burnt) for each in (one, other)] == [
        (0, 13, 0),
        (1, 13, 0),
    ]
    scored = [deed for deed in play_out(match).deeds() if deed.kind == "scored"]
    assert [deed.seat for deed in scored] == [0, 1, 2]
    assert [dict(zip(PARTS, deed.points, strict=True))["bonus"] for deed in scored] == [0, 21, 21]


def test_who_completes_later_finds_places_gone() -> None:
    own = seat(1, PAIR, built=crossings(("S", 4)))
    other = seat(2, PAIR, "paid: palace 17", built=crossings(("S", 4)))
    last = seat(3, DICE, "coins: 3 gained, 3 spent")
    match = position("players: 3", "phase: action, seat 3", "round: 9", own, other, last)
    carry_out(match, "take coins", "roll blue 1 2 yellow 3 4")
    deeds = done_by(match, "keep blue 1 yellow 3")
    assert kinds(deeds) == ["kept", "passed_on", "turn_ended", "completed", "round_ended"]
    assert (deeds[3].seat, deeds[3].total, deeds[3].gone, deeds[3].sharing) == (0, 9, 1, 1)


def test_what_the_setup_completes_is_paid_behind_round_1_of_a_layout_of_ones_own() -> None:
    match = fresh(3, layout=SMALL)
    carry_out(match, "first seat 1", "roll blue 1 yellow 1")
    (founded,) = [deed for deed in match.deeds() if deed.kind == "founded"]
    assert (founded.count, founded.boxes) == (1, 1)
    while match.state[0].round_number < 2:
        match.play(match.legal_actions[0])
    completed = [deed for deed in match.deeds() if deed.kind == "completed"]
    assert (completed[0].seat, TYPES[completed[0].type]) == (0, "pavilion")
    assert kinds(list(match.deeds())[-1:]) == ["round_ended"]


def test_behind_the_last_turn_the_dice_are_put_away_and_everybody_scores() -> None:
    match = position(
        "players: 3", "phase: action, seat 3", "round: 18", "first: seat 1",
        seat(1, PAIR), seat(2, PAIR), seat(3, HAND, "coins: 3 gained, 3 spent"),
    )  # fmt: skip
    deeds = done_by(match, "build blue 2 yellow 6")
    assert kinds(deeds) == [
        "built", "put_away", "turn_ended", "round_ended", "scored", "scored", "scored",
        "game_ended",
    ]  # fmt: skip
    assert deeds[2].seat == 2


def test_deeds_are_known_of_a_game_that_begins_in_the_middle() -> None:
    match = position("players: 3", seat(1, HAND), seat(2, PAIR), seat(3, PAIR))
    assert match.deeds() == []
    done_by(match, "take coins")
    again = qalat.read(str(match.log))
    assert again.deeds() == match.deeds()
