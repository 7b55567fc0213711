"""The command `coach`: the best turns of a position, and what the turns of a record cost."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

from qalat import Refusal, Unreadable
from qalat.cli.advice import effort_line, expectation_lines, turn_lines
from qalat.cli.compiling import make_search_ready
from qalat.cli.curves_chart import curves_chart
from qalat.cli.files import check_writable, read_match, shown_name, write_whole
from qalat.cli.graph import Curves, curves_of, graph_lines, seat_styles
from qalat.cli.layout import heading, terminal_size
from qalat.cli.output import Output
from qalat.cli.progress import draw_bar, wipe_bar
from qalat.cli.reports import advice_report, review_report
from qalat.cli.review import (
    costliest_lines,
    means_lines,
    record_lines,
    summary_line,
    turns_lines,
)
from qalat.core.log import CHANCE_NAME
from qalat.core.match import Match
from qalat.play.bots import Budget
from qalat.play.coach import Coach, Review, played_turns

_SECONDS_A_POSITION = 3.0
_SECONDS_A_RECORD = 60.0
_TURNS = 5
_PICTURE = ".svg"


def coach(arguments: argparse.Namespace) -> int:
    """Analyse a position, or a record turn by turn."""
    match = read_match(arguments.file, upto=arguments.at)
    seat = _seat(match, arguments.seat)
    is_record = arguments.at is None and any(True for _ in played_turns(match))
    if arguments.svg is not None:
        _check_picture(arguments.svg, is_record=is_record)
    if not is_record and match.over:
        raise Refusal(f"the game in {shown_name(arguments.file)} is over, so no advice can help")
    make_search_ready(match.game)
    if is_record:
        _show_review(match, seat, arguments)
    else:
        _show_advice(match, seat, arguments)
    return 0


def _seat(match: Match, asked: int | None) -> int | None:
    if asked is None:
        return None
    if not 1 <= asked <= len(match.seats):
        raise Unreadable(f"seat {asked}", f"a seat from 1 to {len(match.seats)}")
    return asked - 1


def _check_picture(name: str, *, is_record: bool) -> None:
    """Refuse a chart that could not be drawn or written, before the long search for it."""
    if not is_record:
        raise Unreadable("--svg with a single position", "a record, for the chart of a whole game")
    if Path(name).suffix != _PICTURE:
        raise Unreadable(f"--svg {shown_name(name)}", f"a file whose name ends in {_PICTURE}")
    check_writable(name)


def _show_advice(match: Match, seat: int | None, arguments: argparse.Namespace) -> None:
    viewer = max(match.actor, 0) if seat is None else seat
    view = match.memory(match.seats[viewer])
    seconds = arguments.seconds or _SECONDS_A_POSITION
    try:
        advice = Coach(match.game).advise(
            view, Budget(seconds=seconds), lambda passed, total: draw_bar(passed, total, "seconds")
        )
    finally:
        wipe_bar()
    if arguments.json:
        print(json.dumps(advice_report(match, advice, seconds), indent=2))
        return
    width = terminal_size().width
    mover = "chance" if match.to_move == CHANCE_NAME else match.to_move
    output = Output(arguments.colour, match.game)
    output.line(heading(f"{match.game.title}: {mover} is to move", width))
    output.lines([*expectation_lines(match, advice), ""])
    if advice.turns:
        output.lines(turn_lines(match, advice, _TURNS, width))
    else:
        output.line(f"{match.seats[viewer]} has nothing to decide now.")
    output.lines(["", effort_line(advice)])


def _show_review(match: Match, seat: int | None, arguments: argparse.Namespace) -> None:
    seconds = arguments.seconds or _SECONDS_A_RECORD
    try:
        review = Coach(match.game).review(
            match, seconds, lambda done, total: draw_bar(done, total, "turns")
        )
    finally:
        wipe_bar()
    numbers = record_lines(match)
    curves = curves_of(match, review, [numbers[verdict.first] for verdict in review.verdicts])
    asked = review if seat is None else _of_seat(review, seat)
    if arguments.svg is not None:
        title = f"{match.game.title}: {', '.join(match.seats)}"
        write_whole(arguments.svg, curves_chart(curves, title))
    if arguments.json:
        print(json.dumps(review_report(match, asked, seconds), indent=2))
        return
    _print_review(match, asked, curves, arguments)


def _print_review(
    match: Match, review: Review, curves: Curves, arguments: argparse.Namespace
) -> None:
    width = terminal_size().width
    output = Output(arguments.colour, match.game, seat_styles(len(match.seats)))
    output.line(heading(summary_line(match, review), width))
    output.lines([*turns_lines(match, review.verdicts, width), ""])
    output.lines([*graph_lines(curves, width), ""])
    output.lines([*costliest_lines(match, review, width), ""])
    output.lines(means_lines(match, review))
    if arguments.svg is not None:
        output.lines(["", f"The chart is in {shown_name(arguments.svg)}."])


def _of_seat(review: Review, seat: int) -> Review:
    own = tuple(verdict for verdict in review.verdicts if verdict.seat == seat)
    return replace(review, verdicts=own)
