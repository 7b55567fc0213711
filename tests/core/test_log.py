"""Records: who may be named, what a line says, and what a record that is wrong is told."""

from itertools import pairwise

import pytest

import qalat
from qalat.core.log import checked_names, read_log
from tests.contract.positions import DATA

MATCH = qalat.Match("alhambra", ["ada", "ben"], seed=3)
MATCH.play(MATCH.legal_actions[0])
RECORD = str(MATCH.log)


def refused(text: str, match: str) -> None:
    with pytest.raises(qalat.Refusal, match=match):
        qalat.read(text)


def test_a_record_begins_with_game_seats_and_options_and_ends_with_its_ending() -> None:
    lines = RECORD.splitlines()
    assert lines[:4] == [
        "qalat record 1",
        "game: alhambra 1",
        "seats: ada, ben",
        "options: scoring_cards=shuffled, game_end=market_short, open_hands=no, youngest=drawn",
    ]
    assert lines[4].startswith("1. *: youngest seat ")
    assert lines[5].startswith(f"2. {MATCH.log.name(MATCH.log.runs()[1][0])}: take ")
    assert lines[-1] == "unfinished"


def test_one_run_of_an_actor_is_one_line() -> None:
    actors = [actor for actor, _ in MATCH.log.runs()]
    assert all(one != other for one, other in pairwise(actors))
    assert sum(len(actions) for _, actions in MATCH.log.runs()) == len(MATCH.log.steps)


@pytest.mark.parametrize(
    "name", ["", " ", " ada", "ada ", "a\nda", "a:da", "a;da", "a,da", "*", "a\tda", "x" * 41]
)  # fmt: skip
def test_a_name_that_a_record_cannot_hold_is_refused(name: str) -> None:
    with pytest.raises(qalat.Unreadable, match="the name"):
        checked_names([name, "ben"])
    with pytest.raises(qalat.Unreadable, match="the name"):
        qalat.Match("alhambra", [name, "ben"])


def test_two_seats_may_not_share_a_name_nor_take_one_that_is_taken() -> None:
    with pytest.raises(qalat.Unreadable, match="the name 'ada' twice, expected a different name"):
        checked_names(["ada", "ada"])
    with pytest.raises(qalat.Unreadable, match="the name 'Dirk' twice"):
        checked_names(["ada", "Dirk"], ["Dirk"])


@pytest.mark.parametrize("name", ["x" * 40, "Эмма", "o'neill", "a. b", "1", "unfinished", "a=b"])
def test_any_other_name_is_kept_by_a_record(name: str) -> None:
    assert qalat.read(str(qalat.Match("alhambra", [name, "ben"], seed=1).log)).seats[0] == name


def test_a_record_of_another_kind_or_game_is_refused() -> None:
    refused(RECORD.replace("record 1", "record 12", 1), "line 1: found 'qalat record 12'")
    refused(RECORD.replace("alhambra 1", "chess 1"), "line 2: found the game 'chess'")
    refused(RECORD.replace("alhambra 1", "alhambra 7"), "line 2: found version '7'")
    with pytest.raises(qalat.Unreadable, match="an empty text"):
        read_log("", qalat.GAMES)


def test_wrong_seats_are_refused_with_their_line() -> None:
    refused(
        RECORD.replace("seats: ada, ben", "seats: ada"),
        "line 3: '1 player' is not possible: Alhambra is for 2 to 6 players",
    )
    refused(
        RECORD.replace("seats: ada, ben", "seats: ada, ada"), "line 3: found the name 'ada' twice"
    )
    refused(RECORD.replace("seats: ada, ben", "seats: ada,, ben"), "line 3: found the name ''")
    refused(RECORD.replace("seats: ", "players: "), "line 3: found 'players: ada, ben'")
    refused(RECORD.replace("ada", "Dirk"), "the name 'Dirk' twice")


def test_wrong_options_are_refused_with_their_line() -> None:
    refused(RECORD.replace("open_hands=no", "open_hands=ajar"), "line 4: found open_hands='ajar'")
    refused(RECORD.replace("open_hands=no", "open_hand=no"), "line 4: found the option 'open_hand'")
    refused(RECORD.replace("open_hands=no", "game_end=last_tile"), "line 4: .* a second time")
    refused(
        RECORD.replace("youngest=drawn", "youngest=5"),
        "line 4: 'these options' is not possible: youngest=5, and",
    )


