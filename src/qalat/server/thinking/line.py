"""Who is next: a line in which every table waits its turn, however much one of them asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Line(Generic[Item]):
    """Tables take turns, in the order in which they came; each has its own in order."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[Item]] = OrderedDict()
        self._arrival = asyncio.Event()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(len(items) for items in self._tables.values())

    def join(self, table: str, item: Item) -> None:
        """Let an item of a table wait."""
        self._tables.setdefault(table, deque()).append(item)
        self._arrival.set()

    def rejoin(self, table: str, item: Item) -> None:
        """Let an item wait in front of all others: it has waited before."""
        self._tables.setdefault(table, deque()).appendleft(item)
        self._tables.move_to_end(table, last=False)
        self._arrival.set()

    def leave(self, table: str, item: Item) -> None:
        """Let an item go that waits no longer, if it is there."""
        items = self._tables.get(table, deque())
        if item in items:
            items.remove(item)
        if not items:
            self._tables.pop(table, None)

    async def next(self) -> Item:
        """Return whoever is next, as soon as somebody is there."""
        while not self._tables:
            self._arrival.clear()
            await self._arrival.wait()
        table, items = self._tables.popitem(last=False)
        item = items.popleft()
        if items:
            self._tables[table] = items
        return item
