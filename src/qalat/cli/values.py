"""Values on the command line: parsed, or refused with what was expected."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

_MOST_SECONDS = 86_400
_LEAST_SECONDS = 0.05


def whole(least: int, most: int = 999) -> Callable[[str], int]:
    """Return a parser of whole numbers within bounds."""

    def number(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,18}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(
            f"found {text!r}, expected a whole number from {least} to {most}"
        )

    return number


def seconds(text: str) -> float:
    """Return a thinking time in seconds."""
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text):
        number = float(text)
        if _LEAST_SECONDS <= number <= _MOST_SECONDS:
            return number
    raise argparse.ArgumentTypeError(
        f"found {text!r}, expected seconds from {_LEAST_SECONDS} to {_MOST_SECONDS}"
    )


def seed(text: str) -> int | str:
    """Return a number as a number, and other text as it is."""
    if re.fullmatch(r"-?[0-9]{1,18}", text):
        return int(text)
    if not text or not text.isprintable():
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number or words")
    return text


KEPT = ("open", "playing", "over", "closed", "guests")
"""The kinds of tables, and guests, that a server keeps for a number of days."""


def age(text: str) -> tuple[str, int]:
    """Return a kind and the number of days that it is kept."""
    kind, _, days = text.partition("=")
    if kind in KEPT and re.fullmatch(r"[0-9]{1,5}", days):
        return kind, int(days)
    raise argparse.ArgumentTypeError(
        f"found {text!r}, expected KIND=DAYS, the kind one of {', '.join(KEPT)}"
    )
