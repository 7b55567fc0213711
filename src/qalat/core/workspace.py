"""The scratch space that a match is played with: its own, or one for all matches of a thread.

What is written there is read at once. Only the generator of a match whose draws are not keyed
lasts: so such a match has a space of its own. A space is larger than all else of a match, and one
that is used all the time stays in the processor's cache.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from qalat.core.contract import Scratch
from qalat.core.engine import Engine


class Workspace(NamedTuple):
    """Scratch space, and the two of its fields that Python reads."""

    scratch: Scratch
    listed: np.ndarray  # [place] the legal actions
    weights: np.ndarray  # [place] the weight of each action of chance


Space = Callable[[], Workspace]
"""Returns the space that a match is played with in this thread."""


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.spaces: dict[Engine, Workspace] = {}


_of_thread = _OfThread()


def _laid_out(scratch: Scratch) -> Workspace:
    return Workspace(scratch, scratch["ids"][0], scratch["weights"][0])


def own_space(scratch: Scratch) -> Space:
    """Return a space that is one match's own."""
    workspace = _laid_out(scratch)
    return lambda: workspace


@cache
def shared_space(engine: Engine) -> Space:
    """Return the space of whatever thread asks for it."""

    def space() -> Workspace:
        try:
            return _of_thread.spaces[engine]
        except KeyError:
            workspace = _of_thread.spaces[engine] = _laid_out(engine.scratch())
            return workspace

    return space
