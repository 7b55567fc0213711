"""The one filter of all that leaves a table: what each seat is shown of it, and what changed.

A seat is sent the engine's record with what it may not see blanked, once in full and then as
patches: the places of the bytes that changed, each with its new value. Most of a patch is what
everybody is shown, so that part is the same for all.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from qalat.core.match import Match
from qalat.core.view import SPECTATOR

Patch = list[int]
"""Place and value by turns, for each byte that changed."""


class Changes(NamedTuple):
    """What changed: the record and the facts for everybody, and the rest of some seats' records."""

    record: Patch
    facts: Patch
    own: dict[int, Patch]


def patch_between(before: np.ndarray, after: np.ndarray) -> Patch:
    """Return what turns one row of bytes into another."""
    places = np.flatnonzero(before != after)
    patch = np.empty(2 * len(places), np.int64)
    patch[0::2] = places
    patch[1::2] = after[places]
    told: Patch = patch.tolist()
    return told


class Shown:
    """What each seat was shown last, and the spectators: blank records before they look."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._engine = match.game.engine
        rows = len(match.seats) + 1
        self._records = self._engine.blank(rows)
        # A row a seat, and one for the spectators: the last, which is where -1 leads.
        self._bytes = self._records.view(np.uint8).reshape(rows, -1)
        self._desk = self._engine.desk()
        self._facts = self._engine.facts.blank()
        self._fact_bytes = self._facts.view(np.uint8)

    def look(self) -> None:
        """Show everybody the position as it is now."""
        seats = len(self._match.seats)
        for row in range(seats + 1):
            self._match.write(self._records, row)
            self._engine.driver.hide(self._records, row, SPECTATOR if row == seats else row)
        # What everybody is told follows from what everybody sees.
        self._engine.telling.tell(self._records, seats, self._facts, self._desk)

    def record(self, seat: int) -> str:
        """Return the whole record as a seat, or a spectator, is shown it, in base 64."""
        return b64encode(self._bytes[seat].tobytes()).decode()

    def facts(self) -> str:
        """Return what follows from all that everybody sees, in base 64."""
        return b64encode(self._fact_bytes.tobytes()).decode()

    def changes(self, seats: Sequence[int]) -> Changes:
        """Look anew; return what changed for everybody, and what besides for some seats."""
        before, facts_before = self._bytes.copy(), self._fact_bytes.copy()
        self.look()
        everybody = patch_between(before[SPECTATOR], self._bytes[SPECTATOR])
        own = {}
        for seat in seats:
            # A seat is behind what everybody is told only where it sees more than they do.
            patched = before[seat]
            patched[everybody[0::2]] = everybody[1::2]
            own[seat] = patch_between(patched, self._bytes[seat])
        return Changes(everybody, patch_between(facts_before, self._fact_bytes), own)

    def difference(self, states: np.ndarray, seat: int) -> Changes:
        """Return what would change for a seat if the position were another one."""
        shown, facts = self._engine.blank(), self._engine.facts.blank()
        shown[0] = states[0]
        self._engine.driver.hide(shown, 0, SPECTATOR)
        self._engine.telling.tell(shown, 0, facts, self._desk)
        self._engine.driver.hide(states, 0, seat)
        patch = patch_between(self._bytes[seat], states.view(np.uint8))
        return Changes(patch, patch_between(self._fact_bytes, facts.view(np.uint8)), {})
