"""Lets only so many in at a time where work is done that all wait for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from qalat.server.thinking.fair_queue import Line, Way


class FairSemaphore:
    """So many places, taken and given back; those who wait for one take turns as in a line."""

    def __init__(self, places: int = 1) -> None:
        self._free = places
        self._line: Line[asyncio.Future[None]] = Line()

    @asynccontextmanager
    async def passed(self, way: Way) -> AsyncIterator[None]:
        """Do something in a place, as soon as one is free."""
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
