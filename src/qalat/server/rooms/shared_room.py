"""A table that several processes serve: one of them owns it, at the others it follows.

Whoever does not own the table asks the owner to let an event happen behind the last one that it
knows. The event with the next number tells whether that was done: so to ask twice does no harm,
and when something else came first, it is decided anew what the client's message leads to.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from qalat.server.protocol import AnyFromClient, Ping
from qalat.server.refusals import Refused
from qalat.server.rooms.room import Client, Command, Room
from qalat.server.store import Entry, StoreError
from qalat.server.table.events import AnyEvent, Placed, decode
from qalat.server.table.table import Diverged, Table
from qalat.server.table.updates import SPECTATOR, Told, refusal

if TYPE_CHECKING:
    from qalat.server.rooms.cluster import SharedRooms

Present = tuple[tuple[int, ...], int]
"""Who is at a table by way of one process: seats, and how many who watch."""

NOBODY_HERE: Present = ((), 0)
URGE_SECONDS = 1.0
"""After so long without an answer it is looked up who owns the table now."""

_log = structlog.get_logger()


class Proposal(msgspec.Struct, frozen=True):
    """A letter to a table's owner: let this happen, if the table's last event has that number."""

    table: str
    number: int
    event: AnyEvent


@dataclass(frozen=True)
class Wish:
    """What somebody asks of a table that another process owns."""

    decide: Callable[[], AnyEvent | None]
    client: Client | None = None
    answers: int = 0
    settled: asyncio.Future[None] | None = None

    def grant(self) -> None:
        """Tell that it is done, where an update is not the answer."""
        if self.settled is not None and not self.settled.done():
            self.settled.set_result(None)

    def refuse(self, refused: Refused) -> None:
        """Tell that it is not done."""
        if self.settled is not None and not self.settled.done():
            self.settled.set_exception(refused)
        if self.client is not None:
            self.client.send(refusal(refused, self.answers))


class SharedRoom(Room):
    """One table in the memory of one of several processes."""

    def __init__(
        self, rooms: SharedRooms, table: Table, address: str = "", *, is_owned: bool
    ) -> None:
        super().__init__(rooms, table, address)
        self.is_owned = is_owned
        self.owner = ""  # the process, as far as is known
        self.proposal: Proposal | None = None
        self._home = rooms
        self._elsewhere: dict[str, Present] = {}
        self._told_present = (NOBODY_HERE, table.status == "open" and table.opened.public)
        self._wishes: deque[Wish] = deque()
        self._reading = asyncio.Lock()
        self._is_behind = False
        self._keeping_up: asyncio.Task[None] | None = None
        self._urging: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs the table here; who is there by way of others needs its owner."""
        is_needed = self.is_owned and self.is_attended
        return super().is_idle and not is_needed and not self._reading.locked()

    @property
    def is_timed(self) -> bool:
        """Whether somebody's time runs here, and this process looks after it."""
        return super().is_timed and self.is_owned

    @property
    def is_attended(self) -> bool:
        """Whether anybody is at the table, by way of whatever process."""
        elsewhere = any(present != NOBODY_HERE for present in self._elsewhere.values())
        return elsewhere or super().is_attended

    # What goes on by itself does so at the owner alone.

    def go_on(self) -> None:
        """Let bots and clocks go on, as the owner."""
        if self.is_owned:
            super().go_on()

    def close(self) -> None:
        """Let nothing happen here by itself any more."""
        super().close()
        self._thought = self._alarm = None
        self._stop_urging()

    def own(self) -> None:
        """Go on as the owner, who knows every event."""
        self.is_owned = True
        self.proposal = None
        self._stop_urging()
        self._home.go_on_owning(self)
        self._pursue()

    def disown(self) -> None:
        """Go on as one who follows; all that has happened here is on disk."""
        self.is_owned = False
        self.close()

    def abandon(self, refused: Refused) -> None:
        """Refuse all that is asked for here, for the table is loaded anew."""
        self.is_owned = False
        while self._wishes:
            self._wishes.popleft().refuse(refused)

    # Who is here, by way of whatever process.

    def here(self) -> list[bool]:
        """Return which seats have somebody at the table."""
        elsewhere = {seat for seats, _ in self._elsewhere.values() for seat in seats}
        return [here or seat in elsewhere for seat, here in enumerate(super().here())]

    def watchers(self) -> int:
        """Return how many watch."""
        return super().watchers() + sum(watchers for _, watchers in self._elsewhere.values())

    def present(self) -> Present:
        """Return who is here by way of this process."""
        seats = {client.seat for client in self.clients} - {SPECTATOR}
        return tuple(sorted(seats)), super().watchers()

    def note_present(self, process: str, present: Present) -> None:
        """Note who is here by way of another process, and tell those who are here by this one."""
        if self._elsewhere.get(process, NOBODY_HERE) == present:
            return
        rested = self.rests
        self._elsewhere[process] = present
        if not self.is_attended:
            self.attended_at = self.rooms.now()
        elif rested:
            self.wake()
        super()._tell_presence(None)

    def forget_others_than(self, living: set[str]) -> None:
        """Forget who was here by way of processes that are dead."""
        for process in self._elsewhere.keys() - living:
            self.note_present(process, NOBODY_HERE)
            del self._elsewhere[process]

    def _tell_presence(self, about: Client | None) -> None:
        super()._tell_presence(about)
        self._tell_others()

    def _tell(self, told: Told, client: Client | None, answers: int, asked: float) -> None:
        super()._tell(told, client, answers, asked)
        if self.table.opened.public:
            self._tell_others()  # it may have begun

    def _is_reseated(self, client: Client) -> bool:
        is_reseated = super()._is_reseated(client)
        if is_reseated:
            asyncio.get_running_loop().call_soon(self._tell_others)
        return is_reseated

    def _tell_others(self) -> None:
        present = (self.present(), self.waiting() is not None)
        if present != self._told_present:
            self._told_present = present
            self._home.tell_present(self)

    # What is asked for.

    def receive(self, client: Client, message: AnyFromClient) -> None:
        """Do what a client asks for, by way of the owner, or tell why not."""
        if self.is_owned or isinstance(message, Ping):
            super().receive(client, message)
        else:
            self._wish(Wish(lambda: self.answer(client, message), client, message.id))

    async def carry_out(self, command: Command) -> None:
        """Let happen what a command leads to, by way of the owner."""
        self.attended_at = self.rooms.now()
        if self.is_owned:
            await super().carry_out(command)
            return
        settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unsettled.add(settled)
        settled.add_done_callback(self._unsettled.discard)
        self._wish(Wish(lambda: self.decide(command), settled=settled))
        await settled

    def _wish(self, wish: Wish) -> None:
        self._wishes.append(wish)
        self._pursue()

    def _pursue(self) -> None:
        """Decide what the next wishes lead to, as far as the table is known."""
        while self._wishes and self.proposal is None:
            wish = self._wishes[0]
            try:
                event = wish.decide()
            except Refused as refused:
                self.rooms.count_refusal(refused)
                self.when_written(partial(self._wishes.popleft().refuse, refused))
                continue
            if event is not None and not self.is_owned:
                self.proposal = Proposal(self.table.code, self.table.number, event)
                self.urge()
                return
            self._wishes.popleft()
            if event is not None:
                self.happen(event, wish.client, wish.answers)
                self.when_written(wish.grant)

    def urge(self) -> None:
        """Ask the owner for what is wished, and again when nothing comes of it."""
        self._stop_urging()
        if self.proposal is not None:
            self._home.propose(self, self.proposal)
            loop = asyncio.get_running_loop()
            self._urging = loop.call_later(URGE_SECONDS, self._home.find_owner, self)

    def _stop_urging(self) -> None:
        if self._urging is not None:
            self._urging.cancel()
            self._urging = None

    def accept(self, proposal: Proposal) -> None:
        """Let happen what another process asks for, unless something else came first."""
        if self.table.number == proposal.number:
            self.attended_at = self.rooms.now()  # somebody asks for it
            self.happen(proposal.event)

    # What has happened.

    def hear(self) -> None:
        """Keep up with the owner: there may be news."""
        if self.is_owned:
            return
        self._is_behind = True
        if self._keeping_up is None or self._keeping_up.done():
            self._keeping_up = asyncio.create_task(self._keep_up())

    async def _keep_up(self) -> None:
        while self._is_behind and self.rooms.by_code.get(self.table.code) is self:
            self._is_behind = False
            try:
                await self.catch_up()
            except StoreError as error:
                _log.warning("table not followed", table=self.table.code, error=str(error))
                self._is_behind = True
                await asyncio.sleep(URGE_SECONDS)

    async def catch_up(self) -> None:
        """Return when everything on disk is known here."""
        if self.is_owned:
            return
        async with self._reading:
            if self.is_owned:
                return
            entries = await self.rooms.store.load(self.table.code, self.table.number)
            try:
                for entry in entries:
                    self._repeat(entry)
            except (Diverged, ValueError) as error:
                self.rooms.lose(self, error)
                return
        self._pursue()

    def _repeat(self, entry: Entry) -> None:
        """Let happen here what has happened at the owner."""
        event = decode(entry.data)
        wish = self._fulfilled(event)
        if self.table.apply(event, entry.at) != event or self.table.number != entry.number:
            raise Diverged(f"table {entry.table} goes on otherwise than stored at {entry.number}")
        told = self._teller.tell(event, entry.at)
        if isinstance(event, Placed):
            self._placed = told.number
        self.written = told.number
        self.status = self.table.status
        if wish is None:
            self._tell(told, None, 0, 0.0)
        else:
            self._tell(told, wish.client, wish.answers, 0.0)
            wish.grant()

    def _fulfilled(self, event: AnyEvent) -> Wish | None:
        """Return the wish that an event is the answer to."""
        proposal, self.proposal = self.proposal, None
        self._stop_urging()
        if proposal is None or _without_draws(event) != proposal.event:
            return None
        return self._wishes.popleft()


def _without_draws(event: AnyEvent) -> AnyEvent:
    return msgspec.structs.replace(event, draws=()) if hasattr(event, "draws") else event
