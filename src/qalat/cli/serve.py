"""`qalat serve`: start the server with one command and one folder."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import re
import shlex
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from qalat.cli.command import FINE, INTERRUPTED
from qalat.cli.compiling import make_uncacheable_ready
from qalat.cli.parsing import cores
from qalat.core.errors import Illegal, Unreadable, printable, quoted
from qalat.games import GAMES

if TYPE_CHECKING:
    from qalat.server.app import App
    from qalat.server.maintenance.compilation import Preparation
    from qalat.server.maintenance.pruning import Ages

EXTRA = "the server's libraries; install them with: pip install 'qalat[server]'"
STORE_VARIABLE = "QALAT_STORE"
_PASSWORD = re.compile(r"://[^:/]*:[^@]*@|[?&](?:ssl)?password=")
_NOT_HERE = (
    "everybody on this machine can read the command line; set the variable"
    f" {STORE_VARIABLE} to the whole address, or put the password into PGPASSWORD or ~/.pgpass"
)
_PROXY = "an address such as 127.0.0.1, or a network such as 10.0.0.0/8"


def serve(arguments: argparse.Namespace) -> int:
    """Serve tables until stopped."""
    gc.disable()  # while starting: what is loaded stays, and collecting takes long
    try:
        return _serve(arguments)
    finally:
        gc.enable()


def _serve(arguments: argparse.Namespace) -> int:
    with server_libraries():
        from qalat.server.app import App, Settings
        from qalat.server.http.proxies import Proxies
        from qalat.server.keys import SecretError
        from qalat.server.limits import Limits
        from qalat.server.logs import set_up
        from qalat.server.run import run, settle_down
        from qalat.server.store import StoreError
    for origin in arguments.origin:
        if not origin.startswith(("https://",) if arguments.secure else ("https://", "http://")):
            expected = "https://HOST" if arguments.secure else "https://HOST or http://HOST"
            raise Unreadable(f"the origin {quoted(origin)}", expected)
    try:
        proxies = Proxies(arguments.proxy)
    except ValueError as error:
        raise Unreadable(f"the proxy {quoted(str(error))}", _PROXY) from None
    place = place_of(arguments)
    folder = made_folder(arguments.folder)
    set_up(arguments.log, arguments.log_level)
    preparation = _preparation(arguments.build_pages)
    app = App(
        Settings(
            store=place,
            secrets=folder,
            workers=arguments.workers,
            origins=frozenset(arguments.origin),
            hosts=frozenset({arguments.host}),
            proxies=proxies,
            secure=arguments.secure,
            limits=Limits(
                connections=arguments.connections, sockets=arguments.connections // 2
            ).for_people(arguments.people),
            rest=1000 * arguments.rest,
            lease=arguments.takeover,
            ages=ages_of(arguments),
            archive=None if arguments.archive is None else Path(arguments.archive),
        ),
        preparation,
    )
    with _listening(arguments.host, arguments.port) as listening, contextlib.ExitStack() as stack:
        address = _address_of(listening)

        def opened() -> None:
            stack.enter_context(_address_file(folder, address))
            settle_down()
            _print(f"Qalat is served at {address}/ (Ctrl-C stops it)")

        make_uncacheable_ready(list(GAMES.values()))
        try:
            if preparation is None:
                run(app, listening, lambda _: opened())
                return FINE
            return _prepare(preparation, app, listening, opened, address)
        except (StoreError, SecretError) as error:
            raise Illegal("to serve", str(error)) from None


def _preparation(pages: str | None) -> Preparation | None:
    """Return what has to be made before all games can be played, None if there is nothing.

    What is kept on disk is loaded when a game's first table is there.
    """
    from qalat.server.maintenance.compilation import Preparation, tasks_for

    tasks = tasks_for(GAMES.values(), shlex.split(pages or ""))
    titles = {part.game for task in tasks for part in task.parts}
    has_others = any(game.title not in titles for game in GAMES.values())
    return Preparation(tasks, cores(), _print, has_others=has_others) if tasks else None


def _prepare(
    preparation: Preparation,
    app: App,
    listening: socket.socket,
    opened: Callable[[], None],
    address: str,
) -> int:
    """Serve while things are made; whoever comes too early is shown how far it is."""
    from qalat.server.http.startup_page import Startup
    from qalat.server.run import run

    _print(f"Compiling, once, which takes some minutes; {address}/ shows the progress.")
    gc.enable()
    startup = Startup(preparation, app, opened)
    run(startup, listening, startup.begun)
    if startup.failure:
        _print(f"qalat: {printable(startup.failure)}")
        return INTERRUPTED
    return FINE


def _print(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


@contextlib.contextmanager
def server_libraries() -> Iterator[None]:
    """Say what to install if the server's libraries are missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Unreadable(f"no library {quoted(missing.name or '')}", EXTRA) from None


def place_of(arguments: argparse.Namespace) -> str:
    """Return the address of the store; refuse a password on the command line."""
    if arguments.store and _PASSWORD.search(arguments.store):
        raise Illegal("a password in --store", _NOT_HERE)
    named = arguments.store or os.environ.get(STORE_VARIABLE)
    return str(named or Path(arguments.folder) / "tables.sqlite")


def ages_of(arguments: argparse.Namespace) -> Ages:
    """Return for how long tables and guests are kept."""
    from qalat.server.maintenance.pruning import Ages

    return Ages(**dict(arguments.keep))


def made_folder(name: str) -> Path:
    """Return a server's folder; create it if necessary."""
    folder = Path(name)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Illegal(f"--folder {name}", why) from None
    return folder


def _listening(host: str, port: int) -> socket.socket:
    """Return a listening socket, or refuse with the reason."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Illegal(f"--host {host} --port {port}", why) from None


def _address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextlib.contextmanager
def _address_file(folder: Path, address: str) -> Iterator[None]:
    """Write the server's address to a file in the folder, for as long as it listens."""
    from qalat.server.http.admin_api import ADDRESS

    file = folder / ADDRESS
    with contextlib.suppress(OSError):  # the disk may be full; tables can still be read
        file.write_text(address + "\n")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            if file.read_text().strip() == address:
                file.unlink()
