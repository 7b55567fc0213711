"""What one seat is shown: the one filter that everything which leaves the engine passes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from qalat.core.game import Game
from qalat.core.position import write_position

SPECTATOR = -1


@dataclass(frozen=True)
class View:
    """A position as one seat may see it, with what that seat may do now."""

    game: Game
    seat: int
    states: np.ndarray
    legal: tuple[int, ...]

    def __str__(self) -> str:
        """Return the position as text."""
        return write_position(self.game, self.states)

    def bytes(self) -> bytes:
        """Return all that the view holds, for comparing it with another."""
        return bytes(self.states.tobytes()) + repr((self.seat, self.legal)).encode()

    @property
    def words(self) -> list[str]:
        """What the seat may do now, in words; empty when it is not its turn."""
        return [self.game.actions.word(action) for action in self.legal]


def _own_legal(
    game: Game, states: np.ndarray, i: int, seat: int, desk: np.ndarray
) -> tuple[int, ...]:
    """Return what a seat may do now: nothing unless it is to move."""
    if seat == SPECTATOR or states[i].actor != seat:
        return ()
    return tuple(game.engine.legal(states, i, desk).tolist())


def look(game: Game, states: np.ndarray, i: int, seat: int, desk: np.ndarray) -> View:
    """Return what a seat, or a spectator, is shown of a state."""
    shown = game.engine.blank()
    shown[0] = states[i]
    game.engine.driver.hide(shown, 0, seat)
    return View(game, seat, shown, _own_legal(game, states, i, seat, desk))


def remember(game: Game, states: np.ndarray, i: int, seat: int, desk: np.ndarray) -> View:
    """Return what a seat knows that has forgotten nothing of the open play.

    All that a state holds lay open once, for what is not drawn yet has no order in it.
    """
    shown = game.engine.blank()
    shown[0] = states[i]
    return View(game, seat, shown, _own_legal(game, states, i, seat, desk))
