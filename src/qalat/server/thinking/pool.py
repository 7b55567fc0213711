"""The pool of bot workers, with one fair queue of questions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from qalat.games import GAMES
from qalat.play.bot_thread import timeouts
from qalat.play.roster import STAND_IN
from qalat.server.thinking import messages
from qalat.server.thinking.fair_queue import Asker, Line, Way
from qalat.server.thinking.messages import ROSTER, BotAnswer, Judged, Question, TurnToJudge
from qalat.server.thinking.worker import Lost, Worker

_CHANCES = 2
"""How often a question is retried that has ended its worker."""

_STAND_INS = (STAND_IN, "random")
"""The bots that are asked then, one after another."""

_PAUSE = 1.0
_LONGEST_PAUSE = 30.0
"""Seconds before a worker that could not start is started again, doubled each time."""

NOBODY = Asker()
"""No particular guest: tables take turns."""

_log = logging.getLogger(__name__)


class NotReady(RuntimeError):
    """A worker could not be started; the log has its output."""


class Unanswered(RuntimeError):
    """A question without an answer: the workers were closed, or not even a stand-in lived."""


@dataclass(eq=False)
class _Job:
    """A question in the queue or in progress."""

    question: Question | TurnToJudge
    way: Way
    answer: asyncio.Future[BotAnswer | Judged]
    losses: list[str] = field(default_factory=list)

    @property
    def chances(self) -> int:
        """How often it is tried at most; nobody stands in for the coach."""
        return _CHANCES + (len(_STAND_INS) if isinstance(self.question, Question) else 0)

    @property
    def asked(self) -> Question | TurnToJudge:
        """The question to ask now, of the bot or its stand-in."""
        if isinstance(self.question, TurnToJudge) or len(self.losses) < _CHANCES:
            return self.question
        return replace(self.question, bot=_STAND_INS[len(self.losses) - _CHANCES])

    def settle(self, answer: BotAnswer | Judged) -> None:
        """BotAnswer the question, and tell where the bot did not answer itself."""
        if isinstance(answer, BotAnswer) and len(self.losses) >= _CHANCES:
            answer = replace(answer, stood_in=self.losses[_CHANCES - 1])
        self.answer.set_result(answer)


class Thinkers:
    """A number of worker processes with one queue of questions.

    margin is how many seconds longer than its bot a worker may take before it is abandoned.
    """

    def __init__(
        self,
        workers: int,
        *,
        games: Sequence[str] = tuple(GAMES),
        roster: str = ROSTER,
        margin: float = 20.0,
    ) -> None:
        if workers < 1:
            raise ValueError(f"{workers} workers: bots need one at least")
        self._count = workers
        self._games = games
        self._roster = roster
        self._margin = margin
        self._line: Line[_Job] = Line()
        self._jobs: set[_Job] = set()
        self._workers: set[Worker] = set()
        self._staff: list[asyncio.Task[None]] = []
        self._beginning = False
        self.busy = 0
        self.asked = 0
        self.answered = 0
        self.dropped = 0
        self.stood_in = 0
        self.replaced = 0
        self.seconds = 0.0

    @property
    def waiting(self) -> int:
        """How many questions nobody thinks about yet."""
        return len(self._line)

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of the processes that are ready."""
        return tuple(sorted(worker.pid for worker in self._workers))

    @property
    def are_well(self) -> bool:
        """Whether somebody thinks, or is about to for the first time."""
        return bool(self._workers) or self._beginning

    def begin(self) -> None:
        """Start all workers in the background; until they are ready, questions wait."""
        self._beginning = True
        first = asyncio.Event()
        self._staff = [asyncio.create_task(self._appear(first, n)) for n in range(self._count)]

    async def _appear(self, first: asyncio.Event, number: int) -> None:
        # The first one compiles what is not compiled yet, and the others load it.
        if number:
            await first.wait()
        worker = await self._another()
        self._beginning = False
        first.set()
        await self._serve(worker)

    async def start(self) -> None:
        """Start all workers; return when they are ready, or fail if one cannot start."""
        try:
            await self._begin_all()
        except BaseException as error:
            await self.close()
            if isinstance(error, Lost):
                raise NotReady(f"a bot's worker {error} before it was ready") from None
            raise
        self._staff = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotAnswer:
        """Return a bot's answer; cancel this to withdraw the question."""
        messages.position(question)
        messages.entrant(question, self._roster)
        answer = await self._answer(question, asker)
        assert isinstance(answer, BotAnswer), "a question is answered, a decision is judged"
        return answer

    async def judge(self, decision: TurnToJudge, asker: Asker = NOBODY) -> Judged:
        """Return the coach's verdict on a turn."""
        messages.decision(decision)
        judged = await self._answer(decision, asker)
        assert isinstance(judged, Judged), "a question is answered, a decision is judged"
        return judged

    async def _answer(self, question: Question | TurnToJudge, asker: Asker) -> BotAnswer | Judged:
        """Let a question wait in the line, and return what comes of it."""
        if not self._staff:
            raise Unanswered("the bots' workers are not there: closed, or never begun")
        way = asker.way(question.table)
        job = _Job(question, way, asyncio.get_running_loop().create_future())
        self.asked += 1
        self._jobs.add(job)
        self._line.join(way, job)
        try:
            return await job.answer
        except BaseException:
            self.dropped += 1
            raise
        finally:
            self._jobs.remove(job)
            self._line.leave(way, job)

    async def close(self) -> None:
        """End all processes; pending questions stay unanswered."""
        self._beginning = False
        for task in self._staff:
            task.cancel()
        await asyncio.gather(*self._staff, return_exceptions=True)
        self._staff = []
        await asyncio.gather(*(worker.end() for worker in self._workers))
        self._workers.clear()
        for job in self._jobs:
            if not job.answer.done():
                job.answer.set_exception(Unanswered("the bots' workers are closed"))

    async def _begin_all(self) -> None:
        # The first one compiles what is not compiled yet, and the others load it.
        await self._begin()
        others = (self._begin() for _ in range(self._count - 1))
        for begun in await asyncio.gather(*others, return_exceptions=True):
            if isinstance(begun, BaseException):
                raise begun

    async def _begin(self) -> Worker:
        worker = await Worker.begin(self._roster, self._games)
        self._workers.add(worker)
        return worker

    async def _serve(self, worker: Worker) -> None:
        """Let a worker answer, and another one in its place when it is of no more use."""
        while True:
            try:
                while await self._one_answer(worker):
                    pass
            except Lost as lost:
                _log.warning("a bot's worker %s; another one takes its place", lost)
            self.replaced += 1
            await worker.end()
            self._workers.discard(worker)
            worker = await self._another()

    async def _another(self) -> Worker:
        pause = _PAUSE
        while True:
            try:
                return await self._begin()
            except (Lost, OSError) as lost:
                self._beginning = False
                _log.error("a bot's worker could not be begun: it %s", lost)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _one_answer(self, worker: Worker) -> bool:
        """Have the next question answered; return whether the worker can answer another."""
        job = await self._next(worker)
        if job.answer.done():
            return True
        self.busy += 1
        try:
            longest = _seconds(job.asked, self._roster) + self._margin
            reply = await worker.ask(job.asked, longest, job.answer)
        except Lost as lost:
            self._ask_again(job, str(lost))
            raise
        finally:
            self.busy -= 1
        if reply.answer is not None and not job.answer.done():
            self._settle(job, reply.answer)
        return not reply.spoiled

    async def _next(self, worker: Worker) -> _Job:
        """Return the next question; a worker that ends while it has none is lost."""
        taking = asyncio.ensure_future(self._line.next())
        ending = asyncio.ensure_future(worker.ended())
        try:
            await asyncio.wait((taking, ending), return_when=asyncio.FIRST_COMPLETED)
            if not ending.done():
                return taking.result()
            if taking.done():
                self._line.rejoin(taking.result().way, taking.result())
            raise Lost("ended its process while it was asked nothing")
        finally:
            taking.cancel()
            ending.cancel()

    def _ask_again(self, job: _Job, loss: str) -> None:
        if job.answer.done():
            return
        job.losses.append(loss)
        if len(job.losses) < job.chances:
            self._line.rejoin(job.way, job)
        else:
            job.answer.set_exception(Unanswered(f"whoever was asked {loss}"))

    def _settle(self, job: _Job, answer: BotAnswer | Judged) -> None:
        job.settle(answer)
        result = job.answer.result()
        self.answered += 1
        self.seconds += result.seconds
        self.stood_in += isinstance(result, BotAnswer) and result.stood_in is not None


def _seconds(asked: Question | TurnToJudge, roster: str) -> float:
    """Return how long an answer may take by what was asked."""
    if isinstance(asked, TurnToJudge):
        return asked.seconds
    waiting = timeouts(messages.budget(asked, roster))
    return waiting.stop + waiting.grace
