"""Attacks on what is kept: a full disk, a database that is gone, tables told of while they move."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from attacking.guests import Guest, guest, table_of
from attacking.outcome import Outcome, attack
from attacking.victim import HONEST, Victim, asked, victim

from tests.server.crash_campaign import Campaign, Lost
from tests.server.postgres_server import new_database, running_postgres

_CRASHES = 3
_HOSTS, _TABLES_EACH = 15, 8
_FULL_MEGABYTES = 48
_ROOM = 6 << 20
"""Bytes that are free again, far fewer than the journal would like to have."""

_ADDRESSES, _GUESTS_EACH = 250, 40

_PAGES = (
    *("/", "/api/games", "/api/me", "/api/tables", "/api/tables/mine", "/api/status", "/healthz"),
    *("/api/tables/aaaaaaaaaaaa", "/api/tables/aaaaaaaaaaaa/record"),
)


@attack(f"kill -9 under load, {_CRASHES} times")
def crashes(_: Path) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="qalat-attacks-") as folder:
        campaign = Campaign(Path(folder), None, 8, 2026)
        try:
            while campaign.crashes < _CRASHES:
                campaign.crash()
            campaign.check()
        except Lost as lost:
            return Outcome(False, str(lost))
    return Outcome(True, f"{campaign.acknowledged} moves were acknowledged, none was lost")


@attack("an export while tables are played")
def export(source: Path) -> Outcome:
    with victim(source) as running:
        there, told = asyncio.run(_export(running, source))
    return Outcome(there == told, f"{told} of {there} tables were exported")


async def _export(running: Victim, source: Path) -> tuple[int, int]:
    """Let tables change while they are exported; return how many there are and were told."""
    async with contextlib.AsyncExitStack() as stack:
        hosts = [
            await stack.enter_async_context(guest(running, f"127.0.1.{number + 1}", "Host"))
            for number in range(_HOSTS)
        ]
        wanted = table_of("medina", *3 * ({"kind": "open"},), begin=False)
        wanted["chairs"] = wanted["chairs"][1:]
        codes = [
            [(await host.asks("/api/tables", wanted)).json()["table"] for _ in range(_TABLES_EACH)]
            for host in hosts
        ]
        out = running.folder / "export.qalat"
        exporting = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "qalat", "export", "--all", str(out)),
            *("--folder", str(running.folder)),
            env={**os.environ, "PYTHONPATH": str(source)},
            stderr=asyncio.subprocess.DEVNULL,
        )
        changing = [
            asyncio.create_task(_sit_and_stand(visitor, own, exporting))
            for visitor, own in zip([*hosts[1:], hosts[0]], codes, strict=True)
        ]
        await exporting.wait()
        await asyncio.gather(*changing)
    exported = re.findall("(?m)^qalat table ", out.read_text())
    return _HOSTS * _TABLES_EACH, len(exported)


async def _sit_and_stand(
    visitor: Guest, codes: list[str], while_running: asyncio.subprocess.Process
) -> None:
    """Change one table after another, each of which is then the one touched last."""
    for act, code in itertools.cycle(itertools.product(("sit", "stand"), codes)):
        if while_running.returncode is not None:
            return
        await visitor.asks(f"/api/tables/{code}/{act}", {})
        await asyncio.sleep(0.04)


@attack("PostgreSQL down, and up again")
def outage(source: Path) -> Outcome:
    with (
        running_postgres() as address,
        new_database(address) as store,
        victim(source, store=store) as running,
    ):
        statuses, bare = asyncio.run(_without_database(running, store))
    told = f"answers were {sorted(set(statuses))}, {bare} without the security headers"
    return Outcome(500 not in statuses and not bare, told)


async def _without_database(running: Victim, store: str) -> tuple[list[int], int]:
    """Ask for everything while nobody may connect to the database; count what lacks headers."""
    async with guest(running, HONEST, "Host") as host:
        name = store.rpartition("/")[2].partition("?")[0]
        cookies = "; ".join(f"{key}={value}" for key, value in host.http.cookies.items())
        with _nobody_may_connect(store, name):
            answers = [asked(running, path, {"Cookie": cookies}) for path in _PAGES]
    statuses = [status for status, _, _ in answers]
    lower = [{key.lower() for key in headers} for _, headers, _ in answers]
    return statuses, sum("x-content-type-options" not in names for names in lower)


@contextlib.contextmanager
def _nobody_may_connect(store: str, name: str) -> Iterator[None]:
    """Send everybody away from a database, and let nobody in."""
    import psycopg

    other = store.replace(f"/{name}", "/postgres", 1)
    with psycopg.connect(other, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'.encode())
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        try:
            yield
        finally:
            connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'.encode())


@attack("an action that is not on disk yet")
def unwritten(source: Path) -> Outcome:
    with (
        running_postgres() as address,
        new_database(address) as store,
        victim(source, store=store) as running,
    ):
        seen = asyncio.run(_seen_too_early(running, store))
    return Outcome(not seen, f"it was seen in {', '.join(seen) or 'nothing'}")


async def _seen_too_early(running: Victim, store: str) -> list[str]:
    """Act while nothing can be written; return where a spectator sees the action all the same."""
    async with guest(running, HONEST, "Host") as host:
        robot = {"kind": "program", "name": "Robot"}
        wanted = table_of("alhambra", robot, options={"youngest": "1"})
        code = (await host.asks("/api/tables", wanted)).json()["table"]
        places = ("", "/record", "/replay")
        before = {place: asked(running, f"/api/tables/{code}{place}")[2] for place in places}
        async with host.comes_to(code) as place:
            await place.until("table")
            with _nothing_is_written(store):
                act = {"type": "act", "turn": place.now["turn"], "actions": place.legal[:1]}
                await place.send({**act, "id": 2})
                await asyncio.sleep(1)
                after = {
                    place: asked(running, f"/api/tables/{code}{place}", patience=3)[2]
                    for place in places
                }
    return [place or "the table" for place in places if after[place] not in {b"", before[place]}]


@contextlib.contextmanager
def _nothing_is_written(store: str) -> Iterator[None]:
    """Let every write of an event wait."""
    import psycopg

    with psycopg.connect(store) as connection:
        connection.execute("LOCK TABLE events IN SHARE MODE")
        yield
        connection.rollback()


@attack("a full disk, and room again")
def full_disk(source: Path) -> Outcome:
    with _small_disk() as folder:
        if folder is None:
            return Outcome(True, "not tried: it takes root, to mount a small disk")
        with victim(source, folder=folder) as running:
            return asyncio.run(_fill(running))


async def _fill(running: Victim) -> Outcome:
    """Fill the disk, see what is refused, make a little room, and see that all goes on."""
    filler = running.folder / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    statuses = await _write_until_refused(running)
    os.truncate(filler, max(0, filler.stat().st_size - _ROOM))
    async with guest(running, HONEST, "Host") as host:
        wanted = table_of("medina", "apprentice", "apprentice")
        due = time.monotonic() + 20
        while (again := await _status(host, "/api/tables", wanted)) != 201:
            if time.monotonic() > due:
                break
            await asyncio.sleep(0.5)
            await _status(host, "/api/me", {"name": "Host"})
    room = _ROOM >> 20
    told = f"it answered {sorted(statuses)} when full, and {again} with {room} MB free"
    held = 503 in statuses and not statuses - {200, 429, 503} and again == 201
    return Outcome(held, told)


async def _status(somebody: Guest, path: str, body: object) -> int:
    """Ask for something; a status of 0 is no answer at all."""
    try:
        return (await somebody.asks(path, body)).status_code
    except httpx.HTTPError:
        return 0


async def _write_until_refused(running: Victim) -> set[int]:
    """Be somebody new again and again until that cannot be kept; return all statuses seen."""
    statuses = set[int]()
    for number in range(_ADDRESSES):
        async with guest(running, f"127.0.2.{number + 1}", "Somebody") as somebody:
            for _ in range(_GUESTS_EACH):
                somebody.http.cookies.clear()
                statuses.add(await _status(somebody, "/api/me", {"name": "Somebody"}))
        if statuses - {200, 429}:
            break
    return statuses


@contextlib.contextmanager
def _small_disk() -> Iterator[Path | None]:
    """A disk with little room, None where none can be mounted."""
    with tempfile.TemporaryDirectory(prefix="qalat-attacks-") as made:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={_FULL_MEGABYTES}m", "qalat-attacks", made]
        try:
            subprocess.run(mount, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            yield None
            return
        try:
            yield Path(made)
        finally:
            subprocess.run(["umount", made], check=True)
