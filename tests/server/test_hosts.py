"""Under which names the server answers: a stranger's name that leads here gets nothing."""

from __future__ import annotations

import socket
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import segno
import websockets

from qalat.server.http.origins import Origins
from qalat.server.http.proxies import Proxies
from tests.server.running_server import SECONDS, Served, serve, settings_in, visitor
from tests.server.test_play import open_table

OURS = socket.gethostname()
PUBLIC = "https://play.example:8443"


def known(*hosts: str, **settings: Any) -> bool:
    headers = [(b"host", each.encode("latin-1")) for each in hosts]
    return Origins(settings.pop("named", ()), **settings).know({"headers": headers})


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8000", "localhost.", "localhost.:8000", "qalat.localhost:8000"),
        *("127.0.0.1", "127.0.0.1:8000", "192.168.1.20:8000", "[::1]", "[fe80::1]:8000"),
        *(OURS, f"{OURS}:8000", f"{OURS.partition('.')[0]}.local:8000"),
    ],
)
def test_this_machine_is_found_by_its_names_and_addresses(host: str) -> None:
    assert known(host)


@pytest.mark.parametrize(
    "host",
    [
        *("attacker.example", "attacker.example:8000", "localhost.attacker.example"),
        *("127.0.0.1.attacker.example", "attackerlocalhost", "[::1].attacker.example"),
        *("127.0.0.1%attacker", "[fe80::1%/attacker]", "::1", "", ":8000", "localhost:port"),
        *("localhost:8000:8000", "a@localhost", "localhost/attacker", "x" * 300 + ".localhost"),
        "\xff",
    ],
)
def test_any_other_name_is_a_strangers(host: str) -> None:
    assert not known(host)


def test_a_host_is_named_once() -> None:
    assert not known()
    assert not known("localhost", "attacker.example")
    assert not known("localhost", "localhost")


def test_names_that_were_given_are_known() -> None:
    assert known("play.example:443", named=[PUBLIC])
    assert known("games.home:8000", hosts=["games.home"])
    assert not known("example", named=[PUBLIC])


@pytest.mark.parametrize("path", [b"/t/abc", b"@elsewhere.example/", b"http://a.example/", b"*"])
def test_to_https_one_is_led_to_the_same_host_whatever_is_asked_for(path: bytes) -> None:
    scope = {"headers": [(b"host", b"localhost")], "raw_path": path, "query_string": b""}
    led = urlsplit(Origins(secure=True).by_https(scope))
    assert (led.scheme, led.netloc) == ("https", "localhost")


def asked(served: Served, path: str, host: str, **more: Any) -> httpx.Response:
    verb = "POST" if "json" in more else "GET"
    headers = {"Host": host, **more.pop("headers", {})}
    return httpx.request(verb, served.url + path, headers=headers, timeout=SECONDS, **more)


def test_a_strangers_name_gets_no_page_and_no_table(served: Served) -> None:
    refused = {"reason": "unknown_host"}
    for path in ("/", "/api/games", "/healthz", "/metrics", "/no/such/page"):
        response = asked(served, path, "attacker.example")
        assert response.status_code == 421
        assert response.json()["reason"] == refused["reason"]
        assert "content-security-policy" in response.headers
    own_page = {"Origin": "http://attacker.example"}
    answer = asked(served, "/api/me", "attacker.example", json={"name": "Eve"}, headers=own_page)
    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers


@pytest.mark.anyio
async def test_a_strangers_name_opens_no_socket_and_is_in_no_link(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    make = segno.make

    def note(text: str, **more: Any) -> segno.QRCode:
        drawn.append(text)
        return make(text, **more)

    monkeypatch.setattr(segno, "make", note)
    async with visitor(served, "Ada") as ada:
        code = await open_table(ada, "alhambra", ["me", "open"])
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(
                f"ws://attacker.example/api/tables/{code}/socket",
                host="127.0.0.1",
                port=served.port,
            )
        for host in ("attacker.example", "localhost:8000"):
            await ada.http.get(f"/api/tables/{code}/qr", headers={"Host": host})
    assert drawn == [f"http://localhost:8000/t/{code}"]


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server behind a proxy that is to be asked by https alone."""
    settings = settings_in(
        tmp_path_factory.mktemp("secure"),
        secure=True,
        origins=frozenset({PUBLIC}),
        proxies=Proxies(["127.0.0.1"]),
    )
    with serve(settings) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/t/abc?game=1&x=%20y", "/%C3%A9%0d%0aSet-Cookie:a"])
def test_whoever_comes_by_http_is_led_to_https(secure: Served, path: str) -> None:
    http = {"X-Forwarded-Proto": "http"}
    led = asked(secure, path, "play.example", headers=http)
    assert (led.status_code, led.headers["location"]) == (308, PUBLIC + path)
    led = asked(secure, path, "127.0.0.1:8000", headers=http)
    assert led.headers["location"] == "https://127.0.0.1" + path


def test_whoever_sends_something_by_http_is_refused(secure: Served) -> None:
    for proto, status in (("http", 403), ("https", 200)):
        headers = {"X-Forwarded-Proto": proto}
        answer = asked(secure, "/api/me", "play.example", json={"name": "Ada"}, headers=headers)
        assert answer.status_code == status


def test_a_proxy_that_says_nothing_of_https_leads_nobody_in_circles(secure: Served) -> None:
    assert asked(secure, "/api/games", "play.example").status_code == 200
    assert asked(secure, "/api/games", "127.0.0.1").status_code == 200


@pytest.mark.anyio
async def test_sockets_come_by_https_alone(secure: Served) -> None:
    address = f"{secure.url.replace('http', 'ws', 1)}/api/tables/aaaaaaaaaaaa/socket"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(address, additional_headers={"X-Forwarded-Proto": "http"})
    wire = await websockets.connect(address, additional_headers={"X-Forwarded-Proto": "https"})
    await wire.close()
