"""Commands for a server's tables: verify, export, import, backup."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import gzip
import os
import sys
import tempfile
import zlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TextIO, TypeVar

from qalat.cli.compiling import make_ready
from qalat.cli.files import STANDARD_INPUT, reason, shown_name
from qalat.cli.progress import draw_bar
from qalat.cli.serve import STORE_VARIABLE, made_folder, place_of, server_libraries
from qalat.core.errors import Illegal, Refusal, Unreadable, printable, quoted
from qalat.games import GAMES

if TYPE_CHECKING:
    from qalat.server.maintenance.transfer import Moved
    from qalat.server.store import Readable
    from qalat.server.table.table import Table
    from qalat.server.table.table_log import Section, Story

Result = TypeVar("Result")
Write = Callable[[str], object]

_GZIP = b"\x1f\x8b"
NAMED = 10
"""Tables that are named at most of those that something is wrong with."""
_BLOCK = 1 << 20


def verify(arguments: argparse.Namespace) -> int:
    """Prove that every draw followed from the seed, and print the result of the game."""
    with server_libraries():
        from qalat.server.table.table_log import GUESTS
    found = 0
    with _naming(arguments.file):
        for section in _sections(arguments.file):
            if section.header == GUESTS:
                section.guests()
                continue
            _verify_one(*section.story(), arguments.commitment)
            found += 1
        if not found:
            raise Unreadable("no table", "the log of one")
    return 0


def finished_game(file: str, code: str) -> str:
    """Return the record of a finished table in a log, an export or an archive."""
    with server_libraries():
        from qalat.server.table.table_log import HEADER
    with _naming(file):
        for section in _sections(file):
            if section.header == f"{HEADER} {code}":
                table = _replayed(*section.story())
                if table.match is None or not table.match.over:
                    raise Illegal(f"table {quoted(code)}", "its game is not over")
                return str(table.match.log)
        raise Unreadable(f"no table {quoted(code)}", "the code of a table in the file")


def _replayed(code: str, story: Story) -> Table:
    from qalat.server.table.events import Opened
    from qalat.server.table.table_log import replayed

    opened = story[0][0]
    if isinstance(opened, Opened) and opened.game in GAMES:
        make_ready(GAMES[opened.game])
    return replayed(code, story)


def _verify_one(code: str, story: Story, commitment: str | None) -> None:
    from qalat.server.table import table as tables

    table = _replayed(code, story)
    proven = tables.commitment(table.opened.seed)
    if commitment is not None and commitment.strip().lower() != proven:
        why = f"the commitment to its seed is {proven}, and not {commitment}"
        raise Illegal(f"the story of table {code}", why)
    acted = sum(len(getattr(event, "actions", ())) for event, _ in story)
    drawn = sum(len(getattr(event, "draws", ())) for event, _ in story)
    print(printable(f"table {code}: {table.game.title}, {_result(table)}"))
    print(f"commitment {proven}")
    print(f"seed {table.opened.seed}")
    if table.opened.lesson:
        print("a lesson: its seed is the same for everybody, so its draws are not secret")
    print(f"{len(story)} events, {acted} actions, {drawn} draws: every draw followed from the seed")


def _result(table: Table) -> str:
    outcome = None if table.match is None else table.match.outcome()
    if table.match is None or outcome is None:
        return {"open": "not begun", "playing": "not over"}.get(table.status, table.status)
    points = ", ".join(f"{name} {score}" for name, score in table.match.scores().items())
    return f"won by {' and '.join(outcome.winners)}: {points}" if outcome.winners else points


def export(arguments: argparse.Namespace) -> int:
    """Write tables to a file."""
    if arguments.all == (arguments.table is not None):
        both = "both a table and --all" if arguments.all else "neither a table nor --all"
        raise Unreadable(both, "one of the two")
    with _written_whole(arguments.out) as write:
        moved = export_to(write, arguments, arguments.table)
    _print_moved("exported", moved)
    reasons = {
        "they are no longer stored": moved.missing,
        "they are damaged": moved.damaged,
    }
    there = moved.tables + sum(map(len, reasons.values()))
    if there > moved.tables:
        raise Refusal(
            "; ".join(
                f"{len(codes)} of {there} tables are not in it, because {why}:"
                f" {', '.join(codes[:NAMED])}"
                for why, codes in reasons.items()
                if codes
            )
        )
    return 0


def export_to(write: Write, arguments: argparse.Namespace, code: str | None) -> Moved:
    """Write one table, or all of them."""
    with server_libraries():
        from qalat.server.maintenance.transfer import export_tables

    async def work(store: Readable) -> Moved:
        codes = await store.codes() if code is None else [code]
        return await export_tables(
            store, codes, write, lambda done: draw_bar(done, len(codes), "tables")
        )

    with _rare_garbage_collection():
        moved = read_store(arguments, work)
    if code is not None and moved.missing:
        raise Illegal(code, "there is no such table")
    if code is not None and moved.damaged:
        raise Illegal(code, "it is damaged")
    return moved


def import_(arguments: argparse.Namespace) -> int:
    """Import exported tables."""
    with server_libraries():
        from qalat.server.maintenance.transfer import import_tables
        from qalat.server.store import open_store
        from qalat.server.table.table_log import GUESTS
    if arguments.file == STANDARD_INPUT:
        raise Unreadable("the standard input", "a file, as it is read more than once")

    place = place_of(arguments)

    async def work() -> Moved:
        store = await open_store(place)
        try:
            return await import_tables(
                store,
                lambda: _sections(arguments.file),
                only_missing=arguments.missing,
                checked_so_far=lambda done: draw_bar(done, whole, "tables checked"),
                imported_so_far=lambda done: draw_bar(done, whole, "tables imported"),
            )
        finally:
            await store.close()

    with refusing_store_errors(), _naming(arguments.file), _rare_garbage_collection():
        # Refuse unreadable files before creating a store.
        whole = sum(section.header != GUESTS for section in _sections(arguments.file))
        if arguments.store is None and not os.environ.get(STORE_VARIABLE):
            made_folder(arguments.folder)
        for game in GAMES.values():
            make_ready(game)
        moved = asyncio.run(work())
    _print_moved("imported", moved)
    return 0


@contextlib.contextmanager
def _rare_garbage_collection() -> Iterator[None]:
    """Collect garbage rarely: there are many short-lived events, but no cycles."""
    before = gc.get_threshold()
    gc.set_threshold(200_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def backup(arguments: argparse.Namespace) -> int:
    """Copy the store to a new SQLite file."""
    read_store(arguments, lambda store: store.backup(arguments.out))
    print(f"backed up to {shown_name(arguments.out)}", file=sys.stderr)
    return 0


def read_store(
    arguments: argparse.Namespace, work: Callable[[Readable], Awaitable[Result]]
) -> Result:
    """Run some work on a store that is opened for reading, even while a server runs."""
    with server_libraries():
        from qalat.server.store import look_into

    async def look() -> Result:
        store = await look_into(place_of(arguments))
        try:
            return await work(store)
        finally:
            await store.close()

    with refusing_store_errors():
        return asyncio.run(look())


@contextlib.contextmanager
def refusing_store_errors() -> Iterator[None]:
    """Turn errors of the store and of secrets into refusals."""
    from qalat.server.keys import SecretError
    from qalat.server.store import StoreError

    try:
        yield
    except (StoreError, SecretError) as error:
        raise Refusal(str(error).rstrip(".")) from None


@contextlib.contextmanager
def _naming(file: str) -> Iterator[None]:
    """Name the file in refusals."""
    try:
        yield
    except Refusal as refusal:
        raise refusal.at(None, shown_name(file)) from None


def _sections(name: str) -> Iterator[Section]:
    """Read a file section by section, as it may be larger than memory."""
    from qalat.server.table.table_log import sections

    try:
        if name == STANDARD_INPUT:
            yield from sections(_pieces(sys.stdin))
        else:
            with _text_of(Path(name)) as file:
                yield from sections(_pieces(file))
    except UnicodeDecodeError as error:
        raise Refusal(f"it is not text: byte {error.start} is not UTF-8") from None
    except (EOFError, zlib.error):
        raise Refusal("it is compressed, and damaged or incomplete") from None
    except (OSError, ValueError) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal(f"it cannot be read: {reason(error)}") from None


def _pieces(file: TextIO) -> Iterator[str]:
    """Read whole lines; a compressed file of some kilobytes may hold one of many gigabytes."""
    while piece := file.read(_BLOCK):
        rest = file.readline(_BLOCK)
        if len(rest) == _BLOCK and not rest.endswith("\n"):
            raise Unreadable(f"a line of more than {_BLOCK} characters", "an event a line")
        yield piece + rest


def _text_of(file: Path) -> TextIO:
    """Open a text file, which may be compressed, as archives are."""
    with file.open("rb") as start:
        is_compressed = start.read(len(_GZIP)) == _GZIP
    if is_compressed:
        return gzip.open(file, "rt", encoding="utf-8", newline="\n")
    return file.open(encoding="utf-8", newline="\n")


@contextlib.contextmanager
def _written_whole(name: str) -> Iterator[Write]:
    """Yield a function that writes to a new file, which appears once all of it is on disk.

    Only its owner may read it: it holds the guests and the seeds of unfinished games.
    """
    if name == "-":
        yield sys.stdout.write
        return
    place = Path(name)
    try:
        if place.exists():
            raise FileExistsError(0, "it exists already; give it a new name")
        handle, part = tempfile.mkstemp(prefix=".qalat-", dir=place.resolve().parent)
    except (OSError, ValueError) as error:
        raise Refusal(f"{shown_name(name)} cannot be written: {reason(error)}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            yield file.write
            file.flush()
            os.fsync(file.fileno())
        Path(part).rename(place)
    except BaseException as error:
        Path(part).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Refusal(f"{shown_name(name)} cannot be written: {reason(error)}") from None
        raise


def _print_moved(done: str, moved: Moved) -> None:
    counts = {"table": moved.tables, "event": moved.events, "guest": moved.guests}
    parts = (f"{count} {what}{'' if count == 1 else 's'}" for what, count in counts.items())
    print(f"{done} {', '.join(parts)}", file=sys.stderr)
