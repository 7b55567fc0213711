"""Everything that may be done now, as phrases that can be typed, with what they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import numpy as np

from qalat.cli.layout import columns, heading
from qalat.cli.tables.alhambra.pieces import Cell, palace_of, slot_coin, tile_name
from qalat.core.view import View
from qalat.games.alhambra.actions import ACTIONS
from qalat.games.alhambra.components import TILES
from qalat.games.alhambra.state import PAYMENT, PLACEMENT

_SEVERAL = 2
_PLAY_ON = "exactly, and play on"


class Suggestion(NamedTuple):
    """A phrase, and what is worth knowing about it."""

    phrase: str
    note: str = ""
    rank: int = 0

    def __str__(self) -> str:
        """Return the phrase with its note behind it."""
        return f"{self.phrase}  ({self.note})" if self.note else self.phrase


class Group(NamedTuple):
    """Choices of one kind."""

    title: str
    choices: list[Suggestion]


def possible(view: View, width: int) -> list[str]:
    """Return everything that the view's seat may do now, grouped."""
    lines: list[str] = []
    for group in _groups(view):
        lines.append(heading(group.title, width))
        for _, alike in groupby(group.choices, key=lambda choice: " swap " in choice.phrase):
            lines += columns([str(choice) for choice in alike], width)
    return lines


def hints(view: View) -> list[str]:
    """Return the most promising phrase of each kind."""
    return [max(group.choices, key=lambda choice: choice.rank).phrase for group in _groups(view)]


def free_cells(view: View) -> list[Cell]:
    """Return the cells where the tile at hand could go, if it is clear which tile that is."""
    state = view.states[0]
    if state.actor != view.seat:
        return []
    words = view.words
    if state.phase == PLACEMENT and len(words) == 1:
        words = _words(view, _after(view, view.states, view.legal[0]))
    cells = [word.removeprefix("at ") for word in words if word.startswith("at ")]
    return [(int(x), int(y)) for x, y in (cell.split(",") for cell in cells)]


def _after(view: View, states: np.ndarray, *actions: int) -> np.ndarray:
    """Return the position after some actions of the view's seat, which draw nothing."""
    engine = view.game.engine
    ahead = engine.blank()
    ahead[0] = states[0]
    for action in actions:
        engine.driver.apply(ahead, 0, action, engine.scratch())
    return ahead


def _words(view: View, states: np.ndarray) -> list[str]:
    engine = view.game.engine
    return [ACTIONS.word(int(action)) for action in engine.legal(states, 0, engine.scratch())]


def _groups(view: View) -> list[Group]:
    found: dict[str, list[Suggestion]] = {}
    for action in view.legal:
        title, choices = _choices(view, action)
        found.setdefault(title, []).extend(choices)
    return [Group(title, choices) for title, choices in found.items()]


def _choices(view: View, action: int) -> tuple[str, list[Suggestion]]:
    word = ACTIONS.word(action)
    family = ACTIONS.family(action).name
    if family == "take":
        return "Take money", [Suggestion(word, rank=sum(map(int, word.split()[2::2])))]
    if family == "buy":
        slot = int(word.split()[1]) - 1
        tile = int(view.states[0].market[slot])
        title = (
            f"Buy {tile_name(tile)} from slot {slot + 1} for {TILES[tile].price} {slot_coin(slot)}"
        )
        return title, _purchases(view, action, word, TILES[tile].price)
    if family in ("pay", "settle"):
        return "Lay cards, then settle", [_payment(view, word)]
    if family == "redesign":
        return f"Redesign with {word.removeprefix('redesign ')}", _sites(view, action, word)
    if family == "remove":
        return "Redesign: take a tile into the reserve", [_named(view, word)]
    if family == "place":
        return f"Place {word.removeprefix('place ')}", _sites(view, action, word)
    if family == "swap":
        return "Swap it with a palace tile", [_named(view, word)]
    if family == "pass":
        title = "Decline the extra action" if view.states[0].traded else "Nothing else"
        return title, [Suggestion(word)]
    return "Choose a place", [Suggestion(word)]


def _sites(view: View, action: int, word: str) -> list[Suggestion]:
    places = [
        _named(view, place) if place.startswith("swap") else Suggestion(place)
        for place in _words(view, _after(view, view.states, action))
    ]
    return [Suggestion(f"{word} {place.phrase}", place.note) for place in places]


def _named(view: View, word: str) -> Suggestion:
    """Return an action on a palace tile, with the tile's name."""
    x, y = word.rsplit(maxsplit=1)[-1].split(",")
    return Suggestion(word, tile_name(palace_of(view.states[0], view.seat)[int(x), int(y)]))


def _purchases(view: View, action: int, word: str, price: int) -> list[Suggestion]:
    """Return the ways to pay without a card too many, the closest to the price first."""
    payments = sorted(
        _payments(view, _after(view, view.states, action)),
        key=lambda values: (sum(values), len(values)),
    )
    return [
        Suggestion(
            f"{word} with {' '.join(map(str, values))}",
            _PLAY_ON if sum(values) == price else f"{sum(values) - price} too much",
            price - sum(values),
        )
        for values in payments
    ]


def _payments(view: View, states: np.ndarray) -> Iterator[tuple[int, ...]]:
    """Yield the sets of cards that complete a payment, each from the highest value down."""
    engine = view.game.engine
    for action in engine.sensible(states, 0, engine.scratch()):
        word = ACTIONS.word(int(action))
        if word == "settle":
            yield ()
            return
        value = int(word.split()[1])
        for rest in _payments(view, _after(view, states, int(action))):
            yield (value, *rest)


def _payment(view: View, word: str) -> Suggestion:
    """Return a card to be laid, or settling, with what is then laid."""
    state = view.states[0]
    assert state.phase == PAYMENT
    laid = sum((value + 1) * int(count) for value, count in enumerate(state.laid))
    laid += 0 if word == "settle" else int(word.split()[1])
    ahead = laid - TILES[state.market[state.slot]].price
    if ahead < 0:
        return Suggestion(word, f"{-ahead} to go", ahead - _SEVERAL)
    note = _PLAY_ON if ahead == 0 else f"{ahead} too much"
    return Suggestion(word, note if word == "settle" else f"then settle: {note}", -ahead)
