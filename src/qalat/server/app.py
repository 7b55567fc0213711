"""The ASGI application: pages and tables over HTTP, play over WebSockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException

from qalat import __version__
from qalat.games import GAMES
from qalat.play.compiling import is_cacheable
from qalat.server.http.admin_api import AdminApi
from qalat.server.http.connections import ConnectionLimits, raised_descriptors
from qalat.server.http.cookies import take_cookies
from qalat.server.http.guard import LONGEST_PATH, Guard
from qalat.server.http.guests import Signer
from qalat.server.http.headers import WithHeaders, headers_for
from qalat.server.http.origins import Origins, Scope
from qalat.server.http.pages import Pages
from qalat.server.http.proxies import Proxies
from qalat.server.http.replay_api import ReplayApi
from qalat.server.http.responses import components, refuse, without_guesses
from qalat.server.http.status_api import StatusApi
from qalat.server.http.tables_api import TablesApi
from qalat.server.keys import find_secrets, find_token
from qalat.server.limits import Limits
from qalat.server.maintenance.compilation import Preparation
from qalat.server.maintenance.pruning import Ages, Pruner
from qalat.server.refusals import Refused
from qalat.server.rooms.bots import Pace
from qalat.server.rooms.opening import open_rooms
from qalat.server.rooms.rooms import REST, Rooms
from qalat.server.socket.sockets import NOT_ALLOWED, Receive, Send, Sockets
from qalat.server.store import StoreError, is_address, open_store
from qalat.server.store.records import LEASE_SECONDS
from qalat.server.thinking import Thinkers

_SOCKET = re.compile(r"/api/tables/([a-z0-9]{1,40})/socket")

_log = structlog.get_logger()


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    store: str = "qalat.sqlite"
    secrets: Path = Path(".qalat")
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] = frozenset()
    proxies: Proxies = field(default_factory=Proxies)
    secure: bool = False
    now: Callable[[], int] | None = None
    rest: int = REST
    lease: float = LEASE_SECONDS
    ages: Ages = field(default_factory=Ages)
    archive: Path | None = None


class App:
    """The whole server: an ASGI application, which serves while it is running."""

    def __init__(self, settings: Settings, preparation: Preparation | None = None) -> None:
        self.settings = settings
        self._preparation = preparation
        headers = headers_for(secure=settings.secure)
        self.connection_limits = ConnectionLimits(
            settings.limits, raised_descriptors(), headers, settings.proxies.trusts
        )
        self.rooms: Rooms | None = None
        self._sockets: Sockets | None = None
        self._origins = Origins(settings.origins, hosts=settings.hosts, secure=settings.secure)
        self._http = FastAPI(
            title="Qalat",
            version=__version__,
            docs_url=None,
            redoc_url=None,
            openapi_url="/api/openapi.json",
        )
        self._http.openapi = self._openapi  # type: ignore[method-assign]
        self._http.exception_handler(Refused)(self._refuse)
        self._http.exception_handler(RequestValidationError)(self._refuse_address)
        self._http.exception_handler(HTTPException)(self._refuse_unknown)
        self._http.exception_handler(StoreError)(self._refuse_storage)
        self._http.exception_handler(Exception)(self._refuse_failed)
        self.guard = Guard(self._http, self._origins, settings.limits, self._refusal)
        self.connection_limits.has_spent = self.guard.has_spent
        self._headed = WithHeaders(self.guard, headers)

    @property
    def is_one_of_several(self) -> bool:
        """Whether other servers may play the tables of the same store."""
        return is_address(self.settings.store)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the store and the bots, and close them in the end."""
        settings = self.settings
        signer = Signer(*find_secrets(settings.secrets))
        store = await open_store(settings.store)
        # What is kept on disk is loaded by a worker when it is asked about that game.
        slow = [game.name for game in GAMES.values() if not is_cacheable(game)]
        thinkers = Thinkers(settings.workers, games=slow)
        thinkers.begin()
        try:
            rooms = self.rooms = await open_rooms(
                store,
                thinkers,
                pace=settings.pace,
                now=settings.now,
                rest=settings.rest,
                limits=settings.limits,
                lease=settings.lease,
            )
        except BaseException:
            await thinkers.close()
            await store.close()
            raise
        rooms.rules.preparation = self._preparation
        self._sockets = Sockets(rooms, signer, settings.limits, self._origins)
        http = self._http
        http.include_router(
            TablesApi(rooms, signer, settings.limits, secure=settings.secure).router
        )
        reading = ReplayApi(rooms, signer, settings.limits)
        http.include_router(reading.router)
        http.include_router(StatusApi(rooms, self._sockets, find_token(settings.secrets)).router)
        http.include_router(AdminApi(rooms, signer).router)
        http.include_router(Pages().router)
        http.openapi_schema = None
        rooms.begin()
        pruner = Pruner(store, settings.ages, rooms.now, rooms.is_in_hand, settings.archive)
        pruning = asyncio.create_task(pruner.go_on())
        try:
            yield
        finally:
            pruning.cancel()
            await reading.close()
            await rooms.close()

    async def stop(self) -> None:
        """Stop all tables, notify all clients, and return when they have been notified."""
        if self.rooms is not None:
            await self.rooms.stop()
        if self._sockets is not None:
            await self._sockets.flush()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        self.settings.proxies.believe(scope)
        take_cookies(scope)
        if scope["type"] != "websocket":
            await self._headed(scope, receive, send)
            return
        asked = _SOCKET.fullmatch(scope["path"])
        may_come = self._origins.know(scope) and not self._origins.is_too_open(scope)
        if asked is None or self._sockets is None or not may_come:
            await receive()
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        await self._sockets.serve(scope, receive, self._headed.headed(send), asked[1])

    async def _refuse(self, _: Request, error: Exception) -> Response:
        if not isinstance(error, Refused):
            raise error
        return self._refusal(error)

    def _refusal(self, refused: Refused) -> Response:
        if self.rooms is not None:
            self.rooms.count_refusal(refused)
        return refuse(refused)

    async def _refuse_address(self, request: Request, _: Exception) -> Response:
        expected = "the code of a table, small letters and digits; a whole number"
        return self._refusal(Refused("unreadable", found=str(request.url)[:80], expected=expected))

    async def _refuse_unknown(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        found = f"{request.method} {request.url.path[:80]}"
        response = self._refusal(Refused("unreadable", found=found))
        response.status_code = status
        if isinstance(error, HTTPException) and error.headers:
            response.headers.update(error.headers)
        return response

    async def _refuse_storage(self, request: Request, error: Exception) -> Response:
        path = request.url.path[:LONGEST_PATH]
        _log.error("store failed", method=request.method, path=path, error=str(error))
        return self._refusal(Refused("storage"))

    async def _refuse_failed(self, _: Request, __: Exception) -> Response:
        return self._refusal(Refused("failed"))

    def _openapi(self) -> dict[str, Any]:
        """Return the documentation of all that goes over HTTP, with our own types in it."""
        if self._http.openapi_schema is None:
            guessed = get_openapi(title="Qalat", version=__version__, routes=self._http.routes)
            schema = without_guesses(guessed)
            schema["components"] = {"schemas": components(schema["paths"])}
            self._http.openapi_schema = schema
        return self._http.openapi_schema
