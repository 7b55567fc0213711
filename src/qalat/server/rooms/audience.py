"""The clients of a table in this process, and the messages that they are sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec

from qalat.server.protocol import ComeBack, Done, Presence
from qalat.server.refusals import Refused
from qalat.server.rooms.sharing import Present
from qalat.server.table.events import AnyEvent, Placed, ProgramChair
from qalat.server.table.updates import SPECTATOR, EncodedUpdate, Updates

if TYPE_CHECKING:
    from qalat.server.rooms.room import Room

RECENT = 40
"""Updates that are kept for clients who come back after a moment; to tell all is less than more."""

_encode = msgspec.json.Encoder().encode


class Client(Protocol):
    """A client at a table: a seat, or -1 for a spectator; programs have no guest."""

    guest: str
    address: str  # hashed
    name: str
    seat: int
    words: bool

    @property
    def is_behind(self) -> bool:
        """Whether it has unread messages."""

    def send(self, frame: bytes) -> None:
        """Send a message, after those before it."""

    def move_to(self, room: Room) -> None:
        """Move to another room of the same table."""

    def dismiss(self, refused: Refused) -> None:
        """Disconnect with the reason why the table cannot be shown any more."""


class Audience:
    """The clients of a room; nothing is sent to them before it is on disk."""

    def __init__(self, room: Room) -> None:
        self.clients: set[Client] = set()
        self.coming: set[Client] = set()  # clients that are about to get the whole table
        self.updates = Updates(room.table)
        self._room = room
        self._refreshing: set[Client] = set()
        self._placed = 0  # the number of the last event by which a chair changed
        self._recent: deque[EncodedUpdate] = deque(maxlen=RECENT)

    def note(self, event: AnyEvent, at: int) -> EncodedUpdate:
        """Return the update for an event that has been applied."""
        update = self.updates.update_for(event, at)
        if isinstance(event, Placed):
            self._placed = update.number
        return update

    def send_update(self, update: EncodedUpdate, client: Client | None, answers: int) -> None:
        """Tell everybody of an event; it is the answer to a client's message, where it is one."""
        self._recent.append(update)
        may_move = self._room.written <= self._placed
        frames = update.frames()
        for each in tuple(self.clients):
            if may_move and self._is_reseated(each):
                self.send_table(each, answers if each is client else 0)
            elif each is client:
                each.send(update.frame(each.seat, answers))
            else:
                each.send(frames[each.seat])
        if answers and client is not None and client in self.coming:
            client.send(_encode(Done(answers)))  # which gets the whole table soon

    def welcome(self, client: Client, last: int, answers: int) -> None:
        """Tell somebody who has come what happened since, or everything."""
        if client not in self.coming:
            return  # gone again
        room = self._room
        missed = [update for update in self._recent if update.number > last]
        can_catch_up = 0 <= last <= room.written and len(missed) == room.written - last
        is_seated = room.written >= self._placed
        if not (can_catch_up and is_seated) and room.written < room.table.number:
            room.when_written(lambda: self.welcome(client, last, answers))
            return
        self.coming.discard(client)
        self.clients.add(client)
        client.seat = self._seat_of(client)
        if can_catch_up:
            for update in missed:
                client.send(update.frame(client.seat))
            client.send(_encode(Done(answers)))
        else:
            self.send_table(client, answers)
        self.send_presence(client)
        table = room.table
        is_missed = client.seat in table.sitting_in and not table.clocks.is_exhausted(client.seat)
        if is_missed and table.status == "playing":
            room.receive(client, ComeBack())

    def send_table(self, client: Client, answers: int) -> None:
        """Send a client the whole table, as soon as all of it is on disk."""
        room = self._room
        if room.written < room.table.number:
            room.when_written(lambda: self.send_table(client, answers))
            return
        everything = self.updates.everything(
            client.seat,
            room.rooms.now(),
            host=client.guest == room.table.opened.host,
            here=self.here(),
            watchers=self.watchers(),
            words=client.words,
        )
        client.send(_encode(msgspec.structs.replace(everything, id=answers)))

    def refresh(self, client: Client, answers: int) -> None:
        """Send a client the whole table again, once it has read what it was sent before."""
        if client in self._refreshing or client.is_behind:
            raise Refused("too_fast", expected="to read what came before")
        self._refreshing.add(client)

        def send() -> None:
            self._refreshing.discard(client)
            self.send_table(client, answers)

        self._room.when_written(send)

    def _is_reseated(self, client: Client) -> bool:
        """Update a client's seat; return whether it has changed."""
        before, client.seat = client.seat, self._seat_of(client)
        if before == client.seat:
            return False
        asyncio.get_running_loop().call_soon(self._room.sharing.announce_presence)
        return True

    def _seat_of(self, client: Client) -> int:
        """Return a client's seat; a program's only while the chair is a program's."""
        table = self._room.table
        if client.guest:
            return table.seat_of(client.guest)
        is_program = client.seat != SPECTATOR and isinstance(
            table.chairs[client.seat], ProgramChair
        )
        return client.seat if is_program else SPECTATOR

    def send_all_away(self) -> list[Client]:
        """Let everybody go who is here, or coming."""
        everybody = [*self.clients, *self.coming]
        self.clients.clear()
        self.coming.clear()
        return everybody

    def part(self, client: Client) -> None:
        """Know somebody no more, who has gone."""
        self.coming.discard(client)
        self._refreshing.discard(client)
        self.clients.discard(client)

    # Who is here.

    def here(self) -> list[bool]:
        """Return which seats have somebody at the table, by way of whatever process."""
        present = {*self._room.sharing.elsewhere()[0], *self.present()[0]}
        return [seat in present for seat in range(self._room.table.seats)]

    def watchers(self) -> int:
        """Return how many watch, by way of whatever process."""
        return self._room.sharing.elsewhere()[1] + self.present()[1]

    def present(self) -> Present:
        """Return who is here by way of this process."""
        seats = [client.seat for client in self.clients]
        return tuple(sorted({*seats} - {SPECTATOR})), seats.count(SPECTATOR)

    def send_presence(self, about: Client) -> None:
        self.show_presence(about)
        self._room.sharing.announce_presence()

    def show_presence(self, about: Client | None = None) -> None:
        """Tell everybody here who is at the table, but whoever it is about."""
        frame = _encode(Presence(self.here(), self.watchers()))
        for client in tuple(self.clients):
            if client is not about:
                client.send(frame)
