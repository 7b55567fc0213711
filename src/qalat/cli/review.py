"""The coach's review of a game as text: every turn, the costliest ones, and the means."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from qalat.cli.advice import figure, reason_words, turn_words
from qalat.cli.layout import counted, heading, padded, shown_width, table, wrapped
from qalat.core.match import Match
from qalat.play.coach import Review, Verdict

NOTABLE_LOSS = 2.0
"""Points; smaller losses are within the noise of the playouts and not shown in full."""

_WIDEST = 120
_CUT = "..."


def record_lines(match: Match) -> list[int]:
    """Return, for every step of a match, the number of its line in the record."""
    runs = groupby(match.log.steps, key=lambda step: step.actor)
    return [number for number, (_, run) in enumerate(runs, start=1) for _ in run]


def turns_lines(match: Match, verdicts: Sequence[Verdict], width: int) -> list[str]:
    """Return one line a turn, with a better turn below where one was clearly better."""
    numbers = record_lines(match)
    names = max(shown_width(name) for name in (*match.seats, "who"))
    heads = f"line  {padded('who', names)}  loss  played"
    lines = [heads]
    wide = min(width, _WIDEST)
    for verdict in verdicts:
        first = f"{numbers[verdict.first]:>4}  {padded(match.seats[verdict.seat], names)} "
        first += f"{_loss(verdict):>5}  "
        words, indent = turn_words(match.game, verdict.played), " " * shown_width(first)
        if verdict.is_equal or verdict.loss < NOTABLE_LOSS:
            lines.append(_cut(first + words, wide))
        else:
            better = f"better: {turn_words(match.game, verdict.best)} ({_cost(match, verdict)})"
            lines += wrapped(words, wide, first, indent + "  ")
            lines += wrapped(better, wide, indent, indent + "  ")
    return lines


def _cut(text: str, width: int) -> str:
    return text if shown_width(text) <= width else text[: width - len(_CUT)].rstrip() + _CUT


def _loss(verdict: Verdict) -> str:
    return "=" if verdict.is_equal else figure(verdict.loss)


def _cost(match: Match, verdict: Verdict) -> str:
    points = f"+{figure(verdict.loss)} points"
    return points if len(match.seats) == 1 else f"{points}, +{100 * verdict.win_loss:.0f} % to win"


def costliest_lines(match: Match, review: Review, width: int) -> list[str]:
    """Return the costliest turns, the better ones, and the reasons."""
    numbers = record_lines(match)
    wide = min(width, _WIDEST)
    lines = [heading("The costliest turns", width)]
    for place, verdict in enumerate(review.costliest, start=1):
        words = (
            f"line {numbers[verdict.first]}, {match.seats[verdict.seat]}:"
            f" {turn_words(match.game, verdict.played)}"
        )
        lines += wrapped(words, wide, f"{place}. ", "   ")
        better = f"better: {turn_words(match.game, verdict.best)} ({_cost(match, verdict)})"
        lines += wrapped(better, wide, "   ", "     ")
        for opening, effects in (
            ("why: ", verdict.reasons.gains),
            ("the played turn: ", verdict.reasons.costs),
        ):
            if effects:
                lines += wrapped(opening + reason_words(match, effects), wide, "   ", "     ")
    return lines if len(lines) > 1 else [*lines, "None: no turn could have been better."]


def means_lines(match: Match, review: Review) -> list[str]:
    """Return the mean loss of each player's turns."""
    rows = [["loss a turn", "mean", "turns", f"over {NOTABLE_LOSS:.0f}"]]
    for seat, name in enumerate(match.seats):
        losses = [verdict.loss for verdict in review.verdicts if verdict.seat == seat]
        if losses:
            heavy = sum(loss >= NOTABLE_LOSS for loss in losses)
            mean = f"{review.mean_loss(seat):.2f}"
            rows.append([name, mean, str(len(losses)), str(heavy)])
    return table(rows)


def summary_line(match: Match, review: Review) -> str:
    """Return the game, the players and the number of turns in one line."""
    turns = counted(len(review.verdicts), "turn")
    return f"{match.game.title}: {', '.join(match.seats)}; {turns}"
