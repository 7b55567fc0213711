"""Actions in words: the phrases a person writes, and the actions that they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qalat.core.errors import Unreadable, quoted
from qalat.core.record import CHANCE, OVER
from qalat.games.medina.city_map import read_cell
from qalat.games.medina.components import (
    CELLS,
    COLOURS,
    KINDS,
    SIDES,
    WALLS,
    cell_name,
    side_length,
)
from qalat.games.medina.state import EMPTY, FIRST_MERCHANT, NO_PIECE, STABLE

_FORMS = '"place orange at 4,7", "place wall at north 5", "roof orange at 4,7" or "decline"'


def phrases(words: Sequence[str]) -> list[str]:
    """Return action words as phrases: each is one already."""
    return list(words)


def runs(phrase: str) -> list[list[str]]:
    """Return the runs of action words that a phrase may stand for."""
    tokens = [token.lower() for token in phrase.split()]
    if not tokens:
        raise Unreadable("nothing", _FORMS)
    verb, rest = tokens[0], [token for token in tokens[1:] if token != "at"]
    if verb == "place" and rest:
        return [[word] for word in _placements(rest)]
    if verb == "roof":
        return [[word] for word in _roofs(rest)]
    if verb in ("youngest", "decline"):
        return [[" ".join(tokens)]]
    raise Unreadable(quoted(phrase), _FORMS)


def _named(token: str, names: Sequence[str], what: str) -> str:
    """Return the name of a list that a word begins; its first letters will do."""
    found = [name for name in names if name.startswith(token)]
    if len(found) != 1:
        raise Unreadable(quoted(token), f"{what}: {', '.join(names)}")
    return found[0]


def _placements(tokens: Sequence[str]) -> list[str]:
    kind = _named(tokens[0], KINDS, "a piece")
    if kind == KINDS[WALLS]:
        return [f"place wall at {place}" for place in _rim_cells(tokens[1:])]
    if len(tokens) > 2:
        raise Unreadable(quoted(" ".join(tokens[1:])), 'one cell such as "4,7"')
    cells = [read_cell(tokens[1])] if len(tokens) == 2 else range(CELLS)
    return [f"place {kind} at {cell_name(cell)}" for cell in cells]


def _rim_cells(tokens: Sequence[str]) -> list[str]:
    """Return the wall cells that a side and a number name, or all of a side, or all there are."""
    if len(tokens) > 2:
        raise Unreadable(quoted(" ".join(tokens)), 'a wall cell such as "north 5"')
    sides = [_named(tokens[0], SIDES, "a side")] if tokens else SIDES
    cells = [f"{side} {k + 1}" for side in sides for k in range(side_length(SIDES.index(side)))]
    if len(tokens) == 2:
        cells = [cell for cell in cells if cell.split()[1] == tokens[1]]
    if not cells:
        last = side_length(SIDES.index(sides[0]))
        raise Unreadable(quoted(tokens[1]), f"a place from 1 to {last} on that side")
    return cells


def _roofs(tokens: Sequence[str]) -> list[str]:
    """Return the roofs that a colour and a cell name; either of them may be left out."""
    is_cell = [any(letter.isdigit() for letter in token) for token in tokens]
    colours = [token for token, cell in zip(tokens, is_cell, strict=True) if not cell]
    cells = [token for token, cell in zip(tokens, is_cell, strict=True) if cell]
    if len(colours) > 1 or len(cells) > 1:
        raise Unreadable(quoted(" ".join(tokens)), 'a palace such as "orange at 4,7"')
    named = [_named(colours[0], COLOURS, "a colour")] if colours else COLOURS
    places = [read_cell(cells[0])] if cells else range(CELLS)
    return [f"roof {colour} at {cell_name(cell)}" for colour in named for cell in places]


def respelled(phrase: str, state: Any) -> str:
    """Return a phrase with a roof's palace named by its first building, whichever cell it had."""
    tokens = phrase.split()
    if not tokens or tokens[0].lower() != "roof":
        return phrase
    return " ".join(_first_building(token, state) for token in tokens)


def _first_building(token: str, state: Any) -> str:
    try:
        cell = read_cell(token)
    except Unreadable:
        return token
    part_of_palace = EMPTY < state.piece[cell] <= STABLE
    return cell_name(int(state.near[cell])) if part_of_palace else token


def prompt(state: Any) -> str:
    """Return in one sentence what is asked now."""
    if state.actor == OVER:
        return "nothing: the game is over"
    if state.actor == CHANCE:
        return "a draw"
    if state.phase == FIRST_MERCHANT:
        return "the first merchant, on a cell that is not next to the rim"
    return f"the {'first' if state.laid == NO_PIECE else 'second'} piece of the turn"
