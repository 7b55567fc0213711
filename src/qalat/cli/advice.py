"""The coach's assessment of a position as text: what to expect, the best turns, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from qalat.cli.layout import counted, heading, table, wrapped
from qalat.core.game import Game
from qalat.core.match import Match
from qalat.play.bots import Prospect
from qalat.play.coach import Assessment, PartChange

_WIDEST = 100
_NONE = "-"


def turn_words(game: Game, actions: Sequence[int]) -> str:
    """Return a turn as one would type it."""
    return "; ".join(game.notation.phrases([game.actions.word(action) for action in actions]))


def change_words(changes: Sequence[PartChange]) -> str:
    """Return the points that a turn gains or loses, part by part."""
    return "; ".join(f"{change.part} {change.points:+.1f}" for change in changes)


def percent(chance: float) -> str:
    """Return a chance in whole percents."""
    return f"{100 * chance:.0f} %"


def visited_turns(advice: Assessment) -> list[tuple[Prospect, tuple[PartChange, ...]]]:
    """Return the turns that were simulated, each with its reasons, best first."""
    both = zip(advice.turns, advice.reasons, strict=True)
    return [(turn, reasons) for turn, reasons in both if turn.visits or len(advice.turns) == 1]


def expectation_lines(match: Match, advice: Assessment) -> list[str]:
    """Return what every player can expect: points, and the chance to win."""
    if len(match.seats) == 1:
        return [f"Expected: {advice.points[0]:.1f} points."]
    chances = zip_longest(match.names, advice.wins)
    rows = [
        [name, f"{points:.1f}", _NONE if win is None else percent(win)]
        for (name, win), points in zip(chances, advice.points, strict=False)
    ]
    return table([["expected", "points", "to win"], *rows])


def turn_lines(match: Match, advice: Assessment, most: int, width: int) -> list[str]:
    """Return the best turns, with what each can expect and why."""
    if not advice.turns:
        return []
    narrow = min(width, _WIDEST)
    lines = [heading(f"The best turns of {match.seats[advice.seat]}", width)]
    for place, (turn, reasons) in enumerate(visited_turns(advice)[:most], start=1):
        words = f"{turn_words(match.game, turn.actions)}: {_worth(match, turn)}"
        lines += wrapped(words, narrow, f"{place}. ", "   ")
        if reasons:
            against = "the second" if place == 1 else "the best"
            words = f"against {against}: {change_words(reasons)}"
            lines += wrapped(words, narrow, "     ", "       ")
    return lines


def _worth(match: Match, turn: Prospect) -> str:
    points = f"{turn.points:.1f} points"
    return points if len(match.seats) == 1 else f"{points}, {percent(turn.win)} to win"


def effort_line(advice: Assessment) -> str:
    """Return how many simulations an assessment is based on."""
    return f"From {counted(advice.simulations, 'game')} simulated from here."
