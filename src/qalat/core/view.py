"""Views: the one filter for everything that leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass

from qalat.core.contract import Scratch, States
from qalat.core.game import Game
from qalat.core.position import write_position

SPECTATOR = -1


@dataclass(frozen=True, eq=False, repr=False)
class View:
    """A position as one seat may see it, with the seat's legal actions.

    Views are equal if nothing in them differs. legal holds numbers, words the same in words; both
    are empty when it is not the seat's turn. states is an array of one record.

    >>> view = match.view("ada")
    >>> view
    <View of alhambra for seat 0: 6 actions are legal>
    >>> view.legal[0], view.words[0], view.game.title
    (0, 'take yellow 1', 'Alhambra')
    >>> int(view.states[0].actor), view.seat, view.bytes() == match.view("ada").bytes()
    (0, 0, True)
    >>> view == match.view("ada"), view == match.view("ben"), hash(view) == hash(match.view("ada"))
    (True, False, True)
    """

    game: Game
    seat: int
    states: States
    legal: tuple[int, ...]

    def __str__(self) -> str:
        """Return the position as text."""
        return write_position(self.game, self.states)

    def __repr__(self) -> str:
        """Return who is shown how much."""
        whom = "spectators" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {self.game.name} for {whom}: {len(self.legal)} actions are legal>"

    def __eq__(self, other: object) -> bool:
        """Say whether another view shows the same of the same game."""
        if not isinstance(other, View):
            return NotImplemented
        return self.game is other.game and self.bytes() == other.bytes()

    def __hash__(self) -> int:
        """Return a number that equal views have in common."""
        return hash(self.bytes())

    def bytes(self) -> bytes:
        """Return the whole view as bytes, for comparisons."""
        return bytes(self.states.tobytes()) + repr((self.seat, self.legal)).encode()

    @property
    def words(self) -> list[str]:
        """The seat's legal actions in words; empty when it is not to move."""
        return [self.game.actions.word(action) for action in self.legal]


def _own_legal(game: Game, states: States, i: int, seat: int, scratch: Scratch) -> tuple[int, ...]:
    """Return a seat's legal actions: none unless it is to move."""
    if seat == SPECTATOR or states[i].actor != seat:
        return ()
    return tuple(game.engine.legal(states, i, scratch).tolist())


def look(game: Game, states: States, i: int, seat: int, scratch: Scratch) -> View:
    """Return the view of a seat or a spectator."""
    shown = game.engine.blank()
    shown[0] = states[i]
    game.engine.driver.hide(shown, 0, seat)
    return View(game, seat, shown, _own_legal(game, states, i, seat, scratch))


def remember(game: Game, states: States, i: int, seat: int, scratch: Scratch) -> View:
    """Return the view of a seat that remembers all open play.

    Everything in a state was open once, as what has not been drawn has no order.
    """
    shown = game.engine.blank()
    shown[0] = states[i]
    return View(game, seat, shown, _own_legal(game, states, i, seat, scratch))
