"""The data of a store, and its interface."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

Done = Callable[[BaseException | None], None]


LEASE_SECONDS = 6.0
"""For how long one of several servers owns its tables without a word."""


class StoreError(Exception):
    """The store failed; the message is one sentence."""


class NotOwner(StoreError):
    """An append to a table that this process does not own, or does not own any more."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One event of one table; the store does not look into its data."""

    table: str
    number: int  # 0, 1, 2 ... within the table, without gaps
    at: int  # milliseconds since 1970
    data: bytes


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables need to know of one, replaced as a whole."""

    table: str
    game: str
    status: str  # open, playing, over, closed
    public: bool
    made: int  # milliseconds since 1970
    touched: int
    data: bytes
    guests: tuple[str, ...] = ()  # those who sit there


class Touched(msgspec.Struct, frozen=True):
    """A summary that differs from the one before in `touched` and `data` only.

    Most of them are never written, as another follows: so `whole` is called when one is, in
    whatever thread, and returns it.
    """

    table: str
    whole: Callable[[], Summary]


AnySummary = Summary | Touched


class Guest(msgspec.Struct, frozen=True, gc=False):
    """Somebody who has been here."""

    id: str
    name: str
    made: int  # milliseconds since 1970
    seen: int


class Written(msgspec.Struct, gc=False):
    """How much a store has written since it was opened."""

    entries: int = 0
    groups: int = 0  # commits, each of all that piled up during the one before
    failures: int = 0  # groups of which nothing or not all could be written
    seconds: float = 0.0


def unheard(error: BaseException | None) -> None:
    """Ignore the result."""


class Store(Protocol):
    """The log of all tables and what lists and guests need, all of it asked for in one event loop.

    What is read is what is durable: entries that are still on their way are not among it.
    """

    written: Written

    @property
    def waiting(self) -> int:
        """Return how many appends and other writes are not durable yet."""

    def append(
        self, entries: Sequence[Entry], summary: AnySummary | None = None, done: Done = unheard
    ) -> None:
        """Write the entries of one table and its summary, all or nothing, and return at once.

        `done` is called in the event loop, with None once they are on disk, or with the error;
        appends of one table become durable in the order given. After an error the caller loads
        the table again: what is stored is the truth, and later appends that were already
        on their way are refused because their numbers do not follow. A summary that differs from
        the one before in `touched` and `data` only may reach the disk a few seconds later.
        """

    async def load(self, table: str, after: int = -1) -> list[Entry]:
        """Return a table's entries with numbers above `after`, in order."""

    async def summary(self, table: str) -> Summary | None:
        """Return one table's summary."""

    async def summaries(
        self,
        *,
        guest: str | None = None,
        public_open: bool = False,
        status: str | None = None,
        tables: Collection[str] | None = None,
        limit: int | None = 100,
    ) -> list[Summary]:
        """Return the tables of that kind as they are at one moment, the latest first.

        There are no pages: a table moves in this order whenever something happens there, so that
        one page after the other would leave out those that are played.
        """

    async def codes(self) -> list[str]:
        """Return all tables as they are at one moment, the latest first."""

    async def keep_guest(self, guest: Guest) -> None:
        """Keep the guest, in place of what was known."""

    async def guest(self, id_: str) -> Guest | None:
        """Return a guest."""

    async def keep_pass(self, digest: str, guest: str, until: int) -> None:
        """Keep a pass that lets one other device be this guest, once, until then."""

    async def use_pass(self, digest: str, now: int) -> str | None:
        """Use a pass up and return whose it was, or None when it is used, too late or unknown."""

    async def old_tables(
        self, before: Mapping[str, int], limit: int | None = None
    ) -> list[Summary]:
        """Return the tables touched last before the moment of their status, oldest first."""

    async def count_old_guests(self, before: int) -> int:
        """Return how many guests were seen last before then and sit nowhere."""

    async def remove_tables(self, codes: Sequence[str], before: Mapping[str, int]) -> list[str]:
        """Remove tables with all that happened there, unless something has happened since.

        Whoever has one in hand must not ask for that. Return which are gone.
        """

    async def remove_guests(self, before: int, limit: int) -> int:
        """Remove so many of the guests who were seen last before then and sit nowhere."""

    async def remove_passes(self, now: int) -> None:
        """Remove the passes whose time is over."""

    async def backup(self, path: str | Path) -> None:
        """Write everything that is durable now into a new SQLite file, while others write on."""

    def sizes(self) -> dict[str, int]:
        """Return how many bytes the store takes and may still take, where that is known here."""

    async def close(self) -> None:
        """Return when everything appended is durable and the store is closed."""
