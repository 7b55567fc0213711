"""Records and positions on disk: checked when read, written atomically."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import tempfile
from pathlib import Path

import qalat
from qalat import Refusal, Unreadable
from qalat.cli.compiling import make_ready
from qalat.core.errors import quoted
from qalat.core.log import RECORD_HEADER, read_log
from qalat.core.match import Match

STANDARD_INPUT = "-"
LARGEST = 1 << 20
"""More bytes than the record of any game."""

_GAME_LINE = re.compile(r"^game: (\w+)", re.MULTILINE)
_HEADER = 200


def read_match(name: str, seed: int | str | None = None, upto: int | None = None) -> Match:
    """Return the match in a file; a refusal names the file and the line."""
    return match_in(read_text(name), name, seed, upto)


def match_in(text: str, name: str, seed: int | str | None = None, upto: int | None = None) -> Match:
    """Return the match in the text of a file."""
    named = _GAME_LINE.search(text[:_HEADER])
    if named and named[1] in qalat.GAMES:
        make_ready(qalat.GAMES[named[1]])
    try:
        _check_lines(text, upto)
        return qalat.read(text, upto, seed=seed)
    except Refusal as refusal:
        raise refusal.at(None, shown_name(name)) from None


def _check_lines(text: str, upto: int | None) -> None:
    """Refuse a line number beyond the end of the record."""
    if upto is None:
        return
    lines = len(read_log(text, qalat.GAMES).moves) if text.startswith(RECORD_HEADER) else 0
    if upto > lines:
        raise Unreadable(f"{lines} lines of moves", f"at least {upto}")


def read_text(name: str) -> str:
    """Return a file's text, or refuse a file that cannot be a record or a position."""
    try:
        data = _read_bytes(name)
    except (OSError, ValueError) as error:
        raise Refusal(f"{shown_name(name)} cannot be read: {reason(error)}") from None
    if len(data) > LARGEST:
        raise Refusal(
            f"{shown_name(name)} is larger than any record or position: over {LARGEST} bytes"
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refusal(f"{shown_name(name)} is not text: byte {error.start} is not UTF-8") from None


def _read_bytes(name: str) -> bytes:
    if name != STANDARD_INPUT:
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    if hasattr(sys.stdin, "buffer"):
        return bytes(sys.stdin.buffer.read(LARGEST + 1))
    return sys.stdin.read(LARGEST + 1).encode()


def shown_name(name: str) -> str:
    """Return a file's name as messages show it."""
    if name == STANDARD_INPUT:
        return "the standard input"
    return name if name.isprintable() else quoted(name)


def reason(error: Exception) -> str:
    """Return why the system refused a file."""
    text = error.strerror if isinstance(error, OSError) else str(error)
    return (text or type(error).__name__).lower()


def write_whole(name: str, text: str) -> None:
    """Write a file atomically: it holds either the whole text or what it held before."""
    try:
        place = Path(name).resolve()
        handle, temporary = tempfile.mkstemp(prefix=".qalat-", dir=place.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(temporary).chmod(_mode(place))
            Path(temporary).replace(place)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
    except (OSError, ValueError) as error:
        raise Refusal(f"{shown_name(name)} cannot be written: {reason(error)}") from None


def check_writable(name: str) -> None:
    """Refuse a file that cannot be written, before doing the work for it."""
    try:
        place = Path(name).resolve()
        if place.is_dir():
            raise IsADirectoryError(0, "is a directory")
        with tempfile.NamedTemporaryFile(prefix=".qalat-", dir=place.parent):
            pass
    except (OSError, ValueError) as error:
        raise Refusal(f"{shown_name(name)} cannot be written: {reason(error)}") from None


def _mode(place: Path) -> int:
    """Return the permissions of a file, or those that a new one would get."""
    if place.exists():
        return place.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
