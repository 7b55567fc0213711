"""How the application is run: uvicorn, set up for many small messages."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from qalat.server.app import App
from qalat.server.protocol import LARGEST_MESSAGE

try:
    import uvloop
except ImportError:  # there is none for Windows
    _new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
else:
    _new_loop = uvloop.new_event_loop


class Server(uvicorn.Server):
    """Runs an application; when it is to stop, the sockets are told before they are closed."""

    def __init__(self, app: App) -> None:
        # Compressing small messages costs far more than it saves; a message much larger than
        # the largest closes its socket before it is read.
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_per_message_deflate=False,
                ws_max_size=16 * LARGEST_MESSAGE,
                lifespan="off",
                log_level="warning",
                access_log=False,
                server_header=False,
            )
        )
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close all sockets."""
        await self._app.stop()
        await super().shutdown(sockets)


async def serve(app: App, listening: socket.socket, begun: Callable[[Server], Any]) -> None:
    """Serve an application until it is told to stop; what was acknowledged is on disk then."""
    async with app.running():
        server = Server(app)
        begun(server)
        await server.serve([listening])


def run(app: App, listening: socket.socket, begun: Callable[[Server], Any]) -> None:
    """Serve an application in an event loop of its own; begun is told when it is ready."""
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(serve(app, listening, begun))
