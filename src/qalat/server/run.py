"""Run the application with uvicorn, configured for many small messages, until a signal."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, cast

import uvicorn

from qalat.server.http.connections import ConnectionLimits
from qalat.server.http.origins import Scope
from qalat.server.protocol import LARGEST_MESSAGE
from qalat.server.socket.sockets import Receive, Send

try:
    import uvloop
except ImportError:  # there is none for Windows
    _new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
else:
    _new_loop = uvloop.new_event_loop

STOPPING = (signal.SIGINT, signal.SIGTERM)
_LAST_ANSWERS = 5
"""Seconds that requests have to be answered when the server stops."""


class Application(Protocol):
    """An application that can be served, and that notifies its clients before it stops."""

    connection_limits: ConnectionLimits

    def running(self) -> AbstractAsyncContextManager[None]:
        """Open everything that the application needs."""

    async def stop(self) -> None:
        """Notify all clients that the server stops."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""


class Server(uvicorn.Server):
    """Runs an application; notifies sockets before it closes them."""

    def __init__(self, app: Application) -> None:
        # Compressing small messages costs far more than it saves; a message much larger than
        # the largest closes its socket before it is read.
        super().__init__(
            uvicorn.Config(
                app,
                http=cast(Any, app.connection_limits.connection),
                ws=cast(Any, app.connection_limits.socket),
                ws_per_message_deflate=False,
                ws_max_size=16 * LARGEST_MESSAGE,
                lifespan="off",
                log_config=None,
                log_level="error",  # it warns of each request that cannot be read
                access_log=False,
                server_header=False,
                proxy_headers=False,  # whom to believe is the application's affair
                timeout_graceful_shutdown=_LAST_ANSWERS,
            )
        )
        self._app = app

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the caller: uvicorn would raise them again at the end."""
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify all clients, then close all sockets."""
        await self._app.stop()
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Stop gracefully; when called again, without waiting for slow clients."""
        self.force_exit = self.should_exit
        self.should_exit = True


async def serve(app: Application, listening: socket.socket, begun: Callable[[Server], Any]) -> None:
    """Serve an application until it is stopped; everything acknowledged is then on disk."""
    server = Server(app)
    serving = asyncio.current_task()

    def stop() -> None:
        if server.started or serving is None:
            server.stop()
        else:
            serving.cancel()

    with _heeding_signals(stop):
        try:
            async with app.running():
                begun(server)
                await server.serve([listening])
        except asyncio.CancelledError:
            if not server.started:
                return  # stopped before it began
            raise


@contextlib.contextmanager
def _heeding_signals(stop: Callable[[], None]) -> Iterator[None]:
    """Call a function at each signal that asks a process to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are the main thread's affair
        return
    loop = asyncio.get_running_loop()
    try:
        for each in STOPPING:
            loop.add_signal_handler(each, stop)
    except NotImplementedError:  # Windows has Ctrl-C alone
        signal.signal(signal.SIGINT, lambda *_: loop.call_soon_threadsafe(stop))
        yield
        return
    try:
        yield
    finally:
        for each in STOPPING:
            loop.remove_signal_handler(each)


def settle_down() -> None:
    """Collect garbage rarely, and never what exists at the start.

    There are hardly any reference cycles, and scanning every table takes longer than a move.
    """
    gc.freeze()
    gc.set_threshold(5_000, 50, 100)
    gc.enable()


def run(app: Application, listening: socket.socket, begun: Callable[[Server], Any]) -> None:
    """Serve an application in an event loop of its own; begun is called when it is ready."""
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(serve(app, listening, begun))
