"""A semaphore whose waiters take turns as in the fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from qalat.server.thinking.fair_queue import Line, Way


class FairSemaphore:
    """A semaphore; waiters take turns by address, guest and table."""

    def __init__(self, places: int = 1) -> None:
        self._free = places
        self._line: Line[asyncio.Future[None]] = Line()

    @asynccontextmanager
    async def passed(self, way: Way) -> AsyncIterator[None]:
        """Hold a place for a block, as soon as one is free."""
        await self._enter(way)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, way: Way) -> None:
        if self._free:
            self._free -= 1
            return
        let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.join(way, let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            self._line.leave(way, let_in)
            if not let_in.cancelled():
                self._leave()  # let in, and gone at the same moment
            raise

    def _leave(self) -> None:
        while len(self._line):
            let_in = self._line.take()
            if not let_in.done():
                let_in.set_result(None)
                return
        self._free += 1
