"""A bar that shows how far a long command is, for whoever watches a terminal."""

from __future__ import annotations

import sys

_BAR = 30


def draw_bar(done: int, whole: int, noun: str) -> None:
    """Draw the bar on the standard error, if that is a terminal; a full one is wiped away."""
    if not sys.stderr.isatty():
        return
    full = _BAR * done // whole if whole else _BAR
    sys.stderr.write(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done:,} of {whole:,} {noun}")
    if done == whole:
        wipe_bar()
    sys.stderr.flush()


def wipe_bar() -> None:
    """Wipe the bar away, if there can be one."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
