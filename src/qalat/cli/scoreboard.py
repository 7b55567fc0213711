"""The standings of an arena as text: tables at the end, a progress bar while it runs."""

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
_TABLE_PAUSE = 20
"""How many times longer the pause between two tables is than it takes to compute one."""
_MOST_INCIDENTS = 10


def standings_lines(plan: Plan, result: Standings) -> list[str]:
    """Return the standings as tables."""
    ranked = [result.entrants[each] for each in result.ranked]
    return [
        *_wins(ranked),
        "",
        *_ahead(result),
        "",
        *_points(ranked),
        "",
        *_times(ranked),
        "",
        f"decisions a game: {result.decisions:.1f}",
        *_left_out(plan, result),
        *_incidents(ranked),
        *result.notes,
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


def _ahead(result: Standings) -> list[str]:
    names = [result.entrants[each].name for each in result.ranked]
    rows = [["finishes ahead of", *names]]
    for one in result.ranked:
        cells = [result.ahead[one][other] for other in result.ranked]
        rows.append([result.entrants[one].name, *map(_pair, cells)])
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


def _left_out(plan: Plan, result: Standings) -> list[str]:
    if not result.left_out:
        return []
    rounds = f"of rounds of {plan.games_a_round} that are not finished"
    return [f"{counted(result.left_out, 'game')} not counted: {rounds}"]


def _incidents(ranked: Sequence[Standing]) -> list[str]:
    found = [incident for each in ranked for incident in each.incidents]
    if not found:
        return []
    more = len(found) - _MOST_INCIDENTS
    return [
        "",
        f"{counted(len(found), 'incident')} in which a stand-in replaced a bot:",
        *found[:_MOST_INCIDENTS],
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
    """The progress of the games: a bar and a table on a terminal, occasional lines elsewhere."""

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
        """Update the progress, if it has changed enough."""
        if self._live:
            self._draw(games)
        else:
            self._print(games)

    def clear(self) -> None:
        """Erase the bar and the table from the terminal."""
        if self._height:
            self._stream.write(f"\x1b[{self._height}F\x1b[J")
            self._stream.flush()
            self._height = 0

    def _line(self, done: int) -> str:
        seconds = time.monotonic() - self._began
        return f"{done:,} of {counted(self._plan.games, 'game')}, {seconds:.0f} s"

    def _print(self, games: Sequence[FinishedGame]) -> None:
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
            self._table_due = now + max(1.0, _TABLE_PAUSE * took)
        full = _BAR * len(games) // self._plan.games
        bar = f"[{'#' * full}{'.' * (_BAR - full)}] {self._line(len(games))}"
        size = terminal_size()
        lines = [_cut(line, size.width - 1) for line in [bar, *self._table][: size.height - 1]]
        self.clear()
        self._stream.write("".join(f"{line}\n" for line in lines))
        self._stream.flush()
        self._height = len(lines)

    def _standings(self, games: Sequence[FinishedGame]) -> list[str]:
        current = standings(self._plan, games)
        if current is None:
            return []
        return _wins([current.entrants[each] for each in current.ranked])


def _cut(line: str, width: int) -> str:
    while shown_width(line) > width:
        line = line[:-1]
    return padded(line, shown_width(line))
