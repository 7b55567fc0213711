"""The curves of a game as a chart: one self-contained SVG with a light and a dark theme."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from qalat.cli.graph import Curves

_WIDTH, _HEIGHT = 920, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 200, 72, 48
_GRID = 4
_MOST_TICKS = 8
_APART = 20
_LONGEST = 16
_DASHES = ("none", "9 4", "2 4", "12 4 2 4", "6 6", "2 8")

# Plain colours, as not every viewer supports CSS variables; dash patterns tell the seats apart
# without colour.
_STYLE = """
:root { color-scheme: light dark }
text { fill: #2B1B10; font-size: 14px; font-variant-numeric: lining-nums tabular-nums;
  font-family: "Source Sans 3", system-ui, sans-serif }
.title { font-size: 21px; font-family: Marcellus, Georgia, serif }
.note { fill: #5D4630; font-size: 12px }
.ground { fill: #FBF6EA }
.line { stroke: #D3C09B; stroke-width: 1 }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.seat-1 { stroke: #BE3A33 } .seat-2 { stroke: #B9862A } .seat-3 { stroke: #3E8A57 }
.seat-4 { stroke: #3A70B2 } .seat-5 { stroke: #8A7F68 } .seat-6 { stroke: #3A3531 }
@media (prefers-color-scheme: dark) {
  text { fill: #F4EBDA } .note { fill: #CBBFA9 } .ground { fill: #202A2F } .line { stroke: #3B4A4F }
  .seat-1 { stroke: #F0736A } .seat-2 { stroke: #E0AE2B } .seat-3 { stroke: #6FC28B }
  .seat-4 { stroke: #7FB0EA } .seat-5 { stroke: #EDE6D6 } .seat-6 { stroke: #A79E92 }
}
"""


def curves_chart(curves: Curves, title: str) -> str:
    """Return the curves as the text of an SVG file."""
    note = f"{curves.title}, by lines of the record"
    body = [
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" class="ground"/>',
        _text(_LEFT, 34, title, "title"),
        _text(_LEFT, 54, note, "note"),
        *_grid(curves),
        *_ticks(curves),
        *_drawn_curves(curves),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        f' width="{_WIDTH}" height="{_HEIGHT}" role="img">\n'
        f"<title>{escape(f'{title}: {curves.title}')}</title>\n<style>{_STYLE}</style>\n"
        + "\n".join(body)
        + "\n</svg>\n"
    )


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">'
        f"{escape(words)}</text>"
    )


def _stroke(points: Sequence[tuple[float, float]], look: str) -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{corners}" {look}/>'


def _x(curves: Curves, moment: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * moment / max(len(curves.lines) - 1, 1)


def _y(curves: Curves, value: float) -> float:
    share = (value - curves.low) / (curves.high - curves.low)
    return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share


def _grid(curves: Curves) -> list[str]:
    drawn = []
    for step in range(_GRID + 1):
        value = curves.low + (curves.high - curves.low) * step / _GRID
        y = _y(curves, value)
        drawn.append(_stroke([(_LEFT, y), (_WIDTH - _RIGHT, y)], 'class="line"'))
        drawn.append(_text(_LEFT - 8, y + 4, f"{value:.4g}{curves.unit}", "note", "end"))
    return drawn


def _ticks(curves: Curves) -> list[str]:
    last = len(curves.lines) - 1
    count = min(_MOST_TICKS, last)
    moments = sorted({last * tick // max(count, 1) for tick in range(count + 1)})
    below = _HEIGHT - _BOTTOM + 20
    return [
        _text(_x(curves, moment), below, str(curves.lines[moment]), "note", "middle")
        for moment in moments
    ]


def _drawn_curves(curves: Curves) -> list[str]:
    places = _apart([_y(curves, values[-1]) for values in curves.values])
    beside = _WIDTH - _RIGHT
    drawn = []
    for seat, (name, values) in enumerate(zip(curves.names, curves.values, strict=True)):
        look = f'class="curve seat-{seat + 1}" stroke-dasharray="{_DASHES[seat]}"'
        points = [(_x(curves, moment), _y(curves, value)) for moment, value in enumerate(values)]
        y = places[seat]
        drawn.append(_stroke(points, look))
        drawn.append(_stroke([(beside + 8, y), (beside + 36, y)], look))
        drawn.append(_text(beside + 42, y + 5, f"{_short(name)} {values[-1]:.0f}{curves.unit}"))
    return drawn


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 3]}..."


def _apart(places: Sequence[float]) -> list[float]:
    """Return the heights of the names: beside the ends of their curves, without overlaps."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    moved = list(places)
    lowest = _HEIGHT - _BOTTOM - _APART * (len(places) - 1)
    for rank, seat in enumerate(order):
        above = moved[order[rank - 1]] + _APART if rank else 0.0
        moved[seat] = min(max(places[seat], above), lowest + _APART * rank)
    return moved
