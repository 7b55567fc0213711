"""Phrases: what a person types or reads, as the actions that it stands for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from qalat.core.errors import Ambiguous, Unreadable, quoted
from qalat.core.game import Game
from qalat.core.trial import Trial


def read_phrase(game: Game, state: np.record, trial: Trial, phrase: str) -> list[int]:
    """Return the actions that a phrase stands for in a position, or refuse it.

    Of vague words that fit nothing, the reading that came furthest says why.
    """
    runs = [_numbers(game, run) for run in game.notation.runs(game.respelled(phrase, state))]
    tries = [(run, *trial.attempt(run, phrase)) for run in runs]
    fitting = [run for run, _, refusal in tries if refusal is None]
    if len(fitting) > 1:
        raise Ambiguous(phrase, [written(game, run) for run in fitting])
    if fitting:
        return fitting[0]
    refused = [(done, refusal) for _, done, refusal in tries if refusal is not None]
    raise max(refused, key=lambda each: each[0])[1]


def written(game: Game, run: Sequence[int]) -> str:
    """Return actions as the phrases that a person would write."""
    return " ".join(game.notation.phrases([game.actions.word(each) for each in run]))


def _numbers(game: Game, run: Sequence[str]) -> list[int]:
    numbers = []
    for word in run:
        number = game.actions.number(word)
        if number is None:
            raise Unreadable(quoted(word), f"an action of {game.title}")
        numbers.append(number)
    return numbers
