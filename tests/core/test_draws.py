"""Draws by a keyed hash: fair, told by the seed alone, and never the same number twice."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from qalat.core.draws import KeyedDraws
from qalat.core.match import Match
from qalat.games import GAMES

SEED = "5eed" * 16


def test_a_draw_is_the_keyed_hash_of_its_number() -> None:
    source = KeyedDraws(SEED)
    for number in range(5):
        shown = hmac.new(SEED.encode(), f"qalat draw {number} 0".encode(), hashlib.sha256)
        assert source.below(1000) == int(shown.hexdigest(), 16) % 1000


def test_all_numbers_below_a_bound_are_equally_likely() -> None:
    source = KeyedDraws(SEED)
    found = Counter(source.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 25


def test_a_hash_that_would_favour_small_numbers_is_not_used() -> None:
    # Above half of all hashes, what is left over is nearly as much as the bound.
    bound = (1 << 255) + 1
    refused = 0
    for seed in range(20):
        first, second = (
            int(hmac.new(str(seed).encode(), text, hashlib.sha256).hexdigest(), 16)
            for text in (b"qalat draw 0 0", b"qalat draw 0 1")
        )
        unfair = (1 << 256) % bound
        if first < unfair <= second:
            refused += 1
            assert KeyedDraws(seed).below(bound) == second % bound
    assert refused


def test_chance_draws_by_weight() -> None:
    source = KeyedDraws(SEED)
    found = Counter(source.draw([7, 8, 9], [1, 0, 3]) for _ in range(4000))
    assert set(found) == {7, 9}
    assert 2850 < found[9] < 3150


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_keyed_draws_follows_from_its_seed(game: str) -> None:
    def played(seed: int | str, *, keyed: bool) -> tuple[int, ...]:
        match = Match(GAMES[game], 3, seed=seed, keyed=keyed)
        for _ in range(12):
            match.play(match.legal_actions[0])
        return tuple(step.action for step in match.steps)

    assert played(SEED, keyed=True) == played(SEED, keyed=True)
    shown = [{seed: played(seed, keyed=keyed) for seed in range(6)} for keyed in (True, False)]
    assert shown[0] != shown[1]
    assert len(set(shown[0].values())) > 1


def test_what_is_drawn_after_a_takeback_has_a_number_of_its_own() -> None:
    match = Match(GAMES["alhambra"], 3, seed=SEED, keyed=True)
    source = match._history.keyed
    assert source is not None
    taking = next(
        number for number in match.legal_actions if "take" in match.game.actions.word(number)
    )
    futures = []
    for _ in range(4):
        before, drawn = len(match.steps), source.drawn
        match.play(taking)
        futures.append(tuple(step.action for step in match.steps[before:]))
        match.rewind(len(match.steps) - before)
        assert source.drawn > drawn
    assert len(set(futures)) > 1
