"""What a server answers until a game can be played: a page with the progress, and refusals."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from html import escape

import msgspec

from qalat.server.app import App
from qalat.server.http.headers import headers_for
from qalat.server.http.origins import Scope, header
from qalat.server.http.responses import PLAIN
from qalat.server.http.startup_words import WORDS
from qalat.server.maintenance.compilation import Part, Preparation, PreparationError
from qalat.server.protocol import Problem
from qalat.server.run import Server
from qalat.server.socket.sockets import Receive, Send

STYLE = "/getting-ready.css"
_PLAIN_PATHS = {"/healthz", "/metrics"}
_ENGLISH = "en"
_SECONDS = 3
"""After that a page asks again, and whoever else asks should."""
_MANY = 20
_WEIGHT = re.compile(r"\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*")

_BUSY = Problem("busy", expected="to be asked again when the server is ready")

_CSS = """
:root { color-scheme: light dark; font: 1.1rem/1.5 "Source Sans 3", system-ui, sans-serif; }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.2rem; }
h1 { font-weight: 400; }
progress { width: 100%; accent-color: #a4472f; }
td { padding: 0.1rem 1.2rem 0.1rem 0; }
"""

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="{refresh}">
<title>{title}</title>
<link rel="stylesheet" href="{style}">
</head>
<body>
<h1>{title}</h1>
<p>{why}</p>
<progress max="{all}" value="{ready}" aria-label="{title}"></progress>
<p>{far}</p>
<table>
{rows}
</table>
</body>
</html>
"""


class Startup:
    """Stands before an application until it can serve; what comes after that is handed on.

    The application opens as soon as a first game can be played, or where it is one of several on
    one store, when all can be.
    """

    def __init__(
        self,
        preparation: Preparation,
        app: App,
        opened: Callable[[], object],
    ) -> None:
        self.failure = ""
        self.connection_limits = app.connection_limits
        self._app = app
        self._opened = opened
        self._preparation = preparation
        self._headers = headers_for(secure=app.settings.secure)
        self._server: Server | None = None
        self._is_open = False
        self._closing = asyncio.Event()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Prepare, and open the application; what is not ready in the end is given up."""
        preparing = asyncio.create_task(self._prepare())
        serving = asyncio.create_task(self._serve())
        try:
            yield
        finally:
            preparing.cancel()
            self._closing.set()
            if not self._is_open:
                serving.cancel()
            with suppress(asyncio.CancelledError):
                await preparing
            with suppress(asyncio.CancelledError):
                await serving

    async def _prepare(self) -> None:
        try:
            await self._preparation.carry_out()
        except PreparationError as error:
            self.failure = str(error)
            self._end()

    async def _serve(self) -> None:
        """Run the application from when it can serve; what it fails by is raised at the end."""
        try:
            await self._preparation.playable.wait()
            if self._app.is_one_of_several:
                await self._preparation.done.wait()
            async with self._app.running():
                self._is_open = True
                self._opened()
                await self._closing.wait()
        finally:
            self._end()

    def begun(self, server: Server) -> None:
        """Know what to stop when the preparation fails."""
        self._server = server

    def _end(self) -> None:
        if self._server is not None and not self._server.should_exit:
            self._server.stop()

    async def stop(self) -> None:
        """Tell everybody who is connected."""
        if self._is_open:
            await self._app.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer that the server is not ready yet, or hand on a connection."""
        if self._is_open:
            await self._app(scope, receive, send)
            return
        kind = "http.response"
        if scope["type"] == "websocket":
            await receive()
            if "websocket.http.response" not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 1013})
                return
            kind = "websocket.http.response"
        status, media_type, text, language = self._answer(scope)
        body = text.encode()
        headers = self._headers | {
            "Connection": "close",
            "Content-Length": str(len(body)),
            "Content-Type": media_type,
            "Vary": "Accept, Accept-Language",
        }
        if status != 200:
            headers["Retry-After"] = str(_SECONDS)
        if language:
            headers["Content-Language"] = language
        raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        await send({"type": f"{kind}.start", "status": status, "headers": raw})
        sent = b"" if scope.get("method") == "HEAD" else body
        await send({"type": f"{kind}.body", "body": sent})

    def _answer(self, scope: Scope) -> tuple[int, str, str, str]:
        """Return the status, the type and the text of an answer, and its language if it has one."""
        path = scope["path"]
        if path == STYLE:
            return 200, "text/css; charset=utf-8", _CSS, ""
        if path.startswith("/api/"):
            return 503, "application/json", msgspec.json.encode(_BUSY).decode(), ""
        if path in _PLAIN_PATHS or "text/html" not in header(scope, b"accept"):
            return 503, PLAIN, "preparing\n", ""
        language = language_of(header(scope, b"accept-language"))
        return 503, "text/html; charset=utf-8", self._page(language), language

    def _page(self, language: str) -> str:
        words, preparation = WORDS[language], self._preparation
        numbers = {"ready": preparation.ready, "all": len(preparation.parts)}
        rows = "\n".join(
            f"<tr><td>{escape(part.game)}</td><td>{words[part.kind]}</td>"
            f"<td>{words[_state(part, preparation)]}</td></tr>"
            for part in preparation.parts
        )
        return _PAGE.format(
            language=language,
            refresh=_SECONDS,
            style=STYLE,
            title=words["title"],
            why=words["why"],
            far=words["far"].format(**numbers, seconds=preparation.seconds),
            rows=rows,
            **numbers,
        )


def _state(part: Part, preparation: Preparation) -> str:
    """Return the word for how far a part is."""
    state = preparation.state_of(part)
    return "building" if part.kind == "pages" and state == "under_way" else state


def language_of(accepted: str) -> str:
    """Return the one of our languages that a browser likes best, English if it names none."""
    wishes = []
    for place, wish in enumerate(accepted.split(",", _MANY)[:_MANY]):
        tag, _, weight = wish.strip().partition(";")
        found = _WEIGHT.fullmatch(weight)
        liked = float(found[1]) if found else 1.0
        if liked:
            wishes.append((-liked, place, tag.partition("-")[0].strip().lower()))
    return next((tag for *_, tag in sorted(wishes) if tag in WORDS), _ENGLISH)
