"""Whom the server believes about where a request comes from."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets

from qalat.server.http.origins import counted_address
from qalat.server.http.proxies import Proxies
from qalat.server.limits import Limits
from tests.server.running_server import SECONDS, UNLIMITED, Served, serve, settings_in, visitor
from tests.server.test_play import open_table

FEW = 5


def counted(peer: str, *forwarded: str, proxies: tuple[str, ...] = ("10.0.0.0/8", "::1")) -> str:
    scope: dict[str, Any] = {
        "type": "http",
        "scheme": "http",
        "client": (peer, 1234),
        "headers": [(b"x-forwarded-for", each.encode()) for each in forwarded],
    }
    Proxies(proxies).believe(scope)
    return counted_address(scope)


def test_nobody_is_believed_who_was_not_named() -> None:
    assert counted("192.0.2.1", "198.51.100.7") == "192.0.2.1"
    assert counted("10.0.0.1", "198.51.100.7", proxies=()) == "10.0.0.1"
    assert counted("127.0.0.1", "198.51.100.7", proxies=()) == "127.0.0.1"


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        (["198.51.100.7"], "198.51.100.7"),
        (["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
        (["203.0.113.9", "198.51.100.7"], "198.51.100.7"),
        (["203.0.113.9, 198.51.100.7, 10.0.0.2, 10.9.9.9"], "198.51.100.7"),
        (["203.0.113.9,198.51.100.7", "10.0.0.2"], "198.51.100.7"),
        (["198.51.100.7:4711"], "198.51.100.7"),
        (["::ffff:198.51.100.7"], "198.51.100.7"),
        (["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::"),
        (["[2001:db8:1:2:3:4:5:6]:4711"], "2001:db8:1:2::"),
        (["10.0.0.5"], "10.0.0.5"),
        (["10.0.0.5, 10.0.0.6"], "10.0.0.5"),
        ([], "10.0.0.1"),
        ([""], "10.0.0.1"),
        (["unknown"], "10.0.0.1"),
        (["203.0.113.9, nonsense"], "10.0.0.1"),
        (["203.0.113.9, nonsense, 10.0.0.2"], "10.0.0.2"),
    ],
)
def test_the_right_most_address_that_is_no_proxy_counts(forwarded: list[str], address: str) -> None:
    assert counted("10.0.0.1", *forwarded) == address


@pytest.mark.parametrize("peer", ["::1", "10.0.0.1", "::ffff:10.0.0.1"])
def test_a_proxy_is_known_in_every_form_of_its_address(peer: str) -> None:
    assert counted(peer, "198.51.100.7") == "198.51.100.7"


def test_a_header_of_proxies_alone_is_read_no_farther_than_hops_go() -> None:
    hops = ", ".join(["10.0.0.9"] * 5000)
    assert counted("10.0.0.1", f"198.51.100.7, {hops}") == "10.0.0.9"
    assert counted("10.0.0.1", *["198.51.100.7"], *["10.0.0.9"] * 5000) == "10.0.0.9"


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("reply", "secure"),
    [([b"https"], True), ([b"HTTPS"], True), ([b"http"], False), ([b"https, http"], False)],
)
def test_a_proxy_is_believed_about_encryption(
    kind: str, reply: list[bytes], *, secure: bool
) -> None:
    scope: dict[str, Any] = {"type": kind, "scheme": "?", "client": ("10.0.0.1", 1)}
    scope["headers"] = [(b"x-forwarded-proto", each) for each in reply]
    Proxies(["10.0.0.1"]).believe(scope)
    assert scope["scheme"] == {"http": "http", "websocket": "ws"}[kind] + "s" * secure
    stranger = {**scope, "scheme": "ftp", "client": ("10.0.0.2", 1)}
    Proxies(["10.0.0.1"]).believe(stranger)
    assert stranger["scheme"] == "ftp"


@pytest.mark.parametrize(
    "text",
    ["", "proxy.example", "10.0.0.1/8", "10.0.0.0/33", "*", "1.2.3", "0.0.0.0/0", "::/0"],
)
def test_what_is_no_address_is_no_proxy_and_neither_is_everybody(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        Proxies([text])


def limited(**changes: Any) -> Limits:
    return replace(UNLIMITED, **{"sockets": FEW, "requests": 1e-9, "request_burst": FEW, **changes})


def statuses(served: Served, addresses: list[str]) -> list[int]:
    with httpx.Client(base_url=served.url, timeout=SECONDS) as browser:
        asked = [{"X-Forwarded-For": each} for each in addresses]
        return [browser.get("/api/games", headers=each).status_code for each in asked]


def test_forged_addresses_lift_no_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    forged = [f"198.51.100.{number}" for number in range(2 * FEW)]
    with serve(settings_in(tmp_path_factory.mktemp("alone"), limits=limited())) as served:
        assert statuses(served, forged) == [200] * FEW + [429] * FEW
    behind = {"limits": limited(), "proxies": Proxies(["127.0.0.1"])}
    with serve(settings_in(tmp_path_factory.mktemp("behind"), **behind)) as served:
        added = [f"{each}, 203.0.113.1" for each in forged]
        assert statuses(served, added) == [200] * FEW + [429] * FEW


def test_people_behind_a_proxy_are_counted_each_for_himself(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    behind = {"limits": limited(), "proxies": Proxies(["127.0.0.1"])}
    with serve(settings_in(tmp_path_factory.mktemp("behind"), **behind)) as served:
        people = [f"203.0.113.{number}" for number in range(2 * FEW)]
        assert statuses(served, people) == [200] * 2 * FEW
        household = [f"2001:db8:7:7::{number:x}" for number in range(2 * FEW)]
        assert statuses(served, household) == [200] * FEW + [429] * FEW


@pytest.mark.anyio
async def test_sockets_behind_a_proxy_are_counted_each_for_himself(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    behind = {"limits": limited(), "proxies": Proxies(["127.0.0.1"])}
    settings = settings_in(tmp_path_factory.mktemp("behind"), **behind)
    with serve(settings) as served:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, "alhambra", ["me", "open"])
        wires = [await _socket(served, code, f"203.0.113.{number}") for number in range(2 * FEW)]
        wires += [await _socket(served, code, "203.0.113.99") for _ in range(FEW)]
        with pytest.raises(websockets.InvalidStatus):
            await _socket(served, code, "198.51.100.1, 203.0.113.99")
        for wire in wires:
            await wire.close()


async def _socket(served: Served, code: str, forwarded: str) -> websockets.ClientConnection:
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    headers = {"X-Forwarded-For": forwarded}
    return await websockets.connect(address, additional_headers=headers)
