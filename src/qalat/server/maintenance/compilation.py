"""What has to be made before all games can be played, by other processes; how far it is."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from qalat.core.game import Game
from qalat.play.child_environment import child_environment
from qalat.play.compiling import is_cacheable, is_search_compiled

State = Literal["waiting", "under_way", "ready"]

_GLANCE = 0.5
_SILENCE = 30.0
"""Seconds after which something is said although no part became ready."""
_LONGEST = 300


class PreparationError(Exception):
    """Something could not be made, and why."""


@dataclass(frozen=True)
class Part:
    """What is made in one go: the rules of a game, how its bots think, or the browser's pages."""

    game: str
    kind: Literal["pages", "rules", "bots"]
    is_ready: Callable[[], bool]

    @property
    def made(self) -> str:
        """What is done to make it."""
        return "built" if self.kind == "pages" else "compiled"

    def __str__(self) -> str:
        return f"the {self.kind} of {self.game}" if self.game else f"the {self.kind}"


@dataclass(frozen=True)
class CompileTask:
    """A process that makes a part, or some, one after the other."""

    command: tuple[str, ...]
    parts: tuple[Part, ...]


def tasks_for(games: Iterable[Game], pages: Sequence[str] = ()) -> list[CompileTask]:
    """Return what there is to do for games that are not compiled yet, the first game first.

    What another process compiles helps only where it can be kept for this one. The pages are
    built by a command that ends at once where there is nothing to do.
    """
    building = [CompileTask(tuple(pages), (Part("", "pages", lambda: False),))] if pages else []
    tasks = [task for game in games if is_cacheable(game) for task in _tasks_of(game)]
    return building + [task for task in tasks if not all(part.is_ready() for part in task.parts)]


def _tasks_of(game: Game) -> Iterator[CompileTask]:
    """The rules and the bots share nothing that is compiled, so each may have a core of its own."""
    command = (sys.executable, "-P", "-m", "qalat", "compile", game.name, "--only")
    rules = Part(game.title, "rules", lambda: game.engine.is_compiled)
    bots = Part(game.title, "bots", lambda: is_search_compiled(game))
    yield CompileTask((*command, "rules"), (rules,))
    yield CompileTask((*command, "bots"), (bots,))


class Preparation:
    """Tasks that are carried out, so many at once; all that becomes ready is reported.

    A first game can be played as soon as there are pages, and a game of which nothing is missing.
    """

    def __init__(
        self,
        tasks: Sequence[CompileTask],
        at_once: int,
        report: Callable[[str], object],
        *,
        has_others: bool = False,
    ) -> None:
        self.parts = [part for task in tasks for part in task.parts]
        self.playable = asyncio.Event()
        self.done = asyncio.Event()
        self._has_others = has_others
        self._tasks = tasks
        self._room = asyncio.Semaphore(at_once)
        self._report = report
        self._running: list[CompileTask] = []
        self._ready = {part for part in self.parts if part.is_ready()}
        self._began = time.monotonic()
        self._see_what_can_be_played()

    def is_ready_for(self, game: str) -> bool:
        """Say whether nothing is missing of a game, by its title."""
        return all(part in self._ready for part in self.parts if part.game == game)

    def _see_what_can_be_played(self) -> None:
        games = {part.game for part in self.parts if part.kind != "pages"}
        has_game = self._has_others or not games or any(map(self.is_ready_for, games))
        if has_game and self.is_ready_for(""):
            self.playable.set()

    @property
    def ready(self) -> int:
        """How many parts are ready."""
        return len(self._ready)

    @property
    def seconds(self) -> int:
        """For how long it has been going on."""
        return int(time.monotonic() - self._began)

    def state_of(self, part: Part) -> State:
        """Return how far a part is."""
        if part in self._ready:
            return "ready"
        return "under_way" if part in self._under_way() else "waiting"

    def _under_way(self) -> list[Part]:
        """Return the parts that are made now: of each task the first that is not ready."""
        open_parts = (
            [each for each in task.parts if each not in self._ready] for task in self._running
        )
        return [parts[0] for parts in open_parts if parts]

    async def carry_out(self) -> None:
        """Make all that is not ready; when one task fails, the others are given up."""
        making = [asyncio.create_task(self._make(task)) for task in self._tasks]
        watching = asyncio.create_task(self._watch())
        try:
            await asyncio.gather(*making)
            self.done.set()
        finally:
            for each in (*making, watching):
                if not each.cancelling():  # one that ends its process is not to be disturbed
                    each.cancel()
            await asyncio.gather(*making, watching, return_exceptions=True)

    async def _make(self, task: CompileTask) -> None:
        async with self._room:
            self._notice()
            if self._ready.issuperset(task.parts):  # another server was faster
                return
            self._running.append(task)
            try:
                status, said = await _ended(task.command)
            except OSError as error:
                status, said = 1, str(error)
            self._running.remove(task)
            self._notice()
            failed = [each for each in task.parts if each not in self._ready]
            if status and failed:  # a process may also be ended once all is there
                raise PreparationError(
                    f"{failed[0]} could not be {failed[0].made}: {_reason(status, said)}"
                )
            # Where nothing can be kept on disk, nothing there tells that it is ready.
            self._note(task.parts)

    async def _watch(self) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(_GLANCE)
            if self._notice():
                last = time.monotonic()
            elif time.monotonic() - last > _SILENCE:
                last = time.monotonic()
                now = ", ".join(str(part) for part in self._under_way())
                self._report(f"Still preparing {now} after {self.seconds} s.")

    def _notice(self) -> bool:
        """See which parts became ready, and say whether any did."""
        return self._note([part for part in self.parts if part.is_ready()])

    def _note(self, parts: Iterable[Part]) -> bool:
        found = [part for part in parts if part not in self._ready]
        for part in found:
            self._ready.add(part)
            progress = f"{self.ready} of {len(self.parts)} after {self.seconds} s"
            self._report(f"{part.made.capitalize()} {part} ({progress}).")
        self._see_what_can_be_played()
        return bool(found)


async def _ended(command: Sequence[str]) -> tuple[int, str]:
    """Run a command to its end; return its status, and what it said of errors."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *command,
            env=child_environment(),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
    )
    try:
        process = await asyncio.shield(starting)
        _, said = await process.communicate()
    finally:
        # A process whose start is given up would be forgotten, and go on.
        process = await starting
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode or 0, said.decode("utf-8", "replace")


def _reason(status: int, said: str) -> str:
    """Return why a process failed, in one line."""
    if status < 0:
        return f"signal {-status} ended it; there may not be enough memory"
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return (lines[-1] if lines else f"exit code {status}").removeprefix("qalat: ")[:_LONGEST]
