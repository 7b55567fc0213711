"""A table in use: its clients, what is on its way to the disk, its bots and its clock.

A command changes the table at once, and is told to nobody before it is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from qalat.server.protocol import (
    Act,
    Answer,
    AnyFromClient,
    AskBack,
    ComeBack,
    Done,
    Hint,
    Leave,
    Ping,
    Presence,
    Preview,
    Refresh,
    Say,
    Undo,
)
from qalat.server.refusals import Refused
from qalat.server.rooms.public_list import Waiting
from qalat.server.rooms.sharing import NOBODY, Present
from qalat.server.rooms.summaries import summary_of
from qalat.server.store import Entry, Summary
from qalat.server.table import commands
from qalat.server.table.events import AnyEvent, Opened, Placed, ProgramChair, encode
from qalat.server.table.table import Diverged, Status, Table
from qalat.server.table.updates import SPECTATOR, Told, Updates, refusal
from qalat.server.thinking import Asker

if TYPE_CHECKING:
    from qalat.server.rooms.rooms import Rooms

Seen = TypeVar("Seen")

Command = Callable[[Table], AnyEvent]
"""What somebody asks of a table; it leads to an event, or is refused."""

_SUMMED_UP_EVERY = 3_600_000
"""Milliseconds after which lists are told how late it is at a table, if nothing else changes."""

RECENT = 40
"""Updates that are kept for clients who come back after a moment; to tell all is less than more."""

_encode = msgspec.json.Encoder().encode


class Client(Protocol):
    """Somebody at a table: a seat, or -1 who watches; a program is nobody's guest."""

    guest: str
    address: str  # covered: what stands for it where it must not be told
    name: str
    seat: int
    words: bool

    @property
    def is_behind(self) -> bool:
        """Whether it has not read yet what it was sent."""

    def send(self, frame: bytes) -> None:
        """Send a message, as soon as those before it are sent."""

    def move_to(self, room: Room) -> None:
        """Go on in another room of the same table."""

    def dismiss(self, refused: Refused) -> None:
        """Be told why the table cannot be shown any more, and leave."""


