"""Lessons: tables of one's own whose draws are the same for everybody, and that say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from qalat.cli import main
from qalat.games import GAMES
from qalat.server.table import lessons
from qalat.server.table.table import commitment
from qalat.server.table.table_log import verify
from tests.server.running_server import Place, Served, Visitor
from tests.server.test_http import play, refused


async def begin(who: Visitor, game: str) -> str:
    opening = await who.post("/api/lessons", {"game": game}, expect=201)
    code: str = opening["table"]
    return code


async def finish(place: Place) -> None:
    """Play by the first thing that is legal until the game is over."""
    while not place.is_over:
        if place.legal:
            turn = place.now["turn"]
            answer = await place.ask(type="act", turn=turn, actions=[place.legal[0]])
            assert answer["type"] == "update", answer
        else:
            await place.hear()


def test_every_game_has_a_lesson() -> None:
    assert set(lessons.LESSONS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_at_once_with_the_beginner_to_move(served: Served, game: str) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        async with ada.at(await begin(ada, game)) as place:
            now = await place.until("table")
        assert (now["lesson"], now["status"], now["public"]) == (True, "playing", False)
        assert now["actor"] == now["you"] == 0
        assert [seat["kind"] for seat in now["seats"]] == ["person", "bot", "bot"]
        assert {seat["level"] for seat in now["seats"][1:]} == {"apprentice"}

    play(served, scene)


@pytest.mark.parametrize("game", GAMES)
def test_the_draws_of_a_lesson_are_the_same_for_everybody(served: Served, game: str) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        reply = []
        for who in (ada, ben):
            async with who.at(await begin(who, game)) as place:
                now = await place.until("table")
                reply.append((now["record"], now.get("steps", []), now["commitment"]))
        assert reply[0] == reply[1]

    play(served, scene)


def test_the_bots_of_a_lesson_answer_the_same_play_in_the_same_way(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        reply = []
        for who in (ada, ben):
            async with who.at(await begin(who, "medina")) as place:
                await place.until("table")
                while place.now["turn"] < 12:
                    if place.legal:
                        turn = place.now["turn"]
                        await place.ask(type="act", turn=turn, actions=[place.legal[0]])
                    else:
                        await place.hear()
                reply.append(bytes(place.record))
        assert reply[0] == reply[1]

    play(served, scene)


def test_an_ordinary_table_has_a_seed_of_its_own_and_is_no_lesson(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        body = {"game": "medina", "chairs": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
        code = (await ada.post("/api/tables", body, expect=201))["table"]
        async with ada.at(code) as place:
            now = await place.until("table")
        assert not now.get("lesson", False)
        assert now["commitment"] != commitment(lessons.LESSONS["medina"].seed)

    play(served, scene)


def test_a_lesson_is_in_no_list_but_can_be_asked_for(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        code = await begin(ada, "alhambra")
        for path in ("/api/tables", "/api/tables/mine"):
            listed = (await ada.fetch(path))["tables"]
            assert code not in [each["table"] for each in listed]
        reply = await ada.fetch(f"/api/tables/{code}")
        assert (reply["lesson"], reply["you"]) == (True, 0)

    play(served, scene)


def test_nobody_else_sits_down_at_a_lesson(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        code = await begin(ada, "roll_and_write")
        await refused(ben, "POST", f"/api/tables/{code}/sit", 409, "begun", json={})
        await refused(ben, "POST", f"/api/tables/{code}/close", 403, "not_host")
        async with ben.at(code) as place:
            assert (await place.until("table"))["you"] == -1

    play(served, scene)


def test_a_lesson_takes_the_place_of_an_unfinished_one_of_its_game(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        others, medina = await begin(ben, "alhambra"), await begin(ada, "medina")
        first = await begin(ada, "alhambra")
        second = await begin(ada, "alhambra")
        status = {
            code: (await ada.fetch(f"/api/tables/{code}"))["status"]
            for code in (others, medina, first, second)
        }
        assert status == {others: "playing", medina: "playing", first: "closed", second: "playing"}

    play(served, scene)


def test_a_lesson_is_refused_for_an_unknown_game_and_to_whoever_has_no_name(served: Served) -> None:
    async def scene(ada: Visitor, ben: Visitor) -> None:
        path, body = "/api/lessons", {"game": "chess"}
        await refused(ada, "POST", path, 422, "unknown_game", json=body)
        ben.http.cookies.clear()
        await refused(ben, "POST", path, 401, "unknown_guest", json={"game": "medina"})

    play(served, scene)


def test_the_story_of_a_lesson_is_proven_and_says_that_its_seed_is_no_secret(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        code = await begin(ada, "roll_and_write")
        async with ada.at(code) as place:
            await place.until("table")
            await finish(place)
        log = await ada.fetch(f"/api/tables/{code}/log")
        table, proven = verify(log)
        assert table.opened.lesson
        assert proven == commitment(lessons.LESSONS["roll_and_write"].seed)
        (tmp_path / "lesson.log").write_text(log)

    play(served, scene)
    assert main(["verify", str(tmp_path / "lesson.log")]) == 0
    assert "a lesson: its seed is the same for everybody" in capsys.readouterr().out


def test_a_rematch_of_a_lesson_is_a_real_game(served: Served) -> None:
    async def scene(ada: Visitor, _: Visitor) -> None:
        code = await begin(ada, "roll_and_write")
        await ada.post(f"/api/tables/{code}/close")
        again = (await ada.post(f"/api/tables/{code}/rematch", expect=201))["table"]
        async with ada.at(again) as place:
            now = await place.until("table")
        assert not now.get("lesson", False)
        assert now["commitment"] != commitment(lessons.LESSONS["roll_and_write"].seed)

    play(served, scene)
