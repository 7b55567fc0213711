"""Stands before the application: turns requests away; begins a few of each address at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import structlog
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from qalat.server.http.origins import Origins, Scope, counted_address
from qalat.server.limits import Buckets, Limits
from qalat.server.refusals import Refused
from qalat.server.socket.sockets import Message, Receive, Send

LONGEST_PATH = 120
"""The characters of a path that are logged."""

_SAFE = {"GET", "HEAD", "OPTIONS"}
_HOSTS = "a name of this machine, its address in digits, or the host of an --origin"

_log = structlog.get_logger()


class Guard:
    """Refuses requests from foreign pages, and too many requests.

    What one address asks for at the same time is begun a few requests at a time, so that between
    any two steps of somebody else's request there are only a few of theirs.
    """

    def __init__(
        self,
        application: Callable[[Scope, Receive, Send], Awaitable[None]],
        origins: Origins,
        limits: Limits,
        refuse: Callable[[Refused], Response],
    ) -> None:
        self.requests = Buckets(limits.requests, limits.request_burst, time.monotonic)
        self._application = application
        self._origins = origins
        self._refuse = refuse
        self._at_once = limits.requests_at_once
        # Forgotten when nobody holds or waits for a place any more.
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def has_spent(self, address: str) -> bool:
        """Return whether an address has asked for so much that its next request is refused."""
        return not self.requests.has(address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        address = counted_address(scope)
        if not self.requests.take(address):
            # Neither logged, as there may be thousands a second, nor is the connection kept.
            response = self._refuse(Refused("too_fast"))
            response.headers["Connection"] = "close"
            await response(scope, receive, send)
            return
        places = self._places.setdefault(address, asyncio.Semaphore(self._at_once))
        await places.acquire()
        await self._serve(scope, receive, send, places.release)

    async def _serve(
        self, scope: Scope, receive: Receive, send: Send, release: Callable[[], None]
    ) -> None:
        """Serve a request, and give its place to another as soon as it is being answered."""
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                release()
            await send(message)

        request = Request(scope)
        try:
            await (self._turned_away(request) or self._application)(scope, receive, answer)
        finally:
            if not status:
                release()
            scope["headers"] = []  # what handled the request may be garbage for long
        _log.info(
            "request",
            method=request.method,
            path=request.url.path[:LONGEST_PATH],
            status=status,
            seconds=round(time.perf_counter() - began, 4),
        )

    def _turned_away(self, request: Request) -> Response | None:
        """Return the response to a request that is not admitted, None for one that is."""
        scope, origins = request.scope, self._origins
        if not origins.know(scope):
            return self._refuse(Refused("unknown_host", expected=_HOSTS))
        if origins.is_too_open(scope) and request.method in _SAFE:
            return RedirectResponse(origins.by_https(scope), 308)
        if origins.is_too_open(scope):
            return self._refuse(Refused("bad_token", found="http", expected="https"))
        if request.method not in _SAFE and not origins.admit(scope):
            return self._refuse(Refused("bad_token", found="a page of another origin"))
        return None
