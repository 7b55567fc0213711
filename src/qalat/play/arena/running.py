"""Play the games of a plan in several processes, and hand each over as it ends."""

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
"""Called with each game as soon as it has ended."""

_ONE_THREAD = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class WorkerFailed(RuntimeError):
    """A game was not played to its end, because its process ended or the engine failed."""


def remaining(plan: Plan, finished: Sequence[FinishedGame]) -> list[PlannedGame]:
    """Return the games of a plan that are still to be played, in order."""
    done = {game.number for game in finished}
    return [planned for planned in plan.planned() if planned.number not in done]


def run(plan: Plan, games: Sequence[PlannedGame], workers: int, finish: Finish) -> None:
    """Play games in this many processes; the results do not depend on who plays which."""
    # Compile here once; the processes load the code from the cache.
    make_bots_ready(plan)
    if workers == 1 or len(games) < 2:
        for game in games:
            finish(play_game(plan, game))
        return
    waiting = iter(games)
    with _one_thread_each():
        pool = [_Worker(plan) for _ in range(min(workers, len(games)))]
    try:
        busy = [worker for worker in pool if worker.give(next(waiting, None))]
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
        for worker in pool:
            worker.end()


@contextlib.contextmanager
def _one_thread_each() -> Iterator[None]:
    """Limit the processes started here to one thread each: there is one for every core."""
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
    """A process that plays the games it is given."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game: PlannedGame | None = None
        self.connection, self._process = _begin(plan)

    def give(self, game: PlannedGame | None) -> bool:
        """Send a game to the process; return whether there was one."""
        self._game = game
        if game is not None:
            with contextlib.suppress(BrokenPipeError):  # take() notices that the process ended
                self.connection.send(game)
        return game is not None

    def take(self) -> FinishedGame:
        """Return the finished game, or raise WorkerFailed."""
        try:
            received = self.connection.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            raise WorkerFailed(
                f"the process that played {self._game} ended with code {self._process.exitcode}"
            ) from None
        if not isinstance(received, FinishedGame):
            raise WorkerFailed(f"{self._game} failed:\n{received}")
        return received

    def replace(self) -> None:
        """Replace a process in which a bot hangs."""
        self.end()
        with _one_thread_each():
            self.connection, self._process = _begin(self._plan)

    def end(self) -> None:
        """Terminate the process."""
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
    """Play games until the connection closes."""
    # Ctrl-C reaches all processes of a terminal: the parent decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            game = connection.recv()
            try:
                connection.send(play_game(plan, game))
            except Exception:  # noqa: BLE001 - raised again by the parent
                connection.send(traceback.format_exc())
