"""What is asked over HTTP: who may, what is answered, and what is refused with which status."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest

from qalat.games import GAMES
from qalat.server.http.guests import COOKIE
from qalat.server.rooms.rooms import new_code
from qalat.server.store import Entry
from qalat.server.table.events import Chair, Clock, Opened, PersonChair
from tests.server.running_server import Served, Visitor, visitor
from tests.server.test_play import open_table

Scene = Callable[[Visitor, Visitor], Coroutine[Any, Any, None]]


def play(served: Served, scene: Scene) -> None:
    """Let Ada and Ben visit, each with a browser."""

    async def story() -> None:
        async with visitor(served, "Ada") as ada, visitor(served, "Ben") as ben:
            await scene(ada, ben)

    asyncio.run(story())


async def refused(who: Visitor, verb: str, path: str, status: int, reason: str, **sent: Any) -> Any:
    response = await who.http.request(verb, path, **sent)
    assert (response.status_code, response.json()["reason"]) == (status, reason), response.text
    return response


def test_games_options_and_levels_are_shown(served: Served) -> None:
    reply = httpx.get(f"{served.url}/api/games").json()
    assert [game["name"] for game in reply["games"]] == list(GAMES)
    assert [level["number"] for level in reply["levels"]] == [1, 2, 3, 4, 5]
    assert reply["levels"][1]["name"] == "mason"
    assert {"key": "sol", "name": "Sol"} in reply["levels"][1]["characters"]


def test_a_guest_keeps_the_same_identity_by_a_cookie_that_no_page_can_read(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        response = await ada.http.post("/api/me", json={"name": " Ada  Byron "})
        cookie = response.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        me = await ada.fetch("/api/me")
        assert me["name"] == "Ada Byron"
        assert me["guest"] != (await ben.fetch("/api/me"))["guest"]

    play(served, scene)


def test_a_forged_cookie_is_nobodys(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        table = {"game": "alhambra", "chairs": [{"kind": "me"}, {"kind": "program", "name": "P"}]}
        opened = await ada.post("/api/tables", table, expect=201)
        real = ada.http.cookies[COOKIE]
        guest, _, signature = real.partition(".")
        other = (await ben.fetch("/api/me"))["guest"]
        forged = [f"{other}.{signature}", guest, f"{guest}.", "", ".", f".{signature}", "\u00e4.1"]
        for value in (*forged, opened["tokens"]["1"], f"{guest}.{signature[:-1]}"):
            ben.http.cookies.clear()
            headers = [(b"cookie", f"{COOKIE}={value}".encode("latin-1"))]
            await refused(ben, "GET", "/api/me", 401, "unknown_guest", headers=headers)
        ben.http.cookies.set(COOKIE, forged[0])
        async with ben.at(opened["table"]) as place:
            assert (await place.until("table"))["you"] == -1

    play(served, scene)


def test_a_pass_makes_one_other_device_the_same_guest_once(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        me = await ada.fetch("/api/me")
        made = await ada.post("/api/me/pass")
        async with visitor(served) as one, visitor(served) as other:
            path, body = "/api/me/use-pass", {"secret": made["secret"]}
            answers = await asyncio.gather(
                one.http.post(path, json=body), other.http.post(path, json=body)
            )
            assert sorted(each.status_code for each in answers) == [200, 403]
            winner = one if answers[0].status_code == 200 else other
            assert await winner.fetch("/api/me") == me
            await refused(other, "POST", path, 403, "bad_token", json=body)
        await refused(ben, "POST", path, 403, "bad_token", json={"secret": "guessed"})

    play(served, scene)


def test_nobody_asks_as_a_guest_without_being_one(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await open_table(ada, "alhambra", ["me", "open"])
        ben.http.cookies.clear()
        for path in ("stand", "begin", "close", "rematch", "sit", "chair"):
            body = {"sit": {}, "chair": {"seat": 1, "chair": {"kind": "open"}}}.get(path)
            address = f"/api/tables/{code}/{path}"
            await refused(ben, "POST", address, 401, "unknown_guest", json=body)
        for verb, address in (("GET", "/api/tables/mine"), ("POST", "/api/me/pass")):
            await refused(ben, verb, address, 401, "unknown_guest")

    play(served, scene)


STRANGE = ["https://evil.example", "null", "http://[", "file://", "http://", "http://127.0.0.1"]


@pytest.mark.parametrize("origin", STRANGE)
def test_pages_of_others_change_nothing_and_open_no_socket(served: Served, origin: str) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        headers = {"Origin": origin}
        body = {"name": "Eve"}
        await refused(ada, "POST", "/api/me", 403, "bad_token", json=body, headers=headers)
        assert (await ada.http.get("/api/me", headers=headers)).json()["name"] == "Ada"
        handshake = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        code = await open_table(ada, "alhambra", ["me", "open"])
        socket = f"/api/tables/{code}/socket"
        assert (await ada.http.get(socket, headers=headers | handshake)).status_code == 403

    play(served, scene)


def test_pages_of_this_server_may_ask(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        headers = {"Origin": served.url}
        response = await ada.http.post("/api/me", json={"name": "Ada"}, headers=headers)
        assert response.status_code == 200

    play(served, scene)


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/games", "/api/me", "/api/nothing", "/%00", "/" + "x" * 5000]
)
def test_every_answer_says_how_pages_are_to_behave(served: Served, path: str) -> None:
    response = httpx.get(served.url + path)
    assert response.status_code != 500
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    # 'wasm-unsafe-eval' lets modules be compiled; no text is run.
    assert "'unsafe-" not in policy
    for name, value in (
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
    ):
        assert response.headers[name] == value
    assert "server" not in response.headers
    if path.startswith("/api"):
        assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("code", ["aaaaaaaaaaaa", "tablenothere"])
def test_a_table_that_is_not_there_is_not_reported(served: Served, code: str) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        for path in ("", "/record", "/log", "/qr"):
            await refused(ada, "GET", f"/api/tables/{code}{path}", 404, "unknown_table")
        for path in ("sit", "stand", "begin", "close", "rematch"):
            await refused(ada, "POST", f"/api/tables/{code}/{path}", 404, "unknown_table", json={})
        async with ada.at(code) as place:
            assert (await place.hear())["reason"] == "unknown_table"
            await place.wire.wait_closed()
            assert place.wire.close_code == 1008
        await refused(ada, "GET", "/api/tables/NOT-A-CODE", 422, "unreadable")

    play(served, scene)


def test_lists_have_open_public_tables_and_ones_own(served: Served) -> None:
    async def listed(who: Visitor, path: str) -> set[str]:
        return {each["table"] for each in (await who.fetch(path))["tables"]}

    async def scene(ada: Visitor, ben: Visitor) -> None:
        private = await open_table(ada, "medina", ["me", "open", "open"])
        public = await open_table(ada, "medina", ["me", "open", "open"], public=True)
        closed = await open_table(ada, "medina", ["me", "open", "open"], public=True)
        await ada.post(f"/api/tables/{closed}/close")
        begun = await open_table(ada, "alhambra", ["me", "mason"], public=True, begin=True)
        everybodys = await listed(ben, "/api/tables")
        assert public in everybodys
        assert not everybodys & {private, closed, begun}
        assert await listed(ada, "/api/tables/mine") == {private, public, closed, begun}
        assert await listed(ben, "/api/tables/mine") == set()
        await ben.post(f"/api/tables/{private}/sit", {"seat": 2})
        assert await listed(ben, "/api/tables/mine") == {private}

    play(served, scene)


def test_a_table_of_other_rules_is_still_listed(served: Served) -> None:
    async def add(guest: str) -> None:
        rooms = served.app.rooms
        assert rooms is not None
        old = Opened(
            game="medina",
            version=0,
            host=guest,
            chairs=(PersonChair(guest, "Ada"), Chair(), Chair()),
            options={},
            clock=Clock(),
            public=False,
            stand_in="mason",
            seed="0" * 64,
        )
        room = await rooms.opened(old, new_code())
        del rooms.by_code[room.table.code]

    async def scene(ada: Visitor, _: Visitor) -> None:
        guest = (await ada.fetch("/api/me"))["guest"]
        await asyncio.to_thread(served.there, add(guest))
        (reply,) = (await ada.fetch("/api/tables/mine"))["tables"]
        await refused(ada, "GET", f"/api/tables/{reply['table']}", 503, "storage")

    play(served, scene)


def test_a_code_can_be_said_on_the_telephone() -> None:
    signs = {sign for _ in range(200) for sign in new_code()}
    for alike in ("0oq", "1il", "5s", "2z", "8b", "uv", "bcdegptvz", "mn", "fsx", "ahjk", "iy"):
        assert len(signs & set(alike)) <= 1, alike
    assert len(signs) ** len(new_code()) > 10**13  # more than anybody can try


def test_a_list_says_whether_one_is_known(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        assert (await ada.fetch("/api/tables"))["known"]
        assert (await ada.fetch("/api/tables/mine"))["known"]
        ada.http.cookies.clear()
        assert not (await ada.fetch("/api/tables"))["known"]

    play(served, scene)


def test_own_tables_are_listed_without_being_played_again(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await open_table(ada, "medina", ["me", "open", "open"])
        for seat in (2, 1):
            await ben.post(f"/api/tables/{code}/sit", {"name": "Ben", "seat": seat})
            if seat == 2:
                await ben.post(f"/api/tables/{code}/stand")
        in_memory = [(await each.fetch("/api/tables/mine"))["tables"] for each in (ada, ben)]

        async def forget() -> bool:
            assert served.app.rooms is not None
            return served.app.rooms.by_code.pop(code, None) is not None

        assert await asyncio.to_thread(served.there, forget())
        stored = [(await each.fetch("/api/tables/mine"))["tables"] for each in (ada, ben)]
        assert stored == in_memory
        assert [tables[0]["you"] for tables in stored] == [0, 1]
        assert not await asyncio.to_thread(served.there, forget())

    play(served, scene)


def test_the_events_of_ones_own_tables_are_read_once_when_seats_are_final(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        assert served.app.rooms is not None
        chairs = ["open", "me"]
        codes = [await open_table(ada, "alhambra", chairs) for _ in range(2)]
        await ben.post(f"/api/tables/{codes[0]}/sit", {"name": "Ben"})
        await ben.post(f"/api/tables/{codes[0]}/begin")

        async def forget() -> None:
            for code in codes:
                served.app.rooms.by_code.pop(code)  # type: ignore[union-attr]

        await asyncio.to_thread(served.there, forget())
        loaded: list[str] = []
        load = served.app.rooms.store.load

        async def noted(table: str, after: int = -1) -> list[Entry]:
            loaded.append(table)
            return await load(table, after)

        monkeypatch.setattr(served.app.rooms.store, "load", noted)
        for _ in range(3):
            own = (await ada.fetch("/api/tables/mine"))["tables"]
            assert {each["table"]: each["you"] for each in own} == dict.fromkeys(codes, 1)
        assert sorted(loaded) == sorted([codes[0], *[codes[1]] * 3])

    play(served, scene)


def test_chairs_are_taken_left_and_set_as_one_may(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await open_table(ada, "alhambra", ["me", "open"])
        table = f"/api/tables/{code}"
        bot = {"seat": 1, "chair": {"kind": "bot", "level": "mason"}}
        for who, path, status, reason, body in (
            (ben, "chair", 403, "not_host", bot),
            (ada, "chair", 422, "no_such_seat", bot | {"seat": 9}),
            (ada, "chair", 422, "bad_seats", {"seat": 1, "chair": {"kind": "me"}}),
            (ada, "chair", 422, "unknown_bot", {"seat": 1, "chair": {"kind": "bot"}}),
            (ada, "begin", 409, "seats_open", None),
            (ben, "begin", 403, "not_seated", None),
            (ben, "stand", 403, "not_seated", None),
            (ben, "close", 403, "not_host", None),
            (ada, "sit", 409, "seated_already", {}),
            (ben, "sit", 409, "seat_taken", {"seat": 0}),
            (ben, "sit", 422, "bad_name", {"name": "x" * 25}),
            (ben, "rematch", 403, "not_seated", None),
        ):
            await refused(who, "POST", f"{table}/{path}", status, reason, json=body)
        await refused(ada, "GET", f"{table}/record", 409, "not_begun")
        await ben.post(f"{table}/sit", {})
        await ben.post(f"{table}/stand")
        await ada.post(f"{table}/chair", bot)
        assert (await ada.post(f"{table}/begin"))["status"] == "playing"
        for path, reason in (("begin", "begun"), ("stand", "begun"), ("rematch", "unfinished")):
            await refused(ada, "POST", f"{table}/{path}", 409, reason)
        await refused(ada, "GET", f"{table}/log", 409, "unfinished")
        assert "unfinished" in await ben.fetch(f"{table}/record")
        assert (await ada.post(f"{table}/close"))["status"] == "closed"
        await refused(ada, "POST", f"{table}/close", 409, "closed")
        await refused(ben, "POST", f"{table}/sit", 409, "closed", json={})

    play(served, scene)


BAD_TABLES = [
    ({"game": "go"}, 422, "unknown_game"),
    ({"chairs": [{"kind": "me"}]}, 422, "bad_seats"),
    ({"chairs": [{"kind": "me"}] * 2}, 422, "bad_seats"),
    ({"chairs": [{"kind": "open"}] * 50}, 422, "bad_seats"),
    ({"options": {"hands": "\ud7ff"}}, 422, "bad_options"),
    ({"options": {"x" * 9999: "y" * 9999}}, 422, "bad_options"),
    ({"clock": {"kind": "game", "seconds": 10**30}}, 422, "bad_clock"),
    ({"clock": {"kind": "move", "seconds": -1}}, 422, "bad_clock"),
    ({"stand_in": "genius"}, 422, "unknown_bot"),
    ({"unheard": 1}, 422, "unreadable"),
]


@pytest.mark.parametrize(("change", "status", "reason"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(
    served: Served, change: dict[str, Any], status: int, reason: str
) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        body = {"game": "alhambra", "chairs": [{"kind": "me"}, {"kind": "open"}], **change}
        await refused(ada, "POST", "/api/tables", status, reason, json=body)
        assert (await ada.fetch("/api/tables/mine"))["tables"] == []

    play(served, scene)


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"", 422, "unreadable"),
        (b"\xff\xfe", 422, "unreadable"),
        (b"[" * 60_000, 422, "unreadable"),
        (b'{"name":"\\ud800"}', 422, "unreadable"),
        (b'{"name":"' + b"x" * 70_000 + b'"}', 413, "too_large"),
    ],
    ids=["nothing", "no text", "deep", "half a character", "large"],
)
def test_a_body_that_cannot_be_read_is_refused(
    served: Served, body: bytes, status: int, reason: str
) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        await refused(ada, "POST", "/api/me", status, reason, content=body)

    play(served, scene)


def test_a_link_is_drawn(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        code = await open_table(ada, "alhambra", ["me", "open"])
        drawn = await ada.http.get(f"/api/tables/{code}/qr")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert b"<svg" in drawn.content

    play(served, scene)
