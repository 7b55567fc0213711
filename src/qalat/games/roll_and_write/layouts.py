"""Layouts kept in files: the sheet of a printed game as its owner writes it down.

coins = 20

[layout]
rows = ["GPTCGA", "PSGTAC", "TGSACG", "CTAGPT", "GACPTS", "ACGTST"]
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from qalat.core.errors import Unreadable, quoted
from qalat.games.roll_and_write.components import (
    MOST_COINS,
    PIPS,
    STARTING_COINS,
    read_coins,
    read_layout,
)

_LARGEST = 10_000
"""More bytes than any layout with its comments needs."""


def read_layout_file(path: str | Path) -> dict[str, str]:
    """Return the options that a file of layout and coins stands for, or say what is wrong."""
    try:
        chosen = _options(_table(_text(Path(path))))
        read_layout(chosen["layout"])
        if "coins" in chosen:
            read_coins(chosen["coins"])
    except Unreadable as refusal:
        raise refusal.at(None, str(path)) from None
    return chosen


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise Unreadable(
            f"a file that cannot be opened ({error.strerror})", "a file with a layout"
        ) from None
    if len(content) > _LARGEST:
        raise Unreadable(f"more than {_LARGEST} bytes", "a file with one layout")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("bytes that are not UTF-8", "a text file") from None


def _table(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may be too long, too
        raise Unreadable(
            f"text that is not TOML ({error})", '"[layout]" and "rows = [...]"'
        ) from None


def _options(table: dict[str, Any]) -> dict[str, str]:
    layout = table.get("layout")
    if not isinstance(layout, dict):
        raise Unreadable('no table "[layout]"', '"[layout]" and below it "rows = [...]"')
    unknown = [*(set(table) - {"layout", "coins"}), *(set(layout) - {"rows", "coins"})]
    if unknown:
        raise Unreadable(f"the key {quoted(min(unknown))}", '"rows" and "coins" alone')
    rows = layout.get("rows")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise Unreadable('no list of texts "rows"', f"{PIPS} texts of {PIPS} letters each")
    if any("/" in row for row in rows):
        raise Unreadable('"/" within a row', f"{PIPS} letters a row")
    chosen = {"layout": "/".join(rows)}
    if "coins" in table and "coins" in layout:
        raise Unreadable('"coins" a second time', "the number of coins once")
    coins = table.get("coins", layout.get("coins"))
    if coins is not None:
        if not isinstance(coins, int) or isinstance(coins, bool):
            raise Unreadable(f"coins = {quoted(str(coins))}", "a whole number")
        if not STARTING_COINS <= coins <= MOST_COINS:
            raise Unreadable(
                "other coins than a sheet can have", f"{STARTING_COINS} to {MOST_COINS} coins"
            )
        chosen["coins"] = str(coins)
    return chosen
