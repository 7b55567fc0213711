"""`qalat serve`: the server, started with one command and one folder."""

from __future__ import annotations

import argparse
import socket
import sys
from pathlib import Path

from qalat.cli.compiling import make_thinking_ready
from qalat.core.errors import Illegal, Unreadable, quoted
from qalat.games import GAMES

EXTRA = "the server needs more libraries; install them with: pip install 'qalat[server]'"


def serve(arguments: argparse.Namespace) -> int:
    """Serve tables until somebody stops it."""
    try:
        from qalat.server.app import App, Settings
        from qalat.server.guests import SecretError
        from qalat.server.serving import run
        from qalat.server.store import StoreError
    except ModuleNotFoundError as missing:
        raise Unreadable(f"no library {quoted(missing.name or '')}", EXTRA) from None
    for origin in arguments.origin:
        if not origin.startswith(("http://", "https://")):
            raise Unreadable(f"the origin {quoted(origin)}", "https://HOST or http://HOST")
    for game in GAMES.values():
        make_thinking_ready(game)
    folder = Path(arguments.folder)
    app = App(
        Settings(
            store=arguments.store or str(folder / "tables.sqlite"),
            secrets=folder,
            workers=arguments.workers,
            origins=frozenset(arguments.origin),
            secure=arguments.secure,
        )
    )
    with _listening(arguments.host, arguments.port) as listening:
        host, port = listening.getsockname()[:2]
        told = f"Qalat is served at http://{host}:{port}/ (Ctrl-C stops it)"
        try:
            run(app, listening, lambda _: print(told, file=sys.stderr, flush=True))
        except (StoreError, SecretError) as error:
            raise Illegal("to serve", str(error)) from None
    return 0


def _listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or say why that cannot be."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise Illegal(f"--host {host} --port {port}", error.strerror or str(error)) from None
