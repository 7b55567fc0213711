"""The tables that a server loads when it starts: those where bots or clocks run."""

from __future__ import annotations

from collections.abc import Sequence

from qalat.server.rooms.summaries import listed_in
from qalat.server.store import StoreError, Summary
from qalat.server.table.events import Clock

_LATE = 60_000
"""Milliseconds by which no summary is late: a server that was killed leaves some unwritten."""


def going_on(playing: Sequence[Summary], since: int) -> list[str]:
    """Return the tables, latest first, where bots or clocks run, or may run.

    Clocks always run; bots play on only where something has happened since then.
    """
    latest = max((each.touched for each in playing), default=0)
    return [each.table for each in playing if _goes_on(each, since, latest - each.touched < _LATE)]


def _goes_on(summary: Summary, since: int, may_be_late: bool) -> bool:
    """Return whether a bot or a clock runs at a table."""
    try:
        listed = listed_in(summary)
    except StoreError:
        return True  # loading tells what is wrong with it
    if not 0 <= listed.actor < len(listed.seats):
        return True
    seat = listed.seats[listed.actor]
    is_bot = seat.kind == "bot" or bool(seat.sitting_in)
    if type(listed.clock) is not Clock and (may_be_late or not is_bot):
        return True
    return summary.touched >= since - _LATE and (may_be_late or is_bot)
