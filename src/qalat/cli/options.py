"""Options of a game on the command line."""

from __future__ import annotations

import argparse

from qalat import GAMES, Unreadable
from qalat.core.errors import quoted
from qalat.core.game import OptionFile


def option_files() -> dict[str, list[tuple[str, OptionFile]]]:
    """Return the files that hold options, by name, each with the games that accept it."""
    found: dict[str, list[tuple[str, OptionFile]]] = {}
    for game in GAMES.values():
        for file in game.option_files:
            found.setdefault(file.name, []).append((game.name, file))
    return found


def chosen_options(arguments: argparse.Namespace) -> dict[str, str]:
    """Return options by name from words such as "open_hands=yes", and from files of options."""
    chosen: dict[str, str] = {}
    for word in arguments.option or ():
        name, equals, value = word.partition("=")
        if not equals or name in chosen:
            raise Unreadable(f"the option {quoted(word)}", "each option once, as name=value")
        chosen[name] = value
    for file_name, known in option_files().items():
        path = getattr(arguments, file_name)
        if path is None:
            continue
        # A resumed arena names the game itself; a game without such a file refuses its options.
        file = dict(known).get(arguments.game, known[0][1])
        for name, value in file.read(path).items():
            if name in chosen:
                raise Unreadable(f"{name} by --option and by --{file_name}", "one of the two")
            chosen[name] = value
    return chosen
