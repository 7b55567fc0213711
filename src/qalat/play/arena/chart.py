"""The standings as a chart: one self-contained SVG with a light and a dark theme."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from xml.sax.saxutils import escape

from qalat.play.arena.intervals import Estimate
from qalat.play.arena.plan import Plan
from qalat.play.arena.standings import Standing, Standings

_WIDTH = 920
_MARGIN = 28
_ROW = 34
_GAP = 44
_SIGN = 8.2
"""The approximate width of a letter of a name."""

_COLOURS = ("#BE3A33", "#3A70B2", "#3E8A57", "#E0AE2B", "#8458A6", "#A56C2E", "#2F8F92", "#75593B")

_LIGHT = {
    "page": "#FBF6EA",
    "well": "#F4EBD8",
    "ink": "#2B1B10",
    "soft": "#5D4630",
    "line": "#D3C09B",
    "mark": "#0E6B70",
}
_DARK = {
    "page": "#202A2F",
    "well": "#283439",
    "ink": "#F4EBDA",
    "soft": "#CBBFA9",
    "line": "#3B4A4F",
    "mark": "#4CC2B8",
}
_SHAPES = """
text { font: 14px "Source Sans 3", system-ui, sans-serif; font-variant-numeric: tabular-nums }
text.title { font: 21px Marcellus, Georgia, serif }
text.head { font-size: 15px; font-weight: 700 }
text.note { font-size: 12px }
.even { stroke-width: 1.5; stroke-dasharray: 3 3 }
.reach { stroke-width: 3; stroke-linecap: round }
.median { stroke-width: 2 }
"""


def _paints(of: Mapping[str, str]) -> str:
    """Return the colours as plain rules: not every SVG viewer supports CSS variables."""
    return (
        f".page {{ fill: {of['page']} }} .well {{ fill: {of['well']} }}"
        f" .mark {{ fill: {of['mark']} }} text {{ fill: {of['ink']} }}"
        f" text.note {{ fill: {of['soft']} }} .line {{ stroke: {of['line']} }}"
        f" .even {{ stroke: {of['soft']} }} .dot, .median {{ stroke: {of['ink']} }}"
    )


_STYLE = f"{_SHAPES}{_paints(_LIGHT)}\n@media (prefers-color-scheme: dark) {{ {_paints(_DARK)} }}\n"


class _Sheet:
    """Collects SVG elements, from the top down."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = float(_MARGIN)

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        named = f' class="{kind}"' if kind else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(words)}</text>'
        )

    def line(
        self, x: float, y: float, to_x: float, to_y: float, kind: str, paint: str = ""
    ) -> None:
        colour = f' stroke="{paint}"' if paint else ""
        self.parts.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
            f' class="{kind}"{colour}/>'
        )

    def box(self, x: float, y: float, width: float, height: float, look: str) -> None:
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {look}/>'
        )

    def dot(self, x: float, y: float, paint: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="dot" fill="{paint}"/>')


def draw(plan: Plan, standings: Standings) -> str:
    """Return the chart: wins, ratings, points, and who finishes ahead of whom."""
    sheet = _Sheet()
    title = f"{plan.game.title}, {plan.players} player{'s' if plan.players > 1 else ''}"
    sheet.text(_MARGIN, sheet.y + 14, title, "title")
    rounds = f"{standings.games:,} games in {standings.rounds:,} rounds, seed {plan.seed}"
    sheet.text(_MARGIN, sheet.y + 36, f"{rounds}; intervals of 95 % over rounds", "note")
    sheet.y += 64
    names = max(len(each.name) for each in standings.entrants) * _SIGN
    _wins(sheet, standings, names)
    if all(each.rating is not None for each in standings.entrants):
        _ratings(sheet, standings, names)
    _points(sheet, standings, names)
    _ahead(sheet, standings, names)
    height = sheet.y + _MARGIN - _GAP / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:.0f}"'
        f' width="{_WIDTH}" height="{height:.0f}" role="img">\n'
        f"<title>{escape(f'{title}: {rounds}')}</title>\n<style>{_STYLE}</style>\n"
        '<rect width="100%" height="100%" class="page"/>\n' + "\n".join(sheet.parts) + "\n</svg>\n"
    )


def colour_of(entrant: int) -> str:
    """Return the colour of an entrant throughout the chart."""
    return _COLOURS[entrant % len(_COLOURS)]


def _head(sheet: _Sheet, words: str, note: str) -> None:
    sheet.text(_MARGIN, sheet.y, words, "head")
    sheet.text(_MARGIN + len(words) * 8.5 + 12, sheet.y, note, "note")
    sheet.y += 16


def _scale(low: float, high: float, left: float, right: float) -> Callable[[float], float]:
    span = high - low or 1.0
    return lambda value: left + (value - low) / span * (right - left)


def _step(span: float) -> float:
    """Return a round step that divides a span into about eight."""
    rough = max(span, 1e-9) / 8
    unit = 10.0 ** math.floor(math.log10(rough))
    return next(unit * k for k in (1, 2, 5, 10) if unit * k >= rough)


def _axis(
    sheet: _Sheet, low: float, high: float, at: Callable[[float], float], top: float, unit: str
) -> None:
    step = _step(high - low)
    value = math.ceil(low / step) * step
    while value <= high + 1e-9:
        sheet.line(at(value), top, at(value), sheet.y, "line")
        sheet.text(at(value), sheet.y + 15, f"{value:g}{unit}", "note", "middle")
        value += step
    sheet.y += 15 + _GAP


