"""The rules page of a game: all of it, a chapter, or one rule."""

from __future__ import annotations

import difflib
import re
from importlib import resources
from itertools import groupby

from qalat import Refusal
from qalat.cli.layout import wrapped
from qalat.core.errors import quoted
from qalat.core.game import Game

_RULE = re.compile(r"- \*\*([A-Z]+-[A-Z]+\d+)\*\* ?")
_NEAREST = 4
_WIDEST = 100


def rules_page(game: Game) -> str:
    """Return a game's rules page as Markdown."""
    return resources.files(game.package).joinpath("rules.md").read_text(encoding="utf-8")


def rules_by_id(page: str) -> dict[str, list[str]]:
    """Return the lines of every rule by ID, tables included."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in page.splitlines():
        opening = _RULE.match(line)
        if opening:
            current = found[opening[1]] = [f"{opening[1]}  {line[opening.end() :]}"]
        elif line and not line.startswith("  "):
            current = None
        elif current is not None:
            current.append(line)
    return {name: _trimmed(lines) for name, lines in found.items()}


def _trimmed(lines: list[str]) -> list[str]:
    while lines and not lines[-1]:
        lines.pop()
    return lines


def rule_lines(game: Game, asked: str, width: int) -> list[str]:
    """Return one rule, or all rules of a chapter; the game's prefix may be left out."""
    rules = rules_by_id(rules_page(game))
    wanted = asked.strip().upper()
    chosen = [
        name
        for name in rules
        if wanted in (name, name.partition("-")[2])
        or wanted in (_chapter(name), _chapter(name).partition("-")[2])
    ]
    if not chosen:
        raise Refusal(f"{game.title} has no rule {quoted(asked)}; {_nearest(wanted, list(rules))}")
    return [line for name in chosen for line in _rewrapped(rules[name], width)]


def _rewrapped(lines: list[str], width: int) -> list[str]:
    """Return a rule's lines wrapped to a width, its tables unchanged."""
    result: list[str] = []
    for is_prose, group in groupby(lines, key=lambda line: bool(line) and "|" not in line):
        if is_prose:
            text = " ".join(line.strip() for line in group)
            result += wrapped(text, min(width, _WIDEST), "" if not result else "  ", "  ")
        else:
            result += group
    return result


def _chapter(name: str) -> str:
    return name.rstrip("0123456789")


def _nearest(wanted: str, names: list[str]) -> str:
    known = {short: name for name in names for short in (name, name.partition("-")[2])}
    close = difflib.get_close_matches(wanted, list(known), n=_NEAREST * 2, cutoff=0.3)
    nearest = list(dict.fromkeys(known[each] for each in close))[:_NEAREST]
    if nearest:
        return f"the nearest are {', '.join(nearest)}"
    chapters = dict.fromkeys(_chapter(name) for name in names)
    return f"the chapters are {', '.join(chapters)}"
