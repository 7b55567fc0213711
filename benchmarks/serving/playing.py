"""How tables are played at: flat out, or so many moves a second; and what is told of it."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

SEATS = 4
_STUCK_SECONDS = 60.0


class StuckError(Exception):
    """A server that does not answer any more."""


class Table(ABC):
    """A table with a client in each seat, and who is told of what happens at it."""

    def __init__(self) -> None:
        self.entered = asyncio.Event()
        self.ready: Callable[[Table], None] = lambda _: None  # all four know of a move
        self.told: Callable[[], None] = _nothing  # one of the four does
        self._here = 0
        self._seen = 0

    def note_entry(self) -> None:
        """One client knows the position."""
        self._here += 1
        if self._here == SEATS:
            self.entered.set()

    def note_update(self) -> None:
        """One client has been told of the last move."""
        self.told()
        self._seen += 1
        if self._seen == SEATS:
            self._seen = 0
            self.ready(self)

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nobody is to move any more."""

    @abstractmethod
    def move(self) -> None:
        """Make a move, as the client whose turn it is."""

    @abstractmethod
    def close(self) -> None:
        """Close all sockets."""


Opener = Callable[[int, int], Awaitable[Sequence[Table]]]
"""Opens so many tables at the server of a port."""


async def flat_out(tables: Sequence[Table], moves: int) -> int:
    """Play so many moves at each table, as fast as the server lets us; return how many in all."""
    made = 0
    running = len(tables)
    left = {id(table): moves for table in tables}
    ended = asyncio.Event()

    def ready(table: Table) -> None:
        nonlocal made, running
        made += 1
        go_on(table)

    def go_on(table: Table) -> None:
        nonlocal running
        if left[id(table)] == 0 or table.is_over:
            running -= 1
            if running == 0:
                ended.set()
            return
        left[id(table)] -= 1
        table.move()

    for table in tables:
        table.ready, table.told = ready, _nothing
        go_on(table)
    await or_stuck(ended)
    return made


async def paced(tables: Sequence[Table], rate: float, seconds: float) -> list[float]:
    """Play so many moves a second, table after table; return the seconds from move to update.

    There is one figure for each client that is told. A move that has to wait because its
    table is not done with the last one counts from when it was due.
    """
    pace = _Pace(tables)
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        pace.move(tables[number % len(tables)], due)
    await pace.finish()
    return pace.latencies


class _Pace:
    def __init__(self, tables: Sequence[Table]) -> None:
        self.latencies: list[float] = []
        self._due: dict[int, deque[float]] = {id(table): deque() for table in tables}
        self._waiting = 0
        self._ended = asyncio.Event()
        for table in tables:
            table.ready, table.told = self._ready, self._told_at(table)

    def _told_at(self, table: Table) -> Callable[[], None]:
        due = self._due[id(table)]
        latencies, clock = self.latencies, time.perf_counter

        def told() -> None:
            latencies.append(clock() - due[0])

        return told

    def move(self, table: Table, due: float) -> None:
        if table.is_over:
            return
        waiting = self._due[id(table)]
        waiting.append(due)
        self._waiting += 1
        if len(waiting) == 1:
            table.move()

    def _ready(self, table: Table) -> None:
        waiting = self._due[id(table)]
        waiting.popleft()
        self._waiting -= 1
        if table.is_over:
            self._waiting -= len(waiting)
            waiting.clear()
        if waiting:
            table.move()
        if self._waiting == 0:
            self._ended.set()

    async def finish(self) -> None:
        if self._waiting:
            self._ended.clear()
            await or_stuck(self._ended)


async def or_stuck(ended: asyncio.Event) -> None:
    """Wait for what a server has to do, but not for ever."""
    try:
        async with asyncio.timeout(_STUCK_SECONDS):
            await ended.wait()
    except TimeoutError:
        raise StuckError("a message was never answered") from None


def _nothing() -> None:
    pass
