"""A table in one of several processes that serve it: its owner, or one that follows the owner.

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

from qalat.server.protocol import AnyFromClient
from qalat.server.refusals import Refused
from qalat.server.rooms.audience import Client
from qalat.server.rooms.room import Command, Room
from qalat.server.rooms.sharing import NOBODY, Present
from qalat.server.store import Entry, StoreError
from qalat.server.table.events import AnyEvent, decode
from qalat.server.table.table import Diverged
from qalat.server.table.updates import refusal

if TYPE_CHECKING:
    from qalat.server.rooms.cluster import Cluster

URGE_SECONDS = 1.0
"""Seconds without an answer after which the owner is looked up again."""

_log = structlog.get_logger()


class Proposal(msgspec.Struct, frozen=True):
    """A proposal to a table's owner: an event, to come after the event with a given number."""

    table: str
    number: int
    event: AnyEvent


@dataclass(frozen=True)
class Wish:
    """A client's request for a table that another process owns."""

    decide: Callable[[], AnyEvent | None]
    client: Client | None = None
    answers: int = 0
    settled: asyncio.Future[None] | None = None

    def grant(self) -> None:
        """Answer that it is done, if no update is the answer."""
        if self.settled is not None and not self.settled.done():
            self.settled.set_result(None)

    def refuse(self, refused: Refused) -> None:
        """Answer with a refusal."""
        if self.settled is not None and not self.settled.done():
            self.settled.set_exception(refused)
        if self.client is not None:
            self.client.send(refusal(refused, self.answers))


