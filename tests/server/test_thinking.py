"""Bots in worker processes: they answer, they repeat themselves, and none of them does harm."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
import uvloop

import qalat
from qalat import Match
from qalat.core.errors import Illegal, Unreadable
from qalat.core.record import CHANCE
from qalat.play.bots import Budget
from qalat.play.levels import LEVELS
from qalat.server.thinking import Answer, Question, Thinkers, Unanswered, questions, remembers
from qalat.server.thinking.worker import Lost
from tests.server.players import BEGUN

Result = TypeVar("Result")
Run = Callable[[Awaitable[Result]], Result]

ROSTER = "tests.server.players"
QUICK = "roll_and_write"
"""The game that interpreted bots think about quickly."""

THOUGHT_ABOUT = [
    pytest.param(game, marks=() if game == QUICK else pytest.mark.compiled) for game in qalat.GAMES
]

MOST_SECONDS = 120
"""After which a test fails that would wait for ever."""

FOREVER = "3600s"


class Table:
    """Workers, and a loop for them that runs as long as a test asks."""

    def __init__(self, runner: asyncio.Runner, workers: int, **options: object) -> None:
        self._runner = runner
        self.thinkers = Thinkers(workers, roster=ROSTER, **options)  # type: ignore[arg-type]
        self.run(self.thinkers.start())

    def run(self, doing: Awaitable[Result]) -> Result:
        return self._runner.run(within_reason(doing))

    def ask(self, question: Question) -> Answer:
        return self.run(self.thinkers.ask(question))


async def within_reason(doing: Awaitable[Result]) -> Result:
    async with asyncio.timeout(MOST_SECONDS):
        return await doing


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110 - nothing tells when a counter changes
        await asyncio.sleep(0.005)


@contextlib.contextmanager
def seated(workers: int, **options: object) -> Iterator[Table]:
    with asyncio.Runner() as runner:
        table = Table(runner, workers, **options)
        try:
            yield table
        finally:
            table.run(table.thinkers.close())


@pytest.fixture(scope="module")
def everything() -> Iterator[Table]:
    """A worker that knows all games; for tests that leave it as it was."""
    with seated(1) as table:
        yield table


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that a bot makes as soon as it thinks; named before its worker begins."""
    monkeypatch.setenv(BEGUN, str(tmp_path / "begun"))
    return tmp_path / "begun"


@pytest.fixture
def one(begun: Path) -> Iterator[Table]:
    """A worker of its own for a test that may lose it."""
    with seated(1, games=(QUICK,), margin=0.5) as table:
        yield table


@pytest.fixture
def two() -> Iterator[Table]:
    with seated(2, games=(QUICK,)) as table:
        yield table


def a_match(game: str = QUICK, seed: int = 7) -> Match:
    match = qalat.Match(game, max(2, qalat.find(game).fewest), seed=seed)
    while len(match.legal_actions) == 1:
        match.play(match.legal_actions[0])
    return match


def asked(
    match: Match,
    bot: str,
    *,
    table: str = "",
    seed: str = "a seed",
    number: int = 1,
    seconds: float = 60.0,
) -> Question:
    view = match.view(match.to_move)
    states = view.states.tobytes()
    return Question(match.game.name, states, view.seat, bot, seed, number, seconds, table)


def draws(match: Match) -> int:
    return sum(step.actor == CHANCE for step in match.log.steps)


@pytest.mark.parametrize("bot", ["random", "apprentice", "vizier:3", "sultan:3"])
@pytest.mark.parametrize("game", THOUGHT_ABOUT)
def test_an_answer_is_legal_and_the_same_question_has_the_same_answer(
    everything: Table, game: str, bot: str
) -> None:
    match = a_match(game)
    first, again = (everything.ask(asked(match, bot)) for _ in range(2))
    assert first.actions[0] in match.legal_actions
    assert (first.actions, first.prospects) == (again.actions, again.prospects)
    assert first.stood_in is None
    assert first.seconds > 0


