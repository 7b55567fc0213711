"""The command `play`: a seat at the table, against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Mapping

import qalat
from qalat import Refusal, Unreadable
from qalat.cli.compiling import make_ready
from qalat.cli.files import STANDARD_INPUT, read_match, shown_name
from qalat.cli.keeping import Keeper
from qalat.cli.options import chosen_options
from qalat.cli.output import Output
from qalat.cli.seat import Seat
from qalat.core.match import Match
from qalat.play.bots import Bot, RandomBot

_USUAL_PLAYERS = 3
_TOLD_BY_A_FILE = ("game", "players", "names", "option")


def play(arguments: argparse.Namespace) -> int:
    """Play a game, or go on with one."""
    match = _resumed(arguments) if arguments.resume else _begun(arguments)
    if not 1 <= arguments.seat <= len(match.seats):
        raise Unreadable(f"seat {arguments.seat}", f"a seat from 1 to {len(match.seats)}")
    name = match.seats[arguments.seat - 1]
    keeper = Keeper(match, file=arguments.save, came_from=arguments.resume)
    if sys.stdin.isatty() and sys.stdout.isatty():
        _edit_lines()
    output = Output(arguments.colour, match.game)
    resumed = arguments.resume is not None
    return Seat(match, name, _bots(match, name), output, keeper, resumed=resumed).play()


def _begun(arguments: argparse.Namespace) -> Match:
    if arguments.game is None:
        raise Unreadable("no game", f"one of {', '.join(qalat.GAMES)}, or --resume FILE")
    game = qalat.find(arguments.game)
    names = _names(arguments, game.checked_seats)
    options = game.checked_options(chosen_options(arguments.option), len(names))
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    make_ready(game)
    return qalat.Match(game, names, seed=seed, options=options)


def _names(arguments: argparse.Namespace, checked_seats: Callable[[int], int]) -> list[str]:
    given: list[str] | None = arguments.names
    players = arguments.players or (len(given) if given else _USUAL_PLAYERS)
    checked_seats(players)
    if given is None:
        return [
            "you" if seat == arguments.seat else f"bot {seat}" for seat in range(1, players + 1)
        ]
    if len(given) != players:
        raise Unreadable(f"{len(given)} names", f"one for each of {players} players")
    return given


def _resumed(arguments: argparse.Namespace) -> Match:
    for name in _TOLD_BY_A_FILE:
        if getattr(arguments, name) is not None:
            raise Unreadable(f"--resume with {name}", "one of the two: a saved game tells its own")
    if arguments.resume == STANDARD_INPUT:
        raise Unreadable("--resume -", "a file: the standard input is where you type")
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    match = read_match(arguments.resume, seed)
    if match.over:
        file = shown_name(arguments.resume)
        raise Refusal(f"the game in {file} is over; qalat replay tells it")
    match.draws = True
    match.settle()
    return match


def _bots(match: Match, human: str) -> Mapping[str, Bot]:
    return {
        name: RandomBot(f"{match.seed} bot {seat}")
        for seat, name in enumerate(match.seats, start=1)
        if name != human
    }


def _edit_lines() -> None:
    """Give the prompt line editing and a history, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
