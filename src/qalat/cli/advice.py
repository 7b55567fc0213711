"""The coach's assessment of a position as text: what to expect, the best turns, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from qalat.cli.layout import counted, heading, table, wrapped
from qalat.cli.tables import Table, table_of
from qalat.core.effects import Effect
from qalat.core.game import Game
from qalat.core.match import Match
from qalat.play.bots import Prospect
from qalat.play.coach import Assessment
from qalat.play.reasons import Reasons

_WIDEST = 100
_NONE = "-"
_LEAST, _MOST = 1.0, 99.0


def turn_words(game: Game, actions: Sequence[int]) -> str:
    """Return a turn as one would type it."""
    return "; ".join(game.notation.phrases([game.actions.word(action) for action in actions]))


def percent(chance: float) -> str:
    """Return the chance of something that is open still in whole percents: never 0, never 100."""
    return f"{sober(chance):.0f} %"


def sober(chance: float) -> float:
    """Return a chance in percents that leaves room for both ends: the game goes on."""
    return min(max(100 * chance, _LEAST), _MOST)


def figure(points: float) -> str:
    """Return points with a digit behind the point; nothing has no sign."""
    return f"{round(points, 1) + 0.0:.1f}"


def looked_at(advice: Assessment) -> list[int]:
    """Return the places of the turns that were really looked at, best first."""
    turns = enumerate(advice.turns)
    return [place for place, turn in turns if turn.visits or len(advice.turns) == 1]


def reason_words(match: Match, effects: Sequence[Effect]) -> str:
    """Return reasons in words, parted by semicolons."""
    table = table_of(match.game)
    return "; ".join(_effect_words(match, table, effect) for effect in effects)


def _effect_words(match: Match, table: Table, effect: Effect) -> str:
    if effect.kind == "equal":
        return "as good as the other, as far as the coach can tell"
    if effect.kind == "expected":
        part = match.game.parts[effect.fields["part"]]
        return f"{part} {effect.fields['tenths'] / 10:+.1f} in the games played on"
    return table.reason_words(effect, match.names)


def expectation_lines(match: Match, advice: Assessment) -> list[str]:
    """Return what every player can expect: points, and the chance to win."""
    if len(match.seats) == 1:
        return [f"Expected: {figure(advice.points[0])} points."]
    expected = zip_longest(match.names, advice.wins)
    rows = [
        [name, figure(points), _NONE if win is None else percent(win)]
        for (name, win), points in zip(expected, advice.points, strict=False)
    ]
    return table([["expected", "points", "to win"], *rows])


def turn_lines(match: Match, advice: Assessment, most: int, width: int) -> list[str]:
    """Return the best turns, with what each can expect and why."""
    if not advice.turns:
        return []
    narrow = min(width, _WIDEST)
    lines = [heading(f"The best turns of {match.seats[advice.seat]}", width)]
    for number, place in enumerate(looked_at(advice)[:most], start=1):
        turn, reasons = advice.turns[place], advice.reasons[place]
        words = f"{turn_words(match.game, turn.actions)}: {_worth(match, turn)}"
        lines += wrapped(words, narrow, f"{number}. ", "   ")
        for line in _reason_lines(match, advice, place, reasons):
            lines += wrapped(line, narrow, "     ", "       ")
    return lines


def _reason_lines(match: Match, advice: Assessment, place: int, reasons: Reasons) -> Iterator[str]:
    """Yield why a turn is the best, or what it lacks against the best."""
    if place > 0 and advice.is_equal(place):
        yield "as good as the best, as far as the coach can tell"
        return
    if reasons.gains:
        opening = "why: " if place == 0 else "lacks: "
        yield opening + reason_words(match, reasons.gains)
    if reasons.costs:
        opening = "not so the second: " if place == 0 else "instead: "
        yield opening + reason_words(match, reasons.costs)


def _worth(match: Match, turn: Prospect) -> str:
    points = f"{figure(turn.points)} points"
    return points if len(match.seats) == 1 else f"{points}, {percent(turn.win)} to win"


def effort_line(advice: Assessment) -> str:
    """Return how many simulations an assessment is based on."""
    return f"From {counted(advice.simulations, 'game')} simulated from here."
