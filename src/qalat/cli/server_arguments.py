"""The command line of the server and of its tables."""

from __future__ import annotations

import argparse

from qalat.cli.parsing import MOST_THREADS, Commands, Parser, add_command, cores
from qalat.cli.values import age, whole

STATUSES = ("open", "playing", "over", "closed")


def add_server_commands(commands: Commands[Parser]) -> None:
    """Add every command for a server."""
    for add in (_serve, _verify, _export, _import, _backup, _admin):
        add(commands)


def _serve(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "serve",
        "serve tables for people and bots, in the browser and by link",
        "qalat serve",
        "qalat serve --port 8080 --folder games",
        "qalat serve --host 0.0.0.0 --origin https://play.example.org --secure",
        "qalat serve --store postgresql://qalat@localhost/qalat --workers 4 --log json",
        colour=False,
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    command.add_argument(
        "--port", type=whole(0, 65535), default=8000, help="the port to listen on (default: 8000)"
    )
    _add_place(command)
    command.add_argument(
        "--workers",
        type=whole(1, MOST_THREADS),
        default=max(1, cores() - 1),
        help="processes for the bots (default: all cores but one)",
    )
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a public address of the server, whose pages may send requests; may be repeated",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a trusted proxy's address or network; may be repeated",
    )
    command.add_argument(
        "--connections",
        type=whole(2, 100_000),
        default=512,
        metavar="COUNT",
        help="most connections from one address, half of them sockets (default: 512)",
    )
    command.add_argument(
        "--people",
        type=whole(1, 100_000),
        default=30,
        metavar="COUNT",
        help="scale the limits of an address for this many people behind it (default: 30)",
    )
    command.add_argument(
        "--rest",
        type=whole(1, 30 * 24 * 3600),
        default=300,
        metavar="SECONDS",
        help="bots pause at a table where nobody has been for this long (default: 300)",
    )
    _add_ages(command)
    command.add_argument(
        "--archive",
        metavar="FOLDER",
        help="archive finished games there, as compressed text, before removing them",
    )
    command.add_argument(
        "--takeover",
        type=whole(1, 600),
        default=6,
        metavar="SECONDS",
        help="take over the tables of a dead process after this, on PostgreSQL (default: 6)",
    )
    command.add_argument(
        "--build-pages",
        metavar="COMMAND",
        help="first build the browser's pages with this command, in parallel with compiling the "
        "games, as `make play` does in a clone",
    )
    command.add_argument("--secure", action="store_true", help="accept only https, behind a proxy")
    command.add_argument(
        "--log",
        choices=("plain", "json"),
        default="plain",
        help="the format of the log (default: plain)",
    )
    command.add_argument(
        "--log-level",
        choices=("info", "warning", "error"),
        default="info",
        help="the least severe level to log (default: info)",
    )


def _verify(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "verify",
        "prove that every draw of a table's log followed from its seed",
        "qalat verify game.log",
        "qalat verify game.log --commitment"
        " 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
        "qalat verify tables.qalat",
        colour=False,
    )
    command.add_argument(
        "file", metavar="FILE", help="a table's log, or tables exported; - is the standard input"
    )
    command.add_argument(
        "--commitment", metavar="HEX", help="the commitment published before the game began"
    )


def _export(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "export",
        "write tables and their guests to a file, whether the server runs or not",
        "qalat export --all tables.qalat",
        "qalat export h4k2mw9qzt3b table.qalat --folder games",
        "qalat export --all tables.qalat --store postgresql://qalat@localhost/qalat",
        colour=False,
    )
    command.add_argument("table", nargs="?", metavar="TABLE", help="a table's code")
    command.add_argument("out", metavar="OUT", help="a new file; - is the standard output")
    command.add_argument("--all", action="store_true", help="all tables")
    _add_place(command)


def _import(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "import",
        "import exported tables; the server must not be running",
        "qalat import tables.qalat",
        "qalat import tables.qalat --folder games --missing",
        colour=False,
    )
    command.add_argument("file", metavar="FILE", help="exported tables")
    command.add_argument("--missing", action="store_true", help="skip tables that exist already")
    _add_place(command)


def _backup(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "backup",
        "copy the whole store to a new SQLite file, whether the server runs or not",
        "qalat backup tables-monday.sqlite",
        "qalat backup tables.sqlite --store postgresql://qalat@localhost/qalat",
        colour=False,
    )
    command.add_argument("out", metavar="OUT", help="a new file")
    _add_place(command)


def _admin(commands: Commands[Parser]) -> None:
    command = add_command(
        commands,
        "admin",
        "manage the tables of a server, whether it runs or not",
        "qalat admin tables",
        "qalat admin tables --status playing --json",
        "qalat admin close h4k2mw9qzt3b",
        "qalat admin export h4k2mw9qzt3b > table.qalat",
        "qalat admin prune --dry-run",
        colour=False,
    )
    tasks = command.add_subparsers(dest="task", metavar="TASK", required=True)
    listing = _add_task(tasks, "tables", "list all tables, latest first", "qalat admin tables")
    listing.add_argument("--status", choices=STATUSES, help="only tables with this status")
    listing.add_argument("--json", action="store_true", help="print JSON, one table a line")
    closing = _add_task(tasks, "close", "close a table", "qalat admin close h4k2mw9qzt3b")
    closing.add_argument("table", metavar="CODE", help="a table's code")
    exporting = _add_task(
        tasks,
        "export",
        "print a whole table",
        "qalat admin export h4k2mw9qzt3b > table.qalat",
    )
    exporting.add_argument("table", metavar="CODE", help="a table's code")
    pruning = _add_task(
        tasks,
        "prune",
        "remove what is too old; a running server does so by itself",
        "qalat admin prune --keep over=365 --archive games-2026.qalat.gz",
    )
    _add_ages(pruning)
    pruning.add_argument("--dry-run", action="store_true", help="only print what would be removed")
    pruning.add_argument(
        "--archive", metavar="FILE", help="archive finished games to this new file first"
    )


def _add_ages(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--keep",
        action="append",
        type=age,
        default=[],
        metavar="KIND=DAYS",
        help="remove tables that are open, playing, over or closed, or guests, this long after "
        "their last event, 0 for never; may be repeated (default: open=90, playing=730, over=730, "
        "closed=30, guests=400)",
    )


def _add_task(tasks: Commands[Parser], name: str, purpose: str, example: str) -> Parser:
    task = add_command(tasks, name, purpose, example, colour=False)
    _add_place(task)
    return task


def _add_place(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--folder",
        default="qalat-data",
        metavar="FOLDER",
        help="the folder of the tables and the server's secret (default: qalat-data)",
    )
    command.add_argument(
        "--store",
        metavar="PLACE",
        help="another store: a file, or postgresql://... (default: QALAT_STORE, else the folder)",
    )
