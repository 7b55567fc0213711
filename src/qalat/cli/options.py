"""Options of a game as they are given on a command line."""

from __future__ import annotations

import argparse

from qalat import GAMES, Unreadable
from qalat.core.errors import quoted
from qalat.core.game import OptionFile


def option_files() -> dict[str, list[tuple[str, OptionFile]]]:
    """Return the files that stand for options by name, each with the games that know it."""
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
        # The game may be named by a saved contest alone, or know no such file: it then refuses
        # the options that are in it.
        file = dict(known).get(arguments.game, known[0][1])
        for name, value in file.read(path).items():
            if name in chosen:
                raise Unreadable(f"{name} by --option and by --{file_name}", "one of the two")
            chosen[name] = value
    return chosen
