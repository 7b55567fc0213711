"""Open the rooms of a server, for one process or several, depending on its store."""

from __future__ import annotations

from collections.abc import Callable

from qalat.server.limits import Limits
from qalat.server.rooms.bots import Pace
from qalat.server.rooms.rooms import REST, Rooms
from qalat.server.store import Store
from qalat.server.store.database import DatabaseStore
from qalat.server.store.records import LEASE_SECONDS
from qalat.server.thinking import Thinkers


async def open_rooms(
    store: Store,
    thinkers: Thinkers,
    *,
    pace: Pace | None = None,
    now: Callable[[], int] | None = None,
    rest: int = REST,
    limits: Limits | None = None,
    lease: float = LEASE_SECONDS,
) -> Rooms:
    """Open the rooms of a server: one of several where the store can serve several."""
    if not (isinstance(store, DatabaseStore) and store.is_shared):
        return Rooms(store, thinkers, pace=pace, now=now, rest=rest, limits=limits)
    # What several servers need is loaded for them alone.
    from qalat.server.rooms.cluster import Cluster  # noqa: PLC0415
    from qalat.server.store.postgres import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore), "nothing else is shared"
    cluster = Cluster(store)
    rooms = Rooms(
        store, thinkers, pace=pace, now=now, rest=rest, limits=limits, coordination=cluster
    )
    await cluster.join(rooms, lease)
    return rooms
