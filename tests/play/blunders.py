"""What no level does, however weak: turns that a person would shake their head at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.games.medina.actions import ROOF
from qalat.games.medina.components import CELLS
from qalat.games.medina.state import STABLE

_OPENING = 8
"""Turns a player that count as Medina's opening."""


def _decisions(match: Match) -> Iterator[tuple[np.ndarray, str, list[str]]]:
    """Yield each decision of a player: the position, the action, and all that was legal."""
    game = match.game
    scratch = game.engine.scratch()
    for states, step in match.story():
        if step.actor != CHANCE:
            legal = game.engine.legal(states, 0, scratch).tolist()
            yield states, game.actions.word(step.action), [game.actions.word(one) for one in legal]


def _alhambra(match: Match) -> Iterator[str]:
    for _, word, legal in _decisions(match):
        if word == "in reserve" and any(each.startswith("at ") for each in legal):
            yield "a tile that fits goes into the reserve"
        if word.startswith("redesign remove"):
            yield "a tile is taken out of the palace"
        if word.startswith("pay") and "settle" in legal:
            yield "more cards are laid than the price asks for"


def _roll_and_write(match: Match) -> Iterator[str]:
    engine, scratch = match.game.engine, match.game.engine.scratch()
    coins = match.game.actions.number("take coins")
    for states, word, legal in _decisions(match):
        seat = int(states[0].actor)
        after = states.copy()
        if word == "take coins":
            engine.driver.apply(after, 0, coins, scratch)
            gained = int(after[0].gained[seat]) - int(states[0].gained[seat])
            if gained == 0 and any(each.startswith("build") for each in legal):
                yield "nothing is taken where something could be built"


def _medina(match: Match) -> Iterator[str]:
    opening = 2 * _OPENING * len(match.seats)
    for states, word, _ in list(_decisions(match))[:opening]:
        if word.startswith("roof"):
            cell = (match.game.actions.number(word) or 0) - ROOF
            palace = int(states[0].near[cell % CELLS])
            size = sum(
                0 < int(states[0].piece[each]) <= STABLE and int(states[0].near[each]) == palace
                for each in range(CELLS)
            )
            if size == 1:
                yield "a roof on a single building in the opening"


NONSENSE: dict[str, Callable[[Match], Iterator[str]]] = {
    "alhambra": _alhambra,
    "roll_and_write": _roll_and_write,
    "medina": _medina,
}
