"""The headers of every response, and the responses to failures."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable, Mapping

import structlog
from starlette.requests import ClientDisconnect

from qalat.server.http.origins import Scope
from qalat.server.socket.sockets import Message, Receive, Send

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self';"
        # Bots think over modules of WebAssembly, which count as code that is made on the way.
        " script-src 'self' 'wasm-unsafe-eval';"
        " connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
        " object-src 'none'"
    ),
    # By default nothing is cached; responses that may be say so themselves.
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SECURE_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}  # a year
_STARTS = {"http.response.start", "websocket.http.response.start"}
_LONGEST_PATH = 120

_log = structlog.get_logger()


def headers_for(*, secure: bool) -> dict[str, str]:
    """Return the headers of every response."""
    return HEADERS | (SECURE_HEADERS if secure else {})


class WithHeaders:
    """Middleware that adds these headers to every response, failures included."""

    def __init__(
        self,
        application: Callable[[Scope, Receive, Send], Awaitable[None]],
        headers: Mapping[str, str],
    ) -> None:
        self._application = application
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    def headed(self, send: Send) -> Send:
        """Return a send function that adds the headers."""

        async def send_headed(message: Message) -> None:
            if message["type"] in _STARTS:
                headers = list(message.get("headers", ()))
                known = {name.lower() for name, _ in headers}
                headers += [pair for pair in self._headers if pair[0] not in known]
                message = {**message, "headers": headers}
            await send(message)

        return send_headed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; failures are already answered, and only logged here."""
        try:
            await self._application(scope, receive, self.headed(send))
        except ClientDisconnect:
            return
        except Exception as error:  # noqa: BLE001  whatever it was, the others are served on
            _log.error(
                "request failed",
                method=scope["method"],
                path=str(scope["path"])[:_LONGEST_PATH],
                error=repr(error),
                trace="".join(traceback.format_tb(error.__traceback__)),
            )
