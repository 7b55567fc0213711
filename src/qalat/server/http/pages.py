"""The built pages of the browser: immutable files, and one page for all routes."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.exceptions import HTTPException

FOLDER = Path(__file__).parents[1] / "browser"

_PACKED = {"br": ".br", "gzip": ".gz"}
"""The content encodings, best first, with the suffixes of compressed files."""

_TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""Types that not every system knows."""

_LONGEST_NAME = 200
"""The characters of a file's path; to look for a longer one takes as many steps as it has parts."""

_FOR_EVER = "public, max-age=31536000, immutable"
_NOT_BUILT = (
    "The pages of the browser are not built; `make play` builds them. "
    "Programs are served at /api all the same.\n"
)


class Pages:
    """Serves a folder of built files; every path that is not a file gets the page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self.router = APIRouter(include_in_schema=False)
        self.router.add_api_route(
            "/{path:path}", self.page, methods=["GET", "HEAD"], response_class=Response
        )

    async def page(self, path: str, request: Request) -> Response:
        """Return a file, or the page."""
        if path.startswith("api/"):
            raise HTTPException(404)
        accepted = request.headers.get("accept-encoding", "")
        file = self._file(path)
        if file is not None:
            kept = _FOR_EVER if path.startswith("assets/") else "no-cache"
            return _sent(file, accepted, kept)
        if path.startswith("assets/"):
            raise HTTPException(404)
        page = self._folder / "index.html"
        if not page.is_file():
            return PlainTextResponse(_NOT_BUILT, 503)
        return _sent(page, accepted, "no-cache")

    def _file(self, path: str) -> Path | None:
        """Return the file of an address, if there is one."""
        if len(path) > _LONGEST_NAME:
            return None
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None


def _sent(file: Path, accepted: str, kept: str) -> Response:
    """Return a file, packed as the build left it beside if the browser can unpack that."""
    media_type = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    codings = _codings(accepted)
    for coding, suffix in _PACKED.items():
        packed = file.with_name(file.name + suffix)
        if coding in codings and packed.is_file():
            headers["Content-Encoding"] = coding
            return FileResponse(packed, media_type=media_type, headers=headers)
    return FileResponse(file, media_type=media_type, headers=headers)


def _codings(accepted: str) -> set[str]:
    """Return the codings that a browser takes, without those that it says it does not."""
    weighed = (each.strip().lower().split(";") for each in accepted.split(","))
    return {name.strip() for name, *weight in weighed if not _is_refused(weight)}


def _is_refused(weight: list[str]) -> bool:
    return any(
        each.strip().replace(" ", "") in {"q=0", "q=0.0", "q=0.00", "q=0.000"} for each in weight
    )
