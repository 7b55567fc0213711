"""The coach's reasons: what a turn leads to that another does not, and when two are equal.

They are worked out behind the search, from what the seat is shown and the rules alone; only where
no known effect makes the difference they fall back on what the games played on brought.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from qalat.core.effects import COMMON_KINDS, Effect, EffectKind, without
from qalat.core.game import Game
from qalat.core.tried_turn import effects_of, places_of, try_turn
from qalat.core.view import View
from qalat.play.bots import Prospect

Places = dict[str, list[int]]
"""What a turn is done with and where, by name: numbers of tiles, slots, cells, ..."""

_MOST = 3
_SPREADS = 2.0
"""How far from the truth the mean of one game may be, in the spread of the game's leads."""

_EQUAL = Effect("equal", {})


@dataclass(frozen=True)
class PartChange:
    """How many points of one part of the score a turn is expected to bring more than another."""

    part: str
    points: float


@dataclass(frozen=True)
class Reasons:
    """Why a turn is better than another: what it brings, and what the other one costs."""

    gains: tuple[Effect, ...] = ()
    costs: tuple[Effect, ...] = ()


def error_of(game: Game, visits: int) -> float:
    """Return how many points two turns that were looked at so often may differ by mere luck."""
    return _SPREADS * float(game.judgement.SPREAD) / math.sqrt(max(visits, 1))


def reasons_between(
    game: Game,
    states: np.ndarray,
    seat: int,
    better: Sequence[int],
    worse: Sequence[int],
    changes: Sequence[PartChange] = (),
) -> Reasons:
    """Return why a turn is better than another; there is always a reason, if only one expected."""
    kinds = _kinds(game)
    one, other = (_effects(game, states, seat, turn) for turn in (better, worse))
    against = {kind.name for kind in kinds if kind.against}
    gains = [effect for effect in without(one, other, kinds) if effect.kind not in against]
    costs = [effect for effect in without(other, one, kinds) if effect.kind in against]
    if not gains and not costs:
        gains = [_expected(game, changes)]
    return Reasons(tuple(gains[:_MOST]), tuple(costs[:_MOST]))


def reasons_to_play(
    game: Game,
    states: np.ndarray,
    seat: int,
    best: Sequence[int],
    second: Sequence[int],
    changes: Sequence[PartChange] = (),
) -> Reasons:
    """Return why a turn is to be played: what it leads to, if that tells it from no other."""
    reasons = reasons_between(game, states, seat, best, second, changes)
    return reasons_for(game, states, seat, best) if reasons.gains == (_EQUAL,) else reasons


def reasons_for(game: Game, states: np.ndarray, seat: int, turn: Sequence[int]) -> Reasons:
    """Return what speaks for a turn that is compared with no other."""
    found = _effects(game, states, seat, turn)
    against = {kind.name for kind in _kinds(game) if kind.against}
    praised = [effect for effect in found if effect.kind not in against]
    return Reasons(tuple((praised or found)[:_MOST]))


def places_in(game: Game, states: np.ndarray, seat: int, turn: Sequence[int]) -> Places:
    """Return what a turn is done with and where."""
    return places_of(try_turn(game, states, seat, turn)) if turn else {}


@dataclass(frozen=True)
class Explained:
    """Why the best of some turns is better than the second, and where it is played."""

    reasons: Reasons
    places: Places
    is_equal: bool


def explain(view: View, actions: Sequence[int], turns: Sequence[Prospect]) -> Explained:
    """Return why a turn is to be played, the first of some turns unless none was thought about."""
    game, states, seat = view.game, view.states, view.seat
    if len(turns) < 2:
        reasons = reasons_for(game, states, seat, actions)
        return Explained(reasons, places_in(game, states, seat, actions), is_equal=False)
    best, second = turns[0], turns[1]
    pairs = zip(game.parts, best.parts, second.parts, strict=False)
    changes = [PartChange(part, one - other) for part, one, other in pairs]
    return Explained(
        reasons_to_play(game, states, seat, best.actions, second.actions, changes),
        places_in(game, states, seat, best.actions),
        best.points - second.points <= error_of(game, min(best.visits, second.visits)),
    )


def _effects(game: Game, states: np.ndarray, seat: int, turn: Sequence[int]) -> list[Effect]:
    return effects_of(try_turn(game, states, seat, turn)) if turn else []


def _kinds(game: Game) -> Sequence[EffectKind]:
    return COMMON_KINDS if game.effects is None else game.effects.KINDS


def _expected(game: Game, changes: Sequence[PartChange]) -> Effect:
    """Return the part of the score that grew most, or that nothing makes a difference."""
    most = max(changes, key=lambda change: change.points, default=None)
    tenths = 0 if most is None else round(10 * most.points)
    if most is None or tenths <= 0:
        return _EQUAL
    fields = {"part": game.parts.index(most.part), "tenths": tenths}
    return Effect("expected", fields, most.points)
