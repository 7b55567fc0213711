"""Group commit: one thread writes whatever piled up while it wrote the group before."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

import msgspec
import sqlalchemy as sa

from qalat.server.store.records import AnySummary, Done, Entry, StoreError

Result = TypeVar("Result")


class Append(msgspec.Struct):
    """Entries of one table, with its summary, to be written all or not at all."""

    entries: Sequence[Entry]
    summary: AnySummary | None
    done: Done
    epoch: int = 0  # of the lease under which they are appended, where there are leases


class WriteTask(Generic[Result]):
    """Any other write; its result is known once the group is durable."""

    def __init__(
        self, write: Callable[[sa.Connection], Result], future: asyncio.Future[Result] | None
    ) -> None:
        self.write = write
        self.future = future
        self.result: Result

    def done(self, error: BaseException | None) -> None:
        """Set the result, unless nobody waits any more."""
        if self.future is None or self.future.done():
            return
        if error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(error)


Work = Append | WriteTask[Any]
# What became of each piece of a group: None once it is durable, or why it was not written.
Outcomes = Sequence[BaseException | None]


class Writer:
    """A thread that commits group after group; there is no timer, so a lone write never waits."""

    def __init__(
        self,
        name: str,
        commit: Callable[[list[Work]], Outcomes],
        seconds_left: Callable[[], float | None],
    ) -> None:
        self.waiting = 0
        self._name = name
        self._commit = commit
        self._seconds_left = seconds_left  # until an empty group has something to write too
        self._loop = asyncio.get_running_loop()
        self._coming: list[Work] = []  # of this turn of the event loop
        self._pile: list[Work] = []
        self._changed = threading.Condition()
        self._closing = False
        self._ended = asyncio.Event()
        # A process that ends without closing its store must not wait for this thread for ever.
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def check_open(self) -> None:
        """Raise when the store is closed."""
        if self._closing:
            raise StoreError(f"{self._name} is closed, so nothing more can be asked of it.")

    def add(self, work: Work) -> None:
        """Queue work from the event loop, together with all of the same iteration."""
        self.check_open()
        if not self._coming:
            self._loop.call_soon(self._pile_up)
        self._coming.append(work)
        self.waiting += 1

    def _pile_up(self) -> None:
        coming, self._coming = self._coming, []
        with self._changed:
            self._pile += coming
            self._changed.notify()

    async def close(self) -> None:
        """Return when all work is durable and reported, and the thread has ended."""
        self._pile_up()
        with self._changed:
            self._closing = True
            self._changed.notify()
        await self._ended.wait()
        self._thread.join()

    def _run(self) -> None:
        while (group := self._take()) is not None:
            outcomes = self._commit(group)
            self._in_loop(self._report, group, outcomes)
        self._in_loop(self._ended.set)

    def _in_loop(self, act: Callable[..., None], *arguments: object) -> None:
        # When the loop has ended without closing the store, there is nobody left to tell.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(act, *arguments)

    def _take(self) -> list[Work] | None:
        with self._changed:
            while not self._pile:
                if self._closing:
                    return None
                if not self._changed.wait(self._seconds_left()):
                    break
            group, self._pile = self._pile, []
            return group

    def _report(self, group: list[Work], outcomes: Outcomes) -> None:
        self.waiting -= len(group)
        for work, outcome in zip(group, outcomes, strict=True):
            try:
                work.done(outcome)
            except Exception as error:  # noqa: BLE001  one listener's mistake is not another's
                self._loop.call_exception_handler(
                    {"message": f"reporting that {self._name} has written", "exception": error}
                )
