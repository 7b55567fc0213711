"""Positions as text: the header that all games share, and what is wrong with one."""

import pytest

import qalat
from qalat.core.position import find_game, numbered, read_keyed, read_position, split_header

ALHAMBRA = qalat.find("alhambra")
OPENING = str(qalat.Match("alhambra", 2, seed=1))


def test_lines_keep_their_numbers_when_empty_ones_are_left_out() -> None:
    assert numbered("a  \n\n  b\r\n   \n") == [(1, "a"), (3, "  b")]


def test_a_header_is_taken_off() -> None:
    assert split_header([(1, "head"), (2, "line")], "head") == [(2, "line")]


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_text_is_refused(text: str) -> None:
    with pytest.raises(qalat.Unreadable, match="found an empty text, expected 'qalat position 1'"):
        read_position(text, qalat.GAMES)


def test_another_header_is_refused() -> None:
    with pytest.raises(qalat.Unreadable, match="line 2: found 'qalat position 2'"):
        read_position("\nqalat position 2\n", qalat.GAMES)


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([], "the end of the text"),
        ([(4, "seats ada")], "line 4: found 'seats ada'"),
        ([(4, "players: 2")], "line 4: found 'players: 2'"),
    ],
    ids=["nothing", "no colon", "another key"],
)
def test_a_line_with_another_key_is_refused(lines: list[tuple[int, str]], found: str) -> None:
    with pytest.raises(qalat.Unreadable, match=found):
        read_keyed(lines, "seats")


def test_a_keyed_line_gives_its_value_and_the_rest() -> None:
    assert read_keyed([(1, "game:  alhambra 1 "), (2, "x")], "game") == ("alhambra 1", [(2, "x")])


def test_a_game_is_found_by_its_name_and_version() -> None:
    assert find_game(f"alhambra {ALHAMBRA.version}", qalat.GAMES, 2) is ALHAMBRA


@pytest.mark.parametrize(
    ("named", "found"),
    [
        ("chess 1", "line 2: found the game 'chess', expected one of alhambra"),
        ("alhambra", "line 2: found version '' of Alhambra, expected version 1"),
        ("alhambra 99", "line 2: found version '99' of Alhambra"),
    ],
    ids=["another game", "no version", "another version"],
)
def test_an_unknown_game_or_version_is_refused(named: str, found: str) -> None:
    with pytest.raises(qalat.Unreadable, match=found):
        read_position(f"qalat position 1\ngame: {named}\n", qalat.GAMES)


def test_a_position_with_a_flaw_is_refused_and_the_flaw_named() -> None:
    flawed = OPENING.replace("phase: action, seat", "phase: finished, seat")
    with pytest.raises(qalat.Illegal, match="who is to act does not fit what is asked"):
        qalat.read(flawed)


def test_what_is_neither_a_record_nor_a_position_is_refused() -> None:
    with pytest.raises(qalat.Unreadable, match="line 1: found 'hello' as the first line"):
        qalat.read("hello\nworld")
    with pytest.raises(qalat.Unreadable, match="as the first line"):
        qalat.read("")


def test_a_position_is_read_with_the_line_endings_of_any_system() -> None:
    assert str(qalat.read(OPENING.replace("\n", "\r\n"))) == OPENING


def test_an_unknown_game_is_refused_by_its_name() -> None:
    with pytest.raises(qalat.Unreadable, match="found the game 'chess', expected one of alhambra"):
        qalat.find("chess")
