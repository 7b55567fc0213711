"""Changes to a state that a seat must not notice: one entry a game, or its contract fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise, permutations, product

import numpy as np

import qalat
from qalat.core.defaults import nothing_hidden

Unseen = Callable[[np.ndarray, int], Iterator[np.ndarray]]


def _exchanged(one: np.ndarray, other: np.ndarray) -> bool:
    """Exchange a card of one pile for a different one of another; say whether that is possible."""
    for gives, takes in product(np.argwhere(one > 0), np.argwhere(other > 0)):
        if gives.tolist() != takes.tolist():
            one[tuple(gives)] -= 1
            one[tuple(takes)] += 1
            other[tuple(takes)] -= 1
            other[tuple(gives)] += 1
            return True
    return False


def alhambra(states: np.ndarray, seat: int) -> Iterator[np.ndarray]:
    """Exchange a card of another hand for one of the deck, and for one of a third hand."""
    if states[0].open_hands:
        return
    # Whoever is paying is known to hold enough.
    payer = states[0].actor if states[0].slot >= 0 else -1
    others = [other for other in range(states[0].seats) if other not in (seat, payer)]
    for other in others:
        changed = states.copy()
        if _exchanged(changed[0].hand[other], changed[0].deck):
            yield changed
    for one, other in pairwise(others):
        changed = states.copy()
        if _exchanged(changed[0].hand[one], changed[0].hand[other]):
            yield changed


def nothing(states: np.ndarray, seat: int) -> Iterator[np.ndarray]:
    """Everything lies open: no two states look alike."""
    yield from ()


def medina(states: np.ndarray, seat: int) -> Iterator[np.ndarray]:
    """Exchange a piece of another supply for a different one of a third."""
    if states[0].open_supplies:
        return
    others = [other for other in range(states[0].seats) if other != seat]
    for one, other in pairwise(others):
        for kinds in permutations(range(states[0].supply.shape[1]), 2):
            changed = states.copy()
            if _swapped(changed[0].supply, one, other, *kinds) and _is_sound(changed):
                yield changed
                break


def _swapped(supply: np.ndarray, one: int, other: int, mine: int, theirs: int) -> bool:
    """Let two supplies exchange a piece; say whether they have them."""
    if not (supply[one, mine] and supply[other, theirs]):
        return False
    supply[[one, other], [mine, theirs]] -= 1
    supply[[one, other], [theirs, mine]] += 1
    return True


def _is_sound(states: np.ndarray) -> bool:
    """Say whether play could have come there: whoever acts is known to have a piece to place."""
    game = qalat.find("medina")
    return game.flaws(states, 0, game.engine.scratch()) == []


UNSEEN: dict[str, Unseen] = {
    "alhambra": alhambra,
    "roll_and_write": nothing,
    "medina": medina,
    **{name: nothing for name, game in qalat.GAMES.items() if game.rules.hide is nothing_hidden},
}

ALL_OPEN = {name for name, unseen in UNSEEN.items() if unseen is nothing}
"""The games in which nobody is hidden anything."""
