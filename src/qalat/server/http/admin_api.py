"""Administration over HTTP, authorised by a signature with the server's secret."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
from fastapi import APIRouter, Request, Response

from qalat.server.http.guests import Signer
from qalat.server.http.responses import answer, documented
from qalat.server.http.tables_api import Code
from qalat.server.maintenance.transfer import keep
from qalat.server.protocol import Listed
from qalat.server.refusals import Refused
from qalat.server.rooms.rooms import Rooms
from qalat.server.rooms.steady_clock import milliseconds
from qalat.server.rooms.summaries import listed_in, summary_of
from qalat.server.store import Entry, Readable, Store
from qalat.server.table.events import Closed, encode
from qalat.server.table.table import Table
from qalat.server.table.table_log import event_story, replayed
from qalat.server.table.updates import listed

ADDRESS = "address"
"""The file in a server's folder with the address that it listens on."""

_KIND = "admin"
_SCHEME = "Qalat "
_LIFETIME = 60_000
_PATIENCE = 30.0


def closing(table: Table) -> Closed:
    """Return the event that closes a table, in any state."""
    if table.is_closed:
        raise Refused("closed")
    if table.status == "over":
        raise Refused("over")
    return Closed()


def permit(signer: Signer, now: int) -> str:
    """Return an authorisation that is valid for a minute."""
    return signer.sign(_KIND, str(now + _LIFETIME))


class AdminApi:
    """Serves clients that know the server's secret."""

    def __init__(self, rooms: Rooms, signer: Signer) -> None:
        self._rooms = rooms
        self._signer = signer
        self.router = APIRouter(prefix="/api/admin")
        self.router.add_api_route(
            "/tables/{code}/close",
            self.close,
            methods=["POST"],
            openapi_extra=documented(Listed),
            response_class=Response,
        )

    async def close(self, request: Request, code: Code) -> Response:
        """Close a table, as the administrator."""
        self._check(request.headers.get("authorization", ""))
        room = await self._rooms.room(code)
        await room.carry_out(closing)
        return answer(await room.seen(listed))

    def _check(self, header: str) -> None:
        until = self._signer.read(_KIND, header.removeprefix(_SCHEME)) or "0"
        now = milliseconds()
        if not now < int(until) <= now + _LIFETIME:
            raise Refused("bad_token")


async def listed_tables(store: Readable, status: str | None = None) -> list[Listed]:
    """Return what lists tell of all tables of a store, or of those with a status."""
    found = await store.summaries(status=status, limit=None)
    return [listed_in(each) for each in found]


def as_line(table: Listed) -> str:
    """Return a table as a line of JSON."""
    return msgspec.json.encode(table).decode()


def running_server(folder: Path) -> str | None:
    """Return the address of the server that a folder belongs to, None when none runs."""
    try:
        address = (folder / ADDRESS).read_text().strip()
        with urllib.request.urlopen(f"{address}/api/status", timeout=_PATIENCE):
            return address
    except (OSError, ValueError):
        return None


def ask_to_close(address: str, signer: Signer, code: str) -> None:
    """Ask a running server to close a table; raise its refusal."""
    request = urllib.request.Request(
        f"{address}/api/admin/tables/{code}/close",
        method="POST",
        headers={"Authorization": _SCHEME + permit(signer, milliseconds())},
    )
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE):
            return
    except urllib.error.HTTPError as error:
        raise Refused(json.loads(error.read())["reason"]) from None


async def close_stored(store: Store, code: str) -> None:
    """Close a table of a store that no server serves."""
    entries = await store.load(code)
    if not entries:
        raise Refused("unknown_table")
    table = replayed(code, event_story(entries))
    event, now = closing(table), milliseconds()
    table.apply(event, now)
    await keep(store, [Entry(code, table.number, now, encode(event))], summary_of(table))
