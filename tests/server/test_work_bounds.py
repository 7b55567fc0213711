"""No work that is done for anybody at all grows faster than what they sent."""

from __future__ import annotations

import asyncio
import json
import math
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPException, HTTPResponse
from typing import Any

import httpx
import msgspec
import pytest
import websockets

import qalat
from qalat.core.log import RECORD_HEADER
from qalat.server import protocol
from qalat.server.http.cookies import MOST_COOKIES, MOST_OWN, own_cookies, take_cookies
from qalat.server.http.guests import COOKIE
from qalat.server.http.heads import LONGEST_HEAD
from qalat.server.limits import Limits
from qalat.server.protocol import LARGEST_MESSAGE
from tests.server.running_server import SECONDS, Served, visitor
from tests.server.test_play import open_table

LARGEST_HEAD = LONGEST_HEAD - 1000
LARGEST_BODY = Limits().body
LARGEST_FRAME = 16 * LARGEST_MESSAGE

UNITS = (
    *("\\", '"', ",", ";", "=", "a=", "a,", ",;", "; ", "a ", "%", "%25", "%e2%82%ac", "9", "9,"),
    *("(", "[", "/", "../", ".", ":", "::", "-", "é", "bytes=0-,"),
)
"""What fills a text until it is as long as it may be."""

HEADERS = {
    "Accept": "",
    "Accept-Encoding": "gzip;q=",
    "Accept-Language": "",
    "Authorization": "Qalat ",
    "Connection": "close, ",
    "Content-Encoding": "",
    "Content-Type": "multipart/form-data; boundary=",
    "Cookie": f'{COOKIE}="',
    "Expect": "",
    "Forwarded": 'for="',
    "Host": "",
    "If-Modified-Since": "",
    "If-None-Match": 'W/"',
    "If-Range": '"',
    "Origin": "http://[",
    "Range": "bytes=",
    "Referer": "http://",
    "TE": "",
    "Transfer-Encoding": "chunked, ",
    "Upgrade": "",
    "User-Agent": "",
    "X-Forwarded-For": "10.0.0.1, ",
    "X-Forwarded-Host": "",
    "X-Forwarded-Proto": "https, ",
    "X-Something": "",
}
"""The headers that are read here or by what we are built on, and how each may begin."""

SOCKET_HEADERS = {
    **{name: HEADERS[name] for name in ("Cookie", "Connection", "Host", "Origin", "Upgrade")},
    "Sec-WebSocket-Extensions": "permessage-deflate; a=",
    "Sec-WebSocket-Key": "",
    "Sec-WebSocket-Protocol": "",
    "Sec-WebSocket-Version": "",
}


LITTLE = 16
"""So many times what an empty request takes is too little to be compared."""

TOO_MUCH = 8.0
"""Four times as much work is in step with four times as much that is sent; sixteen times is not."""


