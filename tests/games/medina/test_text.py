"""Positions, maps and wording: what is written can be read, and what cannot be read is told."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.errors import Refusal
from qalat.core.match import Match
from tests.games.medina.table import city, table, text

HEADER = "qalat position 1\ngame: medina 1\n"


def assert_round_trip(match: Match) -> None:
    again = qalat.read(str(match))
    assert str(again) == str(match)
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seats", [3, 4])
def test_positions_of_every_phase_of_a_whole_game_are_read_again(seats: int) -> None:
    random = Random(seats)
    match = qalat.Match("medina", seats, options={"open_supplies": "yes"}, draws=False)
    step = 0
    while not match.over:
        if step < 4 or step % 9 == 0:
            assert_round_trip(match)
        match.play(random.choice(match.legal_actions))
        step += 1
    assert_round_trip(match)


def test_a_position_is_a_map_that_can_be_read() -> None:
    match = table(
        """
        @ #  #
        # g1 g . k2
        . s  m m .
        """,
        {1: "wall 2, grey 1"},
    )
    shown = str(match).splitlines()
    assert shown[7:11] == [
        "         1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16",
        "      @  #  #  .  .  .  .  .  .  .  .  .  .  .  .  .  .  @",
        "   1  #  g1 g  .  k2 .  .  .  .  .  .  .  .  .  .  .  .  .",
        "   2  .  s  m  m  .  .  .  .  .  .  .  .  .  .  .  .  .  .",
    ]
    assert shown[21:] == [
        "roofs: seat 1 grey; seat 2 black",
        "palace cards: grey seat 1; black seat 2",
        "tower cards: northwest seat 1",
        "seat 1:",
        "  supply: grey 1, wall 2",
        "seat 2:",
        "  supply: -",
        "seat 3:",
        "  supply: -",
    ]


def test_what_is_left_out_is_out_of_the_game() -> None:
    match = table("@\n. g", {1: "wall 2"})
    assert match.state[0].box.tolist() == [19, 20, 20, 20, 12, 25, 30]
    assert match.options == {
        "final_tie": "shared",
        "open_supplies": "no",
        "youngest": "drawn",
        "last_piece": "must",
    }


def test_a_roof_may_be_marked_on_any_building_of_its_palace() -> None:
    assert str(table("@\n. g g2 g")) == str(table("@\n. g2 g g"))


def test_cards_that_no_line_names_lie_as_the_roofs_would_have_put_them() -> None:
    sketch = "@ # # # # #\n. g1 . g2 g s . . g3 g\n"
    first = table(sketch, {1: "wall 1"}, roofs="seat 1 grey; seat 2 grey; seat 3 grey")
    assert "palace cards: grey seat 2\ntower cards: northwest seat 2\n" in str(first)
    second = table(sketch, {1: "wall 1"}, roofs="seat 2 grey; seat 3 grey; seat 1 grey")
    assert "palace cards: grey seat 2\ntower cards: northwest seat 1\n" in str(second)


def test_a_hidden_supply_is_a_number_and_cannot_be_read_back() -> None:
    match = qalat.Match("medina", 3, seed=2)
    with pytest.raises(qalat.Unreadable, match="found '46 pieces', expected the pieces"):
        qalat.read(str(match.view(match.seats[0])))


def test_a_record_is_read_and_written_again_as_the_same() -> None:
    random = Random(3)
    match = qalat.Match("medina", ["ada", "ben", "cem", "dora"], seed=3)
    while not match.over:
        match.play(random.choice(match.legal_actions))
    again = qalat.read(str(match.log))
    assert str(again.log) == str(match.log)
    assert again.state.tobytes() == match.state.tobytes()


ALL_ROOFS = "@\n. g1 . k1 . n1 . o1\n.\n. g2 . k2 . n2 . o2\n.\n. g3 . k3 . n . o"


def test_the_option_and_a_declined_piece_are_written_only_where_there_are_such() -> None:
    shown = str(table(ALL_ROOFS, {1: "wall 1"}))
    assert "last" not in shown
    match = table(ALL_ROOFS, {1: "wall 1", 2: "wall 1"}, options="last_piece=may")
    match.play("decline")
    shown = str(match)
    assert "options: final_tie=shared, open_supplies=no, youngest=drawn, last_piece=may\n" in shown
    assert "seat 1:\n  supply: -\n  last piece: declined\nseat 2:\n  supply: wall 1\n" in shown
    assert_round_trip(match)
    assert match.log.lines()[-1] == "player 1: decline"


def test_a_record_of_a_game_without_the_option_says_nothing_of_it() -> None:
    match = qalat.Match("medina", 3, seed=1)
    assert "options: final_tie=shared, open_supplies=no, youngest=drawn\n" in str(match.log)
    match = qalat.Match("medina", 3, seed=1, options={"last_piece": "may"})
    assert "youngest=drawn, last_piece=may\n" in str(match.log)


GOOD = text(
    "@ # #\n. g1 g . k2\n. s m m",
    {1: "wall 2, grey 1"},
    laid="nothing",
    roofs="seat 1 grey; seat 2 black",
)

UNREADABLE = [
    ("players: 3", "players: 5", "line 3: found '5', expected a whole number from 3 to 4"),
    ("players: 3", "players: x", "found 'x'"),
    ("players: 3\n", "", "before it"),
    ("players: 3", "players: 3\nplayers: 3", "a second time"),
    ("phase: piece, seat 1", "phase: peace, seat 1", "one of youngest, first merchant"),
    ("phase: piece, seat 1", "phase: piece, seat 4", "from 1 to 3"),
    ("phase: piece, seat 1", "phase: piece, chair 1", '"seat N"'),
    ("phase: piece, seat 1", "phase", '"key: value"'),
    ("  supply: wall 2, grey 1", "  last piece: kept", "one of declined"),
    ("laid: nothing", "laid: two", "one of nothing, no roof, a roof"),
    ("laid: nothing", "bag: 3", "one of players, options"),
    ("laid: nothing", "options: ties=shared", "name=value of final_tie"),
    ("laid: nothing", "options: final_tie=none", "final_tie to be one of"),
    ("laid: nothing", "options: final_tie=shared, final_tie=shared", "each option once"),
    ("laid: nothing", "options: final_tie=shared,,", "something between"),
    ("laid: nothing", "palace cards: pink seat 1", "one of grey, black"),
    ("laid: nothing", "palace cards: grey seat 1; grey seat 1", "each card once"),
    ("laid: nothing", "tower cards: northwest 1", '"seat N"'),
    ("laid: nothing", "city: none", "the map in the lines below"),
    ("roofs: seat 1 grey; seat 2 black", "roofs: seat 1 grey", 'other "roofs" than on the map'),
    ("roofs: seat 1 grey; seat 2 black", "roofs: seat 1 pink", "one of grey, black"),
    ("k2 . .", "k1 . k1", "line 7: found a second black roof of seat 1"),
    ("k2", "k4", "a seat behind a building"),
    ("k2", "x", "one of . g k n o s m"),
    ("k2", "m2", "a seat behind a building"),
    ("  @ # #", "  # # #", "a tower, @, at both ends"),
    ("  @ # #", "  @ . #", "walls, #, from the towers on"),
    ("  @ # #", "  @ # x", "walls, #, from the towers on"),
    ("  @ # #", "  @ # # #", "16 cells between"),
    ("seat 1:\n", "seat 1: x\n", "nothing after the seat"),
    ("seat 1:\n", "seat 1:\nseat 1:\n", "each line once"),
    ("seat 1:\n", "seat 1:\n  hand: 3\n", "one of supply, last piece, seat N"),
    ("seat 1:\n", "seat 1:\ncity:\n", "one of supply"),
    ("wall 2, grey 1", "wall 2, wall 1", "each kind once"),
    ("wall 2, grey 1", "wall 33", "from 1 to 32"),
    ("wall 2, grey 1", "wall 0", "from 1 to 32"),
    ("wall 2, grey 1", "gold 1", "one of grey, black"),
]


@pytest.mark.parametrize(("old", "new", "expected"), UNREADABLE)
def test_a_position_that_cannot_be_read_is_refused_with_the_reason(
    old: str, new: str, expected: str
) -> None:
    assert old in GOOD
    with pytest.raises(qalat.Unreadable) as refused:
        qalat.read(HEADER + GOOD.replace(old, new, 1))
    assert expected in str(refused.value)


def test_a_map_needs_all_its_lines_and_its_players() -> None:
    with pytest.raises(qalat.Unreadable, match="found no map, expected a map"):
        qalat.read(HEADER + "players: 3\ncity:\nlaid: nothing")
    with pytest.raises(qalat.Unreadable, match="11 rows of the city and two of its rim"):
        qalat.read(HEADER + "players: 3\ncity:\n  @ @\n")
    with pytest.raises(qalat.Unreadable, match="before it"):
        qalat.read(HEADER + "city:\n  @ @\n")
    with pytest.raises(qalat.Unreadable, match="the number of players"):
        qalat.read(HEADER)


def test_more_pieces_than_the_box_has_are_refused() -> None:
    full = "@\n" + "\n".join(". " + "m " * 13 for _ in range(2))
    with pytest.raises(qalat.Unreadable, match="1 merchant too many, expected 25 in all"):
        table(full, {1: "wall 1"})


def test_rows_and_columns_may_be_numbered_or_not() -> None:
    plain = HEADER + text("@\n. g", {1: "wall 2"})
    rows = city("@\n. g").splitlines()
    labelled = [rows[0], *(f"{y} {row}" for y, row in enumerate(rows[1:-1], start=1)), rows[-1]]
    numbers = " ".join(str(x) for x in range(1, 17))
    drawn = "\n".join(f"  {row}" for row in [numbers, *labelled])
    whole = HEADER + f"players: 3\nphase: piece, seat 1\ncity:\n{drawn}\nseat 1:\n  supply: wall 2"
    assert str(qalat.read(whole)) == str(qalat.read(plain))


PHRASES = [
    ("place orange at 4,7", "place orange at 4,7"),
    ("place orange 4,7", "place orange at 4,7"),
    ("Place OR at 4,7", "place orange at 4,7"),
    ("place wall at north 1", "place wall at north 1"),
    ("place wall n 1", "place wall at north 1"),
    ("place merchant at 8,8", "place merchant at 8,8"),
    ("roof grey", "roof grey at 1,1"),
    ("roof 2,1", "roof grey at 1,1"),
    ("roof", "roof grey at 1,1"),
    ("roof g at 2,1", "roof grey at 1,1"),
    ("place stable at 3,1", "place stable at 3,1"),
]


@pytest.mark.parametrize(("phrase", "meant"), PHRASES)
def test_a_phrase_stands_for_an_action(phrase: str, meant: str) -> None:
    match = table("@\n. g g")
    match.play(phrase)
    assert str(match.log).splitlines()[-2].endswith(f": {meant}")


NOT_PHRASES = [
    ("", 'expected "place orange at 4,7"'),
    ("place", 'expected "place orange at 4,7"'),
    ("build orange", 'expected "place orange at 4,7"'),
    ("place b at 4,7", "a piece: grey, black"),
    ("place pink at 4,7", "a piece: grey, black"),
    ("place grey at 17,1", "a cell from 1,1 to 16,11"),
    ("place grey at 1,12", "a cell from 1,1 to 16,11"),
    ("place grey at 0,1", "a cell from 1,1 to 16,11"),
    ("place grey at x", "a cell from 1,1 to 16,11"),
    ("place grey at 4,7 8", "one cell"),
    ("place wall at up 1", "a side: north"),
    ("place wall at east 12", "a place from 1 to 11"),
    ("place wall at north 1 2", "a wall cell such as"),
    ("roof grey black", "a palace such as"),
    ("roof pink", "a colour: grey"),
    ("roof grey at 99,99", "a cell from 1,1 to 16,11"),
    ("youngest seat 9", "an action of Medina"),
]


@pytest.mark.parametrize(("phrase", "expected"), NOT_PHRASES)
def test_a_phrase_that_cannot_be_read_is_refused_with_what_could(
    phrase: str, expected: str
) -> None:
    with pytest.raises(qalat.Unreadable) as refused:
        table("@\n. g g").play(phrase)
    assert expected in str(refused.value)


def test_a_vague_placement_is_answered_with_what_it_could_be() -> None:
    with pytest.raises(qalat.Ambiguous, match="place grey at 3,1; place grey at 1,2"):
        table("@\n. g g").play("place grey")
    with pytest.raises(qalat.Ambiguous, match="north 1; place wall at north 16"):
        table("@").play("place wall at north")


WHOLE = [str(qalat.Match("medina", 3, seed=1, options={"open_supplies": "yes"})), HEADER + GOOD]
JUNK = st.text(alphabet="@#.gknosm1234:;,-\n xé٣", max_size=6)


@given(st.sampled_from(WHOLE), st.integers(0, 10**4), st.integers(0, 30), JUNK)
def test_a_damaged_position_is_read_or_refused_in_words(
    whole: str, start: int, length: int, junk: str
) -> None:
    place = start % len(whole)
    try:
        match = qalat.read(whole[:place] + junk + whole[place + length :])
    except Refusal:
        return
    assert_round_trip(match)


CELLS = st.sampled_from([*"......ggkknnoossmm", "g1", "g2", "k1", "k3", "n2", "o4", "o1"])
ROWS = st.lists(st.lists(CELLS, min_size=16, max_size=16), min_size=1, max_size=3)
RIMS = st.integers(0, 17).map(lambda walls: "@ " + "# " * walls)


@given(ROWS, RIMS, st.sampled_from(["grey 2", "wall 1", "stable 2, merchant 1", "-"]))
def test_a_city_typed_at_random_is_played_on_or_refused(
    rows: list[list[str]], rim: str, supply: str
) -> None:
    sketch = "\n".join([rim, *(". " + " ".join(row) for row in rows)])
    try:
        match = table(sketch, {1: supply, 2: "brown 1, wall 1"}, players=4)
    except Refusal:
        return
    random = Random(sketch)
    for _ in range(5):
        if not match.over:
            match.play(random.choice(match.legal_actions))
            assert match.game.flaws(match.state, 0, match.game.engine.scratch()) == []
    assert_round_trip(match)


@given(st.text(max_size=40))
def test_any_text_is_refused_in_words(junk: str) -> None:
    with pytest.raises(Refusal):
        qalat.read(HEADER + junk)


WORDS = st.lists(
    st.sampled_from(
        ["place", "roof", "youngest", "seat", "at", "grey", "b", "wall", "north", "4,7", "1,1", "5"]
    ),
    max_size=5,
).map(" ".join)


@given(st.one_of(WORDS, st.text(max_size=20)))
def test_any_phrase_is_carried_out_or_refused_in_words(phrase: str) -> None:
    match = table("@\n. g g")
    try:
        match.play(phrase)
    except Refusal:
        return
    assert match.log.steps