def test_another_seed_and_another_question_have_answers_of_their_own(everything: Table) -> None:
    match = a_match("medina")
    by_seed = {everything.ask(asked(match, "random", seed=seed)).actions for seed in "abcdef"}
    by_number = {everything.ask(asked(match, "random", number=n)).actions for n in range(6)}
    assert len(by_seed) > 1
    assert len(by_number) > 1


@pytest.mark.parametrize("game", THOUGHT_ABOUT)
def test_what_is_foreseen_can_be_played_and_goes_on_as_long_as_the_turn(
    everything: Table, game: str
) -> None:
    match = a_match(game)
    longest = 0
    for number in range(8):
        seat, drawn = match.to_move, draws(match)
        answer = everything.ask(asked(match, "architect", number=number))
        longest = max(longest, len(answer.actions))
        for action in answer.actions:
            assert (match.to_move, draws(match)) == (seat, drawn)
            match.play(action, seat=seat)
    assert longest > 1


def test_reasons_come_with_an_answer(everything: Table) -> None:
    match = a_match()
    answer = everything.ask(asked(match, "sultan:8"))
    assert answer.prospects[0].actions[0] == answer.actions[0]
    assert sum(prospect.visits for prospect in answer.prospects) > 0


def test_a_plan_that_cannot_be_played_is_cut_where_it_fails(everything: Table) -> None:
    match = a_match("alhambra")
    answer = everything.ask(asked(match, "dreaming"))
    assert answer.actions[0] == match.legal_actions[0]
    assert -7 not in answer.actions
    assert answer.stood_in is None


def test_a_bot_that_prints_and_reads_disturbs_nobody(everything: Table) -> None:
    match = a_match()
    assert everything.ask(asked(match, "chatty")).stood_in is None
    assert everything.ask(asked(match, "first")).actions[0] == match.legal_actions[0]


def test_only_the_strongest_level_remembers() -> None:
    assert [level.name for level in LEVELS if remembers(level.name)] == ["sultan"]
    assert remembers("search:200ms")
    assert not remembers("random")
    with pytest.raises(Unreadable, match="found the bot 'bishop'"):
        remembers("bishop")


@pytest.mark.parametrize(
    ("bot", "budget"),
    [
        ("mason", Budget(seconds=2.0)),
        ("search:200ms", Budget(seconds=0.2)),
        ("search:10s", Budget(seconds=2.0)),
        ("sultan:500", Budget(simulations=500)),
    ],
    ids=str,
)
def test_a_bot_thinks_as_long_as_its_text_says_and_the_question_allows(
    bot: str, budget: Budget
) -> None:
    question = asked(a_match(), bot, seconds=2.0)
    assert questions.budget(question, questions.ROSTER) == budget


def test_what_cannot_be_asked_is_refused_at_once(everything: Table) -> None:
    match = a_match()
    other = 1 - match.actor
    view = match.view(match.to_move)
    refused = {
        "found the game 'chess'": Question("chess", b"", 0, "first", "", 0, 1.0),
        "found the bot 'bishop'": asked(match, "bishop"),
        "found a record of 3 bytes": Question(QUICK, b"abc", 0, "first", "", 0, 1.0),
        "the seat is not to move": Question(
            QUICK, view.states.tobytes(), other, "first", "", 0, 1.0
        ),
    }
    for message, question in refused.items():
        with pytest.raises((Unreadable, Illegal), match=message):
            everything.ask(question)


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("raising", "raised LookupError: no idea"),
        ("leaving", "raised SystemExit: 3"),
        ("cheating", "chose action -7, which is not legal"),
        ("muttering", "answered with str, not with a choice"),
    ],
)
def test_for_a_bot_that_fails_another_answers_and_its_worker_goes_on(
    everything: Table, bot: str, what: str
) -> None:
    match, processes = a_match(), everything.thinkers.processes
    answer = everything.ask(asked(match, bot))
    assert answer.stood_in == what
    assert answer.actions == everything.ask(asked(match, "greedy")).actions
    assert everything.thinkers.processes == processes


