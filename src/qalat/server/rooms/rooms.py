"""All rooms of a server, and what they share: the store, the bots, the clock."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence

import msgspec
import structlog

from qalat.server.limits import Limits, Shares
from qalat.server.protocol import Stopping
from qalat.server.refusals import Refused
from qalat.server.rooms.bots import Bots, Pace
from qalat.server.rooms.histograms import Histograms
from qalat.server.rooms.loaded_rules import LoadedRules
from qalat.server.rooms.public_list import Waiting
from qalat.server.rooms.recovery import STORE_SECONDS, bring_back
from qalat.server.rooms.room import Room, opening_entry
from qalat.server.rooms.sharing import Coordination, OneProcess
from qalat.server.rooms.steady_clock import SteadyClock
from qalat.server.rooms.waking import going_on
from qalat.server.store import AnySummary, Entry, Store, StoreError
from qalat.server.table.events import Opened, Resumed
from qalat.server.table.table import Diverged, Table
from qalat.server.table.table_log import event_story, written_log
from qalat.server.table.updates import refusal
from qalat.server.thinking import Thinkers

_CODE_LETTERS = "2346789kmprswy"
"""What neither looks like another nor sounds like it on the telephone, in whatever language."""
_CODE_LENGTH = 12
AWAY = 10_000
"""Milliseconds without an event after which a restarted server does not count the time away."""

REST = 300_000
"""Milliseconds without clients after which a table's bots pause."""

KEPT = 600_000
"""Milliseconds for which a table without clients stays in memory."""

UNFINISHED = frozenset({"open", "playing"})

MOST_IDLE = 500
"""The most idle tables in memory; the most recently used stay."""

_SWEPT_AFTER = 50
"""Tables loaded or opened after which it is looked what can be forgotten."""

_SWEEP_SECONDS = 60.0
_WATCH_SECONDS = 2.0
_LAST_WRITES = 5.0
"""Seconds for which a server that stops waits for the disk before it says so."""

_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger()


