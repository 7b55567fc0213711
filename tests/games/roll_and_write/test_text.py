"""Text: positions both ways, phrases, prompts, and junk that is refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.games.roll_and_write.components import DEFAULT_LAYOUT
from tests.games.roll_and_write.table import (
    GAME,
    PAIR,
    carry_out,
    dice,
    fresh,
    play_out,
    position,
    refusal,
    seat,
    table,
)

HEADER = "qalat position 1\ngame: roll_and_write 1\n"
TABLES = [(1, {"virtual_players": "4", "solo": "against"}), (1, {}), (2, {}), (3, {}), (5, {})]


def turn() -> Match:
    own = seat(1, "dice: blue 2 5; yellow 3 6")
    return position("players: 3", own, seat(2, PAIR), seat(3, PAIR))


def test_a_position_reads_as_it_is_written() -> None:
    text = f"""\
qalat position 1
game: roll_and_write 1
players: 2
options: virtual_players=auto, solo=points, coins=20, layout={DEFAULT_LAYOUT}
phase: pair, chance
first: seat 2
turn of: seat 1
round: 7
step: 0
seat 1:
  dice: -
  coins: 6 gained, 4 spent
  paid: -
  sheet:
             blue 1 2 3 4 5 6
    yellow 1      g P t c g a
    yellow 2      P s g t a c
    yellow 3      t g s a c g
    yellow 4      c t a g p t
    yellow 5      g a c p t s
    yellow 6      a c g t s T
seat 2:
  dice: blue 3 4; yellow 1 6
  coins: 3 gained, 3 spent
  paid: palace 9
  sheet:
             blue 1 2 3 4 5 6
    yellow 1      g p t c g a
    yellow 2      p S g t a c
    yellow 3      t g S a c g
    yellow 4      c t a g p t
    yellow 5      g a c p t S
    yellow 6      a c g t S t
virtual 1:
  built: palace 4; garden 2
  paid: palace 17
