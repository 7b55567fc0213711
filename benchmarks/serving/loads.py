"""What is measured of a server: each load is one run against a server started for it."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from statistics import quantiles

from contestants import BUILD
from protocol import Answer
from serving.boardgame_tables import boardgame_tables
from serving.playing import Opener, flat_out, paced
from serving.processes import Served
from serving.qalat_tables import qalat_tables

WARM_TABLES, WARM_MOVES = 20, 40


@dataclass(frozen=True)
class Scale:
    """How long a load goes on: moves at each table, and seconds at a given pace."""

    tables: int = 100
    moves: int = 80
    seconds: float = 10.0


Load = Callable[[Served, Opener, Scale], Coroutine[object, object, Answer]]


async def as_fast_as_possible(served: Served, opened: Opener, scale: Scale) -> Answer:
    """Moves, and the processor's seconds that they took."""
    tables = await opened(served.port, scale.tables)
    before, began = served.cpu_seconds(), time.perf_counter()
    moves = await flat_out(tables, scale.moves)
    wall = time.perf_counter() - began
    return {"moves": moves, "seconds": served.cpu_seconds() - before, "wall": wall}


def at_a_pace(count: int, rate: float, seconds: float | None = None) -> Load:
    """Moves at a given pace, for as long as the scale tells or for some seconds.

    What is told is the milliseconds in which 99 % of all clients were told of them.
    """

    async def load(served: Served, opened: Opener, scale: Scale) -> Answer:
        tables = await opened(served.port, count)
        before, began = served.cpu_seconds(), time.perf_counter()
        latencies = await paced(tables, rate, seconds or scale.seconds)
        wall = time.perf_counter() - began
        cuts = quantiles(latencies, n=1000)
        return {
            "updates": len(latencies),
            "median": 1000 * cuts[499],
            "milliseconds": 1000 * cuts[989],
            "highest": 1000 * max(latencies),
            "cores": (served.cpu_seconds() - before) / wall,
            "wall": wall,
        }

    return load


def memory(count: int) -> Load:
    """Kilobytes that a table and its four sockets take, once it has been played at."""

    async def load(served: Served, opened: Opener, scale: Scale) -> Answer:
        before = served.kilobytes()
        tables = await opened(served.port, count)
        moves = await flat_out(tables, scale.moves)
        return {"kilobytes": (served.kilobytes() - before) / count, "moves": moves}

    return load


@dataclass(frozen=True)
class Run:
    """One load on one server; a game of ours, and options of our server."""

    contestant: str
    load: Load
    game: str = "alhambra"
    options: Sequence[str] = ()

    def measure(self, scale: Scale, core: int | None) -> Answer:
        """Start the server, warm it up, and put the load on it."""
        BUILD.mkdir(parents=True, exist_ok=True)
        opened = qalat_tables(self.game) if self.contestant == "qalat" else boardgame_tables
        with (
            Served(self.contestant, core, self.options) as served,
            asyncio.Runner(loop_factory=_new_loop) as runner,
        ):
            return runner.run(self._measured(served, opened, scale))

    async def _measured(self, served: Served, opened: Opener, scale: Scale) -> Answer:
        warm = await opened(served.port, WARM_TABLES)
        await flat_out(warm, WARM_MOVES)
        for table in warm:
            table.close()
        gc.collect()
        gc.disable()  # the generator's own pauses would count as the server's
        try:
            return await self.load(served, opened, scale)
        finally:
            gc.enable()


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
