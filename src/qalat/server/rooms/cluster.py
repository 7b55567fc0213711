"""The rooms of one of several processes that serve the same tables, each table owned by one.

A process owns the tables that it opened or found without an owner. Of the others that it has
clients at it holds a replica; when an owner dies, one of those who follow goes on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import structlog

from qalat.server.limits import Limits
from qalat.server.refusals import Refused
from qalat.server.rooms.public_list import Waiting
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import AWAY, REST, Pace, Rooms, new_code
from qalat.server.rooms.shared_room import Proposal, SharedRoom
from qalat.server.store import StoreError
from qalat.server.store.leases import Lease
from qalat.server.store.membership import Listeners, Membership, join_cluster
from qalat.server.store.postgres import PostgresStore
from qalat.server.table.events import Opened, Resumed
from qalat.server.table.table import Table
from qalat.server.thinking import Thinkers

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Proposal] = msgspec.json.Decoder(Proposal)
_log = structlog.get_logger()


EVERY_TABLE = ""
"""In place of a table's code: who has just come asks about all that wait for players."""


class Attendance(msgspec.Struct, frozen=True):
    """Who is at a table by way of a process, told to all processes."""

    table: str
    process: str
    seats: tuple[int, ...]
    watchers: int
    asks: bool  # to be told by the others as well
    address: str = ""  # covered: what the table is counted by, as far as is known there
    waits: Waiting | None = None  # if it may be in the public list


@dataclass
class Elsewhere:
    """A table of the public list, by way of another process."""

    waiting: Waiting
    left: int | None  # when somebody was there last; None while somebody is


