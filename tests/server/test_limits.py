"""How much one client may ask for."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
import websockets

from qalat.server.http.guests import PASS_SECONDS
from qalat.server.limits import PEOPLE, Bucket, Buckets, Limits, Places
from qalat.server.protocol import LARGEST_MESSAGE
from qalat.server.socket.sockets import SocketClient
from tests.repository.project import ROOT
from tests.server.running_server import SECONDS, UNLIMITED, Served, serve, settings_in, visitor
from tests.server.test_play import open_table

ELSEWHERE = "https://play.example"


class Watch:
    """A clock that stands still until somebody sets it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


WATCH = Watch()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that lets nobody do much; nothing is saved up again while a test runs."""
    limits = Limits(
        messages=1e-9,
        message_burst=12,
        words=1e-9,
        word_burst=3,
        requests=UNLIMITED.requests,
        request_burst=UNLIMITED.request_burst,
        open_tables=3,
        sockets=4,
        backlog=200_000,
        refreshes=1e-9,
        refresh_burst=2,
        body=1000,
    )
    folder = tmp_path_factory.mktemp("strict")
    settings = settings_in(
        folder, limits=limits, secure=True, origins=frozenset({ELSEWHERE}), now=WATCH
    )
    with serve(settings) as running:
        yield running


def with_cookie(response: httpx.Response) -> dict[str, str]:
    """Return the cookie that was set; a browser would not send it back without encryption."""
    cookie = response.headers["set-cookie"]
    assert "Secure" in cookie.split("; ")
    return {"Cookie": cookie.partition(";")[0]}


@contextmanager
def guest(served: Served, name: str = "Ada") -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.url, timeout=SECONDS) as browser:
        browser.headers.update(with_cookie(browser.post("/api/me", json={"name": name})))
        browser.cookies.clear()
        yield browser


def open_at(browser: httpx.Client, **settings: Any) -> httpx.Response:
    chairs = [{"kind": "me"}, {"kind": "open"}]
    return browser.post("/api/tables", json={"game": "alhambra", "chairs": chairs, **settings})


def socket_at(served: Served, code: str, browser: httpx.Client) -> websockets.connect:
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    return websockets.connect(address, additional_headers={"Cookie": browser.headers["Cookie"]})


def test_a_guest_opens_only_so_many_tables_even_at_once(strict: Served) -> None:
    with guest(strict) as browser:
        headers = {"Cookie": browser.headers["Cookie"]}

        async def story() -> list[int]:
            async with httpx.AsyncClient(base_url=strict.url, headers=headers) as ada:
                body = {"game": "alhambra", "chairs": [{"kind": "me"}, {"kind": "open"}]}
                asked = [ada.post("/api/tables", json=body) for _ in range(8)]
                return [each.status_code for each in await asyncio.gather(*asked)]

        assert sorted(asyncio.run(story())) == [201] * 3 + [429] * 5
        code = browser.get("/api/tables/mine").json()["tables"][0]["table"]
        assert browser.post(f"/api/tables/{code}/close").status_code == 200
        assert open_at(browser).status_code == 201
        assert open_at(browser).json() == {"reason": "too_many", "expected": "at most 3 tables"}


def test_an_address_has_only_so_many_sockets(strict: Served) -> None:
    with guest(strict) as browser:
        code = open_at(browser).json()["table"]

        async def story() -> None:
            wires = [await socket_at(strict, code, browser) for _ in range(4)]
            with pytest.raises(websockets.InvalidStatus):
                await socket_at(strict, code, browser)
            for wire in wires:
                await wire.close()
            async with asyncio.timeout(SECONDS):
                while True:
                    try:
                        wire = await socket_at(strict, code, browser)
                    except websockets.InvalidStatus:
                        continue  # the server has not noticed yet
                    await wire.close()
                    return

        asyncio.run(story())


def test_who_sends_too_fast_is_refused_and_then_sent_away(strict: Served) -> None:
    with guest(strict) as browser:
        code = open_at(browser).json()["table"]

        async def story() -> None:
            async with socket_at(strict, code, browser) as wire:
                await wire.send('{"type":"hello","version":1}')
                heard: list[str] = []
                with suppress(websockets.ConnectionClosed):
                    for _ in range(40):
                        await wire.send('{"type":"ping","id":5}')
                    while True:
                        heard.append(str(await wire.recv()))
                assert wire.close_code == 1008
            kinds = [each.partition(",")[0] for each in heard]
            assert kinds.count('{"type":"done"') == 11
            assert all('"reason":"too_fast"' in each for each in heard[12:])

        asyncio.run(story())


def test_talk_is_short_and_rare_and_nobody_talks_without_a_name(strict: Served) -> None:
    with guest(strict) as browser:
        code = open_at(browser).json()["table"]

        async def said(wire: Any, text: str) -> str:
            await wire.send(f'{{"type":"say","id":9,"text":"{text}"}}')
            while True:
                reply = str(await wire.recv())
                if '"id":9' in reply:
                    return reply

        async def story() -> None:
            async with socket_at(strict, code, browser) as wire:
                await wire.send('{"type":"hello","version":1}')
                assert '"reason":"bad_text"' in await said(wire, "x" * 201)
                assert '"event":"said"' in await said(wire, "x" * 200)
                assert '"event":"said"' in await said(wire, "<b>")
                assert '"reason":"too_fast"' in await said(wire, "again")
            browser.headers["Cookie"] = "nobody=here"
            async with socket_at(strict, code, browser) as wire:
                await wire.send('{"type":"hello","version":1}')
                assert '"reason":"unknown_guest"' in await said(wire, "boo")

        asyncio.run(story())


def test_a_message_has_only_so_many_bytes(strict: Served) -> None:
    with guest(strict) as browser:
        code = open_at(browser).json()["table"]

        async def story() -> None:
            async with socket_at(strict, code, browser) as wire:
                await wire.send(" " * LARGEST_MESSAGE + " ")
                assert '"reason":"too_large"' in str(await wire.recv())
                await wire.send('{"type":"hello","version":1}'.ljust(LARGEST_MESSAGE))
                assert '"type":"table"' in str(await wire.recv())

        asyncio.run(story())


def test_a_body_has_only_so_many_bytes(strict: Served) -> None:
    with guest(strict) as browser:
        response = browser.post("/api/me", content=b'{"name":"Ada"}'.ljust(1001))
        assert (response.status_code, response.json()["reason"]) == (413, "too_large")
        assert browser.post("/api/me", content=b'{"name":"Ada"}'.ljust(1000)).status_code == 200


def frame(text: bytes) -> bytes:
    """A short message as a client sends it."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


