"""A progress bar for long commands."""

from __future__ import annotations

import sys

_BAR = 30


def draw_bar(done: int, whole: int, noun: str) -> None:
    """Draw the bar on the standard error, if that is a terminal; erase it when full."""
    if not sys.stderr.isatty():
        return
    full = _BAR * done // whole if whole else _BAR
    sys.stderr.write(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done:,} of {whole:,} {noun}")
    if done == whole:
        wipe_bar()
    sys.stderr.flush()


def wipe_bar() -> None:
    """Erase the bar, if there can be one."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
