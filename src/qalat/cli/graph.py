"""The expectations of a game, turn by turn, as curves, and how a terminal draws them."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from qalat.cli.advice import sober
from qalat.cli.layout import heading, padded, shown_width
from qalat.cli.paint import Style
from qalat.core.match import Match
from qalat.play.coach import Review

_SEAT_COLOURS = ("red", "yellow", "green", "blue", "white", "purple")
_LEVELS = " ▁▂▃▄▅▆▇█"
_PLAIN_LEVELS = " .,:-=+*#"
_AXIS, _PLAIN_AXIS = "│", "|"
_HEIGHTS = {1: 6, 2: 3, 3: 3}
_DEFAULT_HEIGHT = 2
_WIDEST = 100
_STEP = 10


@dataclass(frozen=True)
class Curves:
    """Expectations in the course of a game: chances to win, or a solo player's points.

    values are by seat and moment; lines holds the line of the record for each moment.
    """

    title: str
    unit: str
    names: tuple[str, ...]
    lines: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    low: float
    high: float


def curves_of(match: Match, review: Review, lines: Sequence[int]) -> Curves:
    """Return the curves of a review whose turns begin at these lines; they end with the outcome."""
    seats = range(len(match.seats))
    moments, when = _moments(match, review), list(lines)
    if match.over:
        when.append(len(match.log.runs()))
    values = tuple(tuple(moment[seat] for moment in moments) for seat in seats)
    if len(match.seats) > 1:
        return Curves("Chances to win", " %", match.seats, tuple(when), values, 0.0, 100.0)
    low = math.floor(min(values[0]) / _STEP) * _STEP
    high = max(math.ceil(max(values[0]) / _STEP) * _STEP, low + _STEP)
    return Curves("Expected points", "", match.seats, tuple(when), values, low, high)


def _moments(match: Match, review: Review) -> list[list[float]]:
    """Return each seat's expectation at each moment, and finally the outcome."""
    alone = len(match.seats) == 1
    moments = [
        [verdict.points[0]] if alone else [sober(win) for win in verdict.wins]
        for verdict in review.verdicts
    ]
    outcome = match.outcome()
    if outcome is not None:
        share = 100 / len(outcome.winners)
        moments.append(
            [
                outcome.scores[name] if alone else share * (name in outcome.winners)
                for name in match.seats
            ]
        )
    return moments


def seat_styles(seats: int) -> list[Style]:
    """Return the colours of the curves; the rows of a seat begin with its number."""
    return [
        (rf"^{seat + 1} .*[{_AXIS}{_PLAIN_AXIS}].*", _SEAT_COLOURS[seat]) for seat in range(seats)
    ]


def graph_lines(curves: Curves, width: int) -> list[str]:
    """Return the curves as bars of text, one band a seat, with a scale and line numbers."""
    if _can_encode(_LEVELS + _AXIS):
        levels, axis = _LEVELS, _AXIS
    else:
        levels, axis = _PLAIN_LEVELS, _PLAIN_AXIS
    name_width = max(shown_width(name) for name in curves.names)
    scale = max(len(f"{value:.0f}") for value in (curves.low, curves.high))
    last = max(len(_shown(curves, values[-1])) for values in curves.values)
    room = min(width, _WIDEST) - name_width - scale - last - 6
    height = _HEIGHTS.get(len(curves.names), _DEFAULT_HEIGHT)
    lines = [heading(curves.title, width)]
    for seat, (name, values) in enumerate(zip(curves.names, curves.values, strict=True), start=1):
        rows = _band(_stretched(values, room), curves, height, levels)
        for place, row in enumerate(rows):
            mark = curves.high if place == 0 else curves.low
            edge = f"{mark:{scale}.0f}" if place in (0, height - 1) else " " * scale
            label = padded(name if place == 0 else "", name_width)
            end = f" {_shown(curves, values[-1])}" if place == height - 1 else ""
            lines.append(f"{seat} {label} {edge} {axis}{row}{end}".rstrip())
    return [*lines, _line_numbers(curves, name_width + scale + 4, room)]


def _can_encode(characters: str) -> bool:
    try:
        characters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def _shown(curves: Curves, value: float) -> str:
    return f"{value:.0f}{curves.unit}"


def _stretched(values: Sequence[float], columns: int) -> list[float]:
    """Return a value for each column: repeated moments, or means of several."""
    count = len(values)
    means = []
    for column in range(columns):
        first = column * count // columns
        last = max((column + 1) * count // columns, first + 1)
        means.append(sum(values[first:last]) / (last - first))
    return means


def _band(values: Sequence[float], curves: Curves, height: int, levels: str) -> list[str]:
    """Return the rows of one seat's bars, top row first; even the lowest bar is visible."""
    fine = len(levels) - 1
    bars = [
        max(1, round((value - curves.low) / (curves.high - curves.low) * fine * height))
        for value in values
    ]
    return [
        "".join(levels[min(max(bar - fine * row, 0), fine)] for bar in bars)
        for row in reversed(range(height))
    ]


def _line_numbers(curves: Curves, indent: int, room: int) -> str:
    first, last = f"line {curves.lines[0]}", f"line {curves.lines[-1]}"
    return " " * indent + first + last.rjust(max(room - len(first), len(last) + 1))
