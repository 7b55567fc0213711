"""What a table may choose before the game."""

from __future__ import annotations

from qalat.core.game import Option, OptionFile
from qalat.games.roll_and_write.components import (
    DEFAULT_COINS,
    DEFAULT_LAYOUT,
    read_coins,
    read_layout,
)

OPTIONS = (
    Option(
        "virtual_players",
        ("auto", "2", "3", "4"),
        "how many virtual players join a single player; auto fills up to three at the table",
    ),
    Option(
        "solo",
        ("points", "against"),
        "what a single player plays for: as many points as possible, or to beat virtual players",
    ),
    Option(
        "coins",
        (DEFAULT_COINS,),
        "how many coins are printed on a sheet, 3 to 99",
        read_coins,
    ),
    Option(
        "layout",
        (DEFAULT_LAYOUT,),
        'the sheet: six rows of six letters of PSACGT joined by "/", from yellow 1 down',
        read_layout,
    ),
)


def _read_layout_file(path: str) -> dict[str, str]:
    # Few bring a file, and to know how one is read takes longer than all else here.
    from qalat.games.roll_and_write.layouts import read_layout_file  # noqa: PLC0415

    return read_layout_file(path)


OPTION_FILES = (OptionFile("layout", "a TOML file with a sheet of your own", _read_layout_file),)
