"""Games looked back at over HTTP: step by step, from a table or a record, and no further."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from dataclasses import replace
from typing import Any

import pytest

import qalat
from qalat import Match
from qalat.games import GAMES
from qalat.server.protocol import Replay
from qalat.server.table.replay import read_record, replay_of, table_of_match
from tests.contract.positions import DATA
from tests.server.running_server import UNLIMITED, Served, Visitor, serve, settings_in, visitor
from tests.server.test_http import play, refused
from tests.server.test_play import open_table, play_on

RECORDS = sorted((DATA / "records").glob("*/*.qalat"))
SHORT = DATA / "records" / "roll_and_write" / "v1-2-plain.qalat"


def patched(start: str, patches: list[list[int]]) -> list[bytes]:
    """Every record on the way: the first, and one after each patch."""
    now = bytearray(b64decode(start))
    found = [bytes(now)]
    for patch in patches:
        for place, value in zip(patch[0::2], patch[1::2], strict=True):
            now[place] = value
        found.append(bytes(now))
    return found


def told_points(replay: Replay) -> list[list[int]]:
    flat = [part for own in replay.parts for part in own]
    found = [list(flat)]
    for moment in replay.moments:
        for place, value in zip(moment.points[0::2], moment.points[1::2], strict=True):
            flat[place] = value
        found.append(list(flat))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [-1, 0])
def test_every_moment_is_what_the_seat_was_shown_then(game: str, seat: int) -> None:
    record = next(path for path in RECORDS if path.parent.name == game)
    match = read_record(record.read_text("utf-8"))
    replay = replay_of(table_of_match(match, seat), match.log)
    again = Match(
        match.game, match.seats, options=match.options, origin=match.log.origin, draws=False
    )
    records = patched(replay.record, [moment.patch for moment in replay.moments])
    points = told_points(replay)
    name = None if seat < 0 else match.seats[seat]
    for number, step in enumerate((None, *match.steps)):
        if step is not None:
            again.play(step.action)
            assert replay.moments[number - 1].actor == again.actor
        assert records[number] == again.view(name).states.tobytes()
        assert points[number] == [part for own in again.parts().values() for part in own.values()]
    assert replay.table.status == "over"
    assert replay.table.record == table_of_match(match, seat).record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_every_record_can_be_looked_back_at(path: Any) -> None:
    match = read_record(path.read_text("utf-8"))
    replay = replay_of(table_of_match(match, -1), match.log)
    assert len(replay.moments) == len(match.steps)
    assert told_points(replay)[-1] == [
        part for own in match.parts().values() for part in own.values()
    ]


def test_a_table_is_looked_back_at_as_far_as_it_has_come(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await open_table(ada, "alhambra", ["me", "mason", "mason"], begin=True)
        async with ada.at(code) as place:
            await play_on(place, 3, most=4)
            while not place.legal:
                await place.hear()
            own = await ada.fetch(f"/api/tables/{code}/replay")
            watched = await ben.fetch(f"/api/tables/{code}/replay")
            record = bytes(place.record)
        assert (own["table"]["you"], watched["table"]["you"]) == (0, -1)
        assert own["table"].get("seed", "") == ""
        records = patched(own["record"], [each.get("patch", []) for each in own["moments"]])
        assert records[-1] == record.ljust(len(records[-1]), b"\0")
        assert len(own["moments"]) == len(own["table"]["steps"]) / 2
        seen = patched(watched["record"], [each.get("patch", []) for each in watched["moments"]])
        room = served.app.rooms.by_code[code]  # type: ignore[union-attr]
        assert room.table.match is not None
        assert seen[-1] == room.table.match.view(None).states.tobytes()
        assert seen[-1] != records[-1], "a hand is nobody else's business"

    play(served, scene)


def test_a_table_where_nothing_was_played_has_nothing_to_look_back_at(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await open_table(ada, "medina", ["me", "open", "open"])
        await refused(ben, "GET", f"/api/tables/{code}/replay", 409, "not_begun")
        await refused(ben, "GET", "/api/tables/nothere/replay", 404, "unknown_table")

    play(served, scene)


def test_a_record_is_shown_as_a_seat_saw_it(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        text = SHORT.read_text("utf-8")
        watched = await ada.post("/api/records", {"text": text})
        own = await ada.post("/api/records", {"text": text, "seat": 1})
        match = qalat.read(text)
        assert [seat["name"] for seat in own["table"]["seats"]] == list(match.seats)
        assert (watched["table"]["you"], own["table"]["you"]) == (-1, 1)
        assert own["table"]["points"]["totals"] == list(match.scores().values())
        assert own["table"]["winners"] == list(match.outcome().winners)  # type: ignore[union-attr]
        body = {"text": text, "seat": 2}
        await refused(ada, "POST", "/api/records", 422, "no_such_seat", json=body)

    play(served, scene)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda _: "", "qalat record 1"),
        (lambda _: "qalat position 1\n", "qalat record 1"),
        (lambda text: text.replace("roll_and_write", "chess"), "chess"),
        (lambda text: "\n".join(text.split("\n")[:-4]), "cut off"),
        (lambda text: text.replace("2. ", "2. nobody: "), "line"),
    ],
    ids=["empty", "position", "unknown game", "cut off", "unknown player"],
)
def test_what_is_no_record_is_refused_with_one_sentence(
    served: Served, change: Any, why: str
) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        body = {"text": change(SHORT.read_text("utf-8"))}
        response = await refused(ada, "POST", "/api/records", 422, "unreadable", json=body)
        said = response.json()
        assert why in said.get("found", "") + said.get("expected", "")
        assert "\n" not in said.get("found", "")

    play(served, scene)


def test_a_record_that_no_game_could_fill_is_refused_by_its_size(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        body = {"text": "qalat record 1\n" + "x" * 70_000}
        await refused(ada, "POST", "/api/records", 413, "too_large", json=body)

    play(served, scene)


def test_nobody_has_games_replayed_without_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(UNLIMITED, records=1e-9, record_burst=2)
    folder = tmp_path_factory.mktemp("hasty")

    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada:
            for _ in range(2):
                await ada.post("/api/records", {"text": SHORT.read_text("utf-8")})
            await refused(ada, "POST", "/api/records", 429, "too_fast", json={"text": ""})

    with serve(settings_in(folder, limits=limits)) as served:
        asyncio.run(story(served))
