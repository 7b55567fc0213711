"""The command `play`: a person against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable

import qalat
from qalat import Refusal, Unreadable
from qalat.cli.compiling import make_bots_ready, make_ready
from qalat.cli.files import STANDARD_INPUT, read_match, shown_name
from qalat.cli.opponents import (
    Opponent,
    introductions,
    known_opponents,
    names_of,
    read_opponents,
    seated_bots,
)
from qalat.cli.options import chosen_options, option_files
from qalat.cli.output import Output
from qalat.cli.saving import SavedGame
from qalat.cli.session import Session
from qalat.core.match import Match
from qalat.play.host import Host

_DEFAULT_PLAYERS = 3
_GIVEN_BY_A_FILE = ("game", "players", "names", "option", *option_files())


def play(arguments: argparse.Namespace) -> int:
    """Play a new game, or continue a saved one."""
    match, opponents = _resumed(arguments) if arguments.resume else _begun(arguments)
    name = match.seats[arguments.seat - 1]
    others = [each for each in match.seats if each != name]
    seats = dict(zip(others, opponents, strict=True))
    make_bots_ready(match.game, (each.entrant.kind for each in opponents))
    saved = SavedGame(match, file=arguments.save, came_from=arguments.resume)
    if sys.stdin.isatty() and sys.stdout.isatty():
        _edit_lines()
    output = Output(arguments.colour, match.game)
    resumed = arguments.resume is not None
    with Host(match, seated_bots(match, seats, arguments.cores)) as host:
        session = Session(match, name, host, output, saved, resumed=resumed)
        return session.play(introductions(seats))


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
    chosen = chosen_options(arguments)
    options = game.checked_options(chosen, players)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    names = arguments.names or names_of(opponents, arguments.seat, seed)
    make_ready(game)
    return qalat.Match(game, names, seed=seed, options=options), opponents


def _players(arguments: argparse.Namespace, checked_seats: Callable[[int], int]) -> int:
    given: list[str] | None = arguments.names
    players: int = arguments.players or (len(given) if given else _DEFAULT_PLAYERS)
    checked_seats(players)
    if given is not None and len(given) != players:
        raise Unreadable(f"{len(given)} names", f"one for each of {players} players")
    return players


def _resumed(arguments: argparse.Namespace) -> tuple[Match, list[Opponent]]:
    for name in _GIVEN_BY_A_FILE:
        if getattr(arguments, name) is not None:
            raise Unreadable(f"--resume with {name}", "one of the two: the saved game has its own")
    if arguments.resume == STANDARD_INPUT:
        raise Unreadable("--resume -", "a file: you type on the standard input")
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    match = read_match(arguments.resume, seed)
    if match.over:
        file = shown_name(arguments.resume)
        raise Refusal(f"the game in {file} is over; qalat replay shows it")
    _checked_seat(arguments.seat, len(match.seats))
    others = [name for place, name in enumerate(match.seats, start=1) if place != arguments.seat]
    if arguments.bots is None:
        opponents = known_opponents(others)
    else:
        opponents = read_opponents(arguments.bots, len(others))
    match.settle()
    return match, opponents


def _edit_lines() -> None:
    """Give the prompt line editing and a history, if Python has readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
