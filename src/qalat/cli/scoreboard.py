"""The standings of an arena as text: tables at the end, a bar and a table while it runs."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from qalat.cli.layout import counted, padded, shown_width, table, terminal_size
from qalat.play.arena.intervals import Estimate
from qalat.play.arena.plan import Plan
from qalat.play.arena.playing import FinishedGame
from qalat.play.arena.standings import QUANTILES, Standing, Standings, standings

_BAR = 30
_REDRAW = 0.25
_PATIENCE = 20
"""A table that takes a second to work out is worked out again after that many."""
_TOLD_INCIDENTS = 10


def standings_lines(plan: Plan, told: Standings) -> list[str]:
    """Return all that the games tell, as tables."""
    ranked = [told.entrants[each] for each in told.ranked]
    return [
        *_wins(ranked),
        "",
        *_ahead(told),
        "",
        *_points(ranked),
        "",
        *_times(ranked),
        "",
        f"decisions a game: {told.decisions:.1f}",
        *_left_out(plan, told),
        *_incidents(ranked),
        *told.notes,
    ]


def _wins(ranked: Sequence[Standing]) -> list[str]:
    rows = [["wins", "share", "95 %", "if all were even", "rating", "+/-"]]
    for each in ranked:
        rating = each.rating
        rows.append(
            [
                each.name,
                _percent(each.wins.value),
                _percents(each.wins),
                _percent(each.even),
                "-" if rating is None else f"{rating.mu:.1f}",
                "-" if rating is None else f"{2 * rating.sigma:.1f}",
            ]
        )
    return table(rows)


def _ahead(told: Standings) -> list[str]:
    names = [told.entrants[each].name for each in told.ranked]
    rows = [["finishes ahead of", *names]]
    for one in told.ranked:
        cells = [told.ahead[one][other] for other in told.ranked]
        rows.append([told.entrants[one].name, *map(_pair, cells)])
    return table(rows)


def _pair(found: Estimate | None) -> str:
    if found is None:
        return "-"
    within = f" ({_percents(found)})" if found.low is not None else ""
    return f"{_percent(found.value)}{within}"


def _points(ranked: Sequence[Standing]) -> list[str]:
    rows = [["points", "mean", "95 %", *(f"{100 * each:.0f} % below" for each in QUANTILES)]]
    for each in ranked:
        quantiles = [f"{value:.0f}" for value in each.quantiles] or ["-"] * len(QUANTILES)
        within = "-"
        if each.points.low is not None and each.points.high is not None:
            within = f"{each.points.low:.1f} - {each.points.high:.1f}"
        rows.append([each.name, _number(each.points.value), within, *quantiles])
    return table(rows)


def _times(ranked: Sequence[Standing]) -> list[str]:
    rows = [["milliseconds a turn", "mean", "99 % within", "longest", "longest decision"]]
    for each in ranked:
        took = each.thinking
        times = (took.mean, took.most_of_all, took.longest, took.longest_decision)
        rows.append([each.name, *(f"{value:,.1f}" for value in times)])
    return table(rows)


def _left_out(plan: Plan, told: Standings) -> list[str]:
    if not told.left_out:
        return []
    rounds = f"of rounds of {plan.games_a_round} that are not finished"
    return [f"{counted(told.left_out, 'game')} not counted: {rounds}"]


def _incidents(ranked: Sequence[Standing]) -> list[str]:
    found = [incident for each in ranked for incident in each.incidents]
    if not found:
        return []
    more = len(found) - _TOLD_INCIDENTS
    return [
        "",
        f"{counted(len(found), 'incident')}, in which a bot lost its seat to a stand-in:",
        *found[:_TOLD_INCIDENTS],
        *([f"and {more:,} more"] if more > 0 else []),
    ]


def _number(value: float) -> str:
    return "-" if math.isnan(value) else f"{value:.1f}"


def _percent(share: float) -> str:
    return "-" if math.isnan(share) else f"{100 * share:.1f} %"


def _percents(found: Estimate) -> str:
    if found.low is None or found.high is None:
        return "-"
    return f"{100 * found.low:.1f} - {100 * found.high:.1f}"


class Progress:
    """How far the games are: a bar and a table on a terminal, now and then a line elsewhere."""

    def __init__(self, plan: Plan, stream: TextIO | None = None) -> None:
        self._plan = plan
        self._stream = sys.stderr if stream is None else stream
        self._live = self._stream.isatty()
        self._began = time.monotonic()
        self._drawn_at = 0.0
        self._table_due = 0.0
        self._table: list[str] = []
        self._height = 0
        self._tenths = 0

    def show(self, games: Sequence[FinishedGame]) -> None:
        """Tell how far it is, if there is something new to tell."""
        if self._live:
            self._draw(games)
        else:
            self._tell(games)

    def clear(self) -> None:
        """Take the bar and the table off the terminal."""
        if self._height:
            self._stream.write(f"\x1b[{self._height}F\x1b[J")
            self._stream.flush()
            self._height = 0

    def _line(self, done: int) -> str:
        seconds = time.monotonic() - self._began
        return f"{done:,} of {counted(self._plan.games, 'game')}, {seconds:.0f} s"

    def _tell(self, games: Sequence[FinishedGame]) -> None:
        tenths = 10 * len(games) // self._plan.games
        if tenths > self._tenths:
            self._tenths = tenths
            self._stream.write(self._line(len(games)) + "\n")
            self._stream.flush()

    def _draw(self, games: Sequence[FinishedGame]) -> None:
        now = time.monotonic()
        if now - self._drawn_at < _REDRAW and len(games) < self._plan.games:
            return
        self._drawn_at = now
        if now >= self._table_due:
            self._table = self._standings(games)
            took = time.monotonic() - now
            self._table_due = now + max(1.0, _PATIENCE * took)
        full = _BAR * len(games) // self._plan.games
        bar = f"[{'#' * full}{'.' * (_BAR - full)}] {self._line(len(games))}"
        size = terminal_size()
        lines = [_cut(line, size.width - 1) for line in [bar, *self._table][: size.height - 1]]
        self.clear()
        self._stream.write("".join(f"{line}\n" for line in lines))
        self._stream.flush()
        self._height = len(lines)

    def _standings(self, games: Sequence[FinishedGame]) -> list[str]:
        told = standings(self._plan, games)
        return [] if told is None else _wins([told.entrants[each] for each in told.ranked])


def _cut(line: str, width: int) -> str:
    while shown_width(line) > width:
        line = line[:-1]
    return padded(line, shown_width(line))
