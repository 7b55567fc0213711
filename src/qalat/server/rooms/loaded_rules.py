"""Which games' compiled rules are loaded: each when its first table is there, and no other."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from qalat.games import find
from qalat.play.compiling import load_rules


class Rules:
    """Loads a game's rules once, beside all else that goes on."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self._one_at_a_time: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def load(self, game: str) -> None:
        """Return when a game's rules are loaded."""
        if game in self.loaded:
            return
        async with self._one_at_a_time[game]:
            if game not in self.loaded:
                await asyncio.to_thread(load_rules, find(game))
                self.loaded.add(game)
