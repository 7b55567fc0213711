"""A fair queue: addresses, guests and tables take turns, however much one of them asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Asker(NamedTuple):
    """The guest and the address that a question is counted for."""

    address: str = ""
    guest: str = ""

    def way(self, table: str) -> Way:
        """Return the path into the queue; a guest without a known address counts as one."""
        return (self.address or self.guest, self.guest, table)


Way = tuple[str, ...]
"""An address, a guest there, a table of theirs: at each of the three whoever waits takes turns."""


class _Branch(Generic[Item]):
    """Those who take turns behind one part of a way, or what waits at its end, in order."""

    __slots__ = ("branches", "items")

    def __init__(self) -> None:
        self.branches: OrderedDict[str, _Branch[Item]] = OrderedDict()
        self.items: deque[Item] = deque()

    def __bool__(self) -> bool:
        return bool(self.branches or self.items)

    def add(self, way: Way, item: Item, *, first: bool) -> None:
        if not way:
            if first:
                self.items.appendleft(item)
            else:
                self.items.append(item)
            return
        branch = self.branches.setdefault(way[0], _Branch())
        if first:
            self.branches.move_to_end(way[0], last=False)
        branch.add(way[1:], item, first=first)

    def take(self) -> Item:
        """Remove the next item; its owner goes to the end of the round."""
        if self.items:
            return self.items.popleft()
        part, branch = self.branches.popitem(last=False)
        item = branch.take()
        if branch:
            self.branches[part] = branch
        return item

    def remove(self, way: Way, item: Item) -> bool:
        """Take an item out; return whether it was there."""
        if not way:
            found = item in self.items
            if found:
                self.items.remove(item)
            return found
        branch = self.branches.get(way[0])
        found = branch is not None and branch.remove(way[1:], item)
        if branch is not None and not branch:
            del self.branches[way[0]]
        return found


class Line(Generic[Item]):
    """Addresses take turns, then guests of one address, then tables of one guest.

    Each of them in the order in which they came; what is asked for one table is taken in order.
    """

    def __init__(self) -> None:
        self._waiting: _Branch[Item] = _Branch()
        self._count = 0
        self._arrival = asyncio.Event()

    def __len__(self) -> int:
        """Return how many wait."""
        return self._count

    def join(self, way: Way, item: Item) -> None:
        """Add an item."""
        self._add(way, item, first=False)

    def rejoin(self, way: Way, item: Item) -> None:
        """Add an item again in front of all others."""
        self._add(way, item, first=True)

    def _add(self, way: Way, item: Item, *, first: bool) -> None:
        self._waiting.add(way, item, first=first)
        self._count += 1
        self._arrival.set()

    def leave(self, way: Way, item: Item) -> None:
        """Remove an item, if it is there."""
        self._count -= self._waiting.remove(way, item)

    def take(self) -> Item:
        """Return the next item; there must be one."""
        self._count -= 1
        return self._waiting.take()

    async def next(self) -> Item:
        """Return the next item, as soon as there is one."""
        while not self._count:
            self._arrival.clear()
            await self._arrival.wait()
        return self.take()
