"""What ties rooms to other processes that serve the same tables; to nothing where there is one.

A table is owned by one process, where all that happens at it is decided and written; at the
others it is followed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from qalat.server.protocol import AnyFromClient
    from qalat.server.rooms.audience import Client
    from qalat.server.rooms.public_list import Waiting
    from qalat.server.rooms.room import Command, Room

Present = tuple[tuple[int, ...], int]
"""Who is at a table: the seats, and how many watch."""

NOBODY: Present = ((), 0)


class Sharing(Protocol):
    """What ties a room to the other processes that serve its table."""

    @property
    def is_owner(self) -> bool:
        """Whether this process owns the table."""

    @property
    def is_needed(self) -> bool:
        """Whether the room is needed here although nobody is here."""

    def elsewhere(self) -> Present:
        """Return who is at the table by way of other processes."""

    def announce_presence(self) -> None:
        """Tell the other processes who is here, if that has changed."""

    def ask(self, client: Client, message: AnyFromClient) -> bool:
        """Have the owner do what a client asks for, if that is another process; say whether."""

    async def carry_out(self, command: Command) -> bool:
        """Have the owner carry a command out, if that is another process; say whether.

        Return when what it leads to is on disk.
        """

    async def catch_up(self) -> None:
        """Return when everything on disk is known here."""

    def abandon(self) -> None:
        """Refuse all pending requests, because the table is loaded again."""

    def close(self) -> None:
        """Let nothing happen by itself any more."""


class Coordination(Protocol):
    """What ties the rooms of a server to those of other processes."""

    def share(self, room: Room) -> Sharing:
        """Return what ties a new room to other processes."""

    async def take(self, code: str) -> bool:
        """Own a table if nobody else does; say whether this process owns it."""

    async def load(self, code: str, load: Callable[[str], Awaitable[Room]]) -> Room:
        """Load a table, which this process owns if nobody else does."""

    def opened(self, room: Room) -> None:
        """Tell the others of a table that was opened here."""

    def forget(self, room: Room) -> None:
        """Let any process have a table that is not in memory here any more."""

    def waiting(self, own: list[Waiting]) -> list[Waiting]:
        """Return the public tables where somebody waits, by way of this process or another."""

    async def close(self) -> None:
        """Leave the tables to the others."""


class Alone:
    """A room of the only process."""

    is_owner = True
    is_needed = False

    def elsewhere(self) -> Present:
        """Nobody is elsewhere."""
        return NOBODY

    def announce_presence(self) -> None:
        """There are no others."""

    def ask(self, client: Client, message: AnyFromClient) -> bool:  # noqa: ARG002
        """This process is the owner."""
        return False

    async def carry_out(self, command: Command) -> bool:  # noqa: ARG002
        """This process is the owner."""
        return False

    async def catch_up(self) -> None:
        """Everything is known."""

    def abandon(self) -> None:
        """Nothing is asked of others."""

    def close(self) -> None:
        """Nothing happens by itself."""


class OneProcess:
    """The rooms of the only process."""

    def share(self, room: Room) -> Sharing:  # noqa: ARG002
        """Share a room with nobody."""
        return Alone()

    async def take(self, code: str) -> bool:  # noqa: ARG002
        """Every table is owned here."""
        return True

    async def load(self, code: str, load: Callable[[str], Awaitable[Room]]) -> Room:
        """Load a table."""
        return await load(code)

    def opened(self, room: Room) -> None:
        """Do nothing: there are no other processes."""

    def forget(self, room: Room) -> None:
        """There is nobody else to have it."""

    def waiting(self, own: list[Waiting]) -> list[Waiting]:
        """All that wait, wait here."""
        return own

    async def close(self) -> None:
        """There is nobody to leave them to."""