@contextmanager
def deaf_socket(served: Served, code: str) -> Iterator[socket.socket]:
    """A socket that has said hello at a table, and has read nothing since."""
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "",
        "",
    ]
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.settimeout(SECONDS)
        wire.connect(("127.0.0.1", served.port))
        wire.sendall("\r\n".join(lines).encode())
        wire.recv(1000)
        wire.sendall(frame(b'{"type":"hello","version":1}'))
        yield wire


def test_a_client_that_reads_nothing_is_given_up(strict: Served) -> None:
    with guest(strict) as browser:
        code = open_at(browser).json()["table"]
        rooms = strict.app.rooms
        assert rooms is not None
        room = rooms.by_code[code]

        async def flood() -> None:
            (client,) = room.clients
            while client in room.clients:
                for _ in range(20):
                    client.send(b'"' + b"x" * 100_000 + b'"')
                await asyncio.sleep(0.001)

        with deaf_socket(strict, code) as wire:
            while not room.clients:
                browser.get("/healthz")
            strict.there(flood())
            heard = b"".join(iter(lambda: wire.recv(65_536), b""))
        assert heard.endswith(bytes([0x88, 2]) + (1013).to_bytes(2))
        assert browser.get(f"/api/tables/{code}").status_code == 200


def test_what_waits_for_a_client_is_bounded_however_often_it_asks_for_everything(
    served: Served,
) -> None:
    rooms = served.app.rooms
    assert rooms is not None
    with httpx.Client(base_url=served.url, timeout=SECONDS) as browser:
        browser.post("/api/me", json={"name": "Ada"})
        code = open_at(browser).json()["table"]
        room = rooms.by_code[code]

        async def look() -> tuple[int, bool]:
            (client,) = room.clients
            assert isinstance(client, SocketClient)
            waiting = sum(map(len, client._waiting))
            return waiting + client.wire.transport.get_write_buffer_size(), client.is_behind

        async def fill() -> None:
            (client,) = room.clients
            assert isinstance(client, SocketClient)
            while not client.is_behind:
                client.send(b'"' + b"x" * 10_000 + b'"')
                await asyncio.sleep(0.001)

        with deaf_socket(served, code) as wire:
            while not room.clients:
                browser.get("/healthz")
            served.there(fill())
            before, _ = served.there(look())
            for first in range(2, 502, 25):  # more that come at once would be too many
                asked = range(first, first + 25)
                wire.sendall(
                    b"".join(frame(b'{"type":"refresh","id":%d}' % each) for each in asked)
                )
                browser.get("/healthz")
            wire.sendall(frame(b'{"type":"ping","id":600}'))
            heard = b""
            held, is_behind = served.there(look())
            assert is_behind
            assert held < before + 100_000
            while b'{"type":"done","id":600}' not in heard:
                heard += wire.recv(65_536) or pytest.fail("closed too early")
        assert heard.count(b'"reason":"too_fast"') == 500
        assert heard.count(b'"type":"table"') == 1


