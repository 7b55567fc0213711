"""What happened at a table, told once more: to look back at a game, or at what one has missed.

A table is played again from its events, through the same filter as when they happened, so that
nobody is told more than could be seen then.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from qalat.server.events import AnyEvent, Opened
from qalat.server.refusals import Refused
from qalat.server.table import Diverged, Table
from qalat.server.telling import Teller

MOST_TOLD = 500
"""Updates that are told at once; who wants more asks again."""


def history(code: str, story: Sequence[tuple[AnyEvent, int]], seat: int, after: int) -> bytes:
    """Return the table as it was after an event, and the updates that followed, as JSON."""
    (opened, made), *rest = story
    if not isinstance(opened, Opened) or not 0 <= after <= len(rest):
        raise Refused("stale", expected=f"an event from 0 to {len(rest)}")
    table = Table(code, opened, made)
    for event, at in rest[:after]:
        if table.apply(event, at) != event:
            raise Diverged(f"table {code} goes on otherwise than stored at {table.number}")
    teller = Teller(table)
    before = teller.everything(seat, table.touched, host=False, here=[], watchers=0, words=False)
    frames = [msgspec.json.encode(before)]
    for event, at in rest[after : after + MOST_TOLD]:
        frames.append(teller.tell(table.apply(event, at), at).frame(seat))
    return b"[" + b",".join(frames) + b"]"
