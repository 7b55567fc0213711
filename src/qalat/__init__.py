"""Qalat: board games of palaces and walls, for people and for programs."""

from __future__ import annotations

from qalat.core.deeds import Deed
from qalat.core.errors import Ambiguous, Illegal, OutOfTurn, Refusal, Unreadable
from qalat.core.game import Game
from qalat.core.legal import LegalActions
from qalat.core.log import RECORD_HEADER, Log, Step, read_log
from qalat.core.match import Match
from qalat.core.outcome import Outcome
from qalat.core.position import POSITION_HEADER, read_position
from qalat.core.view import View
from qalat.games import GAMES, find

__version__ = "0.1.0"


def read(
    text: str, upto: int | None = None, *, seed: int | str | None = None, draws: bool = True
) -> Match:
    """Return the match of a record or a position; of a record, so many lines.

    Nothing is drawn in reading: where the text ends with chance to act, `settle` goes on.

    >>> match.play("take yellow 1")
    >>> read(str(match.log)) == match
    True
    >>> read(str(match)).state == match.state
    array([ True])
    """
    if text.startswith(POSITION_HEADER):
        game, states = read_position(text, GAMES)
        match = Match.from_position(game, states, seed=seed, draws=False)
        match.draws = draws
        return match
    if text.startswith(RECORD_HEADER):
        return Match.replay(read_log(text, GAMES), upto, seed=seed, draws=draws)
    first = text.split("\n", 1)[0][:80]
    raise Unreadable(
        f"{first!r} as the first line", f'"{RECORD_HEADER}" or "{POSITION_HEADER}"', line=1
    )


__all__ = [
    "GAMES",
    "Ambiguous",
    "Deed",
    "Game",
    "Illegal",
    "LegalActions",
    "Log",
    "Match",
    "OutOfTurn",
    "Outcome",
    "Refusal",
    "Step",
    "Unreadable",
    "View",
    "__version__",
    "find",
    "read",
]
