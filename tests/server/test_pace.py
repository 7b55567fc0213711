"""How fast bots play: a turn at once, and all of them together in about a second."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from qalat.core.random import below, seeded
from qalat.server.rooms import bots
from qalat.server.rooms.bots import Pace
from tests.server.running_server import Place, Served, serve, settings_in, visitor

MOST_BOTS = {"alhambra": 5, "roll_and_write": 4, "medina": 3}
ROUNDS = 3


def test_the_turns_of_all_bots_between_two_of_a_person_share_their_time() -> None:
    pace = Pace()
    for count in range(1, 6):
        assert count * pace.of_turn(count, people=1) <= pace.round
        assert pace.of_turn(count, people=1) <= pace.turn
    assert pace.of_turn(5, people=1) == pytest.approx(0.24)


def test_bots_among_themselves_play_so_slowly_that_one_can_watch() -> None:
    assert Pace().of_turn(6, people=0) == Pace().turn


def test_a_bot_that_is_to_play_at_once_does() -> None:
    assert Pace(0.0, 0.0).of_turn(3, people=1) == 0.0


class Pauses:
    """What stands for asyncio in the module of the bots: no pause lasts, and each is noted."""

    def __init__(self) -> None:
        self.noted: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.noted.append(seconds)
        await asyncio.sleep(0)


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> Pauses:
    found = Pauses()
    stand_in = SimpleNamespace(
        sleep=found.sleep,
        create_task=asyncio.create_task,
        get_running_loop=asyncio.get_running_loop,
    )
    monkeypatch.setattr(bots, "asyncio", stand_in)
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("game", MOST_BOTS)
def test_a_round_of_bots_takes_no_longer_than_they_may(
    tmp_path: Path, pauses: Pauses, game: str
) -> None:
    async def rounds(place: Place) -> list[list[dict[str, Any]]]:
        """Play at random, and return what bots did between any two own turns."""
        stream = seeded(5)
        found: list[list[dict[str, Any]]] = []
        while len(found) < ROUNDS and not place.is_over:
            heard, before = len(place.heard), len(pauses.noted)
            legal = place.legal
            if legal:
                action = legal[below(stream, len(legal))]
                await place.ask(type="act", turn=place.now["turn"], actions=[action])
            while not place.legal and not place.is_over:
                await place.hear()
            done = [
                message["happened"]
                for message in place.heard[heard:]
                if message["type"] == "update" and message["happened"]["event"] == "acted"
            ]
            acts = [act for act in done if act["seat"] != 0]
            # Before the first own turn somebody begins, which is no turn.
            if legal and len({act["seat"] for act in acts}) == MOST_BOTS[game]:
                assert sum(pauses.noted[before:]) <= Pace().round + 1e-6
                found.append(acts)
        return found

    async def story(served: Served) -> None:
        async with visitor(served, "Ada") as ada:
            chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "architect"}] * MOST_BOTS[game]]
            body = {"game": game, "chairs": chairs, "begin": True}
            code = (await ada.post("/api/tables", body, expect=201))["table"]
            async with ada.at(code) as place:
                await place.until("table")
                found = await rounds(place)
        assert len(found) == ROUNDS
        for acts in found:
            for act, following in pairwise(acts):
                # Only a draw parts what a bot does in its turn.
                assert act["seat"] != following["seat"] or act.get("draws")

    with serve(settings_in(tmp_path, pace=Pace())) as served:
        asyncio.run(story(served))
