"""`qalat admin`: manage a server's tables from the terminal, whether it runs or not."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from qalat.cli.files import shown_name
from qalat.cli.layout import table
from qalat.cli.serve import ages_of, place_of, server_libraries
from qalat.cli.server_arguments import STATUSES
from qalat.cli.transfer import NAMED, export_to, read_store, refusing_store_errors
from qalat.core.errors import Illegal, Refusal, printable

if TYPE_CHECKING:
    from qalat.server.maintenance.pruning import Pruned
    from qalat.server.protocol import Listed


def admin(arguments: argparse.Namespace) -> int:
    """Run one of the tasks."""
    tasks: dict[str, Callable[[argparse.Namespace], int]] = {
        "tables": _list_tables,
        "close": _close,
        "export": _export,
        "prune": _prune,
    }
    return tasks[arguments.task](arguments)


def _list_tables(arguments: argparse.Namespace) -> int:
    with server_libraries():
        from qalat.server.http.admin_api import as_line, listed_tables
    found = read_store(arguments, lambda store: listed_tables(store, arguments.status))
    if arguments.json:
        for each in found:
            print(json.dumps(json.loads(as_line(each)), separators=(",", ":")))  # ASCII only
    elif found:
        rows = [["table", "game", "status", "last event", "seats"], *map(_row, found)]
        for line in table(rows, words=len(rows[0])):
            print(line)
    else:
        print("no tables", file=sys.stderr)
    return 0


def _row(listed: Listed) -> list[str]:
    touched = datetime.fromtimestamp(listed.touched / 1000, UTC)
    seats = ", ".join(seat.name or seat.level or seat.kind for seat in listed.seats)
    cells = [listed.table, listed.game, listed.status, f"{touched:%Y-%m-%d %H:%M} UTC", seats]
    return [printable(cell) for cell in cells]


def _close(arguments: argparse.Namespace) -> int:
    with server_libraries():
        from qalat.server.http.admin_api import ask_to_close, close_stored, running_server
        from qalat.server.http.guests import Signer
        from qalat.server.keys import find_secrets
        from qalat.server.refusals import Refused
        from qalat.server.store import open_store

    async def work() -> None:
        store = await open_store(place_of(arguments))
        try:
            await close_stored(store, arguments.table)
        finally:
            await store.close()

    folder = Path(arguments.folder)
    address = running_server(folder)
    with refusing_store_errors():
        try:
            if address is None:
                read_store(arguments, lambda store: store.summary(""))  # fails if there is no store
                asyncio.run(work())
            else:
                ask_to_close(address, Signer(*find_secrets(folder)), arguments.table)
        except Refused as refused:
            raise Illegal(
                f"close {arguments.table}", _WHY.get(refused.reason, refused.reason)
            ) from None
    print(f"closed {arguments.table}", file=sys.stderr)
    return 0


_WHY = {
    "bad_token": "the server's secret differs from the one in this folder",
    "failed": "the server failed; its log says how",
    "closed": "the table is closed already",
    "over": "the game is over",
    "stopping": "the server is stopping",
    "storage": "the server could not store it",
    "too_fast": "the server gets too many requests; try again",
    "unknown_table": "there is no such table",
    "unreadable": "there is no such table",
}


def _export(arguments: argparse.Namespace) -> int:
    export_to(sys.stdout.write, arguments, arguments.table)
    return 0


def _prune(arguments: argparse.Namespace) -> int:
    with server_libraries():
        from qalat.server.maintenance.pruning import prune, would_go
        from qalat.server.store import open_store
    ages, now = ages_of(arguments), time.time_ns() // 1_000_000

    async def work() -> Pruned:
        store = await open_store(place_of(arguments))
        try:
            archive = None if arguments.archive is None else Path(arguments.archive)
            return await prune(store, ages, now, archive=archive)
        finally:
            await store.close()

    # Reading first fails if there is no store, instead of making one.
    pruned = read_store(arguments, lambda store: would_go(store, ages, now))
    if not arguments.dry_run:
        with refusing_store_errors():
            pruned = asyncio.run(work())
    _print_pruned("would remove" if arguments.dry_run else "removed", pruned, arguments.archive)
    if pruned.damaged:
        raise Refusal(
            "finished games that cannot be read are neither archived nor removed:"
            f" {', '.join(pruned.damaged[:NAMED])}"
        )
    return 0


def _print_pruned(what: str, pruned: Pruned, archive: str | None) -> None:
    counts = {status: pruned.tables[status] for status in STATUSES} | {"guests": pruned.guests}
    parts = [f"{kind} {count}" for kind, count in counts.items() if count]
    print(f"{what}: {', '.join(parts) or 'nothing'}")
    if pruned.archived:
        print(f"archived in {shown_name(str(archive))}: over {pruned.archived}")
