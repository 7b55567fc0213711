"""Opens the hall of a server, of the kind that its store can serve."""

from __future__ import annotations

from collections.abc import Callable

from qalat.server.hall import REST, Hall, Pace
from qalat.server.limits import Limits
from qalat.server.store import Store
from qalat.server.store.database import DatabaseStore
from qalat.server.store.records import LEASE_SECONDS
from qalat.server.thinking import Thinkers


async def open_hall(
    store: Store,
    thinkers: Thinkers,
    *,
    pace: Pace | None = None,
    now: Callable[[], int] | None = None,
    rest: int = REST,
    limits: Limits | None = None,
    lease: float = LEASE_SECONDS,
) -> Hall:
    """Open the hall of a server: one of several where the store can serve several."""
    if not (isinstance(store, DatabaseStore) and store.is_shared):
        return Hall(store, thinkers, pace=pace, now=now, rest=rest, limits=limits)
    # What several servers need is loaded for them alone.
    from qalat.server.company import SharedHall  # noqa: PLC0415
    from qalat.server.store.postgres import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore), "nothing else is shared"
    hall = SharedHall(store, thinkers, pace=pace, now=now, rest=rest, limits=limits)
    await hall.join(lease)
    return hall
