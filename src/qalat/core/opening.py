"""What a match begins with: a name a seat, and the position it begins from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from qalat.core.contract import States
from qalat.core.errors import Illegal, Unreadable, quoted
from qalat.core.game import Game


def seat_names(game: Game, seats: Sequence[str] | int) -> Sequence[str]:
    """Return a name a seat: those given, or plain ones for a number of players."""
    if isinstance(seats, int):
        return [f"player {number + 1}" for number in range(game.checked_seats(seats))]
    if isinstance(seats, str) or not all(isinstance(name, str) for name in seats):
        raise Unreadable(f"the seats {quoted(str(seats))}", "a list of names, or how many players")
    game.checked_seats(len(seats))
    return seats


def opening_of(game: Game, origin: States | None, seats: int, options: Mapping[str, str]) -> States:
    """Return the position that a match begins from, or refuse one that is played otherwise."""
    if origin is None:
        states = game.engine.blank()
        game.engine.driver.start(states, 0, seats, game.option_numbers(options))
        return states
    if seats != origin[0].seats:
        raise Illegal(f"{seats} names", f"the position is one of {origin[0].seats} players")
    played = game.notation.options(origin[0])
    for name, value in options.items():
        if value != played[name]:
            raise Illegal(f"{name}={value}", f"the position is played with {name}={played[name]}")
    return origin.copy()