def test_options_that_a_record_leaves_out_keep_their_first_value() -> None:
    options = RECORD.splitlines()[3]
    again = qalat.read(RECORD.replace(options, "options:"))
    assert again.options == MATCH.options
    assert again.state.tobytes() == MATCH.state.tobytes()


def test_a_record_without_moves_is_a_game_not_begun() -> None:
    head = RECORD.splitlines()[:4]
    match = qalat.read("\n".join([*head, "unfinished"]))
    assert match.to_move == "*"
    assert match.log.steps == ()
    refused("\n".join(head), "the end of the text")


def test_moves_are_numbered_without_gaps() -> None:
    refused(RECORD.replace("\n2. ", "\n3. "), "line 6: found '3. .*expected the move '2. '")
    refused(RECORD.replace("\n2. ", "\n"), "expected the move '2. '")


def test_a_line_names_who_is_to_move() -> None:
    first = MATCH.log.name(MATCH.log.runs()[1][0])
    other = "ben" if first == "ada" else "ada"
    refused(RECORD.replace(f"2. {first}:", f"2. {other}:"), f"a move of '{other}', expected one of")
    refused(RECORD.replace(f"2. {first}:", f"2. {first} "), '"NAME: what was played"')


def test_a_line_that_cannot_be_played_is_refused_with_its_number() -> None:
    line = RECORD.splitlines()[5]
    name = line.split(":")[0]
    refused(RECORD.replace(line, f"{name}: dance"), "line 6: found 'dance'")
    refused(RECORD.replace(line, f"{name}: take blue 9 blue 9"), "line 6: .*ALH-T2")
    refused(
        RECORD.replace(line, f"{name}: pass"),
        "line 6: 'pass' is not possible: there is no pass .*ALH-T1",
    )


def test_an_ambiguous_line_is_refused_with_its_number() -> None:
    lines = RECORD.splitlines()[:4]
    refused(
        "\n".join([*lines, "1. *: youngest seat 1; draw garden", "unfinished"]),
        "line 5: 'draw garden' could be any of",
    )


def test_nothing_is_played_after_the_end() -> None:
    kept = (DATA / "records" / "alhambra" / "v1-3-plain.qalat").read_text("utf-8").splitlines()
    last = int(kept[-2].split(".")[0])
    longer = "\n".join([*kept[:-1], f"{last + 1}. ada: pass", kept[-1]])
    refused(longer, f"line {len(kept)}: 'a move of ada' is not possible: the game is over")


def test_an_ending_that_is_not_the_games_is_refused() -> None:
    refused(RECORD.replace("unfinished", "end: ada 5, ben 3, Dirk 0"), "found 'end: ada 5")
    refused(RECORD + "unfinished\n", "found 'unfinished', expected the move")


def test_so_many_lines_of_a_record_can_be_played() -> None:
    assert len(qalat.read(RECORD, 0).log.steps) == 0
    assert qalat.read(RECORD, 2).to_move == "*"
    assert str(qalat.read(RECORD, 99).log) == RECORD


POSITION = str(MATCH)
BEGUN_THERE = str(qalat.Match.from_position(MATCH.game, MATCH.state, seats=["ada", "ben"]).log)


def test_a_record_from_a_position_holds_the_position() -> None:
    assert BEGUN_THERE.splitlines()[4] == "| qalat position 1"
    again = qalat.read(BEGUN_THERE)
    assert again.state.tobytes() == MATCH.state.tobytes()
    assert str(again.log) == BEGUN_THERE


def test_a_wrong_position_in_a_record_is_refused_with_its_line() -> None:
    lines = BEGUN_THERE.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("| market:"))
    lines[place] = "| market: 9 garden"
    refused("\n".join(lines), f"line {place + 1}: ")
    refused(
        BEGUN_THERE.replace("| phase: action", "| phase: finished"),
        "line 5: 'this position' is not possible: who is to act",
    )


def test_a_position_for_other_seats_than_the_records_is_refused() -> None:
    three = qalat.Match("alhambra", 3, seed=1)
    log = str(qalat.Match.from_position(three.game, three.state, seats=["ada", "ben", "cem"]).log)
    with pytest.raises(qalat.Refusal, match="the position is one of 3 players"):
        qalat.read(log.replace("seats: ada, ben, cem", "seats: ada, ben, cem, dora"))


def test_a_position_with_other_options_than_the_records_is_refused() -> None:
    other = BEGUN_THERE.replace("open_hands=no", "open_hands=yes", 1)
    with pytest.raises(qalat.Refusal, match="the position is played with open_hands=no"):
        qalat.read(other)
