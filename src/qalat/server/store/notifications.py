"""Hears the bells that other processes ring through PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import psycopg
from psycopg import sql

from qalat.server.store.postgres_connection import SETTINGS

RETRY_SECONDS = 1.0

_log = logging.getLogger(__name__)


class NotificationListener:
    """A connection that listens, and another one whenever it is lost.

    `heard` is called with the bell's name and the word that came with it; `missed` each time
    that listening begins, because what was rung before has been heard by nobody.
    """

    def __init__(
        self,
        address: str,
        names: Sequence[str],
        heard: Callable[[str, str], None],
        missed: Callable[[], None],
    ) -> None:
        self._address = address
        self._names = names
        self._heard = heard
        self._missed = missed
        self._task = asyncio.create_task(self._listen_for_ever())

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                _log.warning("The bell is out of order: %s", str(error).partition("\n")[0])
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, **SETTINGS
        ) as connection:
            for name in self._names:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(name)))
            # Called by the loop, which tells of what they do wrong, and the bell goes on.
            loop = asyncio.get_running_loop()
            loop.call_soon(self._missed)
            async for rung in connection.notifies():
                loop.call_soon(self._heard, rung.channel, rung.payload)
