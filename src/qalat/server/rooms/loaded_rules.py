"""Which games' compiled rules are loaded: each when its first table is there, and no other."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from qalat.games import GAMES, find
from qalat.play.compiling import load_rules
from qalat.server.maintenance.compilation import Preparation
from qalat.server.refusals import Refused


class LoadedRules:
    """Loads a game's rules once, beside all else that goes on.

    While games are still being compiled in other processes, those are refused: to compile them here
    would block all responses.
    """

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.preparation: Preparation | None = None
        self._one_at_a_time: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    def check(self, game: str) -> None:
        """Refuse a game that is still being compiled."""
        if self.preparation is None or game not in GAMES:
            return
        title = GAMES[game].title
        if not self.preparation.is_ready_for(title):
            raise Refused("preparing", found=title)

    async def prepared(self) -> None:
        """Return when no game is being compiled any more."""
        if self.preparation is not None:
            await self.preparation.done.wait()

    async def load(self, game: str) -> None:
        """Return when a game's rules are loaded."""
        if game in self.loaded:
            return
        self.check(game)
        async with self._one_at_a_time[game]:
            if game not in self.loaded:
                await asyncio.to_thread(load_rules, find(game))
                self.loaded.add(game)
