"""Options of a game as they are given on a command line."""

from __future__ import annotations

from collections.abc import Sequence

from qalat import Unreadable
from qalat.core.errors import quoted


def chosen_options(given: Sequence[str] | None) -> dict[str, str]:
    """Return options by name from words such as "open_hands=yes"."""
    chosen: dict[str, str] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not equals or name in chosen:
            raise Unreadable(f"the option {quoted(word)}", "each option once, as name=value")
        chosen[name] = value
    return chosen
