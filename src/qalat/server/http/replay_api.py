"""Games looked back at over HTTP: of a table, as far as one may see it, and of a record."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request, Response

from qalat.core.log import Log
from qalat.core.match import Match
from qalat.server.http.analyses import Analyses
from qalat.server.http.guests import Signer
from qalat.server.http.origins import counted_address
from qalat.server.http.responses import answer, read_body, told
from qalat.server.http.tables_api import Code
from qalat.server.limits import Limits
from qalat.server.protocol import Analysis, Replay, TableNow, WrittenRecord
from qalat.server.refusals import Refused
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import Rooms
from qalat.server.socket.sockets import guest_of
from qalat.server.table.replay import read_record, retold, told_match, told_table
from qalat.server.table.table import Table
from qalat.server.thinking.fair_semaphore import FairSemaphore

Result = TypeVar("Result")

After = Annotated[int, Query(ge=0)]
"""How many judged turns one knows already."""


class ReplayApi:
    """Answers requests about games that were played, or are being played."""

    def __init__(self, rooms: Rooms, signer: Signer, limits: Limits) -> None:
        self._rooms = rooms
        self._signer = signer
        self._limits = limits
        self._readers = FairSemaphore()
        self.analyses = Analyses(rooms.thinkers, limits)
        self.router = APIRouter(prefix="/api")
        add = self.router.add_api_route
        for path, verb, handler, extra in (
            ("/tables/{code}/replay", "GET", self.replay, told(Replay)),
            ("/tables/{code}/analysis", "GET", self.analysis, told(Analysis)),
            ("/tables/{code}/analysis", "POST", self.analyse, told(Analysis)),
            ("/records", "POST", self.record, told(Replay, takes=WrittenRecord)),
            (
                "/records/analysis",
                "POST",
                self.analyse_record,
                told(Analysis, takes=WrittenRecord),
            ),
        ):
            add(path, handler, methods=[verb], openapi_extra=extra, response_class=Response)

    async def replay(self, request: Request, code: Code) -> Response:
        """Tell the game of a table step by step, as far as one may see it."""
        room = await self._room(request, code)
        guest = guest_of(request.scope, self._signer) or ""
        now, log = await room.seen(lambda table: _told(table, guest))
        if log is None:
            raise Refused("not_begun")
        return await self._read(request, lambda: answer(retold(now, log)))

    async def record(self, request: Request) -> Response:
        """Tell the game of a record step by step, as it is looked at from a seat."""
        body = await read_body(request, WrittenRecord, self._limits.body)

        def tell() -> Response:
            match = self._match(body.text)
            return answer(retold(told_match(match, body.seat), match.log))

        return await self._read(request, tell)

    async def analysis(self, request: Request, code: Code, after: After = 0) -> Response:
        """Tell how far the coach has come with the game of a table, if it was ever asked."""
        await self._room(request, code)
        return answer(self.analyses.told(code, after))

    async def analyse(self, request: Request, code: Code, after: After = 0) -> Response:
        """Let the coach go through a game that is over, and tell how far it has come."""
        room = await self._room(request, code)
        log = await room.seen(_finished)
        if log is None:
            raise Refused("unfinished")
        self.analyses.begin(code, self._covered(request), log)
        return answer(self.analyses.told(code, after))

    async def analyse_record(self, request: Request, after: After = 0) -> Response:
        """Let the coach go through the finished game of a record; ask again to hear more."""
        body = await read_body(request, WrittenRecord, self._limits.body)
        key = f"record {hashlib.sha256(body.text.encode(errors='replace')).hexdigest()}"
        if not self.analyses.knows(key):
            match = await self._read(request, lambda: self._match(body.text))
            if not match.over:
                raise Refused("unfinished")
            self.analyses.begin(key, self._covered(request), match.log)
        return answer(self.analyses.told(key, after))

    async def close(self) -> None:
        """Leave off with all that the coach was asked."""
        await self.analyses.close()

    def _match(self, text: str) -> Match:
        return read_record(text, self._rooms.rules.check)

    def _covered(self, request: Request) -> str:
        return self._signer.cover(counted_address(request.scope))

    async def _room(self, request: Request, code: str) -> Room:
        return await self._rooms.sought(code, self._covered(request))

    async def _read(self, request: Request, work: Callable[[], Result]) -> Result:
        """Go through a whole game, one at a time by turns of addresses: no move waits for it."""
        address = self._covered(request)
        self._rooms.shares.spend("records", address)
        async with self._readers.passed((address,)):
            return await asyncio.to_thread(work)


def _told(table: Table, guest: str) -> tuple[TableNow, Log | None]:
    """Return a table as a guest sees it who looks back, and the game so far."""
    return told_table(table, table.seat_of(guest)), None if table.match is None else table.match.log


def _finished(table: Table) -> Log | None:
    """Return the game of a table that is over."""
    return table.match.log if table.match is not None and table.status == "over" else None
