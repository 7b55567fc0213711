"""Attacks on what a server lets in before it knows who comes: connections, headers, sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import websockets
from attacking.guests import Guest, guest, table_of
from attacking.outcome import Outcome, attack
from attacking.victim import ATTACKER, HONEST, Honest, Victim, asked, victim

_AT_ONCE = 1.0
"""Seconds within which an honest guest is answered whatever others do."""

_HARMFUL = "\\" * 15_000
_SEPARATED = ",;" * 7_500


@attack("a cookie of backslashes")
def cookie(source: Path) -> Outcome:
    with victim(source) as running, Honest(running) as honest:
        headers = {"Cookie": f'qalat_guest="{_HARMFUL * 4}"'}
        for _ in range(3):
            asked(running, "/api/me", headers, source=ATTACKER)
    return Outcome(honest.is_served(_AT_ONCE), str(honest))


@attack("every header as long as it may be")
def headers(source: Path) -> Outcome:
    names = (
        *("Accept-Encoding", "Authorization", "Cookie", "Forwarded", "Origin"),
        *("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol", "X-Forwarded-For"),
    )
    longest, slowest = 0.0, ""
    with victim(source) as running, Honest(running) as honest:
        for name, text in itertools.product(names, (_HARMFUL, _SEPARATED, "a=" * 7_500)):
            began = time.perf_counter()
            asked(running, "/api/me", {name: text}, source=ATTACKER)
            if (took := time.perf_counter() - began) > longest:
                longest, slowest = took, name
    told = f"{slowest} took {longest:.2f} s; {honest}"
    return Outcome(honest.is_served(_AT_ONCE) and longest < _AT_ONCE, told)


@attack("1,100 silent connections, with 1,024 descriptors")
def silence(source: Path) -> Outcome:
    with (
        victim(source, files=1024) as running,
        _connections(running, 1100) as open_,
        Honest(running) as honest,
    ):
        time.sleep(5)
    return Outcome(honest.is_served(_AT_ONCE), f"{len(open_)} were taken; {honest}")


_SLOW_HEAD = b"GET / HTTP/1.1\r\nX-Slow: "
_SLOW_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60000\r\n\r\n"
)


@attack("200 requests whose head comes a byte a second")
def slow_heads(source: Path) -> Outcome:
    with victim(source) as running:
        return _drip(running, _SLOW_HEAD)


@attack("200 requests whose body comes a byte a second")
def slow_bodies(source: Path) -> Outcome:
    with victim(source) as running:
        return _drip(running, b" ", _SLOW_BODY % running.port)


def _drip(running: Victim, bytes_: bytes, first: bytes = b"") -> Outcome:
    """Send a byte a second over many connections, until all of them are closed."""
    seconds = 45
    with _connections(running, 200) as open_, Honest(running) as honest:
        for each in open_:
            with contextlib.suppress(OSError):
                each.send(first)
        ended = 0
        for byte in itertools.islice(itertools.cycle(bytes_), seconds):
            time.sleep(1)
            ended = sum(_is_ended(each, byte) for each in open_)
            if ended == len(open_):
                break
    told = f"{ended} of {len(open_)} were sent away in {seconds} s; {honest}"
    return Outcome(honest.is_served(_AT_ONCE) and ended == len(open_), told)


@attack("20 sockets that never read and ask for everything")
def deafness(source: Path) -> Outcome:
    with victim(source) as running:
        before = running.megabytes()
        highest = asyncio.run(_deaf_sockets(running, 20, 20.0))
    grown = highest - before
    return Outcome(grown < 150, f"the server grew by {grown:.0f} MB, from {before:.0f}")


@attack("2,000 handshakes as fast as can be")
def handshakes(source: Path) -> Outcome:
    with victim(source) as running, Honest(running) as honest:
        let_in = asyncio.run(_handshakes(running, 2000))
    told = f"{let_in} of 2,000 were let in; {honest}"
    return Outcome(honest.is_served(_AT_ONCE) and let_in < 1000, told)


@attack("forged addresses, one a request")
def forged_addresses(source: Path) -> Outcome:
    with victim(source) as running:
        return _forge(running, "{}")


@attack("forged addresses, to which a proxy adds the true one")
def forged_before_a_proxy(source: Path) -> Outcome:
    with victim(source, "--proxy", HONEST) as running:
        return _forge(running, f"{{}}, {ATTACKER}")


def _forge(running: Victim, forwarded: str) -> Outcome:
    """Become 200 guests from the address that proxies of this machine have."""
    refused = 0
    for number in range(200):
        headers = {"X-Forwarded-For": forwarded.format(f"10.0.{number}.7")}
        status, _, _ = asked(running, "/api/me", headers, source=HONEST, body=b'{"name": "Eve"}')
        refused += status == 429
    return Outcome(refused > 0, f"{refused} of 200 new guests were refused as too many")


@attack("the name of a stranger's host")
def strange_host(source: Path) -> Outcome:
    with victim(source) as running:
        answers = {
            path: asked(running, path, {"Host": "attacker.example"})[0]
            for path in ("/", "/api/games", "/api/me")
        }
    return Outcome(all(400 <= status < 500 for status in answers.values()), str(answers))


@attack("a page of http asks a server that is to be asked by https alone")
def plain_origin(source: Path) -> Outcome:
    with victim(source, "--secure", "--origin", "https://play.example.org") as running:
        headers = {"Host": "play.example.org", "Origin": "http://play.example.org"}
        status, _, _ = asked(running, "/api/me", headers, body=b'{"name": "Ada"}')
        page = asked(running, "/", {"Host": "play.example.org"})[1]
    is_kept = "strict-transport-security" in {name.lower() for name in page}
    seen = f"it answered {status}, {'with' if is_kept else 'without'} HSTS"
    return Outcome(400 <= status < 500 and is_kept, seen)


@attack("escapes of a terminal in what is logged")
def escapes(source: Path) -> Outcome:
    with victim(source, "--log-level", "info") as running:
        for path in ("/%1b[2Jgone", "/api/%0aforged%20line", "/%e2%80%aebackwards", "/%9b2J"):
            asked(running, path)
        log = running.log.read_bytes()
    text = log.decode(errors="replace")
    found = {f"U+{ord(each):04X}" for each in text if not each.isprintable() and each != "\n"}
    lines = [line for line in text.splitlines() if line.startswith("forged")]
    held = bool(log) and not found and not lines
    return Outcome(held, f"{', '.join(sorted(found)) or 'nothing'} of {len(log)} bytes")


@attack("3,000 new guests of one address")
def new_guests(source: Path) -> Outcome:
    with victim(source) as running, Honest(running) as honest:
        statuses = [
            asked(running, "/api/me", source=ATTACKER, body=b'{"name": "Somebody"}')[0]
            for _ in range(3000)
        ]
    made = statuses.count(200)
    return Outcome(made < 500 and honest.is_served(_AT_ONCE), f"{made} were made; {honest}")


@attack("figures asked for through a proxy")
def figures(source: Path) -> Outcome:
    with victim(source) as running:
        status, _, _ = asked(running, "/metrics", {"X-Forwarded-For": "203.0.113.7"})
    return Outcome(status in {401, 403, 404}, f"/metrics answered {status}")


@contextlib.contextmanager
def _connections(running: Victim, count: int) -> Iterator[list[socket.socket]]:
    """So many connections from the attacker's address, as far as they are taken."""
    with contextlib.ExitStack() as stack:
        made = []
        for _ in range(count):
            with contextlib.suppress(OSError):
                each = socket.create_connection(
                    ("127.0.0.1", running.port), 5, source_address=(ATTACKER, 0)
                )
                each.setblocking(False)
                made.append(stack.enter_context(each))
        yield made