"""
    match = qalat.read(text)
    assert str(match) == text
    assert match.scores() == {"player 1": 0, "player 2": 9, "virtual 1": 0}


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_position_of_a_game_is_read_back_byte_for_byte(
    seats: int, options: dict[str, str]
) -> None:
    match = fresh(seats, **options)
    random = Random(seats)
    phases = set()
    while not match.over:
        text = str(match)
        phases.add(int(match.state[0].phase))
        again = qalat.read(text)
        assert again.state.tobytes() == match.state.tobytes()
        assert str(again) == text
        match.play(random.choice(match.legal_actions))
    assert qalat.read(str(match)).state.tobytes() == match.state.tobytes()
    assert len(phases) >= 8


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_a_record_replays(seats: int, options: dict[str, str]) -> None:
    match = qalat.Match("roll_and_write", seats, seed=seats, options=options)
    random = Random(seats)
    while not match.over:
        match.play(random.choice(match.legal))
    again = qalat.read(str(match.log))
    assert again.state.tobytes() == match.state.tobytes()
    assert str(again.log) == str(match.log)


def test_dice_are_shown_without_those_that_are_not_there() -> None:
    assert "dice: blue 6; yellow 6\n" in str(turn())
    assert "dice: blue 1 2\n" in str(carry_out(turn(), "take coins", "roll blue 1 2"))
    alone = position("players: 1", seat(1, "dice: blue 2 5; yellow 3 6"))
    assert "dice: blue - 5; yellow - 6\n" in str(carry_out(alone, "build blue 2 yellow 3", "end"))


def test_what_is_left_out_stands_for_nothing_there() -> None:
    match = table(
        """
        players: 3
        seat 1:
          dice: blue 5 2; yellow 6 3
        seat 2:
          dice: blue 1; yellow 1
        seat 3:
          dice: yellow 2; blue 1
        """
    )
    state = match.state[0]
    assert match.to_move == "player 1"
    assert (state.round_number, state.first, state.turn_seat) == (1, 0, 0)
    assert state.gained.tolist() == [3, 3, 3, 0, 0]
    assert dice(match, 1) == ([2, 5], [3, 6])


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("build blue 5 yellow 6", ["build blue 5 yellow 6"]),
        ("BUILD yellow 6 Blue 5", ["build blue 5 yellow 6"]),
        ("build b 5 y 6", ["build blue 5 yellow 6"]),
        ("build b 5 y 6 again", ["build blue 5 yellow 6", "build again"]),
        ("turn blue 5 up", ["turn blue 5 up"]),
        ("turn y 6 d", ["turn yellow 6 down"]),
        ("coins", ["take coins"]),
        ("take", ["take coins"]),
    ],
    ids=str,
)
def test_phrases_are_read_generously(phrase: str, words: list[str]) -> None:
    match = turn()
    numbers = match.read(phrase)
    assert [GAME.actions.word(number) for number in numbers] == words


def test_a_vague_phrase_is_resolved_by_what_is_legal_or_called_ambiguous() -> None:
    match = position(
        "players: 3",
        seat(1, "dice: blue 2 2; yellow 3 6", built="23"),
        seat(2, PAIR),
        seat(3, PAIR),
    )
    assert [GAME.actions.word(each) for each in match.read("build blue 2")] == [
        "build blue 2 yellow 6"
    ]
    assert [GAME.actions.word(each) for each in match.read("turn blue up")] == ["turn blue 2 up"]
    with pytest.raises(qalat.Ambiguous):
        turn().read("build blue 2")
    with pytest.raises(qalat.Ambiguous):
        turn().read("turn blue up")
    kept = carry_out(turn(), "take coins", "roll blue 3 4")
    carry_out(kept, "roll yellow 2 2")
    assert [GAME.actions.word(each) for each in kept.read("keep blue 3")] == [
        "keep blue 3 yellow 2"
    ]


@pytest.mark.parametrize(
    "phrase",
    [
        "",
        "jump",
        "turn",
        "turn blue 3",
        "turn red 3 up",
        "turn blue 7 up",
        "turn blue 3 round",
        "build",
        "build blue",
        "build blue 3 blue 4",
        "build blue 3 yellow 9",
        "build garden 3",
        "keep",
        "take money",
        "end it",
        "roll",
        "roll blue 3",
        "roll blue 3 4 blue 1 2",
        "roll blue 3 4 yellow 1",
        "first",
        "first seat 6",
        "first player 1",
        "virtual 1 builds",
        "virtual 5 builds tower",
        "virtual 1 builds p",
        "virtual 1 builds hut",
    ],
)
def test_a_phrase_that_says_nothing_is_unreadable(phrase: str) -> None:
    with pytest.raises(qalat.Unreadable):
        turn().play(phrase)


def test_four_dice_are_shown_as_one_roll_and_read_in_any_order() -> None:
    match = carry_out(turn(), "take coins", "roll yellow 6 1 blue 4 3")
    assert "roll blue 3 4 yellow 1 6" in str(match.log)
    assert GAME.notation.phrases(["roll yellow 1 2"]) == ["roll yellow 1 2"]
    half = carry_out(turn(), "take coins", "roll blue 3 4")
    assert str(half.log).splitlines()[-2].endswith("*: roll blue 3 4")


def test_a_word_like_palace_may_be_shortened_where_it_is_clear() -> None:
    match = carry_out(fresh(1), *[f"roll blue {n} yellow 1" for n in (1, 2, 3)])
    carry_out(match, "virtual 1 builds t", "virtual 1 builds pal")
    assert match.state[0].count[1].tolist() == [0, 1, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        ("", "no line"),
        ("players", '"key: value"'),
        ("round: 3", '"players: ..." before it'),
        ("seat 1:", '"players: ..." before it'),
        ("players: 0", "a whole number from 1 to 5"),
        ("players: 6", "a whole number from 1 to 5"),
        ("players: 3\nplayers: 3", "a second time"),
        ("players: 3\nhand: 3", "one of players"),
        ("players: 3\noptions: colour=red", "name=value of"),
        ("players: 3\noptions: coins=20, coins=20", "a second time"),
        ("players: 3\noptions: coins=1", "from 3 to 99"),
        ("players: 3\noptions: layout=PPP", "a layout of 1 rows"),
        ("players: 3\noptions: solo=maybe", "solo to be one of"),
        ("players: 3\noptions: ,", "something between"),
        ("players: 3\nphase: dinner, seat 1", "one of first, found"),
        ("players: 3\nphase: action, table 1", '"seat N"'),
        ("players: 3\nphase: action, seat 4", "from 1 to 3"),
        ("players: 3\nfirst: 2", '"seat N"'),
        ("players: 3\nround: -1", "from 0 to 99"),
        ("players: 3\nround: 1000000", "from 0 to 99"),
        ("players: 3\nseat 1: x", "nothing after the seat"),
        ("players: 3\nseat 9:", "from 1 to 3"),
        ("players: 3\nseat 1:\nseat 1:", "a second time"),
        ("players: 3\nvirtual 1:", "no virtual player"),
        ("players: 2\nvirtual 2:", "from 1 to 1"),
        ("players: 2\nvirtual 1:\n  dice: -", "one of built, paid"),
        ("players: 2\nvirtual 1:\n  built: garden 40", "from 0 to 36"),
        ("players: 2\nvirtual 1:\n  built: garden 4; garden 3", "a second time"),
        ("players: 2\nvirtual 1:\n  built: p 3", "a building"),
        ("players: 3\nseat 1:\n  dice: red 3", "a colour"),
        ("players: 3\nseat 1:\n  dice: blue", "one or two dice"),
        ("players: 3\nseat 1:\n  dice: blue 1 2 3", "one or two dice"),
        ("players: 3\nseat 1:\n  dice: blue 1; blue 2", "a second time"),
        ("players: 3\nseat 1:\n  dice: blue 7", "from 1 to 6"),
        ("players: 3\nseat 1:\n  dice: -\n  dice: -", "a second time"),
        ("players: 3\nseat 1:\n  coins: three", "5 gained, 2 spent"),
        ("players: 3\nseat 1:\n  paid: tower 99", "from 0 to 40"),
        ("players: 3\nseat 1:\n  sheet: all", "the map in the lines below"),
        ("players: 3\nseat 1:\n  sheet:", "no map"),
        ("players: 3\nseat 1:\n  sheet:\n    yellow 1 . . . . . .", "6, each behind 4 blanks"),
        ("players: 3\nsheet:", "one of players"),
    ],
    ids=range(41),
)
def test_lines_that_are_no_position_are_refused(lines: str, shown: str) -> None:
    with pytest.raises(qalat.Unreadable, match=r"found .* expected") as caught:
        qalat.read(HEADER + lines)
    assert shown in str(caught.value)


@pytest.mark.parametrize(
    ("row", "shown"),
    [
        ("yellow 2 . . . . . .", '"yellow 1" and 6 crossings'),
        ("yellow 1 . . . . .", '"yellow 1" and 6 crossings'),
        ("yellow 1 G P T C G T", '"A", "a" or "."'),
        ("yellow 1 X . . . . .", '"G", "g" or "."'),
    ],
    ids=range(4),
)
def test_a_sheet_that_is_not_the_layouts_is_refused_with_its_line(row: str, shown: str) -> None:
    rest = "".join(f"    yellow {number} . . . . . .\n" for number in range(2, 7))
    text = f"{HEADER}players: 3\nseat 1:\n  sheet:\n    {row}\n{rest}"
    with pytest.raises(qalat.Unreadable, match="line 6") as caught:
        qalat.read(text)
    assert shown in str(caught.value)


@given(st.text(alphabet="seat virtual0123456789:;,-=\n GPTCA.players", max_size=120))
def test_junk_behind_a_header_is_refused_and_never_crashes(junk: str) -> None:
    with pytest.raises(qalat.Refusal):
        qalat.read(HEADER + "players: 3\n" + junk)


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.sampled_from("0123456789-;:, xG\n"))
def test_a_position_with_a_character_changed_is_read_or_refused(
    seed: int, place: int, character: str
) -> None:
    match = qalat.Match("roll_and_write", 1 + seed % 3, seed=seed, draws=True)
    for _ in range(seed % (5 if INTERPRETED else 30)):
        if match.over:
            break
        match.play(match.legal_actions[seed % len(match.legal_actions)])
    text = str(match)
    cut = place % len(text)
    try:
        again = qalat.read(text[:cut] + character + text[cut + 1 :], draws=False)
    except qalat.Refusal:
        return
    play_out(again)
    assert again.over


@given(st.text(max_size=40))
def test_junk_for_a_phrase_is_refused_and_never_crashes(junk: str) -> None:
    with pytest.raises(qalat.Refusal):
        turn().read(f"{junk} ?")


def test_there_is_a_prompt_for_every_moment() -> None:
    assert fresh(3).prompt == "the draw of the starting player"
    assert fresh(1).prompt == "a roll of dice"
    assert "coins" in turn().prompt
    assert "second building" in carry_out(turn(), "build blue 2 yellow 3").prompt
    kept = carry_out(turn(), "take coins", "roll blue 1 2 yellow 1 2")
    assert "keep" in kept.prompt
    assert play_out(turn()).prompt == "nothing: the game is over"
    assert fresh(1).actor == CHANCE
    assert refusal(turn(), "end").expected == turn().prompt
