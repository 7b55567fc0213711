"""The command line: all commands and their options, with examples on every help page."""

from __future__ import annotations

import argparse

from qalat import GAMES, __version__
from qalat.cli.options import option_files
from qalat.cli.parsing import MOST_THREADS, Commands, Parser, add_command, cores, examples
from qalat.cli.server_arguments import add_server_commands
from qalat.cli.values import seconds, seed, whole
from qalat.play.roster import KINDS

_EXIT_CODES = """\
exit codes:
  0  done, or a game left with `quit`
  1  interrupted, or the input ended in the middle of a game
  2  wrong arguments or input; one sentence says what"""
_MOST_LINES = 10**6
_LARGEST = 10**12
_MOST_ARENA_GAMES = 10**6


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command `qalat`."""
    titles = ", ".join(game.title for game in GAMES.values())
    top = Parser(
        prog="qalat",
        description=f"Board games of palaces and walls: {titles}.",
        epilog=examples(
            "qalat play alhambra --players 3",
            "qalat replay game.qalat",
            "qalat coach game.qalat",
            "qalat simulate alhambra --players 4 --games 10000",
            "qalat arena alhambra --players 3 --bots search:100ms,greedy --games 60",
            "qalat serve",
            "qalat rules alhambra ALH-B5",
        )
        + "\n\n"
        + _EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"qalat {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for add in (_play, _replay, _show, _legal, _count, _coach, _simulate, _arena):
        add(commands)
    add_server_commands(commands)
    for add in (_rules, _compile):
        add(commands)
    return top


def _play(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "play",
        "play a game in the terminal against bots",
        "qalat play alhambra",
        "qalat play alhambra --players 4 --seat 2 --seed 7 --save game.qalat",
        "qalat play medina --bots mason,sultan",
        "qalat play alhambra --bots search:200ms",
        "qalat play alhambra --names Ada Ben Cleo --option open_hands=yes",
        "qalat play --resume game.qalat --seat 1",
    )
    command.add_argument("game", nargs="?", help=_games())
    _add_players(command, default=None, text="number of players (default: 3, or as in --names)")
    command.add_argument("--seat", type=whole(1), default=1, help="your seat (default: 1)")
    command.add_argument(
        "--bots",
        metavar="BOTS",
        help="one bot for all seats, or one for each, separated by commas: a level from 1 to 5,"
        " its name, or a bot with its time such as search:200ms (default: 3)",
    )
    command.add_argument(
        "--cores",
        type=whole(1, MOST_THREADS),
        default=1,
        metavar="N",
        help="how many cores a bot may use (default: 1)",
    )
    command.add_argument("--names", nargs="+", metavar="NAME", help="a name for every seat")
    _add_setup(command)
    command.add_argument(
        "--save", metavar="FILE", help="save the game to a new file at each of your turns"
    )
    command.add_argument("--resume", metavar="FILE", help="continue a saved game or a position")


def _replay(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "replay",
        "replay a recorded game move by move",
        "qalat replay game.qalat",
        "qalat replay game.qalat --at 40",
        "qalat replay game.qalat --at 40 --text > position.qalat",
        "qalat replay 2026.qalat.gz --table 2z7mkqhw4c3d",
    )
    _add_file(command)
    command.add_argument(
        "--table",
        metavar="CODE",
        help="the finished table to replay, if the file is a server's log, export or archive",
    )
    command.add_argument(
        "--at",
        type=whole(0, _MOST_LINES),
        metavar="N",
        help="draw the position after line N instead",
    )
    command.add_argument("--text", action="store_true", help="with --at: the position as notation")


def _show(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "show",
        "draw a position, or the last one of a record",
        "qalat show game.qalat",
        "qalat show game.qalat --text > position.qalat",
    )
    _add_file(command)
    command.add_argument("--text", action="store_true", help="print the position as notation")


def _legal(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "legal",
        "list all legal actions, one a line",
        "qalat legal position.qalat",
        "qalat replay game.qalat --at 40 --text | qalat legal -",
        colour=False,
    )
    _add_file(command)


def _count(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "count",
        "count the lines of play of a given length, split by the first action",
        "qalat count position.qalat 3",
        colour=False,
    )
    _add_file(command)
    command.add_argument("depth", type=whole(0, 99), metavar="DEPTH", help="how many actions")


def _coach(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "coach",
        "show the best turns of a position, or what each turn of a record cost",
        "qalat coach position.qalat",
        "qalat coach game.qalat --at 40 --seconds 10",
        "qalat coach game.qalat --seconds 120 --svg game.svg",
        "qalat coach game.qalat --seat 2 --json",
    )
    _add_file(command)
    command.add_argument(
        "--seconds",
        type=seconds,
        metavar="S",
        help="how long to think in all (default: 3 for a position, 60 for a record)",
    )
    command.add_argument(
        "--seat",
        type=whole(1),
        metavar="N",
        help="show what this seat can expect, or only its turns of a record",
    )
    command.add_argument(
        "--at",
        type=whole(0, _MOST_LINES),
        metavar="N",
        help="analyse the position after line N of a record",
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument(
        "--svg", metavar="FILE", help="draw the expectations, turn by turn, of a record"
    )


def _simulate(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "simulate",
        "play random games at full speed and print statistics",
        "qalat simulate alhambra --players 4 --games 10000",
        "qalat simulate alhambra --players 2 --games 500 --seed 7 --threads 1 --json",
        "qalat simulate alhambra --option scoring_cards=top",
        colour=False,
    )
    command.add_argument("game", help=_games())
    _add_players(command, default=3, text="number of players (default: 3)")
    command.add_argument(
        "--games", type=whole(1, _LARGEST), default=1000, help="how many games (default: 1000)"
    )
    command.add_argument(
        "--threads",
        type=whole(1, MOST_THREADS),
        default=min(MOST_THREADS, cores()),
        help="threads to play on (default: all cores); they do not change the result",
    )
    _add_setup(command)
    command.add_argument("--json", action="store_true", help="print JSON")


def _arena(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "arena",
        "let bots play against bots, and compare them with confidence intervals",
        "qalat arena alhambra --players 3 --bots search:100ms,greedy --games 60",
        "qalat arena medina --players 4 --bots search:500,flat:500,greedy --out contest",
        "qalat arena --resume contest --games 1000",
        "qalat arena roll_and_write --players 2 --bots level3,level5 --seed 7 --json",
        "qalat arena alhambra --bots greedy,random --ray local --workers 2",
        colour=False,
    )
    command.add_argument("game", nargs="?", help=_games())
    _add_players(command, default=None, text="number of players (default: 3)")
    command.add_argument(
        "--bots",
        metavar="A,B,...",
        help="the bots, each with its time or simulations a turn after a colon, such as"
        f" search:100ms, search:2s, search:500 (default: 1s); any of {', '.join(KINDS)}",
    )
    command.add_argument(
        "--games",
        type=whole(1, _MOST_ARENA_GAMES),
        help="at least this many games, in whole rounds (default: 100); with --resume: in all",
    )
    command.add_argument(
        "--workers",
        "--threads",
        type=whole(1, MOST_THREADS),
        default=min(MOST_THREADS, cores()),
        help="processes to play on (default: all cores)",
    )
    _add_setup(command)
    command.add_argument(
        "--out",
        metavar="PLACE",
        help="save every game, the standings and a chart of them: a folder, or FILE.json",
    )
    command.add_argument(
        "--resume", metavar="PLACE", help="continue saved games; --games adds more"
    )
    command.add_argument(
        "--ray", metavar="ADDRESS", help='play on a Ray cluster; "local" starts one here'
    )
    command.add_argument("--json", action="store_true", help="print JSON")


def _rules(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "rules",
        "print the rules of a game, a chapter of them, or one rule",
        "qalat rules alhambra",
        "qalat rules alhambra ALH-B",
        "qalat rules alhambra ALH-B5",
    )
    command.add_argument("game", help=_games())
    command.add_argument("id", nargs="?", metavar="ID", help="a rule such as ALH-B5, or ALH-B")


def _compile(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "compile",
        "compile the rules and the bots of games ahead of time",
        "qalat compile",
        "qalat compile medina",
        colour=False,
    )
    command.add_argument("games", nargs="*", metavar="GAME", help=f"{_games()} (default: all)")
    command.add_argument("--only", choices=("rules", "bots"), help="compile only these")


def _games() -> str:
    return f"one of: {', '.join(GAMES)}"


def _add_file(command: Parser) -> None:
    command.add_argument(
        "file", metavar="FILE", help="a record or a position; - is the standard input"
    )


def _add_players(command: Parser, *, default: int | None, text: str) -> None:
    command.add_argument("--players", type=whole(1), default=default, metavar="N", help=text)


def _add_setup(command: Parser) -> None:
    command.add_argument("--seed", type=seed, help="makes draws and bots repeatable")
    values = (
        f"{option.name}={'|'.join(option.values)}"
        for game in GAMES.values()
        for option in game.options
    )
    command.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help=f"may be repeated: {', '.join(values)}",
    )
    for name, known in option_files().items():
        meant = "; ".join(f"{game}: {file.meaning}" for game, file in known)
        command.add_argument(f"--{name}", metavar="FILE", help=meant)
