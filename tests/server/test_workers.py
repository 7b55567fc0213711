"""The bots' workers: lost and replaced, freed when nobody waits, fair, and ended in the end."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvloop

from qalat.server.thinking import BotAnswer, NotReady, Thinkers, Unanswered
from tests.server.bot_pool import (
    FOREVER,
    QUICK,
    ROSTER,
    Table,
    a_match,
    asked,
    seated,
    until,
    within_reason,
)
from tests.server.players import BEGUN


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that a bot makes as soon as it thinks; named before its worker begins."""
    monkeypatch.setenv(BEGUN, str(tmp_path / "begun"))
    return tmp_path / "begun"


@pytest.fixture
def one(begun: Path) -> Iterator[Table]:
    """A worker of its own for a test that may lose it."""
    with seated(1, games=(QUICK,)) as table:
        yield table


@pytest.fixture
def two() -> Iterator[Table]:
    with seated(2, games=(QUICK,)) as table:
        yield table


@pytest.mark.parametrize(
    ("bot", "what", "lost"),
    [
        ("hanging:50ms", "did not answer within 1.1 s", 1),
        ("dying", "ended its process with code 3", 2),
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


def test_a_worker_that_is_frozen_is_given_up_and_replaced() -> None:
    with seated(1, games=(QUICK,), margin=0.5) as table:
        answer = table.ask(asked(a_match(), "frozen:50ms"))
        assert answer.stood_in == "did not answer at all"
        assert table.thinkers.replaced == 2


def test_a_worker_that_ends_unasked_is_replaced_and_no_bot_is_blamed(one: Table) -> None:
    async def scene() -> BotAnswer:
        (process,) = one.thinkers.processes
        os.kill(process, signal.SIGKILL)
        await until(lambda: one.thinkers.replaced == 1 and len(one.thinkers.processes) == 1)
        return await one.thinkers.ask(asked(a_match(), "first"))

    assert one.run(scene()).stood_in is None


def test_a_question_survives_the_worker_that_was_thinking_about_it(one: Table) -> None:
    async def scene() -> BotAnswer:
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
    async def scene() -> BotAnswer:
        asking = asyncio.create_task(one.thinkers.ask(asked(a_match(), f"hanging:{FOREVER}")))
        await until(begun.exists)
        asking.cancel()
        return await one.thinkers.ask(asked(a_match(), "first"))

    assert one.run(scene()).stood_in is None
    assert one.thinkers.replaced == 1


def test_a_question_that_is_cancelled_before_its_bot_begins_frees_its_worker(one: Table) -> None:
    async def scene() -> BotAnswer:
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


def test_the_counters_count_what_happened(one: Table) -> None:
    thinkers, match = one.thinkers, a_match()
    answers = [one.ask(asked(match, bot)) for bot in ("first", "raising", "random")]
    reply = (thinkers.asked, thinkers.answered, thinkers.dropped, thinkers.stood_in)
    assert reply == (3, 3, 0, 1)
    assert (thinkers.waiting, thinkers.busy, thinkers.replaced) == (0, 0, 0)
    assert thinkers.seconds == pytest.approx(sum(answer.seconds for answer in answers))


def test_the_workers_serve_the_loop_that_the_server_uses() -> None:
    async def scene() -> BotAnswer:
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


def test_workers_that_cannot_start_are_reported_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    thinkers = Thinkers(2, games=("chess",))
    message = "a bot's worker ended its process with code 1 before it was ready"
    with pytest.raises(NotReady, match=message):
        asyncio.run(within_reason(thinkers.start()))
    assert "found the game 'chess'" in capfd.readouterr().err


def test_workers_whose_beginning_is_cancelled_end(capfd: pytest.CaptureFixture[str]) -> None:
    async def scene() -> tuple[int, ...]:
        thinkers = Thinkers(3, games=())
        starting = asyncio.create_task(thinkers.start())
        await until(lambda: len(thinkers.processes) > 0)
        processes = thinkers.processes
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        assert thinkers.processes == ()
        return processes

    for process in asyncio.run(within_reason(scene())):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    assert capfd.readouterr().err == ""


def test_a_worker_that_talks_nonsense_is_replaced(one: Table) -> None:
    async def scene() -> BotAnswer:
        asking = asyncio.create_task(one.thinkers.ask(asked(a_match(), "gibbering")))
        return await asking

    assert (one.run(scene()).stood_in or "").startswith("said something unreadable")
    assert one.thinkers.replaced == 2


def test_no_worker_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="0 workers"):
        Thinkers(0)
