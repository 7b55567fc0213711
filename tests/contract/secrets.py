"""Changes to a state that a seat must not notice: one entry a game, or its contract fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise, product

import numpy as np

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


UNSEEN: dict[str, Unseen] = {"alhambra": alhambra}
