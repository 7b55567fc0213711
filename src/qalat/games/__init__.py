"""The registry: one line a game adds it everywhere."""

from __future__ import annotations

from qalat.core.errors import Unreadable, quoted
from qalat.core.game import Game
from qalat.games.alhambra.game import ALHAMBRA
from qalat.games.medina.game import MEDINA
from qalat.games.roll_and_write.game import ROLL_AND_WRITE

GAMES: dict[str, Game] = {
    "alhambra": ALHAMBRA,
    "roll_and_write": ROLL_AND_WRITE,
    "medina": MEDINA,
}


def find(name: str) -> Game:
    """Return the game of that name, or refuse it."""
    if name not in GAMES:
        raise Unreadable(f"the game {quoted(name)}", f"one of {', '.join(GAMES)}")
    return GAMES[name]
