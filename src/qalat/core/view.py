"""Views: the one filter for everything that leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from qalat.core.game import Game
from qalat.core.position import write_position

SPECTATOR = -1


@dataclass(frozen=True)
class View:
    """A position as one seat may see it, with the seat's legal actions."""

    game: Game
    seat: int
    states: np.ndarray
    legal: tuple[int, ...]

    def __str__(self) -> str:
        """Return the position as text."""
        return write_position(self.game, self.states)

    def bytes(self) -> bytes:
        """Return the whole view as bytes, for comparisons."""
        return bytes(self.states.tobytes()) + repr((self.seat, self.legal)).encode()

    @property
    def words(self) -> list[str]:
        """The seat's legal actions in words; empty when it is not to move."""
        return [self.game.actions.word(action) for action in self.legal]


def _own_legal(
    game: Game, states: np.ndarray, i: int, seat: int, scratch: np.ndarray
) -> tuple[int, ...]:
    """Return a seat's legal actions: none unless it is to move."""
    if seat == SPECTATOR or states[i].actor != seat:
        return ()
    return tuple(game.engine.legal(states, i, scratch).tolist())


def look(game: Game, states: np.ndarray, i: int, seat: int, scratch: np.ndarray) -> View:
    """Return the view of a seat or a spectator."""
    shown = game.engine.blank()
    shown[0] = states[i]
    game.engine.driver.hide(shown, 0, seat)
    return View(game, seat, shown, _own_legal(game, states, i, seat, scratch))


def remember(game: Game, states: np.ndarray, i: int, seat: int, scratch: np.ndarray) -> View:
    """Return the view of a seat that remembers all open play.

    Everything in a state was open once, as what has not been drawn has no order.
    """
    shown = game.engine.blank()
    shown[0] = states[i]
    return View(game, seat, shown, _own_legal(game, states, i, seat, scratch))