@pytest.mark.parametrize(
    ("bot", "what", "lost"),
    [
        ("hanging:50ms", "did not answer within 1.1 s", 1),
        ("dying", "ended its process with code 3", 2),
        ("frozen:50ms", "did not answer at all", 2),
    ],
)
def test_for_a_bot_that_takes_its_worker_along_another_answers_in_another_worker(
    one: Table, bot: str, what: str, lost: int
) -> None:
    match, before = a_match(), one.thinkers.processes
    answer = one.ask(asked(match, bot, seconds=60.0))
    assert answer.stood_in == what
    assert answer.actions[0] in match.legal_actions
    assert one.ask(asked(match, "first")).stood_in is None
    assert one.thinkers.replaced == lost
    assert not set(before) & set(one.thinkers.processes)


def test_a_worker_that_ends_unasked_is_replaced_and_no_bot_is_blamed(one: Table) -> None:
    async def scene() -> Answer:
        (process,) = one.thinkers.processes
        os.kill(process, signal.SIGKILL)
        await until(lambda: one.thinkers.replaced == 1 and len(one.thinkers.processes) == 1)
        return await one.thinkers.ask(asked(a_match(), "first"))

    assert one.run(scene()).stood_in is None


def test_a_question_survives_the_worker_that_was_thinking_about_it(one: Table) -> None:
    async def scene() -> Answer:
        asking = asyncio.create_task(one.thinkers.ask(asked(a_match(), "patient:1s")))
        await until(lambda: one.thinkers.busy == 1)
        os.kill(one.thinkers.processes[0], signal.SIGKILL)
        return await asking

    assert one.run(scene()).stood_in is None
    assert one.thinkers.replaced == 1


def test_an_interrupt_does_not_end_a_worker(one: Table) -> None:
    (process,) = one.thinkers.processes
    os.kill(process, signal.SIGINT)
    assert one.ask(asked(a_match(), "first")).stood_in is None
    assert one.thinkers.processes == (process,)


def test_a_question_that_is_cancelled_frees_its_worker(one: Table, begun: Path) -> None:
    async def scene() -> tuple[int, ...]:
        asking = asyncio.create_task(one.thinkers.ask(asked(a_match(), f"patient:{FOREVER}")))
        await until(begun.exists)
        asking.cancel()
        await one.thinkers.ask(asked(a_match(), "first"))
        return one.thinkers.processes

    before = one.thinkers.processes
    assert one.run(scene()) == before
    assert (one.thinkers.asked, one.thinkers.answered, one.thinkers.dropped) == (2, 1, 1)


def test_a_bot_that_hangs_on_when_it_is_cancelled_loses_its_worker(one: Table, begun: Path) -> None:
    async def scene() -> Answer:
        asking = asyncio.create_task(one.thinkers.ask(asked(a_match(), f"hanging:{FOREVER}")))
        await until(begun.exists)
        asking.cancel()
        return await one.thinkers.ask(asked(a_match(), "first"))

    assert one.run(scene()).stood_in is None
    assert one.thinkers.replaced == 1


def test_a_question_that_is_cancelled_before_its_bot_begins_frees_its_worker(one: Table) -> None:
    async def scene() -> Answer:
        asking = asyncio.create_task(one.thinkers.ask(asked(a_match(), f"hanging:{FOREVER}")))
        await asyncio.sleep(0)
        asking.cancel()
        return await one.thinkers.ask(asked(a_match(), "first"))

    assert one.run(scene()).stood_in is None
    assert one.thinkers.replaced == 0


def test_a_question_that_is_cancelled_while_it_waits_is_never_asked(one: Table) -> None:
    async def scene() -> None:
        first = asyncio.create_task(one.thinkers.ask(asked(a_match(), "patient:200ms")))
        await until(lambda: one.thinkers.busy == 1)
        second = asyncio.create_task(one.thinkers.ask(asked(a_match(), "dying")))
        await until(lambda: one.thinkers.waiting == 1)
        second.cancel()
        await first
        assert one.thinkers.waiting == 0
        await one.thinkers.ask(asked(a_match(), "first"))

    one.run(scene())
    assert one.thinkers.replaced == 0