class Replica:
    """What ties the room of a table in this process to those in others."""

    def __init__(self, cluster: Cluster, room: Room) -> None:
        table = room.table
        self.room = room
        self.is_owner = cluster.owns(table.code)
        self.owner = ""  # the process, as far as is known
        self.proposal: Proposal | None = None
        self._cluster = cluster
        self._elsewhere: dict[str, Present] = {}
        self._announced_present = (NOBODY, table.status == "open" and table.opened.public)
        self._wishes: deque[Wish] = deque()
        self._reading = asyncio.Lock()
        self._is_behind = False
        self._keeping_up: asyncio.Task[None] | None = None
        self._urging: asyncio.TimerHandle | None = None

    @property
    def is_needed(self) -> bool:
        """Whether the room is needed here: whoever is there by way of others needs its owner."""
        return (self.is_owner and self.room.is_attended) or self._reading.locked()

    # Who owns the table: what goes on by itself does so there alone.

    def close(self) -> None:
        """Stop the bots and the clock."""
        if self._urging is not None:
            self._urging.cancel()
            self._urging = None

    def own(self) -> None:
        """Go on as the owner, who knows every event."""
        self.is_owner = True
        self.proposal = None
        self.close()
        self._cluster.go_on_owning(self.room)
        self._pursue()

    def disown(self) -> None:
        """Go on as one who follows; all that has happened here is on disk."""
        self.is_owner = False
        self.room.close()

    def abandon(self) -> None:
        """Refuse all pending requests, because the table is loaded again."""
        self.is_owner = False
        while self._wishes:
            self._wishes.popleft().refuse(Refused("storage"))

    # Who is here, by way of whatever process.

    def elsewhere(self) -> Present:
        """Return who is at the table by way of other processes."""
        seats = {seat for present, _ in self._elsewhere.values() for seat in present}
        return tuple(sorted(seats)), sum(watchers for _, watchers in self._elsewhere.values())

    def note_present(self, process: str, present: Present) -> None:
        """Note who is here by way of another process, and tell those who are here by this one."""
        if self._elsewhere.get(process, NOBODY) == present:
            return
        room = self.room
        rested = room.rests
        self._elsewhere[process] = present
        if not room.is_attended:
            room.attended_at = room.rooms.now()
        elif rested:
            room.wake()
        room.audience.show_presence()

    def forget_others_than(self, living: set[str]) -> None:
        """Forget who was here by way of processes that are dead."""
        for process in self._elsewhere.keys() - living:
            self.note_present(process, NOBODY)
            del self._elsewhere[process]

    def announce_presence(self) -> None:
        """Tell the other processes who is here, if that has changed."""
        present = (self.room.audience.present(), self.room.waiting() is not None)
        if present != self._announced_present:
            self._announced_present = present
            self._cluster.announce_present(self.room)

    # What is asked for.

    def ask(self, client: Client, message: AnyFromClient) -> bool:
        """Have the owner do what a client asks for, if that is another process; say whether."""
        if self.is_owner:
            return False
        self._wish(Wish(lambda: self.room.answer(client, message), client, message.id))
        return True

    async def carry_out(self, command: Command) -> bool:
        """Have the owner carry a command out, if that is another process; say whether."""
        if self.is_owner:
            return False
        settled = self.room.promise()
        self._wish(Wish(lambda: self.room.decide(command), settled=settled))
        await settled
        return True

    def _wish(self, wish: Wish) -> None:
        self._wishes.append(wish)
        self._pursue()

    def _pursue(self) -> None:
        """Decide what the next wishes lead to, as far as the table is known."""
        room = self.room
        while self._wishes and self.proposal is None:
            wish = self._wishes[0]
            try:
                event = wish.decide()
            except Refused as refused:
                room.rooms.count_refusal(refused)
                room.when_written(partial(self._wishes.popleft().refuse, refused))
                continue
            if event is not None and not self.is_owner:
                self.proposal = Proposal(room.table.code, room.table.number, event)
                self.urge()
                return
            self._wishes.popleft()
            if event is not None:
                room.happen(event, wish.client, wish.answers)
                room.when_written(wish.grant)

    def urge(self) -> None:
        """Ask the owner for what is wished, and again when nothing comes of it."""
        self.close()
        if self.proposal is not None:
            self._cluster.propose(self, self.proposal)
            loop = asyncio.get_running_loop()
            self._urging = loop.call_later(URGE_SECONDS, self._cluster.find_owner, self)

    def accept(self, proposal: Proposal) -> None:
        """Apply another process's proposal, unless another event came first."""
        room = self.room
        if room.table.number == proposal.number:
            room.attended_at = room.rooms.now()  # somebody asks for it
            room.happen(proposal.event)

    # What has happened.

    def hear(self) -> None:
        """Load new events of the owner."""
        if self.is_owner:
            return
        self._is_behind = True
        if self._keeping_up is None or self._keeping_up.done():
            self._keeping_up = asyncio.create_task(self._keep_up())

    async def _keep_up(self) -> None:
        room, code = self.room, self.room.table.code
        while self._is_behind and room.rooms.by_code.get(code) is room:
            self._is_behind = False
            try:
                await self.catch_up()
            except StoreError as error:
                _log.warning("table not followed", table=code, error=str(error))
                self._is_behind = True
                await asyncio.sleep(URGE_SECONDS)

    async def catch_up(self) -> None:
        """Return when everything on disk is known here."""
        if self.is_owner:
            return
        room = self.room
        async with self._reading:
            if self.is_owner:
                return
            entries = await room.rooms.store.load(room.table.code, room.table.number)
            try:
                for entry in entries:
                    self._repeat(entry)
            except (Diverged, ValueError) as error:
                room.rooms.lose(room, error)
                return
        self._pursue()

    def _repeat(self, entry: Entry) -> None:
        """Apply an event of the owner."""
        event = decode(entry.data)
        wish = self._fulfilled(event)
        if wish is None:
            self.room.follow(event, entry)
        else:
            self.room.follow(event, entry, wish.client, wish.answers)
            wish.grant()

    def _fulfilled(self, event: AnyEvent) -> Wish | None:
        """Return the request that an event answers."""
        proposal, self.proposal = self.proposal, None
        self.close()
        if proposal is None or _without_draws(event) != proposal.event:
            return None
        return self._wishes.popleft()


def _without_draws(event: AnyEvent) -> AnyEvent:
    return msgspec.structs.replace(event, draws=()) if hasattr(event, "draws") else event
