"""The browser's pages as they are served: packed, kept for as long as they are right."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from qalat.server.http.pages import FOLDER, Pages
from tests.repository.project import ROOT

Asked = Callable[..., httpx.Response]

PAGE = b"<!doctype html>"
SCRIPT = b"export {};"


@pytest.fixture
def ask(tmp_path: Path) -> Asked:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "service-worker.js").write_bytes(SCRIPT)
    (tmp_path / "manifest.webmanifest").write_bytes(b"{}")
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"as brotli")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(b"as gzip")
    app = FastAPI()
    app.include_router(Pages(tmp_path).router)
    transport = httpx.ASGITransport(app)

    async def asked(method: str, path: str, **more: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://qalat") as client:
            return await client.request(method, path, **more)  # type: ignore[arg-type]

    return lambda *request, **more: asyncio.run(asked(*request, **more))


@pytest.mark.parametrize(
    ("accepted", "coding", "size"),
    [
        ("gzip, deflate, br, zstd", "br", len(b"as brotli")),
        ("gzip;q=1.0, br;q=0", "gzip", len(b"as gzip")),
        ("identity", None, len(SCRIPT)),
    ],
)
def test_a_file_is_sent_packed_to_whoever_can_unpack_it(
    ask: Asked, accepted: str, coding: str | None, size: int
) -> None:
    sent = ask("HEAD", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted})
    assert sent.headers.get("content-encoding") == coding
    assert sent.headers["content-type"].startswith("text/javascript")
    assert int(sent.headers["content-length"]) == size
    assert sent.headers["vary"] == "Accept-Encoding"


def test_a_file_that_never_changes_is_kept_for_ever_and_all_else_is_asked_for_anew(
    ask: Asked,
) -> None:
    def kept(path: str) -> str:
        return str(ask("HEAD", path).headers["cache-control"])

    assert "immutable" in kept("/assets/main-1a2b.js")
    for path in ("/", "/t/abc", "/service-worker.js", "/manifest.webmanifest"):
        assert kept(path) == "no-cache"


def test_a_manifest_is_called_one(ask: Asked) -> None:
    reply = ask("GET", "/manifest.webmanifest").headers["content-type"]
    assert reply.startswith("application/manifest+json")


def test_an_address_of_a_screen_is_the_page_and_a_missing_file_is_not(ask: Asked) -> None:
    assert ask("GET", "/rules/medina").content == PAGE
    assert ask("GET", "/assets/main-0000.js").status_code == 404


def test_the_pages_are_served_from_where_they_are_built() -> None:
    settings = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    (built,) = re.findall(r'outDir: "(.*)"', settings)
    assert (ROOT / "web" / built).resolve() == FOLDER


def test_no_file_is_looked_for_by_a_path_of_thousands_of_folders(
    ask: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def resolve(path: Path) -> Path:
        raise AssertionError(f"{path} was looked for")

    monkeypatch.setattr(Path, "resolve", resolve)
    assert ask("GET", "/" + "a/" * 10_000).content == PAGE
    assert ask("GET", "/assets/" + "a/" * 10_000).status_code == 404
