"""Qalat: board games of palaces and walls, for people and for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from qalat.core import match as _match
from qalat.core.errors import Ambiguous, Illegal, Refusal, Unreadable
from qalat.core.game import Game
from qalat.core.log import RECORD_HEADER, Log, read_log
from qalat.core.match import Outcome
from qalat.core.position import POSITION_HEADER, read_position
from qalat.games import GAMES, find

__version__ = "0.1.0"


class Match(_match.Match):
    """One game being played: a game by its name, seats by theirs."""

    def __init__(
        self,
        game: Game | str,
        seats: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        origin: np.ndarray | None = None,
        draws: bool = True,
    ) -> None:
        found = find(game) if isinstance(game, str) else game
        super().__init__(found, seats, seed=seed, options=options, origin=origin, draws=draws)


def read(text: str, upto: int | None = None, *, seed: int | str | None = None) -> Match:
    """Return the match that a record or a position tells of; of a record, so many lines.

    It draws nothing by itself: set its draws, and let it settle, to go on from there.
    """
    if text.startswith(POSITION_HEADER):
        game, states = read_position(text, GAMES)
        return Match.from_position(game, states, seed=seed, draws=False)
    if text.startswith(RECORD_HEADER):
        return Match.replay(read_log(text, GAMES), upto, seed=seed)
    first = text.split("\n", 1)[0][:80]
    raise Unreadable(
        f"{first!r} as the first line", f'"{RECORD_HEADER}" or "{POSITION_HEADER}"', line=1
    )


__all__ = [
    "GAMES",
    "Ambiguous",
    "Game",
    "Illegal",
    "Log",
    "Match",
    "Outcome",
    "Refusal",
    "Unreadable",
    "__version__",
    "find",
    "read",
]