class Work:
    """How much of the processor's time it takes to be asked for something.

    No time is too long here: what counts is by how much more it is when four times as much is
    sent. A hundred times nothing is nothing, so what little an empty request takes is the unit.
    """

    def __init__(self, served: Served) -> None:
        self.served = served
        self.unit = 0.0
        request = b"GET /api/games HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
        self.unit = min(self._spent(lambda: self.exchange(request)) for _ in range(20))

    def exchange(self, sent: bytes) -> int:
        """Send something by a connection of its own, and return the status of what comes back."""
        with socket.create_connection(("127.0.0.1", self.served.port), SECONDS) as wire:
            try:
                wire.sendall(sent)
                answer = HTTPResponse(wire, method=sent.partition(b" ")[0].decode())
                answer.begin()
                answer.read()
            except (OSError, HTTPException):  # sent away before all was heard
                return 0
            return answer.status

    def _spent(self, act: Callable[[], object]) -> float:
        began = time.process_time()
        act()
        return time.process_time() - began

    def _exchanged(self, make: Callable[[int], bytes], size: int) -> int:
        return self.exchange(make(size))

    def growth(self, ask: Callable[[int], object], largest: int) -> float:
        """Return how many times as long four times as much takes, 0 if that is in step."""
        return self._growth(ask, largest // 8) or self._growth(ask, largest)

    def _growth(self, ask: Callable[[int], object], most: int) -> float:
        lowest = math.inf
        for _ in range(5):  # whatever else the machine does must not be taken for work
            whole = self._spent(lambda: ask(most))
            if whole <= LITTLE * self.unit:
                return 0.0
            lowest = min(lowest, whole / self._spent(lambda: ask(most // 4)))
            if lowest < TOO_MUCH:
                return 0.0
        return lowest

    def assert_all(self, makes: dict[str, Callable[[int], bytes]], largest: int) -> None:
        """Show that what can be asked for in some ways grows in step."""
        growths = {
            name: self.growth(partial(self._exchanged, make), largest)
            for name, make in makes.items()
        }
        assert {name: growth for name, growth in growths.items() if growth} == {}


@pytest.fixture(scope="module")
def work(served: Served) -> Work:
    return Work(served)


def filled(start: str, unit: str, size: int, end: str = "") -> str:
    """A text of a size: how it begins, and then the same again and again."""
    return start + (unit * (size // len(unit)))[: size - len(start) - len(end)] + end


def request(verb: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    own = {"Host": "here", "Connection": "close", **headers}
    if body:
        own["Content-Length"] = str(len(body))
    lines = [f"{verb} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in own.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def asking(
    verb: str, path: str, name: str, start: str, unit: str, more: dict[str, str]
) -> Callable[[int], bytes]:
    return lambda size: request(verb, path, {**more, name: filled(start, unit, size, '"')})


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_costs_no_more_than_its_length(work: Work, name: str) -> None:
    makes = {
        f"{verb} {path} {start} {unit}": asking(verb, path, name, start, unit, {})
        for verb, path in (("GET", "/api/me"), ("POST", "/api/me"), ("GET", "/"))
        for start in {"", HEADERS[name]}
        for unit in UNITS
    }
    work.assert_all(makes, LARGEST_HEAD)


@pytest.mark.parametrize("name", SOCKET_HEADERS)
def test_a_header_of_a_handshake_costs_no_more_than_its_length(work: Work, name: str) -> None:
    handshake = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    path = "/api/tables/aaaaaaaaaaaa/socket"
    makes = {
        f"{start} {unit}": asking("GET", path, name, start, unit, handshake)
        for start in {"", SOCKET_HEADERS[name]}
        for unit in UNITS
    }
    work.assert_all(makes, 8_000)  # the most that a line of a handshake may have
    work.assert_all(makes, LARGEST_HEAD)


def test_many_headers_cost_no_more_than_their_length(work: Work) -> None:
    makes: dict[str, Callable[[int], bytes]] = {
        name: lambda size, name=name: request(  # type: ignore[misc]
            "GET", "/api/me", {"A": f"\r\n{name}: ".join(["a=b"] * (size // (len(name) + 7)))}
        )
        for name in ("Cookie", "Accept", "X-Forwarded-For", "B")
    }
    work.assert_all(makes, LARGEST_HEAD)


def test_an_address_costs_no_more_than_its_length(work: Work) -> None:
    plain = [unit for unit in UNITS if unit.isascii() and " " not in unit]
    makes: dict[str, Callable[[int], bytes]] = {
        start + unit: lambda size, start=start, unit=unit: request(  # type: ignore[misc]
            "GET", filled(start, unit, size), {}
        )
        for start in ("/", "/assets/", "/api/", "/api/tables/", "/api/me?", "/api/me?a=", "http://")
        for unit in (*plain, "a", "a&", "a=b&", "%00", "%41")
    }
    work.assert_all(makes, LARGEST_HEAD)


def test_parameters_cost_no_more_than_their_length(work: Work) -> None:
    paths = httpx.get(f"{work.served.url}/api/openapi.json").json()["paths"]
    named = {
        (verb.upper(), path.replace("{code}", "aaaaaaaaaaaa"), parameter["name"])
        for path, verbs in paths.items()
        for verb, reply in verbs.items()
        for parameter in reply.get("parameters", [])
        if parameter["in"] == "query"
    }
    assert named
    makes: dict[str, Callable[[int], bytes]] = {
        f"{verb} {path} {name} {unit}": lambda size, verb=verb, path=path, name=name, unit=unit: (  # type: ignore[misc]
            request(verb, filled(f"{path}?{name}=", unit, size), {})
        )
        for verb, path, name in named
        for unit in ("9", "-", "1_", "%39", "%e2%82%ac", "9.", f"9&{name}=")
    }
    work.assert_all(makes, LARGEST_HEAD)


HINTS = {"game": "alhambra", "level": "mason", "kind": "me", "text": RECORD_HEADER, "seconds": 60}
"""What a field holds, so that the others beside it are looked at too."""

Place = tuple[str | int, ...]


def example(name: str, schema: dict[str, Any], known: dict[str, Any]) -> Any:
    """A value of a schema, with all fields that it may have."""
    if "$ref" in schema:
        return example(name, known[schema["$ref"].rpartition("/")[2]], known)
    if "anyOf" in schema:
        return example(name, schema["anyOf"][-1], known)
    if "enum" in schema:
        return HINTS[name] if HINTS.get(name) in schema["enum"] else schema["enum"][0]
    kind = schema.get("type")
    if kind == "object":
        fields = schema.get("properties", {})
        return {each: example(each, reply, known) for each, reply in fields.items()} or {"a": "a"}
    if kind == "array":
        return [example(name, schema["items"], known)]
    plain: Any = {"string": "a", "integer": 0, "number": 0, "boolean": False, "null": None}
    return HINTS.get(name, plain[kind])


def places(value: Any) -> Iterator[Place]:
    """Every place in a value, itself included."""
    yield ()
    if isinstance(value, dict | list):
        children = value.items() if isinstance(value, dict) else enumerate(value)
        for key, child in children:
            yield from ((key, *rest) for rest in places(child))


def written(value: Any, place: Place, raw: str) -> str:
    """A value as JSON, with a text of its own at a place."""
    if not place:
        return raw
    copy: Any = json.loads(json.dumps(value))
    at = copy
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = "@@"
    return json.dumps(copy).replace('"@@"', raw)


RAW = {
    **{f"text of {unit}": ('"', unit.replace("\\", "\\\\").replace('"', '\\"'), '"')
       for unit in (*UNITS, "\u0301\u0316", " ", "a b ", "\\u0301", "\\ud83d\\ude00")},
    "number": ("", "9", ""),
    "fraction": ("0.", "9", ""),
    "power": ("1e", "9", ""),
    "lists in lists": ("", "[", ""),
    "objects in objects": ("", '{"a":', ""),
    "list": ("[0", ",0", "]"),
    "list of texts": ('["a"', ',"a"', "]"),
    "list of objects": ("[{}", ",{}", "]"),
    "list of chairs": ('[{"kind":"open"}', ',{"kind":"open"}', "]"),
    "blanks": ("", " ", "0"),
}  # fmt: skip
"""What may stand in a place of a body: how it begins, goes on again and again, and ends."""


def many_options(size: int) -> str:
    return json.dumps({f"a{number}": "a" for number in range(size // 14)})


def whole_units(start: str, unit: str, end: str, size: int) -> str:
    return start + unit * ((size - len(start) - len(end)) // len(unit.encode())) + end


def bodies(work: Work) -> dict[str, Callable[[int], bytes]]:
    """Every body that is asked for, with every field in turn as long as it may be."""
    reply = httpx.get(f"{work.served.url}/api/openapi.json").json()
    known = reply["components"]["schemas"]
    guest = httpx.post(f"{work.served.url}/api/me", json={"name": "Ada"}).headers["set-cookie"]
    headers = {"Cookie": guest.partition(";")[0]}
    makes: dict[str, Callable[[int], bytes]] = {}
    for path, verbs in reply["paths"].items():
        if "requestBody" not in verbs.get("post", {}):
            continue
        (content,) = verbs["post"]["requestBody"]["content"].values()
        value = example("", content["schema"], known)
        address = path.replace("{code}", "aaaaaaaaaaaa")
        for place in places(value):
            for name, (start, unit, end) in RAW.items():

                def make(
                    size: int,
                    address: str = address,
                    value: Any = value,
                    place: Place = place,
                    parts: tuple[str, str, str] = (start, unit, end),
                ) -> bytes:
                    start, unit, end = parts
                    room = size - len(written(value, place, ""))
                    text = written(value, place, whole_units(start, unit, end, room))
                    return request("POST", address, headers, text.encode())

                makes[f"{path} {place} {name}"] = make
    return makes


def test_a_field_of_a_body_costs_no_more_than_its_length(work: Work) -> None:
    makes = bodies(work)
    assert {name.partition(" ")[0] for name in makes} >= {"/api/me", "/api/tables", "/api/records"}
    work.assert_all(makes, LARGEST_BODY)


def stretched(lines: list[str], place: int, unit: str, size: int) -> str:
    """A record with one of its lines as long as it can be."""
    room = size - sum(len(line.encode()) + 1 for line in lines)
    longer = lines[place] + unit * (room // len(unit.encode()))
    return "\n".join([*lines[:place], longer, *lines[place + 1 :]]) + "\n"


def repeated(lines: list[str], place: int, size: int) -> str:
    """A record with one of its lines again and again."""
    count = size // (len(lines[place].encode()) + 1)
    return "\n".join([*lines[:place], *[lines[place]] * count, *lines[place:]]) + "\n"


@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_line_of_a_record_costs_no_more_than_its_length(work: Work, game: str) -> None:
    match = qalat.Match(game, seats=["ada", "ben", "cyd"], seed=7)
    for _ in range(3):
        match.play(match.legal[0])
    begun = qalat.Match.from_position(match.game, match.state, seed=7)
    for _ in range(3):
        begun.play(begun.legal[0])
    makes: dict[str, Callable[[int], bytes]] = {}

    def put(name: str, write: Callable[[int], str]) -> None:
        def make(size: int) -> bytes:
            body = json.dumps({"text": write(size - size // 8)}, ensure_ascii=False)
            return request("POST", "/api/records", {}, body.encode())

        makes[name] = make

    for reply in (match, begun):  # one has moves alone, the other begins with a position
        lines = str(reply.log).splitlines()
        for place, line in enumerate(lines):
            put(f"{line} again", partial(repeated, lines, place))
            last = line.rpartition(" ")[2]
            for unit in (f" {last}", f", {last}", f"; {last}", last, "9", "="):
                put(f"{line} and on {unit}", partial(stretched, lines, place, unit))
    put("many seats", partial(repeated_names, lines))
    work.assert_all(makes, LARGEST_BODY)


def repeated_names(lines: list[str], size: int) -> str:
    names = ", ".join(f"n{number}" for number in range(size // 9))
    return "\n".join([*lines[:2], f"seats: {names}", *lines[3:]]) + "\n"


def test_an_option_of_a_table_costs_no_more_than_its_length(work: Work) -> None:
    with httpx.Client(base_url=work.served.url, timeout=SECONDS) as browser:
        browser.post("/api/me", json={"name": "Ada"})
        headers = {"Cookie": "; ".join(f"{k}={v}" for k, v in browser.cookies.items())}
        games = browser.get("/api/games").json()["games"]

    makes: dict[str, Callable[[int], bytes]] = {}
    for game in games:
        for option in game["options"]:
            for unit in (*UNITS, *option["values"], "\n", "a\n", "[a]\n", "a=1\n", "x "):

                def make(
                    size: int, game: Any = game, name: str = option["name"], unit: str = unit
                ) -> bytes:
                    value = unit * (size // 2 // len(unit.encode()))
                    wanted = {
                        "game": game["name"],
                        "chairs": [{"kind": "me"}, *[{"kind": "open"}] * (game["fewest"] - 1)],
                        "options": {name: value},
                    }
                    return request("POST", "/api/tables", headers, json.dumps(wanted).encode())

                makes[f"{game['name']} {option['name']} {unit}"] = make
    assert makes
    work.assert_all(makes, LARGEST_BODY)


def test_a_message_of_a_socket_costs_no_more_than_its_length(work: Work) -> None:
    """The first message too: a socket is anybody's."""

    async def story() -> None:
        async with visitor(work.served, "Ada") as ada:
            code = await open_table(ada, "medina", ["me", "open", "open"])
        address = f"{work.served.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        grown = {}
        for largest in (LARGEST_MESSAGE, LARGEST_FRAME):
            for name, start, unit, end in messages():
                texts = [whole_units(start, unit, end, size) for size in (largest, largest // 4)]
                grown[f"{largest} {name}"] = await growth_of(work, address, *texts)
        assert {name: growth for name, growth in grown.items() if growth >= TOO_MUCH} == {}

    asyncio.run(story())


def messages() -> Iterator[tuple[str, str, str, str]]:
    """How messages begin, go on again and again, and end, with a field each as long as can be."""
    shapes = msgspec.json.schema_components([protocol.AnyFromClient])[1]
    for shape in shapes.values():
        kind = shape["properties"]["type"]["enum"][0]
        value = {"type": kind, **example("", shape, shapes)}
        for place in places(value):
            for name, (start, unit, end) in RAW.items():
                before, _, after = written(value, place, "\0").partition("\0")
                yield f"{kind} {place} {name}", before + start, unit, end + after


async def growth_of(work: Work, address: str, whole: str, part: str) -> float:
    """How many times as long the longer of two first messages takes to be answered."""
    lowest = math.inf
    for _ in range(5):
        spent = []
        for text in (whole, part):
            async with websockets.connect(address) as wire:
                began = time.process_time()
                await wire.send(text)
                await wire.recv()
                spent.append(time.process_time() - began)
            if spent[0] <= LITTLE * work.unit:
                return 0.0
        lowest = min(lowest, spent[0] / spent[1])
        if lowest < TOO_MUCH:
            break
    return lowest


def test_only_a_few_of_our_own_cookies_are_looked_at() -> None:
    """Each of them costs a signature with every secret, and a request has room for a thousand."""
    scope = {"headers": [(b"cookie", b"qalat_guest=;" * 600)] * 2}
    take_cookies(scope)
    assert len(own_cookies(scope)) == MOST_OWN


def test_more_cookies_than_are_read_are_nobodys(served: Served) -> None:
    with httpx.Client(base_url=served.url) as browser:
        answer = browser.post("/api/me", json={"name": "Ada"})
        own = answer.headers["set-cookie"].partition(";")[0]
        browser.cookies.clear()
        for others, status in ((MOST_COOKIES - len(own) - 5, 200), (MOST_COOKIES, 401)):
            cookies = f"a={'b' * others}; {own}"
            assert browser.get("/api/me", headers={"Cookie": cookies}).status_code == status
