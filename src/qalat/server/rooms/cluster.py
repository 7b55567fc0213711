"""The rooms of a process in a cluster, in which each table is owned by one process.

A process owns the tables that it opened or found without an owner, and has replicas of others that
its clients use; when an owner dies, one of the followers takes over.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from qalat.server.refusals import Refused
from qalat.server.rooms.attendance import EVERY_TABLE, Attendance, WaitingElsewhere
from qalat.server.rooms.public_list import Waiting
from qalat.server.rooms.replica import Proposal, Replica
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import AWAY, Rooms
from qalat.server.store import StoreError
from qalat.server.store.leases import Lease
from qalat.server.store.membership import Listeners, Membership, join_cluster
from qalat.server.store.postgres import PostgresStore
from qalat.server.table.events import Resumed

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Proposal] = msgspec.json.Decoder(Proposal)
_log = structlog.get_logger()


class Cluster:
    """What ties the rooms of this process to those of the others."""

    rooms: Rooms
    membership: Membership

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._orphans: deque[str] = deque()
        self._waiting = WaitingElsewhere()
        self._is_adopting = False
        self._has_joined = False
        self._leaving: dict[str, asyncio.Task[None]] = {}  # tables that are being given up

    async def join(self, rooms: Rooms, seconds: float) -> None:
        """Join the cluster."""
        self.rooms = rooms
        ears = Listeners(
            changed=self._changed,
            received=self._received,
            lost=self._lost,
            orphaned=self._orphaned,
            missed=self._missed,
            announced=self._announced,
            living=self._living,
        )
        self.membership = await join_cluster(self._store, ears, seconds)
        self._has_joined = True
        self._ask_who_waits()

    def owns(self, code: str) -> bool:
        """Return whether this process owns a table, to its knowledge."""
        return code in self.membership.owned

    def share(self, room: Room) -> Replica:
        """Return what ties a new room to the other processes."""
        return Replica(self, room)

    def opened(self, room: Room) -> None:
        """Tell the others of a table that was opened here."""
        if room.waiting() is not None:
            self.announce_present(room)

    async def load(self, code: str, load: Callable[[str], Awaitable[Room]]) -> Room:
        """Load a table, which this process owns if nobody else does."""
        lease = await self._take(code)
        try:
            room = await load(code)
        except Refused as refused:
            if refused.reason == "unknown_table" and lease.owner == self.membership.process:
                await self._give_up(code)  # there is nothing to own
            raise
        replica = room.sharing
        if isinstance(replica, Replica):
            replica.owner = lease.owner
            replica.hear()  # of what was written since it was loaded
            self.announce_present(room, asks=True)
        return room

    def forget(self, room: Room) -> None:
        """Let any process have a table that is not in memory here any more."""
        replica, code = room.sharing, room.table.code
        if isinstance(replica, Replica) and replica.is_owner:
            replica.disown()
            leaving = self._leaving[code] = asyncio.create_task(self._give_up(code))
            leaving.add_done_callback(lambda _: self._leaving.pop(code, None))

    async def _give_up(self, code: str) -> None:
        try:
            await self.membership.give_up(code)
        except StoreError as error:
            _log.warning("table not given up", table=code, error=str(error))

    async def take(self, code: str) -> bool:
        """Own a table if nobody else does; say whether this process owns it."""
        return (await self._take(code)).owner == self.membership.process

    async def _take(self, code: str) -> Lease:
        """Return the owner of a table; take the lease if it is free."""
        if self.rooms.is_stopping:
            raise Refused("stopping")
        if code in self._leaving:
            await asyncio.wait([self._leaving[code]])
        try:
            return await self.membership.take(code)
        except StoreError as error:
            _log.warning("owner not found", table=code, error=str(error))
            raise Refused("storage") from error

    # What is heard from the others.

    def _replica(self, code: str) -> Replica | None:
        room = self.rooms.by_code.get(code)
        replica = None if room is None else room.sharing
        return replica if isinstance(replica, Replica) else None

    def _changed(self, code: str) -> None:
        replica = self._replica(code)
        if replica is not None:
            replica.hear()

    def _missed(self) -> None:
        for code in tuple(self.rooms.by_code):
            self._changed(code)
        if self._has_joined:
            self._ask_who_waits()  # announcements from before this process listened are lost

    def _received(self, letter: bytes) -> None:
        try:
            proposal = _DECODER.decode(letter)
        except msgspec.DecodeError as error:
            _log.error("letter not understood", error=str(error))
            return
        if self.rooms.is_stopping:
            return
        replica = self._replica(proposal.table)
        if replica is None:
            self.rooms.spawn(self.rooms.wake_one(proposal.table))
        elif replica.is_owner:
            replica.accept(proposal)
        else:
            self.find_owner(replica)  # whoever wrote that believes that it is this process

    def _lost(self, code: str) -> None:
        replica = self._replica(code)
        if replica is None or not replica.is_owner:
            return
        _log.warning("table lost to another process", table=code)
        if replica.room.written == replica.room.table.number:
            replica.disown()
            replica.hear()
            self.find_owner(replica)
        else:
            error = StoreError(f"table {code} belongs to another process.")
            self.rooms.lose(replica.room, error)

    def _orphaned(self, code: str) -> None:
        if self.rooms.is_stopping or code in self._orphans:
            return
        if code in self.rooms.by_code:
            self._orphans.appendleft(code)  # somebody waits there
        else:
            self._orphans.append(code)
        if not self._is_adopting:
            self._is_adopting = True
            self.rooms.spawn(self._adopt())

    async def _adopt(self) -> None:
        """Take over tables whose owners are dead."""
        try:
            while self._orphans:
                code = self._orphans.popleft()
                try:
                    await self._adopt_one(code)
                except (Refused, StoreError) as error:
                    _log.warning("table not taken over", table=code, error=str(error))
        finally:
            self._is_adopting = False

    async def _adopt_one(self, code: str) -> None:
        replica = self._replica(code)
        if replica is not None:
            await self._take_over(replica)
            return
        if not await self.take(code):
            return
        summary = await self._store.summary(code)
        if code in self.rooms.by_code:
            return
        if summary is not None and summary.status == "playing":
            await self.rooms.wake_one(code)
        elif not self.rooms.is_in_hand(code):
            await self.membership.give_up(code)  # nobody is there, and nothing goes on there

    # Who is where.

    def announce_present(self, room: Room, *, asks: bool = False) -> None:
        """Announce who is at a table here, and optionally ask others for the same."""
        if self.rooms.is_stopping:
            return
        seats, watchers = room.audience.present()
        attendance = Attendance(
            *(room.table.code, self.membership.process, seats, watchers, asks),
            *(room.address, room.waiting()),
        )
        self.rooms.spawn(self._announce(attendance))

    async def _announce(self, attendance: Attendance) -> None:
        try:
            await self.membership.announce(_ENCODER.encode(attendance).decode())
        except StoreError as error:
            _log.warning("presence not announced", table=attendance.table, error=str(error))

    def _announced(self, word: str) -> None:
        attendance = msgspec.json.decode(word, type=Attendance)
        if attendance.process == self.membership.process:
            return
        if attendance.table == EVERY_TABLE:
            self._announce_waiting()
            return
        self._waiting.note(attendance, self.rooms.now())
        replica = self._replica(attendance.table)
        if replica is None:
            return
        room = replica.room
        room.address = room.address or attendance.address
        replica.note_present(attendance.process, (attendance.seats, attendance.watchers))
        if attendance.asks:
            self.announce_present(room)

    def _living(self, living: set[str]) -> None:
        for code in tuple(self.rooms.by_code):
            replica = self._replica(code)
            if replica is not None:
                replica.forget_others_than(living)
        self._waiting.forget_others_than(living)

    # The public list.

    def waiting(self, own: list[Waiting]) -> list[Waiting]:
        """Return the public tables where somebody waits, by way of this process or another."""
        return self._waiting.joined(own, self.rooms.now() - self.rooms.rest)

    def _ask_who_waits(self) -> None:
        """Ask the other processes for their waiting tables."""
        question = Attendance(EVERY_TABLE, self.membership.process, (), 0, asks=True)
        self.rooms.spawn(self._announce(question))

    def _announce_waiting(self) -> None:
        """Announce all waiting tables of this process to a new one."""
        for waiting in self.rooms.waiting_here():
            self.announce_present(self.rooms.by_code[waiting.table])

    # What is asked of others.

    def propose(self, replica: Replica, proposal: Proposal) -> None:
        """Send a proposal to the owner of a table."""
        if replica.owner:
            self.rooms.spawn(self._send(replica.owner, proposal))

    async def _send(self, owner: str, proposal: Proposal) -> None:
        try:
            await self.membership.send(owner, _ENCODER.encode(proposal))
        except StoreError as error:
            _log.warning("proposal not sent", table=proposal.table, error=str(error))

    def find_owner(self, replica: Replica) -> None:
        """Find the owner of a table whose owner does not answer; own it if nobody does."""
        if self._replica(replica.room.table.code) is replica and not self.rooms.is_stopping:
            self.rooms.spawn(self._find_owner(replica))

    async def _find_owner(self, replica: Replica) -> None:
        try:
            await self._take_over(replica)
        except (Refused, StoreError) as error:
            code = replica.room.table.code
            _log.warning("table not taken over", table=code, error=str(error))
        if not replica.is_owner:
            replica.urge()

    async def _take_over(self, replica: Replica) -> None:
        """Become the owner of a table, if nobody else is."""
        code = replica.room.table.code
        lease = await self._take(code)
        replica.owner = lease.owner
        if lease.owner != self.membership.process or replica.is_owner:
            return
        await replica.catch_up()
        if self._replica(code) is replica and self.owns(code) and not replica.is_owner:
            _log.info("table taken over", table=code, number=replica.room.table.number)
            replica.own()

    def go_on_owning(self, room: Room) -> None:
        """Resume a table; time without an owner does not count."""
        due, now = room.table.runs_out(), self.rooms.now()
        if due is not None and (due - now < AWAY or room.table.touched > now + AWAY):
            room.happen(Resumed())
        else:
            room.go_on()

    async def close(self) -> None:
        """Leave the tables to the others."""
        try:
            await self.membership.close()
        except StoreError as error:
            _log.warning("tables not left to others", error=str(error))
