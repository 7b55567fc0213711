"""What has to be compiled before a server can serve, in processes of its own, and how far it is."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from qalat.core.game import Game
from qalat.play.children import environment
from qalat.play.compiling import is_kept, thinks

State = Literal["waiting", "under_way", "ready"]

_GLANCE = 0.5
_SILENCE = 30.0
"""Seconds after which something is said although no part became ready."""
_LONGEST = 300


class PreparationError(Exception):
    """Something could not be compiled, and why."""


@dataclass(frozen=True)
class Part:
    """What is compiled in one go: the rules of a game, or how its bots think."""

    game: str
    kind: Literal["rules", "bots"]
    is_ready: Callable[[], bool]

    def __str__(self) -> str:
        return f"the {self.kind} of {self.game}"


@dataclass(frozen=True)
class Task:
    """A process that makes some parts, one after the other."""

    command: tuple[str, ...]
    parts: tuple[Part, ...]


def tasks_for(games: Iterable[Game]) -> list[Task]:
    """Return what there is to do for games that are not compiled yet.

    What another process compiles helps only where it can be kept for this one.
    """
    tasks = [_task_for(game) for game in games if is_kept(game)]
    return [task for task in tasks if not all(part.is_ready() for part in task.parts)]


def _task_for(game: Game) -> Task:
    return Task(
        (sys.executable, "-P", "-m", "qalat", "compile", game.name),
        (
            Part(game.title, "rules", lambda: game.engine.is_compiled),
            Part(game.title, "bots", lambda: thinks(game)),
        ),
    )


class Preparation:
    """Tasks that are carried out, so many at once; all that becomes ready is told."""

    def __init__(self, tasks: Sequence[Task], at_once: int, told: Callable[[str], object]) -> None:
        self.parts = [part for task in tasks for part in task.parts]
        self._tasks = tasks
        self._room = asyncio.Semaphore(at_once)
        self._told = told
        self._running: list[Task] = []
        self._ready = {part for part in self.parts if part.is_ready()}
        self._began = time.monotonic()

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
        finally:
            for each in (*making, watching):
                if not each.cancelling():  # one that ends its process is not to be disturbed
                    each.cancel()
            await asyncio.gather(*making, watching, return_exceptions=True)

    async def _make(self, task: Task) -> None:
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
            if status:
                failed = next(each for each in task.parts if each not in self._ready)
                raise PreparationError(f"{failed} could not be compiled: {_reason(status, said)}")
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
                self._told(f"Still compiling {now} after {self.seconds} s.")

    def _notice(self) -> bool:
        """See which parts became ready, and say whether any did."""
        return self._note([part for part in self.parts if part.is_ready()])

    def _note(self, parts: Iterable[Part]) -> bool:
        found = [part for part in parts if part not in self._ready]
        for part in found:
            self._ready.add(part)
            told = f"{self.ready} of {len(self.parts)} after {self.seconds} s"
            self._told(f"Compiled {part} ({told}).")
        return bool(found)


async def _ended(command: Sequence[str]) -> tuple[int, str]:
    """Run a command to its end; return its status, and what it said of errors."""
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *command,
            env=environment(),
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