class Room:
    """One table in memory, and everybody who is at it."""

    def __init__(self, rooms: Rooms, table: Table, address: str = "") -> None:
        self.rooms = rooms
        self.table = table
        self.address = address  # by which the table is counted, as far as is known; in memory only
        self._watched_from = ""  # an address of somebody who came while that is not known
        self.attended_at = table.touched  # when somebody was here last, as far as is known
        self.clients: set[Client] = set()
        self.sharing = rooms.coordination.share(self)
        self.failed: set[int] = set()  # the seats whose bot failed, and has lost them
        self.written = table.number
        self.status = table.status  # as far as it is written
        self.is_lost = False  # what happened last could not be written, and another room follows
        self._coming: set[Client] = set()
        self._refreshing: set[Client] = set()
        self._placed = 0  # the number of the last event by which a chair changed
        self._unsettled: set[asyncio.Future[None]] = set()
        self._teller = Updates(table)
        self._recent: deque[Told] = deque(maxlen=RECENT)
        self._waiting: deque[tuple[int, Callable[[], None]]] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._thought: asyncio.Task[None] | None = None
        self.asked_for = rooms.now()
        self._summed_up = 0  # when lists were told of the table last

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, nothing is on its way, and nothing will happen by itself."""
        is_thinking = self._thought is not None and not self._thought.done()
        is_empty = not (self.clients or self._coming or self._waiting or self._unsettled)
        is_still = self._alarm is None and not is_thinking
        return is_empty and is_still and not self.sharing.is_needed

    @property
    def is_timed(self) -> bool:
        """Whether somebody's time runs here, and this process looks after it."""
        return self.table.clocks.running >= 0 and self.sharing.is_owner

    @property
    def asker(self) -> Asker:
        """For whom the table's bots think."""
        return Asker(self.address or self._watched_from, self.table.opened.host)

    def waiting(self) -> Waiting | None:
        """Return what the public list needs to know, if the table may be in it."""
        table = self.table
        if table.status != "open" or not table.opened.public:
            return None
        return Waiting(table.code, table.made, table.opened.host, self.address)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is at the table, by way of whatever process."""
        return bool(self.clients or self._coming) or self.sharing.elsewhere() != NOBODY

    @property
    def rests(self) -> bool:
        """Whether nobody has been here for so long that bots need not play on."""
        return not self.is_attended and self.rooms.now() - self.attended_at > self.rooms.rest

    # Everything that happens.

    def happen(
        self, event: AnyEvent, client: Client | None = None, answers: int = 0, asked: float = 0.0
    ) -> None:
        """Let an event happen, write it down, and then tell everybody."""
        before = self._searched()
        now = self.rooms.now()
        event = self.table.apply(event, now)
        told = self._noted(event, now)
        entry = Entry(self.table.code, self.table.number, now, encode(event))
        is_late = now - self._summed_up > _SUMMED_UP_EVERY
        changed = is_late or before != self._searched() or self.table.match is None
        self._summed_up = now if changed else self._summed_up
        self._waiting.append((told.number, lambda: self._tell(told, client, answers, asked)))
        done = self._when_written(told.number, self.table.status)
        self.rooms.write([entry], self.summary() if changed else None, done)

    def follow(
        self, event: AnyEvent, entry: Entry, client: Client | None = None, answers: int = 0
    ) -> None:
        """Let happen here what another process has written."""
        if self.table.apply(event, entry.at) != event or self.table.number != entry.number:
            raise Diverged(f"table {entry.table} goes on otherwise than stored at {entry.number}")
        told = self._noted(event, entry.at)
        self.written = told.number
        self.status = self.table.status
        self._tell(told, client, answers, 0.0)

    def _noted(self, event: AnyEvent, at: int) -> Told:
        """Return what is told of an event that has happened."""
        told = self._teller.tell(event, at)
        if isinstance(event, Placed):
            self._placed = told.number
        return told

    def _searched(self) -> tuple[object, ...]:
        """Return what lists are searched by, and what a start wakes tables by."""
        return self.table.status, self.table.actor, tuple(self.table.sitting_in)

    async def settled(self, event: AnyEvent) -> None:
        """Let an event happen, and return when it is on disk."""
        self.happen(event)
        await self.rest()

    async def rest(self) -> None:
        """Return when all that has happened so far is on disk."""
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
        """Return what is seen of the table as it is now, as soon as all of that is on disk."""
        found = look(self.table)
        await self.rest()
        return found

    async def carry_out(self, command: Command) -> None:
        """Let happen what a command leads to, and return when it is on disk."""
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
        """Return what a command leads to, unless there was enough of that."""
        event = command(self.table)
        self.table.tally.check(event)
        return event

    def _when_written(self, number: int, status: Status) -> Callable[[BaseException | None], None]:
        def done(error: BaseException | None) -> None:
            if error is not None:
                self.is_lost = True
                for waiting in tuple(self._unsettled):
                    if not waiting.done():
                        waiting.set_exception(Refused("storage"))
                self.rooms.lose(self, error)
                return
            self.written = number
            self.status = status
            self._tell_what_is_written()

        return done

    def _tell_what_is_written(self) -> None:
        while self._waiting and self._waiting[0][0] <= self.written:
            self._waiting.popleft()[1]()

    def _tell(self, told: Told, client: Client | None, answers: int, asked: float) -> None:
        self._recent.append(told)
        frames: dict[bytes, bytes] = {}  # by what is put behind the part for everybody
        for each in tuple(self.clients):
            if self._is_reseated(each):
                self._tell_everything(each, answers if each is client else 0)
                continue
            tail = told.tail(each.seat, answers if each is client else 0)
            frame = frames.get(tail)
            if frame is None:
                frame = frames[tail] = told.public + tail
            each.send(frame)
        if client in self._coming and answers:
            client.send(_encode(Done(answers)))  # who is told everything soon
        if asked:
            self.rooms.figures.acknowledged.observe(time.perf_counter() - asked)
        if told.number == self.table.number:
            self.go_on()
        if self.table.opened.public:
            self.sharing.tell_others()  # it may have begun

    def when_written(self, then: Callable[[], None]) -> None:
        """Do something as soon as all that has happened so far is on disk."""
        self._waiting.append((self.table.number, then))
        self._tell_what_is_written()

    def summary(self) -> Summary:
        """Return what lists tell of the table."""
        return summary_of(self.table)

    # Everybody who is here.

    def enter(self, client: Client, last: int, answers: int) -> None:
        """Let somebody in, who is told what happened since, or everything."""
        rested = self.rests
        self._coming.add(client)
        self._note_address(client)
        if rested:
            self.wake()
        if self.is_lost:
            self.rooms.readmit(self)
        self.when_written(lambda: self._welcome(client, last, answers))

    def _note_address(self, client: Client) -> None:
        """Count the table by where its host is; by another player's place while nobody knows.

        Until then its bots think for whoever came first to watch, and has woken them.
        """
        self._watched_from = self._watched_from or client.address
        is_host = client.guest != "" and client.guest == self.table.opened.host
        if client.address and (is_host or (not self.address and client.seat != SPECTATOR)):
            self.address = client.address

    def wake(self) -> None:
        """Go on after a rest; what is on its way to the disk leads there by itself."""
        if self.written == self.table.number:
            self.go_on()

    def _welcome(self, client: Client, last: int, answers: int) -> None:
        if client not in self._coming:
            return  # gone again
        missed = [told for told in self._recent if told.number > last]
        can_catch_up = 0 <= last <= self.written and len(missed) == self.written - last
        is_seated = self.written >= self._placed
        if not (can_catch_up and is_seated) and self.written < self.table.number:
            self.when_written(lambda: self._welcome(client, last, answers))
            return
        self._coming.discard(client)
        self.clients.add(client)
        client.seat = self._seat_of(client)
        if can_catch_up:
            for told in missed:
                client.send(told.frame(client.seat))
            client.send(_encode(Done(answers)))
        else:
            self._tell_everything(client, answers)
        self._tell_presence(client)
        table = self.table
        is_missed = client.seat in table.sitting_in and not table.clocks.is_exhausted(client.seat)
        if is_missed and table.status == "playing":
            self.receive(client, ComeBack())

    def _tell_everything(self, client: Client, answers: int) -> None:
        """Tell somebody everything, as soon as nothing of it can be lost any more."""
        if self.written < self.table.number:
            self.when_written(lambda: self._tell_everything(client, answers))
            return
        everything = self._teller.everything(
            client.seat,
            self.rooms.now(),
            host=client.guest == self.table.opened.host,
            here=self.here(),
            watchers=self.watchers(),
            words=client.words,
        )
        client.send(_encode(msgspec.structs.replace(everything, id=answers)))

    def _is_reseated(self, client: Client) -> bool:
        """Note it when somebody here has sat down or stood up; say whether that is so."""
        if self.written > self._placed:
            return False
        before, client.seat = client.seat, self._seat_of(client)
        if before == client.seat:
            return False
        asyncio.get_running_loop().call_soon(self.sharing.tell_others)
        return True

    def _seat_of(self, client: Client) -> int:
        """Return where somebody sits; a program only for as long as the chair is a program's."""
        if client.guest:
            return self.table.seat_of(client.guest)
        is_program = client.seat != SPECTATOR and isinstance(
            self.table.chairs[client.seat], ProgramChair
        )
        return client.seat if is_program else SPECTATOR

    def send_all_away(self) -> list[Client]:
        """Let everybody go who is here, or coming, to another room of the same table."""
        everybody = [*self.clients, *self._coming]
        self.clients.clear()
        self._coming.clear()
        return everybody

    def exit(self, client: Client) -> None:
        """Let somebody go."""
        self._coming.discard(client)
        self._refreshing.discard(client)
        self.clients.discard(client)
        if not self.is_attended:
            self.attended_at = self.rooms.now()
        self._tell_presence(client)

    def here(self) -> list[bool]:
        """Return which seats have somebody at the table."""
        present = {*self.sharing.elsewhere()[0], *self.present()[0]}
        return [seat in present for seat in range(self.table.seats)]

    def watchers(self) -> int:
        """Return how many watch."""
        return self.sharing.elsewhere()[1] + self.present()[1]

    def present(self) -> Present:
        """Return who is here by way of this process."""
        seats = [client.seat for client in self.clients]
        return tuple(sorted({*seats} - {SPECTATOR})), seats.count(SPECTATOR)

    def _tell_presence(self, about: Client) -> None:
        self.show_presence(about)
        self.sharing.tell_others()

    def show_presence(self, about: Client | None = None) -> None:
        """Tell everybody here who is at the table, but whoever it is about."""
        frame = _encode(Presence(self.here(), self.watchers()))
        for client in tuple(self.clients):
            if client is not about:
                client.send(frame)

    # Everything that clients ask for.

    def receive(self, client: Client, message: AnyFromClient) -> None:
        """Do what a client asks for, or tell why not."""
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
        """Tell a client why not, as soon as the reason is on disk."""
        self.rooms.count_refusal(refused)
        if self.is_lost:
            client.send(refusal(Refused("storage"), answers))
            return
        frame = refusal(refused, answers)
        self.when_written(lambda: client.send(frame))

    def answer(self, client: Client, message: AnyFromClient) -> AnyEvent | None:
        """Return the event that a message leads to, unless there was enough of that."""
        event = self._answer(client, message)
        if event is not None:
            self.table.tally.check(event)
        return event

    def _answer(self, client: Client, message: AnyFromClient) -> AnyEvent | None:
        """Return the event that a message leads to; some are answered at once."""
        self._refuse_when_nothing_can_happen()
        if isinstance(message, Ping):
            client.send(_encode(Done(message.id)))
            return None
        if isinstance(message, Refresh):
            self._refresh(client, message.id)
            return None
        if isinstance(message, Say):
            return commands.say(self.table, client.guest, client.name, message.text, client.seat)
        seat = client.seat
        if seat == SPECTATOR:
            raise Refused("not_seated")
        if isinstance(message, Act | Undo | AskBack):
            return self._play(seat, message)
        if isinstance(message, Answer):
            return commands.answer(self.table, seat, message.turn, agrees=message.agrees)
        if isinstance(message, Leave):
            return commands.leave(self.table, seat)
        if isinstance(message, ComeBack):
            return commands.come_back(self.table, seat)
        self._look_ahead(client, message)
        return None

    def _refuse_when_nothing_can_happen(self) -> None:
        if self.rooms.is_stopping:
            raise Refused("stopping")
        if self.is_lost:
            raise Refused("storage")

    def _refresh(self, client: Client, answers: int) -> None:
        """Tell somebody everything anew, once they have read what they were told before."""
        if client in self._refreshing or client.is_behind:
            raise Refused("too_fast", expected="to read what came before")
        self._refreshing.add(client)

        def tell() -> None:
            self._refreshing.discard(client)
            self._tell_everything(client, answers)

        self.when_written(tell)

    def _play(self, seat: int, message: Act | Undo | AskBack) -> AnyEvent:
        """Return the event that a message leads to which is for whoever plays a seat."""
        if seat in self.table.sitting_in:
            raise Refused("not_your_turn", expected="to come back first")
        if isinstance(message, Act):
            return commands.act(self.table, seat, message.turn, message.actions)
        if isinstance(message, Undo):
            return commands.undo(self.table, seat, message.turn, message.steps)
        return commands.ask_back(self.table, seat, message.turn)

    def _look_ahead(self, client: Client, message: AnyFromClient) -> None:
        if isinstance(message, Preview):
            previewed = self._teller.preview(client.seat, message.turn, message.actions, message.id)
            self.when_written(lambda: client.send(_encode(previewed)))
        elif isinstance(message, Hint):
            commands.checked_moment(self.table, client.seat, message.turn)
            self.rooms.hint(self, client, message)
        else:
            raise Refused("unreadable", expected="one hello, at the beginning")

    # Bots and clocks.

    def go_on(self) -> None:
        """Let the bot that is to move think, and watch the time of whoever else is."""
        if not self.sharing.is_owner:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.table.actor < 0 or self.rooms.is_stopping:
            return
        if self.table.level_at(self.table.actor):
            if not self.rests:
                self._thought = self.rooms.let_think(self, self._thought)
            return
        due = self.table.runs_out()
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, (due - self.rooms.now()) / 1000), self._ring)

    def _ring(self) -> None:
        """The time of whoever is to move may be up."""
        due = self.table.runs_out()
        if due is None or due > self.rooms.now():
            self.go_on()
        else:
            self.happen(commands.leave(self.table, self.table.actor, "time"))

    def close(self) -> None:
        """Let nothing happen here by itself any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thought is not None:
            self._thought.cancel()
        self._alarm = self._thought = None
        self.sharing.close()


def opening_entry(code: str, opened: Opened, at: int) -> Entry:
    """Return the first event of a table as it is stored."""
    return Entry(code, 0, at, encode(opened))
