"""Records that the browser reads are the games they were; what it refuses, Python refuses too."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

import qalat
from qalat.core.match import Match
from qalat.server.refusals import Refused
from qalat.server.table.replay import read_record, replay_of, table_of_match
from tests.contract.walk import TABLES, Table
from tests.wasm.games import plain, played
from tools.node import Node

pytestmark = pytest.mark.compiled

CHANGES = 30
"""How often each record is spoilt at random."""

LINE = re.compile(r"^line \d+: ")


@pytest.fixture(scope="module")
def record() -> str:
    return str(played(Table(qalat.GAMES["alhambra"], 3)).log)


def refusal_here(content: str) -> str:
    """Return why Python refuses a record, "" if it does not."""
    try:
        read_record(content)
    except Refused as refused:
        return refused.found or f"expected {refused.expected}"
    return ""


def refusal_there(texts: Node, content: str) -> str:
    """Return why the browser refuses a record, "" if it does not."""
    there = texts.request(ask="read", content=content)
    return str(there.get("unreadable", ""))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_that_was_read_is_replayed_alike(texts: Node, table: Table) -> None:
    match = played(table, 400)
    for seat in (-1, table.seats - 1):
        replay = replay_of(table_of_match(match, seat), match.log)
        there = texts.request(ask="replay", log=plain(match), seat=seat)
        assert there == msgspec.json.decode(msgspec.json.encode(replay))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_is_read_as_what_it_was_written_from(texts: Node, table: Table) -> None:
    chooser = random.Random(str(table))
    match = played(table)
    match.draws = False
    for _ in range(4):
        assert texts.request(ask="read", content=str(match.log)) == plain(match)
        match.rewind(chooser.randrange(len(match.steps) // 2 + 1))


def with_line(record: str, number: int, text: str) -> str:
    """Return a record with a text in place of a line, counted from 1."""
    lines = record.split("\n")
    return "\n".join([*lines[: number - 1], text, *lines[number:]])


def compare_refusals(texts: Node, record: str) -> None:
    expected = refusal_here(record)
    assert expected
    assert refusal_there(texts, record) == expected


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "qalat record 10"),
        (1, "qalat position 1"),
        (1, ""),
        (2, "game: alhambra 2"),
        (2, "game: alhambra"),
        (2, "Game: alhambra 1"),
        (2, "game alhambra 1"),
        (3, "chairs: Ada, Ben, Cyd"),
        (3, "seats: Ada"),
        (3, "seats: Ada, Ben, Cyd, Dan, Eve, Fay, Gus"),
        (3, "seats: Ada, , Cyd"),
        (3, "seats: Ada, Ada, Cyd"),
        (3, "seats: Ada, B:n, Cyd"),
        (3, "seats: Ada, B*n, Cyd"),
        (3, "seats: Ada, B\u200bn, Cyd"),
        (3, "seats: Ada, B\u00a0n, Cyd"),
        (3, "seats: Ada, B\x07n, Cyd"),
        (3, "seats: Ada, \U000e0001'x\t\\, Cyd"),
        (3, 'seats: Ada, it\'s "so"\x01, Cyd'),
        (3, "seats: Ada, it's\x01, Cyd"),
        (3, f"seats: Ada, {'y' * 41}, Cyd"),
        (3, f"seats: Ada, {'y' * 70}, Cyd"),
        (3, "seats: Ada, Dirk"),
        (4, "options: game_end=never"),
        (4, "options: colour=blue"),
        (4, "options: __proto__=blue"),
        (4, "options: game_end"),
        (4, "options: game_end=last_tile, game_end=last_tile"),
        (4, "options: youngest=4"),
        (4, "option: youngest=3"),
        (5, "2. *: youngest seat 1"),
        (5, "1. * youngest seat 1"),
        (5, "youngest seat 1"),
        (5, "1. Ada: pass"),
        (5, "1. Nobody: pass"),
    ],
)
def test_a_spoilt_line_is_refused_for_the_same_reason(
    texts: Node, record: str, number: int, text: str
) -> None:
    compare_refusals(texts, with_line(record, number, text))


@pytest.mark.parametrize("game", ["chess", "constructor", "medina1"])
def test_a_game_that_nobody_knows_is_refused(texts: Node, record: str, game: str) -> None:
    changed = with_line(record, 2, f"game: {game} 1")
    opening = f"line 2: found the game '{game}', expected one of "
    assert refusal_here(changed).startswith(opening)
    assert refusal_there(texts, changed).startswith(opening)


@pytest.mark.parametrize("lines", [0, 1, 2, 3, 4, 5, 40])
def test_a_record_cut_off_is_refused_for_the_same_reason(
    texts: Node, record: str, lines: int
) -> None:
    compare_refusals(texts, "\n".join(record.split("\n")[:lines]))


def test_a_wrong_ending_is_refused_for_the_same_reason(texts: Node, record: str) -> None:
    count = record.count("\n")
    compare_refusals(texts, with_line(record, count, "unfinished"))
    compare_refusals(texts, record.replace("end: ", "end:  "))
    compare_refusals(texts, record.replace("end: ", "ends: "))
    compare_refusals(texts, record.replace("end: ", f"{count - 4}. *: draw blue 1\nend: "))
    unfinished = with_line(record, count - 1, "unfinished")
    assert refusal_here(unfinished)
    compare_refusals(texts, unfinished)


@pytest.mark.parametrize(
    "move",
    ["dance", "", "take blue 99", "buy 9", "pass; pass", "draw blue 3", "place garden 8 NW at 1,1"],
)
def test_what_is_not_legal_is_refused_in_its_line(texts: Node, record: str, move: str) -> None:
    lines = record.split("\n")
    number = next(place for place, line in enumerate(lines) if ". Ada: " in line)
    lines[number] = lines[number].partition(": ")[0] + ": " + move
    changed = "\n".join(lines)
    opening = f"line {number + 1}: "
    assert refusal_here(changed).startswith(opening)
    assert refusal_there(texts, changed).startswith(opening)


def test_a_game_from_a_position_is_refused_in_its_line(texts: Node) -> None:
    match = Match("alhambra", 3, seed=1)
    record = str(Match.from_position("alhambra", match.state, seed=1).log)
    assert refusal_here(record) == ""
    assert refusal_there(texts, record).startswith("line 5: found a position to begin from")


OWN_SHEET = {"layout": "PPPPPP/SSSSSS/AAAAAA/CCCCCC/GGGGGG/TTTTTT", "coins": "31"}


def test_a_game_on_a_sheet_of_ones_own_is_read_and_linked(texts: Node) -> None:
    match = Match("roll_and_write", 2, seed=7, options=OWN_SHEET)
    chooser = random.Random(7)
    while not match.over:
        match.play(chooser.choice(match.legal_actions))
    assert texts.request(ask="read", content=str(match.log)) == plain(match)
    link = texts.request(ask="link", log=plain(match))
    assert texts.request(ask="linked", link=link) == plain(match)


@pytest.mark.parametrize(
    "options",
    [
        "coins=2",
        "coins=100",
        "coins=020",
        "coins=",
        "coins=many",
        "layout=PSACGT",
        "layout=PSACGT/PSACG/PSACGT/PSACGT/PSACGT/PSACGT",
        "layout=PSACGT/PSACGX/PSACGT/PSACGT/PSACGT/PSACGT",
        "layout=PSACGP/PSACGP/PSACGP/PSACGP/PSACGP/PSACGP",
        "virtual_players=2",
        "solo=against",
    ],
)
def test_a_sheet_that_cannot_be_is_refused_for_the_same_reason(texts: Node, options: str) -> None:
    record = str(Match("roll_and_write", 2, seed=7).log)
    compare_refusals(texts, with_line(record, 4, f"options: {options}"))


def spoilt(record: str, chooser: random.Random) -> str:
    """Return a record with moves changed about, dropped or doubled, and numbered anew."""
    lines = record.rstrip("\n").split("\n")
    head, moves, last = lines[:4], [line.partition(". ")[2] for line in lines[4:-1]], lines[-1]
    one, other = chooser.sample(range(len(moves)), 2)
    match chooser.randrange(4):
        case 0:
            moves[one], moves[other] = moves[other], moves[one]
        case 1:
            del moves[one]
        case 2:
            moves.insert(one, moves[other])
        case _:
            name = moves[one].partition(": ")[0]
            moves[one] = f"{name}: {moves[other].partition(': ')[2]}"
    return "\n".join([*head, *(f"{n}. {move}" for n, move in enumerate(moves, 1)), last])


@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_spoilt_game_is_refused_in_the_same_line(texts: Node, game: str) -> None:
    chooser = random.Random(game)
    record = str(played(Table(qalat.GAMES[game], 3), 400).log)
    refused = 0
    for _ in range(CHANGES):
        changed = spoilt(record, chooser)
        here, there = refusal_here(changed), refusal_there(texts, changed)
        assert bool(here) == bool(there)
        assert LINE.findall(here) == LINE.findall(there)
        refused += bool(here)
    assert refused > CHANGES // 2