def test_the_loop_goes_on_while_bots_think(one: Table) -> None:
    async def scene() -> int:
        ticks = 0
        asking = asyncio.create_task(one.thinkers.ask(asked(a_match(), "patient:300ms")))
        while not asking.done():
            await asyncio.sleep(0)
            ticks += one.thinkers.busy
        return ticks

    assert one.run(scene()) > 100


def test_two_workers_think_at_the_same_time(two: Table) -> None:
    async def scene() -> None:
        asking = [
            asyncio.create_task(two.thinkers.ask(asked(a_match(), f"patient:{FOREVER}")))
            for _ in range(2)
        ]
        await until(lambda: two.thinkers.busy == 2)
        for each in asking:
            each.cancel()

    two.run(scene())


def test_a_table_that_asks_much_does_not_keep_the_others_waiting(one: Table) -> None:
    order: list[str] = []

    async def ask(table: str, name: str) -> None:
        await one.thinkers.ask(asked(a_match(), "first", table=table))
        order.append(name)

    async def scene() -> None:
        first = asyncio.create_task(one.thinkers.ask(asked(a_match(), "patient:200ms", table="a")))
        await until(lambda: one.thinkers.busy == 1)
        busy = [asyncio.create_task(ask("a", f"a{number}")) for number in range(3)]
        await until(lambda: one.thinkers.waiting == 3)
        calm = asyncio.create_task(ask("b", "b0"))
        await asyncio.gather(first, *busy, calm)

    one.run(scene())
    assert order == ["a0", "b0", "a1", "a2"]


def test_the_counters_tell_what_happened(one: Table) -> None:
    thinkers, match = one.thinkers, a_match()
    answers = [one.ask(asked(match, bot)) for bot in ("first", "raising", "random")]
    told = (thinkers.asked, thinkers.answered, thinkers.dropped, thinkers.stood_in)
    assert told == (3, 3, 0, 1)
    assert (thinkers.waiting, thinkers.busy, thinkers.replaced) == (0, 0, 0)
    assert thinkers.seconds == pytest.approx(sum(answer.seconds for answer in answers))


def test_the_workers_serve_the_loop_that_the_server_uses() -> None:
    async def scene() -> Answer:
        thinkers = Thinkers(1, games=(), roster=ROSTER)
        await thinkers.start()
        answers = [await thinkers.ask(asked(a_match(), bot)) for bot in ("dying", "first")]
        await thinkers.close()
        return answers[-1]

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(within_reason(scene())).stood_in is None


def test_closing_ends_all_processes_and_leaves_questions_unanswered() -> None:
    async def scene() -> tuple[int, ...]:
        thinkers = Thinkers(2, games=(), roster=ROSTER)
        await thinkers.start()
        processes = thinkers.processes
        bots = (f"patient:{FOREVER}", f"hanging:{FOREVER}", "first")
        asking = [asyncio.create_task(thinkers.ask(asked(a_match(), bot))) for bot in bots]
        await until(lambda: thinkers.busy == 2)
        await thinkers.close()
        for each in asking:
            with pytest.raises(Unanswered, match="the bots' workers are closed"):
                await each
        with pytest.raises(Unanswered, match="closed, or never begun"):
            await thinkers.ask(asked(a_match(), "first"))
        assert (thinkers.processes, thinkers.busy, thinkers.waiting) == ((), 0, 0)
        return processes

    processes = asyncio.run(within_reason(scene()))
    assert len(processes) == 2
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_workers_that_cannot_begin_are_told_of_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    thinkers = Thinkers(2, games=("chess",))
    with pytest.raises(Lost, match="ended its process with code 1"):
        asyncio.run(within_reason(thinkers.start()))
    assert "found the game 'chess'" in capfd.readouterr().err


def test_no_worker_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="0 workers"):
        Thinkers(0)
