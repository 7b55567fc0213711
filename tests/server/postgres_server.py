"""A PostgreSQL server of the tests' own, from its own binaries, on a free loopback port."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict
from uuid import uuid4

import psycopg

NEEDED = ("initdb", "postgres")


class AsUser(TypedDict, total=False):
    """Which user a process is run by, other than the one who runs the tests."""

    user: int
    group: int
    extra_groups: list[int]


class NoPostgres(Exception):
    """Why there is no server to test with."""


@contextmanager
def running_postgres(*, syncs: bool = False) -> Iterator[str]:
    """Yield the address of a server, to which the name of a database can be added.

    It syncs its files only if asked: the tests kill processes, not the machine.
    """
    initdb, postgres = binaries()
    # Not below the folder of a test, which other users may not enter.
    folder = Path(tempfile.mkdtemp(prefix="qalat-postgres-"))
    try:
        as_user = unprivileged(folder)
        initialise(initdb, folder / "data", as_user)
        with started(postgres, folder, as_user, syncs=syncs) as port:
            yield f"postgresql://qalat@127.0.0.1:{port}/"
    finally:
        shutil.rmtree(folder)


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """Yield the address of an empty database of a server."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server + "postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield server + name
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def binaries() -> list[str]:
    """The programs that a server needs: from the path, or where Debian has them."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    places = os.pathsep.join([os.environ.get("PATH", ""), *map(str, reversed(debian))])
    found = [shutil.which(name, path=places) for name in NEEDED]
    if None in found:
        raise NoPostgres(
            "These tests need PostgreSQL, and neither the path nor /usr/lib/postgresql has its "
            "initdb and postgres: install it (on Debian: apt install postgresql)."
        )
    return [str(Path(name).resolve()) for name in found if name is not None]


def unprivileged(folder: Path) -> AsUser:
    """How to start a process that PostgreSQL agrees to, for it refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def initialise(initdb: str, data: Path, as_user: AsUser) -> None:
    options = ["--username=qalat", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    command = [initdb, f"--pgdata={data}", *options]
    made = subprocess.run(command, cwd="/", capture_output=True, check=False, **as_user)
    if made.returncode:
        raise NoPostgres(f"initdb failed: {made.stderr.decode()}")


@contextmanager
def started(postgres: str, folder: Path, as_user: AsUser, *, syncs: bool) -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    options = [
        f"--port={port}",
        "--listen_addresses=127.0.0.1",
        "--unix_socket_directories=",
        "--max_connections=60",
        f"--fsync={'on' if syncs else 'off'}",
    ]
    log = folder / "log"
    with log.open("wb") as output:
        command = [postgres, "-D", str(folder / "data"), *options]
        server = subprocess.Popen(command, cwd="/", stdout=output, stderr=output, **as_user)
    try:
        wait_for(server, port, log)
        yield port
    finally:
        if server.poll() is None:
            server.send_signal(signal.SIGQUIT)
        server.wait()


def wait_for(server: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    address = f"postgresql://qalat@127.0.0.1:{port}/postgres"
    until = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(address, connect_timeout=5).close()
            return
        except psycopg.OperationalError as error:
            if server.poll() is not None or time.monotonic() > until:
                raise NoPostgres(f"postgres did not start: {log.read_text()}") from error
        time.sleep(0.05)
