"""A worker process from the server's side: started, asked one question at a time, ended."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from qalat.play.child_environment import child_environment
from qalat.server.thinking.messages import (
    BotAnswer,
    FromWorker,
    Judged,
    Question,
    Ready,
    Reply,
    Stop,
    ToWorker,
    TurnToJudge,
)

Kind = TypeVar("Kind", Ready, Reply)

_PROGRAM = """
import gc, sys
gc.disable()  # until all is there: what is loaded stays, and to look through it takes long
from qalat.server.thinking.worker_process import main
main(*sys.argv[1:])
"""
_ONE_THREAD = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
_LONGEST_LINE = 1 << 20
_SECONDS_TO_LET_GO = 2.0
"""Seconds for a bot to stop when its answer is no longer wanted."""


class Lost(Exception):
    """A worker ended, or did not answer; the message says which, and it is of no more use."""


class Worker:
    """One process; any question, one at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None, "begun with a pipe"
        assert process.stdout is not None, "begun with a pipe"
        self._process = process
        self._pipe = process.stdin
        self._lines = process.stdout
        self._decoder = msgspec.json.Decoder(FromWorker)

    @classmethod
    async def begin(cls, roster: str, games: Sequence[str]) -> Worker:
        """Start a process and return it when it is ready; raise Lost if it fails."""
        # -P: what lies in the working directory is not to be taken for a library. In a session of
        # its own a worker hears no interrupt of the terminal, and Linux counts its thinking as its
        # own: what bots use up is not taken from the server's share of a core.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", _PROGRAM, roster, *games),
            stdin=PIPE,
            stdout=PIPE,
            env=_environment(),
            limit=_LONGEST_LINE,
            start_new_session=True,
        )
        worker = cls(process)
        try:
            await worker._read(Ready)
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ask(
        self,
        question: Question | TurnToJudge,
        seconds: float,
        wanted: asyncio.Future[BotAnswer | Judged],
    ) -> Reply:
        """Return an answer within so many seconds; it is wanted until the future is done."""
        answer = asyncio.ensure_future(self._read(Reply))
        try:
            self._send(question)
            await asyncio.wait(
                (answer, wanted), timeout=seconds, return_when=asyncio.FIRST_COMPLETED
            )
            if wanted.done() and not answer.done():
                self._send(Stop())
                await asyncio.wait((answer,), timeout=_SECONDS_TO_LET_GO)
            if not answer.done():
                raise Lost("did not answer at all")
            return answer.result()
        finally:
            answer.cancel()

    async def ended(self) -> None:
        """Wait until the process has ended, for whatever reason."""
        await self._process.wait()

    async def end(self) -> None:
        """Kill the process."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._pipe.close()
        # What it still had to tell is read, so that nothing keeps its pipe open.
        await self._process.communicate()

    def _send(self, what: ToWorker) -> None:
        self._pipe.write(msgspec.json.encode(what) + b"\n")

    async def _read(self, kind: type[Kind]) -> Kind:
        try:
            line = await self._lines.readline()
            message = self._decoder.decode(line) if line.endswith(b"\n") else None
        except ValueError as error:  # too long a line, or one that is no message
            raise Lost(f"said something unreadable: {error}") from None
        if message is None:
            code = await self._process.wait()
            raise Lost(f"ended its process with code {code}")
        if not isinstance(message, kind):
            raise Lost(f"said {type(message).__name__}, not {kind.__name__}")
        return message


def _environment() -> dict[str, str]:
    """Return what a worker is begun with: this one's modules, and one thread for one core."""
    path = os.pathsep.join(each or os.getcwd() for each in sys.path)  # noqa: PTH109
    return child_environment(**dict.fromkeys(_ONE_THREAD, "1"), PYTHONPATH=path)
