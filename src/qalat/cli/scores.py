"""Score tables: everybody's points, part by part, and the winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from qalat.cli.layout import counted, listed, table
from qalat.core.match import Match


def score_lines(match: Match) -> list[str]:
    """Return everybody's points: one table a scoring, then the totals."""
    parts, totals = match.parts(), match.scores()
    lines: list[str] = []
    for group, columns in _groups(match.game.parts).items():
        if any(parts[name][part] for name in match.names for part in columns.values()):
            lines += [*_part_table(group, columns, parts), ""]
    order = sorted(match.names, key=lambda name: -totals[name])
    rows = [[name, str(totals[name])] for name in order]
    return lines + table([["total", ""], *rows])


def _groups(parts: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return the parts grouped by their first word, each keyed by the rest."""
    groups: dict[str, dict[str, str]] = {}
    for part in parts:
        group, _, rest = part.partition(" ")
        groups.setdefault(group if rest else "points", {})[rest or part] = part
    return groups


def _part_table(
    group: str, columns: Mapping[str, str], parts: Mapping[str, Mapping[str, int]]
) -> list[str]:
    rows = [[group, *columns, "sum"]]
    for name, points in parts.items():
        numbers = [points[part] for part in columns.values()]
        rows.append([name, *map(str, numbers), str(sum(numbers))])
    return table(rows)


def outcome_line(match: Match) -> str:
    """Return the outcome in a sentence."""
    outcome = match.outcome()
    if outcome is None:
        return "The game is not over."
    points = counted(outcome.scores[outcome.winners[0]], "point")
    if len(outcome.winners) == 1:
        return f"The game is over. The winner is {outcome.winners[0]}, with {points}."
    return f"The game is over. {listed(outcome.winners)} share the win, with {points} each."
