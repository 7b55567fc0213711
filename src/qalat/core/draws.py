"""Draws by a keyed hash: the draws so far do not reveal the next one."""

from __future__ import annotations

import hmac
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, count

_HASH = "sha256"
_RANGE = 1 << 256


class KeyedDraws:
    """Draws that follow from a secret seed, each by its number alone.

    A number is never reused, not even after actions are taken back, so new draws are independent
    of those that were taken back.
    """

    def __init__(self, seed: int | str) -> None:
        self._key = str(seed).encode()
        self.drawn = 0

    def below(self, bound: int) -> int:
        """Return a uniformly random whole number below the bound."""
        number, unfair = self.drawn, _RANGE % bound
        self.drawn += 1
        for attempt in count():
            drawn = self._hash(number, attempt)
            if drawn >= unfair:
                break
        return drawn % bound

    def _hash(self, number: int, attempt: int) -> int:
        message = f"qalat draw {number} {attempt}".encode()
        return int.from_bytes(hmac.digest(self._key, message, _HASH), "big")

    def draw(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """Draw one of the actions by weight."""
        place = self.below(sum(weights))
        return actions[bisect_right(list(accumulate(weights)), place)]
