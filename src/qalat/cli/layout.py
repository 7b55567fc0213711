"""Layout of plain text: tables, columns, blocks side by side."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

_NARROWEST = 40
_GAP = 3
_UNBROKEN = "\x00"

Block = Sequence[str]


class Size(NamedTuple):
    """The columns and lines of a terminal."""

    width: int
    height: int


def terminal_size() -> Size:
    """Return the terminal's size, or a default without a terminal."""
    found = shutil.get_terminal_size()
    return Size(max(_NARROWEST, found.columns), found.lines)


def shown_width(text: str) -> int:
    """Return how many columns a text takes; some characters take two, some none."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(each) else 1 + (unicodedata.east_asian_width(each) in "WF")
        for each in text
    )


def padded(text: str, width: int, *, right: bool = False) -> str:
    """Return a text padded with spaces."""
    blanks = " " * (width - shown_width(text))
    return blanks + text if right else text + blanks


def table(rows: Sequence[Sequence[str]], *, words: int = 1, gap: int = 2) -> list[str]:
    """Return rows as aligned columns; the first `words` are text, the others numbers."""
    widths = [max(shown_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        (" " * gap)
        .join(
            padded(cell, widths[column], right=column >= words) for column, cell in enumerate(row)
        )
        .rstrip()
        for row in rows
    ]


def columns(entries: Sequence[str], width: int, indent: int = 2) -> list[str]:
    """Return entries in as many equal columns as fit, read line by line."""
    if not entries:
        return []
    widest = max(shown_width(entry) for entry in entries) + _GAP
    across = max(1, (width - indent + _GAP) // widest)
    return [
        (
            " " * indent
            + "".join(padded(entry, widest) for entry in entries[start : start + across])
        ).rstrip()
        for start in range(0, len(entries), across)
    ]


def block_width(block: Block) -> int:
    """Return the width of a block's widest line."""
    return max((shown_width(line) for line in block), default=0)


def row_width(blocks: Sequence[Block]) -> int:
    """Return the width of blocks side by side."""
    return sum(block_width(block) for block in blocks) + _GAP * (len(blocks) - 1)


def side_by_side(blocks: Sequence[Block], width: int) -> list[str]:
    """Return blocks side by side, as many in a row as fit, the rest below."""
    lines: list[str] = []
    row: list[Block] = []
    for block in blocks:
        if row and row_width([*row, block]) > width:
            lines += [*_joined(row), ""]
            row = []
        row.append(block)
    return lines + _joined(row)


def _joined(blocks: Sequence[Block]) -> list[str]:
    widths = [block_width(block) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    return [
        (" " * _GAP)
        .join(
            padded(block[line] if line < len(block) else "", width)
            for block, width in zip(blocks, widths, strict=True)
        )
        .rstrip()
        for line in range(height)
    ]


def wrapped(text: str, width: int, first: str = "", later: str | None = None) -> list[str]:
    """Return a text in lines; the first has one indent, later ones may have another."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=first if later is None else later,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [first.rstrip()]


def wrapped_list(items: Sequence[str], width: int, first: str, later: str) -> list[str]:
    """Return items separated by semicolons, in lines that break only between items."""
    whole = "; ".join(item.replace(" ", _UNBROKEN) for item in items)
    return [line.replace(_UNBROKEN, " ") for line in wrapped(whole, width, first, later)]


def heading(text: str, width: int) -> str:
    """Return a heading line of the screen."""
    return f"--- {text} ".ljust(min(width, 100) - 1, "-")


def listed(parts: Sequence[str]) -> str:
    """Return words as a list in prose: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, plural unless the number is 1."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