def _whiskers(
    sheet: _Sheet,
    standings: Standings,
    names: float,
    rows: Sequence[tuple[float, float, float]],
    unit: str,
    even: Sequence[float] = (),
) -> None:
    """Draw a dot with its interval for each entrant, best first."""
    low = min([*(row[1] for row in rows), *even])
    high = max([*(row[2] for row in rows), *even])
    pad = 0.06 * (high - low or 1.0)
    low, high = low - pad, high + pad
    if unit:
        low, high = max(0.0, low), min(100.0, high)
    left = _MARGIN + names + 16
    at = _scale(low, high, left, _WIDTH - _MARGIN - 70)
    top = sheet.y
    begun = len(sheet.parts)
    for each in standings.ranked:
        value, least, most = rows[each]
        middle = sheet.y + _ROW / 2
        sheet.text(left - 14, middle + 5, standings.entrants[each].name, "", "end")
        if even:
            x = at(even[each])
            sheet.line(x, middle - 12, x, middle + 12, "even")
        sheet.line(at(least), middle, at(most), middle, "reach", colour_of(each))
        sheet.dot(at(value), middle, colour_of(each))
        sheet.text(_WIDTH - _MARGIN, middle + 5, f"{value:.1f}{unit}", "", "end")
        sheet.y += _ROW
    drawn = sheet.parts[begun:]
    del sheet.parts[begun:]
    _axis(sheet, low, high, at, top, unit)
    sheet.parts += drawn


def _wins(sheet: _Sheet, standings: Standings, names: float) -> None:
    _head(sheet, "Wins", "share of its games; dashed: if all were equally strong")
    rows = [tuple(100 * value for value in _reach(each.wins)) for each in standings.entrants]
    even = [100 * each.even for each in standings.entrants]
    _whiskers(sheet, standings, names, [(a, b, c) for a, b, c in rows], " %", even)


def _ratings(sheet: _Sheet, standings: Standings, names: float) -> None:
    _head(sheet, "Rating", "Plackett-Luce model, plus and minus two standard deviations")
    rows = [
        (
            each.rating.mu,
            each.rating.mu - 2 * each.rating.sigma,
            each.rating.mu + 2 * each.rating.sigma,
        )
        for each in standings.entrants
        if each.rating is not None
    ]
    _whiskers(sheet, standings, names, rows, "")


def _reach(found: Estimate) -> tuple[float, float, float]:
    value = 0.0 if math.isnan(found.value) else found.value
    return (
        value,
        value if found.low is None else found.low,
        value if found.high is None else found.high,
    )


def _points(sheet: _Sheet, standings: Standings, names: float) -> None:
    _head(sheet, "Points", "how often each score occurred; the line is the median")
    bars = len(standings.entrants[0].histogram)
    low, high = standings.lowest, standings.lowest + bars * standings.bar_width
    left = _MARGIN + names + 16
    at = _scale(low, high, left, _WIDTH - _MARGIN - 70)
    most = max(max(each.histogram) / max(each.seats, 1) for each in standings.entrants)
    top = sheet.y
    begun = len(sheet.parts)
    for each in standings.ranked:
        _histogram(sheet, standings, standings.entrants[each], at, most, colour_of(each))
    drawn = sheet.parts[begun:]
    del sheet.parts[begun:]
    _axis(sheet, low, high, at, top, "")
    sheet.parts += drawn


def _histogram(
    sheet: _Sheet,
    standings: Standings,
    entrant: Standing,
    at: Callable[[float], float],
    most: float,
    paint: str,
) -> None:
    height = 1.4 * _ROW
    foot = sheet.y + height
    sheet.text(at(standings.lowest) - 14, foot - 8, entrant.name, "", "end")
    wide = at(standings.lowest + standings.bar_width) - at(standings.lowest)
    for place, count in enumerate(entrant.histogram):
        if count:
            tall = (height - 6) * count / entrant.seats / most
            x = at(standings.lowest + place * standings.bar_width)
            sheet.box(x, foot - tall, max(1.0, wide - 1), tall, f'fill="{paint}"')
    if entrant.quantiles:
        x = at(entrant.quantiles[2] + 0.5)
        sheet.line(x, foot - height + 6, x, foot, "median")
        words = f"{entrant.points.value:.1f}"
        sheet.text(_WIDTH - _MARGIN, foot - 8, words, "", "end")
    sheet.y = foot + 4


def _ahead(sheet: _Sheet, standings: Standings, names: float) -> None:
    _head(sheet, "Finishes ahead", "how often the bot on the left beats the one above")
    left = _MARGIN + names + 16
    wide = min(130.0, (_WIDTH - _MARGIN - left) / len(standings.entrants))
    for column, other in enumerate(standings.ranked):
        x = left + (column + 0.5) * wide
        sheet.text(x, sheet.y + 12, standings.entrants[other].name, "note", "middle")
    sheet.y += 20
    for one in standings.ranked:
        sheet.text(left - 14, sheet.y + 26, standings.entrants[one].name, "", "end")
        for column, other in enumerate(standings.ranked):
            _cell(sheet, standings.ahead[one][other], left + column * wide, wide)
        sheet.y += 44
    sheet.y += _GAP / 2


def _cell(sheet: _Sheet, found: Estimate | None, x: float, wide: float) -> None:
    sheet.box(x + 1, sheet.y + 1, wide - 2, 42, 'class="well"')
    if found is None:
        return
    strength = max(0.0, found.value - 0.5)
    if strength:
        look = f'class="mark" opacity="{strength:.2f}"'
        sheet.box(x + 1, sheet.y + 1, wide - 2, 42, look)
    middle = x + wide / 2
    sheet.text(middle, sheet.y + 20, f"{100 * found.value:.1f} %", "", "middle")
    if found.low is not None and found.high is not None:
        within = f"{100 * found.low:.0f} - {100 * found.high:.0f}"
        sheet.text(middle, sheet.y + 36, within, "note", "middle")
