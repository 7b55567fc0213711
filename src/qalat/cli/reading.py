"""The commands that read a file: replay, show, legal, count."""

from __future__ import annotations

import argparse
import sys

from qalat.cli.files import match_in, read_match
from qalat.cli.layout import terminal_size, wrapped
from qalat.cli.output import Output
from qalat.cli.scores import outcome_line, score_lines
from qalat.cli.story import Story
from qalat.cli.tables import table_of
from qalat.core.log import CHANCE_NAME
from qalat.core.match import Match
from qalat.core.view import SPECTATOR, View


def replay(arguments: argparse.Namespace) -> int:
    """Print a record line by line in sentences, or draw the position after one of its lines."""
    match = _match_of(arguments)
    if arguments.at is not None:
        return _draw(match, arguments)
    output = Output(arguments.colour, match.game)
    output.line(f"{match.game.title}: {', '.join(match.seats)}")
    width = terminal_size().width
    lines = Story(match).lines()
    margin = len(str(len(lines)))
    for number, sentences in enumerate(lines, start=1):
        first = f"{number:>{margin}}. "
        for sentence in sentences:
            output.lines(wrapped(sentence.text, width, first, " " * (margin + 4)))
            first = " " * (margin + 2)
    output.line()
    _ending(match, output)
    return 0


def _match_of(arguments: argparse.Namespace) -> Match:
    """Return the match of a record, or of one table of an export or an archive."""
    if arguments.table is None:
        return read_match(arguments.file, upto=arguments.at)
    from qalat.cli.transfer import finished_game

    record = finished_game(arguments.file, arguments.table)
    return match_in(record, arguments.file, upto=arguments.at)


def _ending(match: Match, output: Output) -> None:
    if match.over:
        output.lines([*score_lines(match), "", outcome_line(match)])
    else:
        output.line(f"Unfinished: {_mover(match)} is to move.")


def _mover(match: Match) -> str:
    return "chance" if match.to_move == CHANCE_NAME else match.to_move


def show(arguments: argparse.Namespace) -> int:
    """Draw a position, or the last one of a record."""
    return _draw(read_match(arguments.file), arguments)


def _draw(match: Match, arguments: argparse.Namespace) -> int:
    if arguments.text:
        sys.stdout.write(str(match))
        return 0
    output = Output(arguments.colour, match.game)
    # Whoever has the file can read everything in it, so all hands are shown.
    view = View(match.game, SPECTATOR, match.state, ())
    output.lines(table_of(match.game).screen(view, match.seats, terminal_size()))
    output.line()
    output.line(outcome_line(match) if match.over else f"{_mover(match)} is to move.")
    return 0


def legal(arguments: argparse.Namespace) -> int:
    """Print the legal actions in notation, one a line."""
    match = read_match(arguments.file)
    for word in match.legal:
        print(word)
    if match.over:
        print("The game is over: nothing is legal.", file=sys.stderr)
    return 0


def count(arguments: argparse.Namespace) -> int:
    """Count the lines of play of a given length, split by their first action."""
    match = read_match(arguments.file)
    engine = match.game.engine
    scratch = engine.scratch()
    total = 1 if arguments.depth == 0 else 0
    for action in match.legal_actions if arguments.depth else []:
        ahead = match.state
        engine.driver.apply(ahead, 0, action, scratch)
        lines = engine.count_lines(ahead, 0, arguments.depth - 1, scratch)
        print(f"{match.game.actions.word(action)}: {lines}", flush=True)
        total += lines
    print(f"total: {total}")
    return 0
