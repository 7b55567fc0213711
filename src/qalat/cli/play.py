"""The command `play`: a seat at the table, against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Sequence

import qalat
from qalat import Refusal, Unreadable
from qalat.cli.compiling import make_bots_ready, make_ready
from qalat.cli.files import STANDARD_INPUT, read_match, shown_name
from qalat.cli.keeping import Keeper
from qalat.cli.opponents import (
    Opponent,
    introductions,
    known_opponents,
    read_opponents,
    seated,
)
from qalat.cli.options import chosen_options, option_files
from qalat.cli.output import Output
from qalat.cli.seat import Seat
from qalat.core.match import Match
from qalat.play.host import Host

_USUAL_PLAYERS = 3
_TOLD_BY_A_FILE = ("game", "players", "names", "option", *option_files())


def play(arguments: argparse.Namespace) -> int:
    """Play a game, or go on with one."""
    match, opponents = _resumed(arguments) if arguments.resume else _begun(arguments)
    name = match.seats[arguments.seat - 1]
    others = [each for each in match.seats if each != name]
    seats = dict(zip(others, opponents, strict=True))
    make_bots_ready(match.game, (each.entrant.kind for each in opponents))
    keeper = Keeper(match, file=arguments.save, came_from=arguments.resume)
    if sys.stdin.isatty() and sys.stdout.isatty():
        _edit_lines()
    output = Output(arguments.colour, match.game)
    resumed = arguments.resume is not None
    with Host(match, seated(match, seats, arguments.cores)) as host:
        seat = Seat(match, name, host, output, keeper, resumed=resumed)
        return seat.play(introductions(seats))


def _checked_seat(seat: int, seats: int) -> None:
    if not 1 <= seat <= seats:
        raise Unreadable(f"seat {seat}", f"a seat from 1 to {seats}")


def _begun(arguments: argparse.Namespace) -> tuple[Match, list[Opponent]]:
    if arguments.game is None:
        raise Unreadable("no game", f"one of {', '.join(qalat.GAMES)}, or --resume FILE")
    game = qalat.find(arguments.game)
    players = _players(arguments, game.checked_seats)
    _checked_seat(arguments.seat, players)
    opponents = read_opponents(arguments.bots, players - 1)
    names = arguments.names or _names(arguments.seat, opponents)
    chosen = chosen_options(arguments)
    options = game.checked_options(chosen, players)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    make_ready(game)
    return qalat.Match(game, names, seed=seed, options=options), opponents


def _players(arguments: argparse.Namespace, checked_seats: Callable[[int], int]) -> int:
    given: list[str] | None = arguments.names
    players: int = arguments.players or (len(given) if given else _USUAL_PLAYERS)
    checked_seats(players)
    if given is not None and len(given) != players:
        raise Unreadable(f"{len(given)} names", f"one for each of {players} players")
    return players


def _names(seat: int, opponents: Sequence[Opponent]) -> list[str]:
    """Return a name a seat: a bot is named after what it is, everybody with their seat's number."""
    names = [opponent.name for opponent in opponents]
    names.insert(seat - 1, "player")
    return [f"{name} {number}" for number, name in enumerate(names, start=1)]


def _resumed(arguments: argparse.Namespace) -> tuple[Match, list[Opponent]]:
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
    _checked_seat(arguments.seat, len(match.seats))
    others = [name for place, name in enumerate(match.seats, start=1) if place != arguments.seat]
    if arguments.bots is None:
        opponents = known_opponents(others)
    else:
        opponents = read_opponents(arguments.bots, len(others))
    match.draws = True
    match.settle()
    return match, opponents


def _edit_lines() -> None:
    """Give the prompt line editing and a history, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
