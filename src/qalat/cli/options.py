"""Options of a game as they are given on a command line."""

from __future__ import annotations

from collections.abc import Sequence

from qalat import Unreadable
from qalat.core.errors import quoted
from qalat.games.roll_and_write.layouts import read_layout_file


def chosen_options(given: Sequence[str] | None, layout: str | None = None) -> dict[str, str]:
    """Return options by name from words such as "open_hands=yes", and from a file of a layout."""
    chosen: dict[str, str] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not equals or name in chosen:
            raise Unreadable(f"the option {quoted(word)}", "each option once, as name=value")
        chosen[name] = value
    for name, value in (read_layout_file(layout) if layout else {}).items():
        if name in chosen:
            raise Unreadable(f"{name} by --option and by --layout", "one of the two")
        chosen[name] = value
    return chosen
