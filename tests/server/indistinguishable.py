"""Tables alike to somebody: one, and for each who looks on another with other secrets.

Every table is set up from a position, has the same address, names, times and messages, and a store
of its own; what is compared is every byte that it sends to who looks on.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import numpy as np
from fastapi import Request

from qalat.core.match import Match
from qalat.core.random import below, seeded
from qalat.core.view import look
from qalat.server.http.guests import COOKIE, Signer
from qalat.server.http.tables_api import TablesApi
from qalat.server.protocol import AnyFromClient
from qalat.server.refusals import Refused
from qalat.server.rooms.room import Room, opening_entry
from qalat.server.rooms.rooms import Rooms
from qalat.server.store import open_store
from qalat.server.table.events import GameClock, Opened, PersonChair
from qalat.server.table.table import Table
from qalat.server.table.updates import SPECTATOR
from qalat.server.thinking import Thinkers
from tests.contract.playthroughs import NAMES
from tests.contract.secrets import UNSEEN
from tests.contract.walk import TABLES, Walk
from tests.server.running_server import UNLIMITED

NOW = 1_800_000_000_000
SEED = "5eed" * 16
GUESTS = [f"{seat}{'ab' * 15}{seat}" for seat in range(6)]
LONGEST = 400
WORLDS = 8
"""One of the true tables, one for each seat, and one for spectators."""


@dataclass(eq=False)
class Listener:
    """Somebody at a table, who keeps all bytes that are sent there."""

    seat: int
    words: bool
    guest: str = ""
    name: str = ""
    address: str = ""
    frames: list[bytes] = field(default_factory=list)

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    @property
    def is_behind(self) -> bool:
        return False

    def move_to(self, room: Room) -> None:
        raise AssertionError("no room is lost here")

    def dismiss(self, refused: Refused) -> None:
        raise AssertionError(f"no table is lost here: {refused}")


@dataclass
class World:
    """Rooms and their API: every world has the same tables, but for their secrets."""

    rooms: Rooms
    tables: TablesApi
    signer: Signer

    def table(self, code: str, opened: Opened, states: np.ndarray, seed: str) -> Room:
        """Set up a table in the middle of a game."""
        table = Table(code, opened, NOW)
        table.names = NAMES[: table.seats]
        table.match = Match.from_position(table.game, states, seats=table.names, seed=seed)
        table._note_status()
        self.rooms.store.append([opening_entry(code, opened, NOW)])
        room = self.rooms.by_code[code] = Room(self.rooms, table)
        return room

    async def pages(self, code: str, seat: int) -> list[bytes]:
        """Return what a guest reads of a table over HTTP: its listing, and its record so far."""
        cookie = f"{COOKIE}={self.signer.sign('guest', GUESTS[seat])}" if seat >= 0 else ""
        headers = [(b"cookie", cookie.encode())]
        request = Request({"type": "http", "headers": headers})
        asked = (self.tables.table(request, code), self.tables.record(request, code))
        return [bytes((await each).body) for each in asked]


@asynccontextmanager
async def worlds(folder: Path) -> AsyncIterator[list[World]]:
    async with AsyncExitStack() as stack:
        found = []
        for number in range(WORLDS):
            store = await open_store(str(folder / f"world{number}.sqlite"))
            stack.push_async_callback(store.close)
            rooms = Rooms(store, Thinkers(1), now=lambda: NOW, limits=UNLIMITED)
            signer = Signer(b"the same in every world")
            found.append(World(rooms, TablesApi(rooms, signer, UNLIMITED, secure=False), signer))
        yield found


@dataclass
class Place:
    """One of the tables that are alike, and who is at it."""

    world: World
    room: Room
    viewer: int
    listeners: list[Listener] = field(default_factory=list)

    @property
    def match(self) -> Match:
        match = self.room.table.match
        assert match is not None
        return match

    def enter(self, seat: int, *, words: bool, last: int = -1) -> Listener:
        guest, name = ("", "eve") if seat == SPECTATOR else (GUESTS[seat], NAMES[seat])
        listener = Listener(seat, words, guest, name)
        self.listeners.append(listener)
        self.room.enter(listener, last, 7)
        return listener

    def heard_by(self, seat: int) -> list[list[bytes]]:
        return [each.frames for each in self.listeners if each.seat in {seat, SPECTATOR}]

    def seen_by(self, seat: int) -> bytes:
        name = None if seat == SPECTATOR else NAMES[seat]
        return self.match.view(name).bytes() + self.match.view().bytes()


def walk_to(number: int) -> Walk:
    """Return a walk to a position in which somebody is to move, by a number."""
    stream = seeded("secrets", number)
    walk = Walk(TABLES[number % len(TABLES)], number).go(int(below(stream, LONGEST)))
    while walk.actor < 0:
        walk = walk.go(1) if not walk.over else Walk(walk.table, number).go(12)
    return walk


def unseen(walk: Walk, seat: int, stream: np.ndarray) -> np.ndarray:
    """Return a state that a seat cannot tell from a walk's: one with other secrets, if there is."""
    found = list(UNSEEN[walk.game.name](walk.states, seat))
    return found[int(below(stream, len(found)))] if found else walk.states


