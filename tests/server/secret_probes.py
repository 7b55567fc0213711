"""What is asked at tables that are alike: all that could make one of them tell a secret."""

from __future__ import annotations

from collections import Counter

from qalat.core.match import Match
from qalat.server.protocol import (
    Act,
    Answer,
    AskBack,
    ComeBack,
    Hello,
    Hint,
    Leave,
    Ping,
    Preview,
    Say,
    Undo,
)
from tests.server.indistinguishable import Alike, World

MOVES = 4


async def play_alike(everywhere: list[World], number: int, compared: Counter[str]) -> None:
    """Set up the tables of a number, and let everybody ask everything."""
    alike = Alike(everywhere, number, compared)
    alike.enter()
    await alike.compare()
    await alike.compare_pages()
    await ask_in_vain(alike)
    for _ in range(MOVES):
        if alike.true.match.actor < 0:
            break
        await look_ahead(alike)
        await move(alike)
    compared["twins left"] += len(alike.twins)
    await come_later(alike)
    await take_back(alike)
    await alike.compare_pages()
    await part(alike)
    for place in alike.places:
        place.room.close()
        del place.world.rooms.by_code[alike.code]


def turn_of(alike: Alike) -> int:
    return alike.true.room.table.turn


async def ask_in_vain(alike: Alike) -> None:
    """Let every seat ask for what it may not do."""
    match, turn = alike.true.match, turn_of(alike)
    impossible = some_illegal(alike, match)
    alike.leave_out_where_illegal(impossible)
    for seat in range(-1, alike.walk.table.seats):
        for action in impossible:
            alike.ask(seat, Act(id=2, turn=turn, actions=(action,)))
            alike.ask(seat, Preview(id=3, turn=turn, actions=(action,)))
        alike.ask(seat, Act(id=4, turn=turn - 1, actions=impossible))
        alike.ask(seat, Act(id=5, turn=turn, actions=()))
        alike.ask(seat, Act(id=6, turn=turn, actions=(10**20,)))
        alike.ask(seat, Undo(id=7, turn=turn, steps=10**6))
        alike.ask(seat, Answer(id=8, turn=turn, agrees=True))
        alike.ask(seat, ComeBack(id=9))
        alike.ask(seat, Hello(id=10, version=1))
        alike.ask(seat, Hint(id=11, turn=turn - 1))
        alike.ask(seat, Ping(id=12))
    await alike.compare()


def some_illegal(alike: Alike, match: Match) -> tuple[int, ...]:
    legal = set(match.legal_actions)
    drawn = {int(alike.one_of(list(range(match.game.actions.count)))) for _ in range(3)}
    return tuple(sorted(drawn - legal))


async def look_ahead(alike: Alike) -> None:
    """Let every seat try what whoever is to move may do, and what lies behind it."""
    match, turn = alike.true.match, turn_of(alike)
    first = alike.one_of(match.legal_actions)
    then = int(alike.one_of(list(range(match.game.actions.count))))
    alike.leave_out_where_illegal((first,))
    alike.leave_out_where_it_shows(first)
    for seat in range(-1, alike.walk.table.seats):
        alike.ask(seat, Preview(id=13, turn=turn, actions=(first,)))
        alike.ask(seat, Preview(id=14, turn=turn, actions=(first, first)))
        # Where chance, or another, is next, what could follow must not be told.
        alike.ask(seat, Preview(id=15, turn=turn, actions=(first, then)))
    await alike.compare()


async def move(alike: Alike) -> None:
    """Let whoever is to move do something, take it back where that can be, and do it again."""
    match = alike.true.match
    seat, action = match.actor, alike.one_of(match.legal_actions)
    alike.leave_out_where_illegal((action,))
    alike.ask(seat, Act(id=16, turn=turn_of(alike), actions=(action,)))
    await alike.compare()
    if match.undoable_by(match.seats[seat]):
        alike.ask(seat, Undo(id=17, turn=turn_of(alike), steps=1))
        await alike.compare()
        alike.ask(seat, Act(id=18, turn=turn_of(alike), actions=(action,)))
        await alike.compare()


async def come_later(alike: Alike) -> None:
    """Let others come in the middle of the game: some for the first time, some again."""
    alike.enter()
    await alike.compare()
    alike.enter(last=alike.true.room.table.number - 2)
    alike.ask(0, Say(id=19, text="hello"))
    await alike.compare()


async def take_back(alike: Alike) -> None:
    """Let a seat ask for its last turn back, and everybody agree."""
    asking = int(alike.one_of(list(range(alike.walk.table.seats))))
    alike.ask(asking, AskBack(id=20, turn=turn_of(alike)))
    await alike.compare()
    alike.enter()
    for seat in range(alike.walk.table.seats):
        alike.ask(seat, Answer(id=21, turn=turn_of(alike), agrees=True))
    await alike.compare()


async def part(alike: Alike) -> None:
    """Let somebody leave who is not to move, so that no bot thinks now."""
    for seat in range(alike.walk.table.seats):
        if seat != alike.true.match.actor:
            alike.ask(seat, Leave(id=22))
            break
    alike.enter()
    await alike.compare()
