"""The engine and the oracle play the same games, and agree on everything at every step."""

from __future__ import annotations

from random import Random

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.medina import actions, components
from tests.games.medina import oracle

MEDINA = qalat.find("medina")
TASTES: dict[str, dict[str, float]] = {
    "anything": {},
    "crowded": {"merchant": 9, "stable": 9},
    "walls first": {"wall": 30, "roof": 20},
    "late roofs": {"roof": 0.02},
    "early roofs": {"roof": 50},
    "no merchants": {"merchant": 0.02, "decline": 5},
}
"""How much more often than others a family of actions is chosen; uniform play meets too little."""


def compare(match: Match, game: oracle.Game) -> None:
    state = match.state[0]
    assert match.actor == (-2 if game.actor is None else game.actor)
    assert sorted(match.legal) == sorted(game.legal())
    supplies = [[supply[kind] for kind in components.KINDS] for supply in game.supply]
    assert state.supply[: game.seats].tolist() == supplies
    assert list(match.parts().values()) == game.points()
    holders = [game.palace_card.get(colour, -1) for colour in components.COLOURS]
    assert state.palace_card.tolist() == holders
    towers = [game.tower_card.get(tower, -1) for tower in components.TOWERS]
    assert state.tower_card.tolist() == towers


def choose(match: Match, taste: dict[str, float], random: Random) -> int:
    legal = match.legal_actions
    weights = [taste.get(actions.ACTIONS.family(action).name, 1) for action in legal]
    return random.choices(legal, weights)[0]


def play(seats: int, seed: int, taste: str, *, upto: int, refused: int) -> tuple[Match, int]:
    """Play a game on both sides, and compare them; every so often all actions are asked for."""
    random = Random(f"{seats} {seed} {taste}")
    youngest = random.randrange(seats)
    tie = random.choice(["shared", "largest_palace"])
    last = random.choice(["must", "may"])
    options = {"youngest": str(youngest + 1), "final_tie": tie, "last_piece": last}
    match = qalat.Match("medina", seats, options=options)
    game = oracle.Game(seats, youngest, last_piece_may=last == "may")
    steps = 0
    while not match.over and steps < upto:
        compare(match, game)
        if steps % refused == 0:
            compare_refusals(match)
        action = choose(match, TASTES[taste], random)
        match.play(action)
        game.play(actions.ACTIONS.word(action))
        steps += 1
    compare(match, game)
    outcome = match.outcome()
    if outcome is not None:
        rows = game.winners(by_largest_palace=tie == "largest_palace")
        assert outcome.winners == tuple(match.seats[row] for row in rows)
    return match, steps


def compare_refusals(match: Match) -> None:
    """What is on the list is not refused, and all else is."""
    legal = set(match.legal_actions)
    scratch, states = MEDINA.engine.scratch(), match.state
    for action in range(actions.ACTIONS.count):
        why = MEDINA.engine.driver.why_not(states, 0, action, scratch)
        assert (why == 0) == (action in legal), actions.ACTIONS.word(action)


@pytest.mark.rule("MED-B2", "MED-B3", "MED-B4", "MED-C1", "MED-C2", "MED-H1", "MED-P1", "MED-T3")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("taste", ["crowded", "early roofs"])
def test_the_engine_and_the_oracle_agree(seats: int, taste: str) -> None:
    play(seats, 0, taste, upto=70, refused=35)


@pytest.mark.compiled
@pytest.mark.rule("MED-B2", "MED-B3", "MED-B4", "MED-C1", "MED-C2", "MED-H1", "MED-P1", "MED-T3")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_the_engine_and_the_oracle_agree_through_a_whole_game(seats: int, taste: str) -> None:
    match, _ = play(seats, 0, taste, upto=1_000, refused=41)
    assert match.over


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.rule("MED-B2", "MED-B3", "MED-B4", "MED-C1", "MED-C2", "MED-H1", "MED-P1", "MED-T3")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_the_engine_and_the_oracle_agree_on_two_thousand_positions(seats: int, taste: str) -> None:
    positions = seed = 0
    while positions < 2_100:
        seed += 1
        match, steps = play(seats, seed, taste, upto=1_000, refused=41)
        assert match.over
        positions += steps + 1
