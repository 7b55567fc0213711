"""Playing the games of a plan on many processes, and handing each over as it ends."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from qalat.play.arena.plan import Plan, PlannedGame
from qalat.play.arena.playing import FinishedGame, make_bots_ready, play_game

Finish = Callable[[FinishedGame], None]
"""What is done with a game as soon as it has ended."""

_ONE_THREAD = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Broken(RuntimeError):
    """A game that could not be played, because a process ended or the engine failed."""


def remaining(plan: Plan, finished: Sequence[FinishedGame]) -> list[PlannedGame]:
    """Return the games of a plan that are still to be played, in their order."""
    done = {game.number for game in finished}
    return [planned for planned in plan.planned() if planned.number not in done]


def run(plan: Plan, games: Sequence[PlannedGame], workers: int, finish: Finish) -> None:
    """Play games on so many processes; which one plays what does not change any of them."""
    # Compiled here once, loaded by the processes.
    make_bots_ready(plan)
    if workers == 1 or len(games) < 2:
        for game in games:
            finish(play_game(plan, game))
        return
    waiting = iter(games)
    with _one_thread_each():
        staff = [_Worker(plan) for _ in range(min(workers, len(games)))]
    try:
        busy = [worker for worker in staff if worker.give(next(waiting, None))]
        while busy:
            ready = wait([worker.connection for worker in busy])
            for worker in [each for each in busy if each.connection in ready]:
                finished = worker.take()
                finish(finished)
                if finished.hung:
                    worker.replace()
                if not worker.give(next(waiting, None)):
                    busy.remove(worker)
    finally:
        for worker in staff:
            worker.end()


@contextlib.contextmanager
def _one_thread_each() -> Iterator[None]:
    """Let the processes begun here use one thread each: there is one for every core."""
    before = {name: os.environ.get(name) for name in _ONE_THREAD}
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


class _Worker:
    """A process that is given games and hands back what came of them."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game: PlannedGame | None = None
        self.connection, self._process = _begin(plan)

    def give(self, game: PlannedGame | None) -> bool:
        """Have a game played; return whether there was one."""
        self._game = game
        if game is not None:
            with contextlib.suppress(BrokenPipeError):  # its end is noticed when it is taken from
                self.connection.send(game)
        return game is not None

    def take(self) -> FinishedGame:
        """Return the game that was given, finished, or fail with what became of it."""
        try:
            told = self.connection.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            raise Broken(
                f"the process that played {self._game} ended with code {self._process.exitcode}"
            ) from None
        if not isinstance(told, FinishedGame):
            raise Broken(f"{self._game} failed:\n{told}")
        return told

    def replace(self) -> None:
        """Begin a fresh process in place of one in which a bot still hangs."""
        self.end()
        with _one_thread_each():
            self.connection, self._process = _begin(self._plan)

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self.connection.close()
        self._process.terminate()
        self._process.join()
        self._process.close()


def _begin(plan: Plan) -> tuple[Connection, SpawnProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(plan, theirs), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _work(plan: Plan, connection: Connection) -> None:
    """Play whatever comes, until nothing comes any more."""
    # An interrupt reaches all processes of a terminal: the first one decides what is done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            game = connection.recv()
            try:
                connection.send(play_game(plan, game))
            except Exception:  # noqa: BLE001 - told where somebody reads it
                connection.send(traceback.format_exc())
