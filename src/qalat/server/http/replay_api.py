"""Replays over HTTP: of a table, as far as the guest may see it, and of a record."""

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
from qalat.server.http.responses import answer, documented, read_body
from qalat.server.http.tables_api import Code
from qalat.server.limits import Limits
from qalat.server.protocol import Analysis, Replay, TableNow, WrittenRecord
from qalat.server.refusals import Refused
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import Rooms
from qalat.server.socket.sockets import guest_of
from qalat.server.table.replay import read_record, replay_of, seen_table, table_of_match
from qalat.server.table.table import Table
from qalat.server.thinking.fair_semaphore import FairSemaphore

Result = TypeVar("Result")

After = Annotated[int, Query(ge=0)]
"""The number of judged turns that the client has already."""


class ReplayApi:
    """Serves replays and analyses."""

    def __init__(self, rooms: Rooms, signer: Signer, limits: Limits) -> None:
        self._rooms = rooms
        self._signer = signer
        self._limits = limits
        self._readers = FairSemaphore()
        self.analyses = Analyses(rooms.thinkers, limits)
        self.router = APIRouter(prefix="/api")
        add = self.router.add_api_route
        for path, verb, handler, extra in (
            ("/tables/{code}/replay", "GET", self.replay, documented(Replay)),
            ("/tables/{code}/analysis", "GET", self.analysis, documented(Analysis)),
            ("/tables/{code}/analysis", "POST", self.analyse, documented(Analysis)),
            ("/records", "POST", self.record, documented(Replay, takes=WrittenRecord)),
            (
                "/records/analysis",
                "POST",
                self.analyse_record,
                documented(Analysis, takes=WrittenRecord),
            ),
        ):
            add(path, handler, methods=[verb], openapi_extra=extra, response_class=Response)

    async def replay(self, request: Request, code: Code) -> Response:
        """Return the replay of a table, as far as the guest may see it."""
        room = await self._room(request, code)
        self._spend(request)
        guest = guest_of(request.scope, self._signer) or ""
        now, log = await room.seen(lambda table: _snapshot(table, guest))
        if log is None:
            raise Refused("not_begun")
        return await self._read(request, lambda: answer(replay_of(now, log)))

    async def record(self, request: Request) -> Response:
        """Return the replay of a record, as seen from a seat."""
        body = await read_body(request, WrittenRecord, self._limits.body)
        self._spend(request)

        def read() -> Response:
            match = self._match(body.text)
            return answer(replay_of(table_of_match(match, body.seat), match.log))

        return await self._read(request, read)

    async def analysis(self, request: Request, code: Code, after: After = 0) -> Response:
        """Return the state of the analysis of a table's game."""
        await self._room(request, code)
        return answer(self.analyses.progress(code, after))

    async def analyse(self, request: Request, code: Code, after: After = 0) -> Response:
        """Start the analysis of a finished game, and return its state."""
        room = await self._room(request, code)
        if not self.analyses.knows(code):
            log = await room.seen(_finished)
            if log is None:
                raise Refused("unfinished")
            self.analyses.begin(code, self._covered(request), log)
        return answer(self.analyses.progress(code, after))

    async def analyse_record(self, request: Request, after: After = 0) -> Response:
        """Start the analysis of a finished record, and return its state; poll for more."""
        body = await read_body(request, WrittenRecord, self._limits.body)
        key = f"record {hashlib.sha256(body.text.encode(errors='replace')).hexdigest()}"
        if not self.analyses.knows(key):
            self._spend(request)
            match = await self._read(request, lambda: self._match(body.text))
            if not match.over:
                raise Refused("unfinished")
            self.analyses.begin(key, self._covered(request), match.log)
        return answer(self.analyses.progress(key, after))

    async def close(self) -> None:
        """Cancel all analyses."""
        await self.analyses.close()

    def _match(self, text: str) -> Match:
        return read_record(text, self._rooms.rules.check)

    def _covered(self, request: Request) -> str:
        return self._signer.cover(counted_address(request.scope))

    def _spend(self, request: Request) -> None:
        self._rooms.shares.spend("records", self._covered(request))

    async def _room(self, request: Request, code: str) -> Room:
        return await self._rooms.sought(code, self._covered(request))

    async def _read(self, request: Request, work: Callable[[], Result]) -> Result:
        """Process a whole game in a thread; one at a time, and addresses take turns."""
        async with self._readers.passed((self._covered(request),)):
            return await asyncio.to_thread(work)


def _snapshot(table: Table, guest: str) -> tuple[TableNow, Log | None]:
    """Return a table as a guest sees it in a replay, and the game so far."""
    return seen_table(table, table.seat_of(guest)), None if table.match is None else table.match.log


def _finished(table: Table) -> Log | None:
    """Return the game of a table that is over."""
    return table.match.log if table.match is not None and table.status == "over" else None