def _is_ended(connection: socket.socket, byte: int) -> bool:
    """Send one more byte; say whether the server has closed the connection."""
    try:
        connection.send(bytes([byte]))
        return connection.recv(4096) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


async def _deaf_sockets(running: Victim, count: int, seconds: float) -> float:
    """Ask for everything again and again and read nothing; return the most memory seen."""
    highest = running.megabytes()
    async with guest(running, ATTACKER, "Deaf") as host:
        answer = await host.asks("/api/tables", table_of("alhambra", *["apprentice"] * 5))
        code = answer.json()["table"]
        await _fill_with_talk(host, code)
        cookies = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
        deaf = [await _deaf_socket(running, code, cookies) for _ in range(count)]
        due = time.monotonic() + seconds
        while time.monotonic() < due:
            for number in range(20):
                for each in deaf:
                    await _send_blindly(each, b'{"type":"refresh","id":%d}' % (number + 2))
            await asyncio.sleep(1)
            highest = max(highest, running.megabytes())
        for each in deaf:
            each.close()
    return highest


async def _fill_with_talk(host: Guest, code: str) -> None:
    """Say as much as is kept, so that everything is as long as it can be."""
    for _ in range(12):
        async with host.comes_to(code) as place:
            await place.until("table")
            for _ in range(10):
                await place.ask(type="say", text="\N{CASTLE}" * 200)


async def _deaf_socket(running: Victim, code: str, cookies: str) -> socket.socket:
    loop = asyncio.get_running_loop()
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.bind((ATTACKER, 0))
    made.setblocking(False)
    await loop.sock_connect(made, ("127.0.0.1", running.port))
    lines = (
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{running.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookies}",
    )
    await loop.sock_sendall(made, ("\r\n".join(lines) + "\r\n\r\n").encode())
    await loop.sock_recv(made, 400)
    await _send_blindly(made, b'{"type":"hello","version":1,"id":1}')
    return made


async def _send_blindly(connection: socket.socket, text: bytes) -> None:
    """Send a message as a frame; what comes back is never read."""
    frame = bytes((0x81, 0x80 + len(text), 0, 0, 0, 0)) + text
    with contextlib.suppress(OSError):
        await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(connection, frame), 1)


async def _handshakes(running: Victim, count: int) -> int:
    """Open sockets and leave again at once; return how many were let in."""
    let_in = 0

    async def one() -> None:
        nonlocal let_in
        with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
            async with websockets.connect(
                f"ws://127.0.0.1:{running.port}/api/tables/aaaaaaaaaaaa/socket",
                local_addr=(ATTACKER, 0),
            ):
                let_in += 1

    for _ in range(count // 50):
        await asyncio.gather(*(one() for _ in range(50)))
    return let_in
