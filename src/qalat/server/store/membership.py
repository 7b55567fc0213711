"""The membership of a process in a cluster: leases, letters and notifications."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from qalat.server.store import leases
from qalat.server.store.leases import Lease
from qalat.server.store.notifications import NotificationListener
from qalat.server.store.postgres import EVENTS_CHANNEL, PostgresStore
from qalat.server.store.records import LEASE_SECONDS, Store, StoreError

RENEWALS = 3  # in the time of a lease, so that one that fails is not the end

_log = logging.getLogger(__name__)


class Listeners(msgspec.Struct):
    """Callbacks of the membership, called in the event loop."""

    changed: Callable[[str], None]  # a table's events, by this process or another, are durable
    received: Callable[[bytes], None]  # a letter has come
    lost: Callable[[str], None]  # this process owns the table no more
    orphaned: Callable[[str], None]  # the table's owner is dead; repeated until somebody takes it
    missed: Callable[[], None]  # changes may have gone unheard: look after every table
    announced: Callable[[str], None]  # somebody tells everybody something
    living: Callable[[set[str]], None]  # the processes that are alive, whenever that changes


class Membership:
    """This process as one of several; while it is one, it appends only to tables that it owns."""

    def __init__(self, store: PostgresStore, ears: Listeners, seconds: float) -> None:
        self.process = store.process
        self._store = store
        self._listeners = ears
        self._seconds = seconds
        self._letters = leases.letters_channel(self.process)
        self._letter_waits = asyncio.Event()
        self._is_leaving = False
        self._due = asyncio.Event()
        address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._living: set[str] = set()
        channels = [
            EVENTS_CHANNEL,
            leases.LEFT_CHANNEL,
            leases.ANNOUNCEMENTS_CHANNEL,
            self._letters,
        ]
        self._listener = NotificationListener(address, channels, self._heard, self._missed)
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._collect())]

    @property
    def owned(self) -> set[str]:
        """Return the tables that this process owns, as far as it knows."""
        return set(self._store.held)

    async def take(self, table: str) -> Lease:
        """Return the table's lease: this process's own if the table was free or its owner dead.

        Load the table afterwards: nobody else writes to it from here on.
        """
        lease = await self._store.transact(
            lambda connection: leases.take(connection, self.process, table)
        )
        if lease.owner == self.process:
            self._store.held[table] = lease.epoch
        return lease

    async def give_up(self, table: str) -> None:
        """Let anybody take the table, once all that was appended to it is durable."""
        self._store.held.pop(table, None)
        await self._store.write(
            lambda connection: leases.give_up(connection, self.process, [table])
        )

    async def renew(self) -> None:
        """Stay alive, and look who is not: what this process lost, and what others left."""
        held = dict(self._store.held)
        owned, orphans, living = await self._store.transact(self._stay_alive)
        loop = asyncio.get_running_loop()
        for table, epoch in held.items():
            if table not in owned and self._store.held.get(table) == epoch:
                del self._store.held[table]
                loop.call_soon(self._listeners.lost, table)
        for table in orphans:
            loop.call_soon(self._listeners.orphaned, table)
        if living != self._living:
            self._living = living
            loop.call_soon(self._listeners.living, living)

    async def send(self, process: str, data: bytes) -> None:
        """Send a letter to a process; letters to one process arrive in the order they were sent."""
        await self._store.write(lambda connection: leases.send(connection, process, data))

    async def announce(self, word: str) -> None:
        """Tell everybody who listens something short, which is kept nowhere."""
        await self._store.write(lambda connection: leases.announce(connection, word))

    async def close(self) -> None:
        """Leave, once all that was appended is durable; others find this process's tables."""
        self._is_leaving = True
        self._due.set()
        self._letter_waits.set()
        # Not cancelled: a renewal that goes on in its thread would come after the good-bye.
        await asyncio.gather(*self._tasks)
        await self._listener.close()
        await self._store.write(lambda connection: leases.die(connection, self.process))
        self._store.held.clear()

    async def _live(self) -> None:
        while not self._is_leaving:
            self._due.clear()
            try:
                await self.renew()
            except StoreError as error:
                _log.warning("The leases could not be renewed: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), self._seconds / RENEWALS)

    def _stay_alive(self, connection: sa.Connection) -> tuple[set[str], list[str], set[str]]:
        owned = leases.stay_alive(connection, self.process, self._seconds)
        return owned, leases.orphans(connection), leases.living(connection)

    def _heard(self, channel: str, word: str) -> None:
        if channel == EVENTS_CHANNEL:
            self._listeners.changed(word)
        elif channel == leases.LEFT_CHANNEL:
            self._due.set()  # to look what was left behind
        elif channel == leases.ANNOUNCEMENTS_CHANNEL:
            self._listeners.announced(word)
        else:
            self._letter_waits.set()

    def _missed(self) -> None:
        self._letter_waits.set()
        self._listeners.missed()

    async def _collect(self) -> None:
        loop = asyncio.get_running_loop()
        while await self._letter_waits.wait() and not self._is_leaving:
            self._letter_waits.clear()
            try:
                letters = await self._store.transact(
                    lambda connection: leases.collect(connection, self.process)
                )
            except StoreError as error:
                _log.warning("The letters could not be collected: %s", error)
                continue
            for letter in letters:
                loop.call_soon(self._listeners.received, letter)


async def join_cluster(store: Store, ears: Listeners, seconds: float = LEASE_SECONDS) -> Membership:
    """Make this process one of several that serve the tables of a PostgreSQL store."""
    if not isinstance(store, PostgresStore):
        raise StoreError("Several processes can serve the same tables in PostgreSQL only.")
    process = secrets.token_hex(8)

    def arrive(connection: sa.Connection) -> None:
        leases.forget_the_dead(connection)
        leases.stay_alive(connection, process, seconds)

    await store.transact(arrive)
    store.process = process
    return Membership(store, ears, seconds)