def test_everything_is_announced_again_only_so_often(strict: Served) -> None:
    with guest(strict) as browser:
        code = open_at(browser).json()["table"]

        async def story() -> None:
            async with socket_at(strict, code, browser) as wire:
                await wire.send('{"type":"hello","version":1,"id":9}')
                reply: list[str] = []
                while len(reply) < 4:
                    message = str(await wire.recv())
                    if '"id":9' in message:
                        reply.append(message)
                        await wire.send('{"type":"refresh","id":9}')
                kinds = [each.partition(",")[0] for each in reply]
                assert kinds == ['{"type":"table"'] * 3 + ['{"type":"refused"']

        asyncio.run(story())


def test_a_pass_is_of_no_use_when_it_is_too_late(strict: Served) -> None:
    with guest(strict) as ada, guest(strict, "Ben") as ben:
        early, late = (ada.post("/api/me/pass").json() for _ in range(2))
        assert early["until"] == WATCH.now + 1000 * PASS_SECONDS
        WATCH.now = early["until"] - 1
        used = ben.post("/api/me/use-pass", json={"secret": early["secret"]})
        assert used.json()["name"] == "Ada"
        WATCH.now = late["until"]
        used = ben.post("/api/me/use-pass", json={"secret": late["secret"]})
        assert (used.status_code, used.json()["reason"]) == (403, "bad_token")


def test_a_secure_server_is_asked_by_https_from_then_on(strict: Served, served: Served) -> None:
    assert httpx.get(strict.url).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in httpx.get(served.url).headers


def test_pages_of_an_origin_that_was_named_may_ask(strict: Served) -> None:
    response = httpx.post(
        f"{strict.url}/api/me", json={"name": "Ada"}, headers={"Origin": ELSEWHERE}
    )
    assert response.status_code == 200