class Alike:
    """A table and its twins: the same is asked of all, and must be answered in the same bytes."""

    def __init__(self, everywhere: list[World], number: int, compared: Counter[str]) -> None:
        self.walk = walk_to(number)
        self.stream = seeded("asked", number)
        self.compared = compared
        self.words = number % 7 == 0
        self.code = f"table{number}"
        seats = self.walk.table.seats
        game = self.walk.game
        opened = Opened(
            game=game.name,
            version=game.version,
            host=GUESTS[0],
            chairs=tuple(PersonChair(GUESTS[seat], NAMES[seat]) for seat in range(seats)),
            options=self.walk.table.options,
            clock=GameClock(600, 5),
            public=False,
            stand_in="mason",
            seed=SEED,
        )
        true = everywhere[0].table(self.code, opened, self.walk.states, SEED)
        self.true = Place(everywhere[0], true, SPECTATOR)
        self.twins = [
            Place(
                world,
                world.table(self.code, opened, unseen(self.walk, viewer, self.stream), "other"),
                viewer,
            )
            for viewer, world in zip(range(SPECTATOR, seats), everywhere[1:], strict=False)
        ]

        compared["other secrets"] += sum(
            twin.match.state.tobytes() != self.walk.bytes for twin in self.twins
        )

    @property
    def places(self) -> list[Place]:
        return [self.true, *self.twins]

    def one_of(self, choices: list[int]) -> int:
        return choices[int(below(self.stream, len(choices)))]

    def enter(self, *, last: int = -1) -> None:
        for place in self.places:
            for seat in range(SPECTATOR, self.walk.table.seats):
                place.enter(seat, words=self.words, last=last)

    def ask(self, seat: int, message: AnyFromClient) -> None:
        """Let somebody send a message at all tables."""
        for place in self.places:
            asking = next(each for each in place.listeners if each.seat == seat)
            place.room.receive(asking, message)

    def leave_out_where_illegal(self, actions: tuple[int, ...]) -> None:
        """Go on without the twins in which whoever is to move cannot do the same."""
        known = self.is_legal(self.true, actions)
        self.twins = [twin for twin in self.twins if self.is_legal(twin, actions) == known]

    def leave_out_where_it_shows(self, action: int) -> None:
        """Go on without the twins in which the rules make the action itself tell the secret.

        So it is in Medina where pieces that nobody can place any more leave all supplies.
        """
        self.twins = [
            twin
            for twin in self.twins
            if self.seen_after(twin, action, twin.viewer)
            == self.seen_after(self.true, action, twin.viewer)
        ]

    @staticmethod
    def seen_after(place: Place, action: int, seat: int) -> bytes:
        game, states = place.match.game, place.match.state
        scratch = game.engine.scratch()
        game.engine.driver.apply(states, 0, action, scratch)
        return look(game, states, 0, seat, scratch).bytes()

    @staticmethod
    def is_legal(place: Place, actions: tuple[int, ...]) -> list[bool]:
        legal = set(place.match.legal_actions)
        return [action in legal for action in actions]

    async def settle(self) -> None:
        """Return when all that happened is on disk, and so has been told."""
        for place in self.places:
            while place.room.written < place.room.table.number:
                written = asyncio.Event()
                place.room.when_written(written.set)
                await written.wait()

    async def compare(self) -> None:
        """Compare all that was told, where what was drawn and what is seen is the same."""
        await self.settle()
        self.twins = [twin for twin in self.twins if self.is_alike(twin)]
        for twin in self.twins:
            reply, heard = self.true.heard_by(twin.viewer), twin.heard_by(twin.viewer)
            assert heard == reply, f"{self.walk!r}: seat {twin.viewer} can tell tables apart"
            self.compared[self.walk.game.name] += sum(len(frames) for frames in heard)
            deeds = sum(b'"deeds":[[' in frame for frames in heard for frame in frames)
            self.compared[f"deeds of {self.walk.game.name}"] += deeds
        for frame in self.frames():
            assert self.true.match.over or SEED.encode() not in frame
            assert not any(guest.encode() in frame for guest in GUESTS)
        for place in self.places:
            for listener in place.listeners:
                listener.frames.clear()

    def is_alike(self, twin: Place) -> bool:
        return list(twin.match.steps) == list(self.true.match.steps) and (
            twin.seen_by(twin.viewer) == self.true.seen_by(twin.viewer)
        )

    def frames(self) -> Iterator[bytes]:
        for listener in self.true.listeners:
            yield from listener.frames

    async def compare_pages(self) -> None:
        """Compare what is told over HTTP, and what a coach would be asked."""
        for twin in self.twins:
            seat = twin.viewer
            pages = [await place.world.pages(self.code, seat) for place in (self.true, twin)]
            assert pages[0] == pages[1]
            assert not any(SEED.encode() in page for page in pages[0])
            self.compared["pages"] += len(pages[0])
            if seat == self.true.match.actor:
                asked = [
                    place.world.rooms.bots.question(place.room.table, seat, "search", memory=False)
                    for place in (self.true, twin)
                ]
                assert msgspec.json.encode(asked[0]) == msgspec.json.encode(asked[1])
                self.compared["questions"] += 1
