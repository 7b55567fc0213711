"""How much one client may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

_MOST_KEYS = 100_000


@dataclass(frozen=True)
class Limits:
    """What one client may do; a rate is so many a second, saved up to a burst."""

    messages: float = 20.0
    message_burst: int = 100
    words: float = 0.5
    word_burst: int = 10
    requests: float = 20.0
    request_burst: int = 100
    open_tables: int = 30
    sockets: int = 60
    backlog: int = 2000
    body: int = 65_536
    records: float = 1.0
    record_burst: int = 10
    analyses: int = 2
    analysis: float = 40.0


class Bucket:
    """A right to do something so many times a second, saved up to a burst."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_since", "overdrawn")

    def __init__(self, rate: float, burst: int, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = float(burst)
        self._since = now()
        self.overdrawn = 0  # how many times in a row there was none left

    def take(self) -> bool:
        """Use the right once, if there is one left."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            self.overdrawn += 1
            return False
        self._left -= 1
        self.overdrawn = 0
        return True


class Buckets:
    """A bucket for each of many; those used longest ago are forgotten, which fills them."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._each: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Use the right of one of them once, if there is one left."""
        bucket = self._each.get(key)
        if bucket is None:
            bucket = self._each[key] = Bucket(self._rate, self._burst, self._now)
            if len(self._each) > _MOST_KEYS:
                self._each.popitem(last=False)
        self._each.move_to_end(key)
        return bucket.take()


class Places:
    """So many places for each of many, taken and given back."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Take a place, if there is one left."""
        if self._taken[key] >= self._most:
            return False
        self._taken[key] += 1
        return True

    def give_back(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    @property
    def taken(self) -> int:
        """How many places are taken in all."""
        return self._taken.total()
