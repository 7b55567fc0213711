"""Caddy and nginx in front of a server, set up as the docs say: people, sockets and forgeries."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
import websockets

from qalat.server.http.proxies import Proxies
from qalat.server.protocol import VERSION
from tests.server.proxies import NAME, PROXIES, Front, free_ports
from tests.server.running_server import SECONDS, Place, serve, settings_in
from tests.server.test_play import play_on
from tests.server.test_proxy_headers import FEW, limited

pytestmark = pytest.mark.anyio

MANY = 20
HERE = "127.0.0.1"
ADDRESSES = iter(f"127.0.1.{number}" for number in range(1, 255))
"""Addresses of this machine from which people come, each test's own: what they used up stays so."""

ALONE = {"game": "roll_and_write", "chairs": [{"kind": "me"}], "begin": True}


@pytest.fixture(scope="module", params=PROXIES)
def front(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    """A proxy with a server behind it that lets nobody ask for much."""
    http, https = free_ports(2)
    settings = settings_in(
        tmp_path_factory.mktemp("server"),
        limits=limited(request_burst=MANY),
        proxies=Proxies([HERE]),
        origins=frozenset({f"https://{NAME}:{https}"}),
        secure=True,
    )
    folder = tmp_path_factory.mktemp(request.param)
    with serve(settings) as served, PROXIES[request.param](folder, http, https, served.port) as it:
        yield it


@contextlib.asynccontextmanager
async def somebody(
    front: Front, address: str, headers: dict[str, str] | None = None
) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a browser, who comes to the proxy from an address."""
    transport = httpx.AsyncHTTPTransport(verify=front.trusting(), local_address=address)
    browser = httpx.AsyncClient(
        base_url=f"https://{HERE}:{front.https}",
        transport=transport,
        headers={"Host": front.host, **(headers or {})},
        timeout=SECONDS,
    )

    async def name_the_server(request: httpx.Request) -> None:
        request.extensions["sni_hostname"] = NAME

    browser.event_hooks = {"request": [name_the_server]}
    async with browser:
        yield browser


def come(front: Front, address: str, code: str, **headers: str) -> websockets.connect:
    return websockets.connect(
        f"wss://{front.host}/api/tables/{code}/socket",
        host=HERE,
        port=front.https,
        ssl=front.trusting(),
        local_addr=(address, 0),
        additional_headers=headers,
    )


def cookie_of(response: httpx.Response) -> str:
    cookie, *attributes = response.headers["set-cookie"].split("; ")
    assert "Secure" in attributes
    return str(cookie)


async def opened_by(ada: httpx.AsyncClient) -> tuple[str, str]:
    """Take a name and open a table; return the cookie and the table's code."""
    cookie = cookie_of(await ada.post("/api/me", json={"name": "Ada"}))
    opened = await ada.post("/api/tables", json=ALONE, headers={"Cookie": cookie})
    assert opened.status_code == 201, opened.text
    return cookie, opened.json()["table"]


async def test_a_game_is_played_through_a_proxy(front: Front) -> None:
    address = next(ADDRESSES)
    async with somebody(front, address, {"Origin": front.url}) as ada:
        cookie, code = await opened_by(ada)
        picture = await ada.get(f"/api/tables/{code}/qr")
        assert picture.headers["content-type"] == "image/svg+xml"
        async with come(front, address, code, Cookie=cookie, Origin=front.url) as wire:
            place = Place(wire)
            await place.send({"type": "hello", "version": VERSION, "id": 1})
            await play_on(place, 3, most=20)
            assert place.now["turn"] >= 20


async def test_whoever_forges_an_address_is_counted_by_his_own(front: Front) -> None:
    forger, neighbour = next(ADDRESSES), next(ADDRESSES)
    async with somebody(front, forger) as greedy:
        seen = [await _status(greedy, number) for number in range(2 * MANY)]
    assert seen == [200] * MANY + [429] * MANY
    async with somebody(front, neighbour) as honest:
        assert (await honest.get("/api/games")).status_code == 200


async def _status(browser: httpx.AsyncClient, number: int) -> int:
    forged = {
        "X-Forwarded-For": f"198.51.100.{number}",
        "Forwarded": f"for=198.51.100.{number}",
        "X-Real-IP": f"198.51.100.{number}",
    }
    return (await browser.get("/api/games", headers=forged)).status_code


async def test_sockets_through_a_proxy_are_counted_each_address_for_itself(front: Front) -> None:
    forger, neighbour = next(ADDRESSES), next(ADDRESSES)
    async with somebody(front, forger) as ada:
        _, code = await opened_by(ada)
    async with contextlib.AsyncExitStack() as stack:
        for number in range(FEW):
            forged = {"X-Forwarded-For": f"198.51.100.{number}"}
            await stack.enter_async_context(come(front, forger, code, **forged))
        with pytest.raises(websockets.InvalidStatus):
            await come(front, forger, code, **{"X-Forwarded-For": "198.51.100.99"})
        await stack.enter_async_context(come(front, neighbour, code))


async def test_pages_of_others_may_not_ask_through_a_proxy(front: Front) -> None:
    address = next(ADDRESSES)
    async with somebody(front, address) as ada:
        _, code = await opened_by(ada)
        for origin in ("https://attacker.example", f"http://{front.host}"):
            refused = await ada.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
            assert refused.json()["reason"] == "bad_token"
            with pytest.raises(websockets.InvalidStatus):
                await come(front, address, code, Origin=origin)


async def test_plain_http_is_led_to_https(front: Front) -> None:
    async with httpx.AsyncClient(base_url=f"http://{HERE}:{front.http}") as browser:
        found = await browser.get("/t/abc?x=1", headers={"Host": NAME})
    assert found.status_code in {301, 308}
    there = httpx.URL(found.headers["location"])
    assert (there.scheme, there.host, there.raw_path) == ("https", NAME, b"/t/abc?x=1")


@pytest.mark.parametrize("name", ["attacker.example", "www.play.example.org"])
async def test_no_other_name_is_answered_to(front: Front, name: str) -> None:
    headers: dict[str, Any] = {"Host": name}
    async with httpx.AsyncClient(verify=front.trusting()) as browser:
        with contextlib.suppress(httpx.TransportError):
            found = await browser.get(
                f"https://{HERE}:{front.https}/api/games",
                headers=headers,
                extensions={"sni_hostname": name},
            )
            raise AssertionError(found)
    async with somebody(front, next(ADDRESSES)) as ada:
        with contextlib.suppress(httpx.TransportError):
            found = await ada.get("/api/games", headers=headers)
            assert not found.is_success or not found.content
