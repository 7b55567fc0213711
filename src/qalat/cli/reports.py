"""The coach's results as JSON data."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from qalat.cli.advice import looked_at
from qalat.cli.review import record_lines
from qalat.core.effects import Effect
from qalat.core.match import Match
from qalat.play.coach import Assessment, Review, Verdict
from qalat.play.reasons import PartChange, Reasons

_DIGITS = 3


def advice_report(match: Match, advice: Assessment, seconds: float) -> dict[str, Any]:
    """Return the assessment of a position."""
    return {
        **_header(match, seconds),
        "to_move": match.to_move,
        "seat": match.seats[advice.seat],
        "simulations": advice.simulations,
        "expected": _expected(match, advice.points, advice.wins),
        "turns": [
            {
                "phrases": _phrases(match, turn.actions),
                "actions": list(turn.actions),
                "points": round(turn.points, _DIGITS),
                "win": round(turn.win, _DIGITS),
                "visits": turn.visits,
                "parts": _parts(match, turn.parts),
                "equal": place > 0 and advice.is_equal(place),
                "changes": _changes(advice.changes[place]),
                **_reasons(advice.reasons[place]),
            }
            for place in looked_at(advice)
            for turn in [advice.turns[place]]
        ],
    }


def review_report(match: Match, review: Review, seconds: float) -> dict[str, Any]:
    """Return the review of a record."""
    numbers = record_lines(match)
    seats = {verdict.seat for verdict in review.verdicts}
    return {
        **_header(match, seconds),
        "turns": [_turn(match, verdict, numbers) for verdict in review.verdicts],
        "costliest": [_turn(match, verdict, numbers) for verdict in review.costliest],
        "mean_loss": {
            match.seats[seat]: round(review.mean_loss(seat), _DIGITS) for seat in sorted(seats)
        },
    }


def _header(match: Match, seconds: float) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "version": match.game.version,
        "seats": list(match.seats),
        "seconds": seconds,
    }


def _turn(match: Match, verdict: Verdict, numbers: Sequence[int]) -> dict[str, Any]:
    return {
        "line": numbers[verdict.first],
        "step": verdict.first,
        "seat": match.seats[verdict.seat],
        "played": _phrases(match, verdict.played),
        "best": _phrases(match, verdict.best),
        "loss": round(verdict.loss, _DIGITS),
        "win_loss": round(verdict.win_loss, _DIGITS),
        "expected": _expected(match, verdict.points, verdict.wins),
        "error": round(verdict.error, _DIGITS),
        "equal": verdict.is_equal,
        "changes": _changes(verdict.changes),
        **_reasons(verdict.reasons),
    }


def _phrases(match: Match, actions: Sequence[int]) -> list[str]:
    return match.game.notation.phrases([match.game.actions.word(action) for action in actions])


def _expected(match: Match, points: Sequence[float], wins: Sequence[float]) -> list[dict[str, Any]]:
    """Return what everybody can expect; bystanders have no chance to win."""
    chances = zip_longest(match.names, wins)
    return [
        {
            "name": name,
            "points": round(each, _DIGITS),
            "win": None if win is None else round(win, _DIGITS),
        }
        for (name, win), each in zip(chances, points, strict=False)
    ]


def _parts(match: Match, parts: Sequence[float]) -> dict[str, float]:
    named = zip(match.game.parts, parts, strict=False)
    return {part: round(points, _DIGITS) for part, points in named}


def _reasons(reasons: Reasons) -> dict[str, list[dict[str, Any]]]:
    """Return what the better turn brings, and what the other one costs."""
    return {"reasons": _effects(reasons.gains), "costs": _effects(reasons.costs)}


def _effects(effects: Sequence[Effect]) -> list[dict[str, Any]]:
    return [effect.as_dict() for effect in effects]


def _changes(changes: Sequence[PartChange]) -> list[dict[str, Any]]:
    return [{"part": each.part, "points": round(each.points, _DIGITS)} for each in changes]