class SharedRooms(Rooms):
    """All rooms of one server among several."""

    membership: Membership

    def __init__(
        self,
        store: PostgresStore,
        thinkers: Thinkers,
        *,
        pace: Pace | None = None,
        now: Callable[[], int] | None = None,
        rest: int = REST,
        limits: Limits | None = None,
    ) -> None:
        super().__init__(store, thinkers, pace=pace, now=now, rest=rest, limits=limits)
        self._orphans: deque[str] = deque()
        self._waiting_elsewhere: dict[tuple[str, str], Elsewhere] = {}  # by table and process
        self._is_adopting = False
        self._has_joined = False
        self._leaving: dict[str, asyncio.Task[None]] = {}  # tables that are being given up

    async def join(self, seconds: float) -> None:
        """Become one of the processes that serve the store."""
        ears = Listeners(
            changed=self._changed,
            received=self._received,
            lost=self._lost,
            orphaned=self._orphaned,
            missed=self._missed,
            told=self._told,
            living=self._living,
        )
        self.membership = await join_cluster(self.store, ears, seconds)
        self._has_joined = True
        self._ask_who_waits()

    def owns(self, code: str) -> bool:
        """Return whether this process owns a table, as far as it knows."""
        return code in self.membership.owned

    async def opened(self, opened: Opened, code: str = "", address: str = "") -> Room:
        """Open a table, and own it."""
        code = code or new_code()
        await self._take(code)
        room = await super().opened(opened, code, address)
        if isinstance(room, SharedRoom) and room.waiting() is not None:
            self.tell_present(room)
        return room

    async def room(self, code: str) -> Room:
        """Return the room of a table, in which all is known that was acknowledged anywhere."""
        is_known = code in self.by_code
        room = await super().room(code)
        if is_known and isinstance(room, SharedRoom):
            try:
                await room.catch_up()
            except StoreError as error:
                raise Refused("storage") from error
        return room

    def _new_room(self, table: Table, address: str = "") -> Room:
        return SharedRoom(self, table, address, is_owned=self.owns(table.code))

    async def _load(self, code: str) -> Room:
        lease = await self._take(code)
        try:
            room = await super()._load(code)
        except Refused as refused:
            if refused.reason == "unknown_table" and lease.owner == self.membership.process:
                await self._give_up(code)  # there is nothing to own
            raise
        if isinstance(room, SharedRoom):
            room.owner = lease.owner
            room.hear()  # of what was written since it was loaded
            self.tell_present(room, asks=True)
        return room

    async def _wake(self, code: str) -> None:
        try:
            lease = await self._take(code)
        except Refused as refused:
            _log.warning("table not woken", table=code, reason=refused.reason)
            return
        if lease.owner == self.membership.process:
            await super()._wake(code)

    def forget(self, code: str) -> None:
        """Forget a table, and let any process have it."""
        room = self._shared(code)
        super().forget(code)
        if room is not None and room.is_owned:
            room.disown()
            leaving = self._leaving[code] = asyncio.create_task(self._give_up(code))
            leaving.add_done_callback(lambda _: self._leaving.pop(code, None))

    async def _give_up(self, code: str) -> None:
        try:
            await self.membership.give_up(code)
        except StoreError as error:
            _log.warning("table not given up", table=code, error=str(error))

    async def _take(self, code: str) -> Lease:
        """Return who owns a table: this process, if nobody else does."""
        if self.is_stopping:
            raise Refused("stopping")
        if code in self._leaving:
            await asyncio.wait([self._leaving[code]])
        try:
            return await self.membership.take(code)
        except StoreError as error:
            _log.warning("owner not found", table=code, error=str(error))
            raise Refused("storage") from error

    # What is heard from the others.

    def _shared(self, code: str) -> SharedRoom | None:
        room = self.by_code.get(code)
        return room if isinstance(room, SharedRoom) else None

    def _changed(self, code: str) -> None:
        room = self._shared(code)
        if room is not None:
            room.hear()

    def _missed(self) -> None:
        for code in tuple(self.by_code):
            self._changed(code)
        if self._has_joined:
            self._ask_who_waits()  # what was told before this process listened is lost

    def _received(self, letter: bytes) -> None:
        try:
            proposal = _DECODER.decode(letter)
        except msgspec.DecodeError as error:
            _log.error("letter not understood", error=str(error))
            return
        if self.is_stopping:
            return
        room = self._shared(proposal.table)
        if room is None:
            self._spawn(self._wake(proposal.table))
        elif room.is_owned:
            room.accept(proposal)
        else:
            self.find_owner(room)  # whoever wrote that believes that it is this process

    def _lost(self, code: str) -> None:
        room = self._shared(code)
        if room is None or not room.is_owned:
            return
        _log.warning("table lost to another process", table=code)
        if room.written == room.table.number:
            room.disown()
            room.hear()
            self.find_owner(room)
        else:
            self.lose(room, StoreError(f"table {code} belongs to another process."))

    def _orphaned(self, code: str) -> None:
        if self.is_stopping or code in self._orphans:
            return
        if code in self.by_code:
            self._orphans.appendleft(code)  # somebody waits there
        else:
            self._orphans.append(code)
        if not self._is_adopting:
            self._is_adopting = True
            self._spawn(self._adopt())

    async def _adopt(self) -> None:
        """Go on with tables whose owners are dead."""
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
        room = self._shared(code)
        if room is not None:
            await self._take_over(room)
            return
        if (await self._take(code)).owner != self.membership.process:
            return
        summary = await self.store.summary(code)
        if code in self.by_code:
            return
        if summary is not None and summary.status == "playing":
            await super()._wake(code)
        elif code not in self._loading:
            await self.membership.give_up(code)  # nobody is there, and nothing goes on there

    # Who is where.

    def tell_present(self, room: SharedRoom, *, asks: bool = False) -> None:
        """Tell the others who is at a table here, and perhaps ask them the same."""
        if self.is_stopping:
            return
        seats, watchers = room.present()
        attendance = Attendance(
            *(room.table.code, self.membership.process, seats, watchers, asks),
            *(room.address, room.waiting()),
        )
        self._spawn(self._tell(attendance))

    async def _tell(self, attendance: Attendance) -> None:
        try:
            await self.membership.tell(_ENCODER.encode(attendance).decode())
        except StoreError as error:
            _log.warning("presence not told", table=attendance.table, error=str(error))

    def _told(self, word: str) -> None:
        attendance = msgspec.json.decode(word, type=Attendance)
        if attendance.process == self.membership.process:
            return
        if attendance.table == EVERY_TABLE:
            self._tell_waiting()
            return
        self._note_waiting(attendance)
        room = self._shared(attendance.table)
        if room is None:
            return
        room.address = room.address or attendance.address
        room.note_present(attendance.process, (attendance.seats, attendance.watchers))
        if attendance.asks:
            self.tell_present(room)

    def _living(self, living: set[str]) -> None:
        for code in tuple(self.by_code):
            room = self._shared(code)
            if room is not None:
                room.forget_others_than(living)
        for code, process in tuple(self._waiting_elsewhere):
            if process not in living:
                del self._waiting_elsewhere[code, process]

    # The public list.

    def waiting(self) -> list[Waiting]:
        """Return the public tables where somebody waits for players, by way of any process."""
        found = {each.table: each for each in super().waiting()}
        before = self.now() - self.rest
        for key, elsewhere in tuple(self._waiting_elsewhere.items()):
            if elsewhere.left is not None and elsewhere.left < before:
                del self._waiting_elsewhere[key]
            else:
                found.setdefault(elsewhere.waiting.table, elsewhere.waiting)
        return list(found.values())

    def _note_waiting(self, attendance: Attendance) -> None:
        key = (attendance.table, attendance.process)
        if attendance.waits is None:
            self._waiting_elsewhere.pop(key, None)
            return
        is_there = bool(attendance.seats or attendance.watchers)
        left = None if is_there else self.now()
        self._waiting_elsewhere[key] = Elsewhere(attendance.waits, left)

    def _ask_who_waits(self) -> None:
        """Have the others tell at which of their tables somebody waits."""
        self._spawn(self._tell(Attendance(EVERY_TABLE, self.membership.process, (), 0, asks=True)))

    def _tell_waiting(self) -> None:
        """Tell a process that is new of all tables that wait here."""
        for waiting in super().waiting():
            room = self._shared(waiting.table)
            if room is not None:
                self.tell_present(room)

    # What is asked of others.

    def propose(self, room: SharedRoom, proposal: Proposal) -> None:
        """Send a proposal to the owner of a table."""
        if room.owner:
            self._spawn(self._send(room.owner, proposal))

    async def _send(self, owner: str, proposal: Proposal) -> None:
        try:
            await self.membership.send(owner, _ENCODER.encode(proposal))
        except StoreError as error:
            _log.warning("proposal not sent", table=proposal.table, error=str(error))

    def find_owner(self, room: SharedRoom) -> None:
        """Look who owns a table whose owner does not answer, and own it if nobody does."""
        if self._shared(room.table.code) is room and not self.is_stopping:
            self._spawn(self._find_owner(room))

    async def _find_owner(self, room: SharedRoom) -> None:
        try:
            await self._take_over(room)
        except (Refused, StoreError) as error:
            _log.warning("table not taken over", table=room.table.code, error=str(error))
        if not room.is_owned:
            room.urge()

    async def _take_over(self, room: SharedRoom) -> None:
        """Go on as the owner of a table, if nobody else is."""
        code = room.table.code
        lease = await self._take(code)
        room.owner = lease.owner
        if lease.owner != self.membership.process or room.is_owned:
            return
        await room.catch_up()
        if self._shared(code) is room and self.owns(code) and not room.is_owned:
            _log.info("table taken over", table=code, number=room.table.number)
            room.own()

    def go_on_owning(self, room: SharedRoom) -> None:
        """Let a table go on; nobody's time is up because nobody looked after the table."""
        due, now = room.table.runs_out(), self.now()
        if due is not None and (due - now < AWAY or room.table.touched > now + AWAY):
            room.happen(Resumed())
        else:
            room.go_on()

    # Losing, and the end.

    def lose(self, room: Room, error: BaseException) -> None:
        """Forget a room whose last events could not be written: what is stored is the truth."""
        if isinstance(room, SharedRoom):
            room.abandon(Refused("storage"))
        super().lose(room, error)

    async def stop(self) -> None:
        """Tell everybody, let nothing more happen here, and leave the tables to the others."""
        if self.is_stopping:
            return
        await super().stop()
        try:
            await self.membership.close()
        except StoreError as error:
            _log.warning("tables not left to others", error=str(error))
