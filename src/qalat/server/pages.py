"""The pages of the browser, as they were built: files that never change, and one page for all."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.exceptions import HTTPException

FOLDER = Path(__file__).with_name("browser")

_FOR_EVER = "public, max-age=31536000, immutable"
_NOT_BUILT = (
    "The pages of the browser are not built; `make play` builds them. "
    "Programs are served at /api all the same.\n"
)


class Pages:
    """Serves what was built into a folder; every address that is no file is the one page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self.router = APIRouter(include_in_schema=False)
        self.router.add_api_route(
            "/{path:path}", self.page, methods=["GET", "HEAD"], response_class=Response
        )

    async def page(self, path: str) -> Response:
        """Return a file, or the page."""
        if path.startswith("api/"):
            raise HTTPException(404)
        file = self._file(path)
        if file is not None:
            kept = _FOR_EVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": kept})
        if path.startswith("assets/"):
            raise HTTPException(404)
        page = self._folder / "index.html"
        if not page.is_file():
            return PlainTextResponse(_NOT_BUILT, 503)
        return FileResponse(page, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """Return the file of an address, if there is one."""
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None