def new_code() -> str:
    """Return a table code that nobody can guess."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def _replayed(code: str, entries: Sequence[Entry]) -> Table:
    return Table.replay(code, event_story(entries))


def _game_of(entries: Sequence[Entry]) -> str:
    """Return the game of a table, by the first of its events."""
    ((opened, _),) = event_story(entries[:1])
    if not isinstance(opened, Opened):
        raise ValueError("the first event does not open the table")  # noqa: TRY004
    return opened.game


class Rooms:
    """All rooms of one server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        pace: Pace | None = None,
        now: Callable[[], int] | None = None,
        rest: int = REST,
        limits: Limits | None = None,
        coordination: Coordination | None = None,
    ) -> None:
        self.store = store
        self.coordination = coordination or OneProcess()
        self.thinkers = thinkers
        self.now = now or SteadyClock()
        self.rest = rest
        self.shares = Shares(limits or Limits())
        self.by_code: dict[str, Room] = {}
        self._public: set[str] = set()  # tables that may be in the public list
        self._admitted = 0
        self.most_idle = MOST_IDLE
        self.refusals: Counter[str] = Counter()
        self.figures = Histograms()
        self.rules = LoadedRules()
        self.is_stopping = False
        self.bots = Bots(self, pace or Pace())
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def opened(self, opened: Opened, code: str = "", address: str = "") -> Room:
        """Open a table for an address; return its room when it is on disk."""
        code = code or new_code()
        await self.coordination.take(code)
        await self.rules.load(opened.game)
        now = self.now()
        room = Room(self, Table(code, opened, now), address)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: BaseException | None) -> None:
            if error is None:
                written.set_result(None)
            else:
                _log.error("table not opened", table=code, error=str(error))
                written.set_exception(Refused("storage"))

        self.store.append([opening_entry(code, opened, now)], room.summary(), done)
        await written
        self._admit(room)
        self.coordination.opened(room)
        _log.info("table opened", table=code, game=opened.game, seats=len(opened.chairs))
        return room

    def _admit(self, room: Room) -> None:
        code = room.table.code
        self.by_code[code] = room
        if room.waiting() is not None:
            self._public.add(code)
        self._admitted += 1
        if self._admitted % _SWEPT_AFTER == 0:
            self.sweep()

    def waiting(self) -> list[Waiting]:
        """Return the public tables where somebody waits for players, by whatever process."""
        return self.coordination.waiting(self.waiting_here())

    def waiting_here(self) -> list[Waiting]:
        """Return the public tables where somebody waits for players, by way of this process."""
        found = []
        for code in tuple(self._public):
            room = self.by_code.get(code)
            waiting = None if room is None else room.waiting()
            if room is None or waiting is None:
                self._public.discard(code)
            elif not room.rests:
                found.append(waiting)
        return found

    async def written_log(self, code: str) -> str:
        """Return a table's log, one event a line, without the guests."""
        entries = await self.store.load(code)
        return await asyncio.to_thread(lambda: written_log(code, event_story(entries)))

    async def sought(self, code: str, address: str) -> Room:
        """Return the room of a table for an address, within its limits.

        The limits prevent guessing codes, and filling the memory with resting tables.
        """
        if self.is_in_hand(code):
            return await self.room(code)
        async with self.shares.on_trial("misses", address, "unknown_table"):
            self.shares.spend("loads", address)
            return await self.room(code)

    def in_use(self, address: str) -> int:
        """Return how many running tables an address has opened, without resting ones.

        Where a clock runs, the table stays in memory although nobody is there, perhaps for weeks.
        """
        return sum(
            room.address == address
            and room.table.status in UNFINISHED
            and (room.is_timed or not room.rests)
            for room in self.by_code.values()
        )

    async def room(self, code: str) -> Room:
        """Return the room of a table, from the store if nobody has been there lately.

        All is known there that was acknowledged, by whatever process.
        """
        if code in self.by_code:
            room = self.by_code[code]
            room.asked_for = self.now()
            try:
                await room.sharing.catch_up()
            except StoreError as error:
                raise Refused("storage") from error
            return room
        if code not in self._loading:
            load = self.coordination.load(code, self._load)
            loading = self._loading[code] = asyncio.create_task(load)
            loading.add_done_callback(lambda done: self._after_loading(code, done))
        return await asyncio.shield(self._loading[code])

    def is_in_hand(self, code: str) -> bool:
        """Return whether a table is in memory or being loaded."""
        return code in self.by_code or code in self._loading

    def _after_loading(self, code: str, done: asyncio.Task[Room]) -> None:
        self._loading.pop(code, None)
        if not done.cancelled():
            done.exception()  # whoever asked may be gone, and nobody else looks at it then

    async def _load(self, code: str) -> Room:
        try:
            entries = await self.store.load(code)
        except StoreError as error:
            _log.error("table not loaded", table=code, error=str(error))
            raise Refused("storage") from error
        if not entries:
            raise Refused("unknown_table")
        try:
            await self.rules.load(_game_of(entries))
            # Milliseconds for a game, but a table may have many takebacks and words.
            table = await asyncio.to_thread(_replayed, code, entries)
        except (Diverged, ValueError) as error:
            _log.error("table cannot be played on", table=code, error=str(error))
            raise Refused("storage", found=str(error)) from error
        room = Room(self, table)
        self._admit(room)
        self.resume(room)
        return room

    def resume(self, room: Room) -> None:
        """Resume a table after a time without a server."""
        table = room.table
        was_away = abs(self.now() - table.touched) > AWAY
        if table.clocks.are_kept and was_away and table.actor >= 0:
            room.happen(Resumed())
        else:
            room.go_on()

    def sweep(self) -> None:
        """Unload idle tables; the store has them."""
        before = self.now() - KEPT
        idle = [room for room in self.by_code.values() if room.is_idle]
        idle.sort(key=lambda room: room.asked_for)
        spare = len(idle) - self.most_idle
        for place, room in enumerate(idle):
            if place < spare or room.asked_for < before:
                self.forget(room.table.code)

    def forget(self, code: str) -> None:
        """Forget a table that the store knows, and let any process have it."""
        self.coordination.forget(self.by_code.pop(code))

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.sweep()

    async def _watch_time(self) -> None:
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            self.follow_time()

    def follow_time(self) -> None:
        """Follow the wall clock if it was set, without changing the players' clocks."""
        running = [room for room in self.by_code.values() if room.is_timed]
        spent = [room.table.clocks.spent(self.now()) for room in running]
        if not isinstance(self.now, SteadyClock) or not self.now.jumped():
            return
        _log.warning("time set", tables=len(running))
        for room, before in zip(running, spent, strict=True):
            room.happen(Resumed(before))

    def begin(self) -> None:
        """Start the background tasks; clients may already connect."""
        self.spawn(self._sweep_for_ever())
        self.spawn(self._watch_time())
        self.spawn(self._wake_all())

    async def _wake_all(self) -> None:
        await self.rules.prepared()
        while not self.is_stopping:
            try:
                await self.wake()
            except StoreError as error:
                _log.error("tables not woken", error=str(error))
                await asyncio.sleep(STORE_SECONDS)
            else:
                return

    async def wake(self) -> None:
        """Load every table where bots or clocks run; others are loaded when a client comes."""
        playing = await self.store.summaries(status="playing", limit=None)
        for code in await asyncio.to_thread(going_on, playing, self.now() - self.rest):
            await self.wake_one(code)

    async def wake_one(self, code: str) -> None:
        """Load a table, if no other process owns it."""
        try:
            if await self.coordination.take(code):
                await self.room(code)
        except Refused as refused:
            _log.warning("table not woken", table=code, reason=refused.reason)

    def write(
        self,
        entries: Sequence[Entry],
        summary: AnySummary | None,
        done: Callable[[BaseException | None], None],
    ) -> None:
        """Store events; done is called when they are on disk."""
        self.store.append(entries, summary, done)

    def lose(self, room: Room, error: BaseException) -> None:
        """Drop a room whose last events could not be stored: the store is the truth."""
        room.sharing.abandon()
        code = room.table.code
        if self.by_code.get(code) is not room:
            return
        _log.error("events not written", table=code, error=str(error))
        del self.by_code[code]
        room.is_lost = True
        room.close()
        for client in room.clients:
            client.send(refusal(Refused("storage"), 0))
        self.readmit(room)

    def readmit(self, lost: Room) -> None:
        """Move all clients of a lost room to a new one of the same table."""
        self.spawn(bring_back(self, lost))

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside all else, until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def count_refusal(self, refused: Refused) -> None:
        """Count a refusal by its reason."""
        self.refusals[refused.reason] += 1

    # The end.

    async def stop(self) -> None:
        """Stop all tables, and notify clients after the last acknowledgements."""
        if self.is_stopping:
            return
        self.is_stopping = True
        for room in self.by_code.values():
            room.close()
        for task in tuple(self._tasks):
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WRITES):
                for room in tuple(self.by_code.values()):
                    with contextlib.suppress(Refused):
                        await room.rest()
        for room in self.by_code.values():
            for client in room.clients:
                client.send(_encode(Stopping()))
        await self.coordination.close()

    async def close(self) -> None:
        """Return when everything is on disk and the bots have ended."""
        await self.stop()
        await self.thinkers.close()
        await self.store.close()