def test_an_address_asks_only_so_often(served: Served) -> None:
    now = [0.0]
    buckets = Buckets(2.0, 3, lambda: now[0])
    assert [buckets.take("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert buckets.take("b")
    now[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]

    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            await open_table(ada, "alhambra", ["me", "open"])
            guard = served.app.guard
            before, guard.requests = guard.requests, buckets
            try:
                answers = [await ada.http.get("/api/games") for _ in range(4)]
            finally:
                guard.requests = before
        assert [each.status_code for each in answers] == [200] * 3 + [429]
        assert answers[-1].json() == {"reason": "too_fast"}

    asyncio.run(story())


def test_the_fullest_bucket_is_forgotten_first_so_nobody_refills_their_own() -> None:
    now = [0.0]
    buckets = Buckets(1.0, 3, lambda: now[0], most=10)
    assert [buckets.take("greedy") for _ in range(4)] == [True] * 3 + [False]
    assert [buckets.take("honest") for _ in range(2)] == [True] * 2
    for number in range(1000):
        assert buckets.take(f"another {number}")
        assert len(buckets) <= 10
    assert not buckets.take("greedy")
    assert buckets.take("honest")
    assert not buckets.take("honest")
    now[0] = 3.0
    for number in range(10):
        assert buckets.take(f"later {number}")
    assert len(buckets) <= 10
    assert buckets.take("greedy")


def test_full_buckets_are_forgotten_by_themselves() -> None:
    now = [0.0]
    buckets = Buckets(1.0, 3, lambda: now[0])
    for number in range(1000):
        now[0] += 1.0
        assert buckets.take(f"guest {number}")
        assert len(buckets) <= 3


def test_a_bucket_counts_how_often_in_a_row_it_was_empty() -> None:
    now = [0.0]
    bucket = Bucket(1.0, 1, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, False, False]
    assert bucket.overdrawn == 2
    now[0] = 1.0
    assert bucket.take()
    assert bucket.overdrawn == 0


def test_places_are_taken_and_given_back() -> None:
    places = Places(1)
    assert [places.take("a"), places.take("a"), places.take("b")] == [True, False, True]
    places.give_back("a")
    assert places.taken == 1
    assert places.take("a")


def test_the_limits_of_one_address_follow_how_many_people_it_has() -> None:
    usual, school, lonely = (Limits().for_people(people) for people in (PEOPLE, 300, 1))
    assert usual == Limits()
    assert usual.tables_of_days * 86_400 == pytest.approx(600)
    assert (school.tables, school.table_burst, school.tables_in_use) == (1.0, 600, 600)
    assert (lonely.guest_burst, lonely.listed, lonely.guest_listed) == (2, 1, 4)
    assert school.messages == lonely.messages == usual.messages


def rate_row(what: str, rate: float, burst: int) -> str:
    """The row of the docs that states a limit."""
    is_quick = rate > 1
    often = f"{rate:g} a second" if is_quick else f"{rate * 60:g} a minute"
    return f"| {what} | {burst} | {often} |"


def test_the_docs_state_the_limits_as_they_are() -> None:
    page = (ROOT / "docs" / "server.md").read_text()
    limits = Limits()
    for row in (
        rate_row("requests, including pages and pictures", limits.requests, limits.request_burst),
        f"| requests that are being worked on | {limits.requests_at_once} |",
        rate_row("new guests", limits.guests, limits.guest_burst),
        rate_row(
            "tables opened, including lessons and rematches", limits.tables, limits.table_burst
        ),
        f"| tables opened in the course of days | {limits.tables_of_days_burst} | 600 a day |",
        rate_row(
            "events stored by messages: actions, chat and the like",
            limits.events,
            limits.event_burst,
        ),
        f"At most {limits.unread >> 20} MB of answers wait",
        rate_row("links for another device", limits.passes, limits.pass_burst),
        rate_row(
            "requests for tables and device links that do not exist",
            limits.misses,
            limits.miss_burst,
        ),
        rate_row("tables loaded from disk", limits.loads, limits.load_burst),
        rate_row(
            "previews, moves of several actions, and full refreshes",
            limits.looks,
            limits.look_burst,
        ),
        rate_row("hints", limits.hints, limits.hint_burst),
        rate_row("replays, records, logs and QR codes", limits.records, limits.record_burst),
        rate_row("messages over a socket", limits.messages, limits.message_burst),
        rate_row("chat messages", limits.words, limits.word_burst),
        f"| connections, including sockets | {limits.connections} |",
        f"| sockets | {limits.sockets} |",
        rate_row("socket handshakes", limits.handshakes, limits.handshake_burst),
        rate_row("full refreshes", limits.refreshes, limits.refresh_burst),
        f"and not at rest | {limits.tables_in_use} |",
        f"| games waiting for the coach | {limits.analyses} |",
        f"| tables of a guest that are open or being played | {limits.open_tables} |",
        f"no more than {limits.listed} of one address and {limits.guest_listed} of one guest",
    ):
        assert row in page, row
