"""Limits for each client and for each address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from heapq import heappop, heappush, heapreplace
from typing import Any, Literal

from qalat.server.refusals import Refused

PEOPLE = 30
"""The number of people behind one address that the limits are made for."""

_OF_ONE_ADDRESS = (
    *("requests", "request_burst", "requests_at_once", "handshakes", "handshake_burst"),
    *("loads", "load_burst"),
    *("guests", "guest_burst", "passes", "pass_burst", "misses", "miss_burst"),
    *("tables", "table_burst", "tables_of_days", "tables_of_days_burst"),
    *("tables_in_use", "listed", "events", "event_burst"),
    *("looks", "look_burst"),
    *("hints", "hint_burst", "records", "record_burst", "analyses"),
)

_OF_OTHERS = (
    *("messages", "message_burst", "refreshes", "refresh_burst", "open_tables"),
    *("connections", "unread", "all_connections", "sockets", "guest_listed"),
)
_MORE_THAN_ANYBODY_ASKS: Any = 10**6

_MOST_KEYS = 20_000
_FORGOTTEN_AT_ONCE = 2


@dataclass(frozen=True)
class Patience:
    """Timeouts of a connection, in seconds."""

    head: float = 10.0  # of a request, from when it begins or the connection is there
    body: float = 30.0
    idle: float = 5.0  # until the next request
    unread: float = 30.0  # while nothing is read of what was sent


@dataclass(frozen=True)
class Limits:
    """Limits of clients and addresses; a rate is per second, accumulated up to a burst.

    A school class behind one address must not notice them (test_shared_address.py).
    """

    # One socket, or one guest.
    messages: float = 20.0
    message_burst: int = 100
    words: float = 0.5
    word_burst: int = 10
    backlog: int = 262_144
    refreshes: float = 2.0
    refresh_burst: int = 40
    body: int = 65_536
    open_tables: int = 30
    # One address.
    requests: float = 50.0
    request_burst: int = 3000
    requests_at_once: int = 16
    connections: int = 512
    unread: int = 67_108_864
    sockets: int = 256
    handshakes: float = 5.0
    handshake_burst: int = 300
    guests: float = 0.1
    guest_burst: int = 60
    passes: float = 0.1
    pass_burst: int = 60
    tables: float = 0.1
    table_burst: int = 60
    tables_of_days: float = 600 / 86_400
    tables_of_days_burst: int = 600
    events: float = 30.0
    event_burst: int = 30_000
    tables_in_use: int = 60
    listed: int = 12
    guest_listed: int = 4
    loads: float = 2.0
    load_burst: int = 300
    misses: float = 0.2
    miss_burst: int = 60
    looks: float = 100.0
    look_burst: int = 2000
    hints: float = 1.0
    hint_burst: int = 60
    records: float = 1.0
    record_burst: int = 60
    analyses: int = 12
    # All connections together, as far as there are descriptors for them.
    all_connections: int = 20_000
    patience: Patience = Patience()
    # One game that the coach goes through, in seconds.
    analysis: float = 40.0

    def lifted(self) -> Limits:
        """Return the limits without rate limits, for measurements and tests."""
        names = (*_OF_ONE_ADDRESS, *_OF_OTHERS)
        return replace(self, **dict.fromkeys(names, _MORE_THAN_ANYBODY_ASKS))

    def for_people(self, people: int) -> Limits:
        """Return the limits with those of an address scaled to this many people."""
        return replace(self, **{name: self._share(name, people) for name in _OF_ONE_ADDRESS})

    def _share(self, name: str, people: int) -> Any:
        usual = getattr(self, name)
        share = usual * people / PEOPLE
        return max(1, round(share)) if isinstance(usual, int) else share


class Bucket:
    """A token bucket: a rate per second, accumulated up to a burst."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_since", "overdrawn")

    def __init__(self, rate: float, burst: int, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = float(burst)
        self._since = now()
        self.overdrawn = 0  # how many times in a row there was none left

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = self._now()
        left = self._left + (now - self._since) * self._rate
        self._since = now
        self._left = left = min(left, self._burst)
        if left < 1:
            self.overdrawn += 1
            return False
        self._left = left - 1
        self.overdrawn = 0
        return True

    def give_back(self) -> None:
        """Return a token that was not used."""
        self._left = min(self._burst, self._left + 1)

    @property
    def has_left(self) -> bool:
        """Whether a token is available."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        return self._left >= 1

    @property
    def full_at(self) -> float:
        """When the bucket is full again, and so equal to a new one."""
        return self._since + (self._burst - self._left) / self._rate


class Buckets:
    """A bucket for each key; when there are too many, the fullest is dropped first.

    Empty buckets are kept the longest, so using many keys gains nothing.
    """

    def __init__(
        self, rate: float, burst: int, now: Callable[[], float], most: int = _MOST_KEYS
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._most = most
        self._each: dict[str, Bucket] = {}
        # Every key once, with a moment before which its bucket is surely not full again.
        self._fulling: list[tuple[float, str]] = []

    def __len__(self) -> int:
        """Return how many are kept."""
        return len(self._each)

    def take(self, key: str) -> bool:
        """Use the right of one of them once, if there is one left."""
        bucket = self._each.get(key)
        if bucket is None:
            self._forget()
            bucket = self._each[key] = Bucket(self._rate, self._burst, self._now)
            heappush(self._fulling, (bucket.full_at, key))
        return bucket.take()

    def has(self, key: str) -> bool:
        """Return whether one of them has a right left."""
        bucket = self._each.get(key)
        return bucket is None or bucket.has_left

    def give_back(self, key: str) -> None:
        """Give one of them a right back that was taken and not used."""
        bucket = self._each.get(key)
        if bucket is not None:
            bucket.give_back()

    def _forget(self) -> None:
        """Forget a few that are full again, and the fullest if there are too many."""
        now = self._now()
        for _ in range(_FORGOTTEN_AT_ONCE):
            if not self._forget_fullest(now):
                break
        while len(self._each) >= self._most:
            self._forget_fullest(float("inf"))

    def _forget_fullest(self, before: float) -> bool:
        """Forget the one that is full first, if it is so early."""
        while self._fulling:
            noted, key = self._fulling[0]
            if noted > before:
                return False
            full_at = self._each[key].full_at
            if full_at > noted:
                heapreplace(self._fulling, (full_at, key))
                continue
            heappop(self._fulling)
            del self._each[key]
            return True
        return False


Costly = Literal[
    "guests",
    "passes",
    "tables",
    "tables of days",
    "events",
    "loads",
    "misses",
    "looks",
    "hints",
    "records",
]
"""What costs all: to be known, to open a table, to look for one that is not there and so on."""


class Shares:
    """The shares of an address in everything that is costly."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        rates: dict[Costly, tuple[float, int]] = {
            "guests": (limits.guests, limits.guest_burst),
            "passes": (limits.passes, limits.pass_burst),
            "tables": (limits.tables, limits.table_burst),
            "tables of days": (limits.tables_of_days, limits.tables_of_days_burst),
            "events": (limits.events, limits.event_burst),
            "loads": (limits.loads, limits.load_burst),
            "misses": (limits.misses, limits.miss_burst),
            "looks": (limits.looks, limits.look_burst),
            "hints": (limits.hints, limits.hint_burst),
            "records": (limits.records, limits.record_burst),
        }
        self._each = {what: Buckets(*rate, now) for what, rate in rates.items()}

    def spend(self, what: Costly, address: str) -> None:
        """Spend one unit of an address's share, or refuse."""
        if not self.take(what, address):
            raise Refused("too_fast")

    def take(self, what: Costly, address: str) -> bool:
        """Spend one unit of an address's share, if there is one left."""
        return self._each[what].take(address)

    @asynccontextmanager
    async def on_trial(self, what: Costly, address: str, reason: str) -> AsyncIterator[None]:
        """Spend one unit, and return it unless the request is refused for this reason.

        It is spent in advance, or concurrent requests would be refused too late.
        """
        self.spend(what, address)
        is_spent = False
        try:
            yield
        except Refused as refused:
            is_spent = refused.reason == reason
            raise
        finally:
            if not is_spent:
                self._each[what].give_back(address)


class Places:
    """A counter for each key with an upper limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Take a place, if there is one left."""
        if self._taken[key] >= self._most:
            return False
        self._taken[key] += 1
        return True

    def has(self, key: str) -> bool:
        """Return whether one of them has a place."""
        return key in self._taken

    def give_back(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    @property
    def taken(self) -> int:
        """How many places are taken in all."""
        return self._taken.total()
