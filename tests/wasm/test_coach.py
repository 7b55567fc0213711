"""The coach in the browser says what the server's says, at equal positions and simulations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest

import qalat
from qalat.core.effects import COMMON_KINDS
from qalat.core.game import Game
from qalat.core.match import Match
from qalat.core.tried_turn import effects_of, places_of, try_turn
from qalat.play.bots import Budget, Prospect
from qalat.play.coach import Coach, played_turns
from qalat.play.levels import LEVELS
from qalat.server.http.analyses import _judged_turn
from qalat.server.protocol import Advice
from qalat.server.table.advising import with_reasons
from qalat.server.table.replay import deeds_ahead
from qalat.server.thinking.messages import ROSTER, BotAnswer, Question
from qalat.server.thinking.worker_process import BotRunner
from tests.contract.walk import PLAIN_TABLES, TABLES, Table
from tools.node import Node

pytestmark = pytest.mark.compiled

SIMULATIONS = 30
POSITIONS = 12
CHOSEN_TABLES = [table for table in TABLES if table.chosen]


@pytest.fixture(scope="module")
def bots() -> Iterator[Node]:
    started = Node("bots.mjs")
    yield started
    started.close()


@cache
def played(table: Table) -> Match:
    """Return a game that bots played who misjudge a lot, so that all sorts of turns are in it."""
    match = table.match("coached")
    chooser = random.Random(str(table))
    while not match.over:
        if chooser.random() < 0.1:
            match.play(chooser.choice(match.legal_actions))
            continue
        level = chooser.choice(LEVELS[:3])
        view = match.view(match.to_move)
        bot = level.bot(f"coached {len(match.steps)}")
        match.play(bot.choose(view, Budget(simulations=1)).action)
    return match


def some_turns(match: Match, count: int) -> list[tuple[int, np.ndarray, tuple[int, ...]]]:
    turns = list(played_turns(match))
    return random.Random(len(turns)).sample(turns, min(count, len(turns)))


def advice(game: Game, states: np.ndarray, seat: int) -> list[Advice]:
    """Return what the server's coach advises a seat, without the deeds."""
    question = Question(
        game.name,
        states.tobytes(),
        seat,
        f"search:{SIMULATIONS}",
        "asked",
        7,
        seconds=1.0,
        reasons=True,
    )
    answer = BotRunner(ROSTER).reply(question).answer
    assert isinstance(answer, BotAnswer)
    best = [
        Advice(each.actions, each.points, each.win, each.visits, each.parts)
        for each in answer.prospects or (Prospect(answer.actions, 0.0, 0.0, 0),)
    ]
    return [with_reasons(best[0], answer.explained), *best[1:]]


def plain(found: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(found))


def compare_advice(bots: Node, game: Game, states: np.ndarray) -> None:
    seat, shown = int(states[0].actor), states.copy()
    game.engine.driver.hide(shown, 0, seat)
    there = bots.ask(
        "hint",
        game,
        position=states.tobytes().hex(),
        seat=seat,
        seed="asked 7",
        budget={"simulations": SIMULATIONS},
    )
    here = plain(advice(game, shown, seat))
    for found, expected in zip(there, here, strict=True):
        del expected["deeds"]
        # Where nothing was simulated, the exponential is the machine's own.
        assert found.pop("win") == pytest.approx(expected.pop("win"), rel=1e-12)
        assert found == expected


def compare_verdicts(
    bots: Node, game: Game, first: int, states: np.ndarray, actions: tuple[int, ...]
) -> None:
    budget = Budget(simulations=SIMULATIONS)
    verdict = Coach(game).judge(first, states, actions, budget)
    deeds = deeds_ahead(game.name, states, first, verdict.best)
    there = bots.ask(
        "judge",
        game,
        first=first,
        position=states.tobytes().hex(),
        actions=actions,
        budget={"simulations": SIMULATIONS},
    )
    assert there == plain(_judged_turn(game, states, verdict, deeds))


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_the_coach_says_the_same(bots: Node, table: Table) -> None:
    for first, states, actions in some_turns(played(table), POSITIONS):
        compare_advice(bots, table.game, states)
        compare_verdicts(bots, table.game, first, states, actions)


@pytest.mark.parametrize("table", CHOSEN_TABLES, ids=str)
def test_the_coach_says_the_same_with_every_option(bots: Node, table: Table) -> None:
    for first, states, actions in some_turns(played(table), POSITIONS // 4):
        compare_advice(bots, table.game, states)
        compare_verdicts(bots, table.game, first, states, actions)


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_turns_lead_to_the_same(bots: Node, game: Game) -> None:
    kinds = set[str]()
    for table in TABLES:
        if table.game is not game:
            continue
        for _, states, actions in some_turns(played(table), 60):
            seat = int(states[0].actor)
            turn = try_turn(game, states, seat, actions)
            there = bots.ask(
                "effects",
                game,
                position=states.tobytes().hex(),
                seat=seat,
                actions=actions,
            )
            effects = effects_of(turn)
            assert there == plain([[each.as_dict() for each in effects], places_of(turn)])
            kinds |= {effect.kind for effect in effects}
    assert game.effects is not None
    every = {kind.name for kind in game.effects.KINDS} - {kind.name for kind in COMMON_KINDS}
    assert every - kinds == set(), "no game had such a turn"


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_games_are_parted_into_turns_alike(bots: Node, table: Table) -> None:
    match = played(table)
    there = bots.ask(
        "turns",
        table.game,
        opening=match.story()[0][0].tobytes().hex(),
        steps=[number for step in match.steps for number in (step.actor, step.action)],
    )
    assert there == [
        {"first": first, "actions": list(actions), "position": states.tobytes().hex()}
        for first, states, actions in played_turns(match)
    ]


@pytest.mark.parametrize("decimals", [0, 2, 3])
def test_numbers_are_rounded_alike(bots: Node, decimals: int) -> None:
    chooser = random.Random(decimals)
    values = [chooser.uniform(-30, 30) for _ in range(300)]
    values += [number / 16 for number in range(-200, 200)]
    values += [number / 10**decimals for number in range(-50, 50)]
    there = bots.request(ask="rounded", values=values, decimals=decimals)
    assert there == [round(value, decimals) for value in values]


@pytest.mark.long
@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_whole_games_are_analysed_alike(bots: Node, game: Game) -> None:
    for first, states, actions in played_turns(played(Table(game, game.usual))):
        compare_advice(bots, game, states)
        compare_verdicts(bots, game, first, states, actions)
