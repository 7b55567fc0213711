"""What becomes of those at a table whose last events could not be written."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from qalat.server.refusals import Refused
from qalat.server.store import StoreError

if TYPE_CHECKING:
    from qalat.server.rooms.room import Room
    from qalat.server.rooms.rooms import Rooms

STORE_SECONDS = 1.0
"""Seconds before a failed store is tried again."""

_log = structlog.get_logger()


async def bring_back(rooms: Rooms, lost: Room) -> None:
    """Bring everybody of a lost room back to what is stored, as soon as that can be read."""
    while not rooms.is_stopping:
        try:
            await rooms.store.summary(lost.table.code)
            room = await rooms.room(lost.table.code)
        except StoreError:
            await asyncio.sleep(STORE_SECONDS)
        except Refused as refused:
            _log.error("table not loaded", table=lost.table.code, reason=refused.reason)
            if refused.reason != "storage" or refused.found:
                # It was removed, or cannot be played on: that will be so the next time too.
                for client in lost.audience.send_all_away():
                    client.dismiss(refused)
                return
            await asyncio.sleep(STORE_SECONDS)
        else:
            for client in lost.audience.send_all_away():
                client.move_to(room)
            return
