"""What is for the server alone: its processes are not told, and its address is not shown."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from qalat.server.store import open_store
from qalat.server.store.postgres import shown
from tests.server.process import SECONDS, served_by_process

PRIVATE = {
    "QALAT_SECRET": "a secret of today: heron",
    "QALAT_SECRET_BEFORE": "a secret of yesterday: stork\na secret of old: crane",
    "QALAT_METRICS_TOKEN": "a-token-for-figures-osprey",
    "PGPASSWORD": "a password: bittern",
}
WORDS = (b"heron", b"stork", b"crane", b"osprey", b"bittern", b"private.sqlite")


def children_of(process: int) -> Iterator[int]:
    """Every process that a process has begun, and that those have."""
    for reply in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, reply.read_text().split()):
            if _program(child) != _program(process):  # one that has only just been split off
                yield child
            yield from children_of(child)


def _program(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def words_in(process: int, *files: str) -> set[bytes]:
    reply = b"".join(Path(f"/proc/{process}/{file}").read_bytes() for file in files)
    return {word for word in WORDS if word in reply}


def test_no_process_of_the_server_is_passed_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in PRIVATE.items():
        monkeypatch.setenv(name, text)
    monkeypatch.setenv("QALAT_STORE", str(tmp_path / "private.sqlite"))
    with served_by_process(tmp_path / "folder", "--log", "json") as process:
        assert words_in(process.running.pid, "environ") == set(WORDS)
        assert words_in(process.running.pid, "cmdline") == set()
        until = time.monotonic() + SECONDS
        while not (children := list(children_of(process.running.pid))):
            assert time.monotonic() < until, "no bot begins to think"
            time.sleep(0.05)
        for child in children:
            assert words_in(child, "environ", "cmdline") == set()
        headers = {"Authorization": "Bearer a-token-for-figures-osprey"}
        assert "qalat_tables" in httpx.get(f"{process.url}/metrics", headers=headers).text
    assert (tmp_path / "private.sqlite").exists()
    assert not [path.name for path in (tmp_path / "folder").iterdir() if path.name != "address"]
    assert not [line for line in process.lines if any(word.decode() in line for word in WORDS)]


@pytest.mark.anyio
async def test_an_address_is_shown_without_its_password(postgres_place: str) -> None:
    for place in (
        postgres_place.replace("qalat@", "qalat:bittern@"),
        f"{postgres_place}?password=bittern",
    ):
        store = await open_store(place)
        await store.close()
        assert "bittern" not in shown(sa.make_url(place))
