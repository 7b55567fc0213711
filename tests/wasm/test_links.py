"""A whole game in a link is that game again, and what is no such link is refused."""

from __future__ import annotations

import base64
import hashlib
import random
from typing import Any

import pytest

import qalat
from qalat.core.match import Match
from tests.contract.walk import TABLES, Table
from tests.wasm.games import plain, played
from tools.node import Node

pytestmark = pytest.mark.compiled

FORM, CHECKSUM = b"\x01", 4
MOST_LETTERS = 1500
LONG_GAMES = 20_000
FORGED = 60
BROKEN = "the link is cut off, or was changed on its way"


def link_of(texts: Node, match: Match) -> str:
    link = texts.request(ask="link", log=plain(match))
    assert isinstance(link, str)
    return link


def decoded(link: str) -> bytes:
    return base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))


def sealed(body: bytes) -> str:
    """Return a body as a link whose checksum is right."""
    whole = FORM + hashlib.sha256(body).digest()[:CHECKSUM] + body
    return base64.urlsafe_b64encode(whole).decode().rstrip("=")


def body_of(link: str) -> bytes:
    return decoded(link)[1 + CHECKSUM :]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_game_is_in_its_link(texts: Node, table: Table) -> None:
    match = played(table, LONG_GAMES)
    assert match.over
    link = link_of(texts, match)
    assert sealed(body_of(link)) == link
    assert texts.request(ask="linked", link=link) == plain(match)


@pytest.mark.parametrize("seed", range(10))
def test_a_random_alhambra_of_three_is_short(texts: Node, seed: int) -> None:
    match = played(Table(qalat.GAMES["alhambra"], 3), LONG_GAMES, f"short {seed}")
    assert len(link_of(texts, match)) <= MOST_LETTERS


def test_a_game_that_is_not_over_has_no_link(texts: Node) -> None:
    match = Match("medina", 3, seed=1)
    match.play(match.legal[0])
    assert texts.request(ask="link", log=plain(match)) is None


def test_a_game_that_is_too_long_has_no_link(texts: Node) -> None:
    log = plain(Match("medina", 3, seed=1))
    log["steps"] *= LONG_GAMES + 1
    assert texts.request(ask="link", log=log) is None


def test_a_link_that_is_cut_off_is_refused(texts: Node) -> None:
    link = link_of(texts, played(Table(qalat.GAMES["medina"], 3)))
    for length in range(len(link)):
        assert texts.request(ask="linked", link=link[:length]) == {"unreadable": BROKEN}


def test_a_link_that_was_changed_is_refused(texts: Node) -> None:
    link = link_of(texts, played(Table(qalat.GAMES["roll_and_write"], 2)))
    for place in range(len(link)):
        other = "B" if link[place] != "B" else "C"
        for changed in (link[:place] + other + link[place + 1 :], link[:place] + link[place + 1 :]):
            assert "unreadable" in texts.request(ask="linked", link=changed)
    for changed in (link + "A", link + "=", link + "?", " " + link, "A" * 20_000):
        assert texts.request(ask="linked", link=changed) == {"unreadable": BROKEN}


def is_a_game(found: dict[str, Any]) -> bool:
    """Play what was found in a link by the rules of Python, to its end."""
    match = Match(found["game"], found["seats"], options=found["options"], draws=False)
    for step in found["steps"]:
        assert step["actor"] == match.actor
        match.play([step["action"]])
    return match.over


@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_forged_link_is_refused_or_holds_a_game(texts: Node, game: str) -> None:
    chooser = random.Random(game)
    body = body_of(link_of(texts, played(Table(qalat.GAMES[game], 3))))
    refused = 0
    for _ in range(FORGED):
        forged = bytearray(body)
        forged[chooser.randrange(len(body))] = chooser.randrange(256)
        found = texts.request(ask="linked", link=sealed(bytes(forged)))
        refused += "unreadable" in found
        assert "unreadable" in found or is_a_game(found)
    assert refused > FORGED // 2


def test_links_say_what_is_wrong(texts: Node) -> None:
    body = body_of(link_of(texts, played(Table(qalat.GAMES["medina"], 3))))
    opening = b"\x06medina\x01\x04"
    assert body.startswith(opening)
    rest = body[len(opening) :]

    def said(forged: bytes) -> str:
        return str(texts.request(ask="linked", link=sealed(forged))["unreadable"])

    assert said(b"\x05chess" + body[7:]).startswith("found the game 'chess', expected one of")
    assert said(b"\x06medina\x02\x04" + rest).startswith("found version '2' of Medina")
    assert said(b"\x06medina\x01\x05" + rest).startswith("found 5 options")
    assert said(opening + b"\x09" + rest[1:]).startswith("found final_tie='9'")
    assert "Medina is for 3 to 4 players" in said(opening + rest[:4] + b"\x02" + rest[5:])
    assert "the name" in said(opening + rest[:4] + b"\x03\x01a\x01a\x01b" + b"\x00")
    assert said(opening + rest[:4] + b"\x03\x01a\x01b\x01c" + b"\xff\xff\x7f\x00").startswith(
        "found 2097151 steps"
    )
    assert said(opening + rest[:4] + b"\x03\x01a\x02\xff\xff\x01c\x00") == BROKEN
    newer = base64.urlsafe_b64encode(b"\x02" + decoded(sealed(body))[1:]).decode().rstrip("=")
    assert texts.request(ask="linked", link=newer)["unreadable"].startswith(
        "found a link of form 2"
    )
