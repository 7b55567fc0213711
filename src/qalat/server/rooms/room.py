"""A table in use: its clients, what is on its way to the disk, its bots and its clock.

A command changes the table at once, and is update to nobody before it is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import msgspec

from qalat.server.protocol import AnyFromClient, Ping
from qalat.server.refusals import Refused
from qalat.server.rooms import requests
from qalat.server.rooms.audience import Audience, Client
from qalat.server.rooms.public_list import Waiting
from qalat.server.rooms.sharing import NOBODY
from qalat.server.rooms.summaries import Summing, summary_of
from qalat.server.store import Entry, Summary
from qalat.server.table import commands
from qalat.server.table.events import AnyEvent, Opened, encode
from qalat.server.table.table import Diverged, Status, Table
from qalat.server.table.updates import SPECTATOR, EncodedUpdate, refusal
from qalat.server.thinking import Asker

if TYPE_CHECKING:
    from qalat.server.rooms.rooms import Rooms

Seen = TypeVar("Seen")

Command = Callable[[Table], AnyEvent]
"""A command for a table; it leads to an event, or is refused."""

_encode = msgspec.json.Encoder().encode


class Room:
    """One table in memory, with its clients."""

    def __init__(self, rooms: Rooms, table: Table, address: str = "") -> None:
        self.rooms = rooms
        self.table = table
        self.address = address  # by which the table is counted, as far as is known; in memory only
        self._watched_from = ""  # an address of somebody who came while that is not known
        self.attended_at = table.touched  # when somebody was here last, as far as is known
        self.audience = Audience(self)
        self.sharing = rooms.coordination.share(self)
        self.failed: set[int] = set()  # the seats whose bot failed, and has lost them
        self.written = table.number
        self.status = table.status  # as far as it is written
        self.is_lost = False  # what happened last could not be written, and another room follows
        self._unsettled: set[asyncio.Future[None]] = set()
        self._waiting: deque[tuple[int, Callable[[], None]]] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._thought: asyncio.Task[None] | None = None
        self.asked_for = rooms.now()
        self._summing = Summing(table)

    @property
    def clients(self) -> set[Client]:
        """Who is here by way of this process."""
        return self.audience.clients

    @property
    def is_idle(self) -> bool:
        """Whether there are no clients, no pending writes, and no running bots or clocks."""
        is_thinking = self._thought is not None and not self._thought.done()
        audience = self.audience
        is_empty = not (audience.clients or audience.coming or self._waiting or self._unsettled)
        is_still = self._alarm is None and not is_thinking
        return is_empty and is_still and not self.sharing.is_needed

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs here that this process watches."""
        return self.table.clocks.running >= 0 and self.sharing.is_owner

    @property
    def asker(self) -> Asker:
        """The guest and address that the bots' questions are counted for."""
        return Asker(self.address or self._watched_from, self.table.opened.host)

    def waiting(self) -> Waiting | None:
        """The entry of the public list, if the table may be in it."""
        table = self.table
        if table.status != "open" or not table.opened.public:
            return None
        return Waiting(table.code, table.made, table.opened.host, self.address)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is at the table, by way of whatever process."""
        audience = self.audience
        return bool(audience.clients or audience.coming) or self.sharing.elsewhere() != NOBODY

    @property
    def rests(self) -> bool:
        """Whether nobody has been here for so long that bots pause."""
        return not self.is_attended and self.rooms.now() - self.attended_at > self.rooms.rest

    # Everything that happens.

    def happen(
        self, event: AnyEvent, client: Client | None = None, answers: int = 0, asked: float = 0.0
    ) -> None:
        """Apply an event, store it, and then send updates to all clients."""
        table, now = self.table, self.rooms.now()
        event = table.apply(event, now)
        update = self.audience.note(event, now)
        entry = Entry(table.code, table.number, now, encode(event))
        sending = partial(self._send, update, client, answers, asked)
        self._waiting.append((table.number, sending))
        written = partial(self._note_written, table.number, table.status)
        self.rooms.write((entry,), self._summing.after_event(), written)

    def follow(
        self, event: AnyEvent, entry: Entry, client: Client | None = None, answers: int = 0
    ) -> None:
        """Let happen here what another process has written."""
        if self.table.apply(event, entry.at) != event or self.table.number != entry.number:
            raise Diverged(f"table {entry.table} goes on otherwise than stored at {entry.number}")
        update = self.audience.note(event, entry.at)
        self.written = update.number
        self.status = self.table.status
        self._send(update, client, answers, 0.0)

    async def settled(self, event: AnyEvent) -> None:
        """Apply an event, and return when it is on disk."""
        self.happen(event)
        await self.rest()

    async def rest(self) -> None:
        """Return when all events so far are on disk."""
        if self.is_lost:
            raise Refused("storage")
        if self.written == self.table.number:
            return
        written = self.promise()
        self.when_written(lambda: None if written.done() else written.set_result(None))
        await written

    def promise(self) -> asyncio.Future[None]:
        """Return something to wait for, which is refused if the last events cannot be written."""
        promised: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unsettled.add(promised)
        promised.add_done_callback(self._unsettled.discard)
        return promised

    async def seen(self, look: Callable[[Table], Seen]) -> Seen:
        """Return a view of the table as it is now, as soon as all of it is on disk."""
        found = look(self.table)
        await self.rest()
        return found

    async def carry_out(self, command: Command) -> None:
        """Apply a command's event, and return when it is on disk."""
        self.attended_at = self.rooms.now()
        if await self.sharing.carry_out(command):
            return
        try:
            event = self.decide(command)
        except Refused:
            await self.rest()  # for the reason may not be on disk yet
            raise
        await self.settled(event)

    def decide(self, command: Command) -> AnyEvent:
        """Return the event of a command, unless a limit is reached."""
        event = command(self.table)
        self.table.tally.check(event)
        return event

    def _note_written(self, number: int, status: Status, error: BaseException | None) -> None:
        """Tell everybody of an event that is on disk, or give up if it could not be written."""
        if error is not None:
            self.is_lost = True
            for waiting in tuple(self._unsettled):
                if not waiting.done():
                    waiting.set_exception(Refused("storage"))
            self.rooms.lose(self, error)
            return
        self.written = number
        self.status = status
        self._send_written()

    def _send_written(self) -> None:
        while self._waiting and self._waiting[0][0] <= self.written:
            self._waiting.popleft()[1]()

    def _send(
        self, update: EncodedUpdate, client: Client | None, answers: int, asked: float
    ) -> None:
        self.audience.send_update(update, client, answers)
        if asked:
            self.rooms.figures.acknowledged.observe(time.perf_counter() - asked)
        if update.number == self.table.number:
            self.go_on()
        if self.table.opened.public:
            self.sharing.announce_presence()  # it may have begun

    def when_written(self, then: Callable[[], None]) -> None:
        """Call a function as soon as all events so far are on disk."""
        self._waiting.append((self.table.number, then))
        self._send_written()

    def summary(self) -> Summary:
        """Return the table's entry in lists."""
        return summary_of(self.table)

    # Everybody who is here.

    def enter(self, client: Client, last: int, answers: int) -> None:
        """Add a client, and send it what it has missed, or the whole table."""
        rested = self.rests
        self.audience.coming.add(client)
        self._note_address(client)
        if rested:
            self.wake()
        if self.is_lost:
            self.rooms.readmit(self)
        self.when_written(lambda: self.audience.welcome(client, last, answers))

    def _note_address(self, client: Client) -> None:
        """Count the table by where its host is; by another player's place while nobody knows.

        Until then its bots think for whoever came first to watch, and has woken them.
        """
        self._watched_from = self._watched_from or client.address
        is_host = client.guest != "" and client.guest == self.table.opened.host
        if client.address and (is_host or (not self.address and client.seat != SPECTATOR)):
            self.address = client.address

    def wake(self) -> None:
        """Resume after a rest, unless pending writes will do so."""
        if self.written == self.table.number:
            self.go_on()

    def exit(self, client: Client) -> None:
        """Remove a client."""
        self.audience.part(client)
        if not self.is_attended:
            self.attended_at = self.rooms.now()
        self.audience.send_presence(client)

    # Everything that clients ask for.

    def receive(self, client: Client, message: AnyFromClient) -> None:
        """Handle a client's message, or refuse it."""
        if not isinstance(message, Ping) and self.sharing.ask(client, message):
            return
        asked = time.perf_counter()
        try:
            event = self.answer(client, message)
        except Refused as refused:
            self.refuse(client, refused, message.id)
            return
        if event is not None:
            self.happen(event, client, message.id, asked)

    def refuse(self, client: Client, refused: Refused, answers: int) -> None:
        """Send a client a refusal, as soon as its reason is on disk."""
        self.rooms.count_refusal(refused)
        if self.is_lost:
            client.send(refusal(Refused("storage"), answers))
            return
        frame = refusal(refused, answers)
        self.when_written(lambda: client.send(frame))

    def answer(self, client: Client, message: AnyFromClient) -> AnyEvent | None:
        """Return the event of a message, unless a limit is reached."""
        event = requests.answer(self, client, message)
        if event is not None:
            self.table.tally.check(event)
            self.rooms.shares.spend("events", client.address)
        return event

    # Bots and clocks.

    def go_on(self) -> None:
        """Start the bot that is to move, or watch the clock."""
        if not self.sharing.is_owner:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.table.actor < 0 or self.rooms.is_stopping:
            return
        if self.table.level_at(self.table.actor):
            if not self.rests:
                self._thought = self.rooms.bots.let_think(self, self._thought)
            return
        due = self.table.runs_out()
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, (due - self.rooms.now()) / 1000), self._ring)

    def _ring(self) -> None:
        """Check whether the time of the actor is up."""
        due = self.table.runs_out()
        if due is None or due > self.rooms.now():
            self.go_on()
        else:
            self.happen(commands.leave(self.table, self.table.actor, "time"))

    def close(self) -> None:
        """Stop the bots and the clock."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thought is not None:
            self._thought.cancel()
        self._alarm = self._thought = None
        self.sharing.close()


def opening_entry(code: str, opened: Opened, at: int) -> Entry:
    """Return the first event of a table as it is stored."""
    return Entry(code, 0, at, encode(opened))
