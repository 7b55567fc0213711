"""Workers with bots to be asked, as tests of them need."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import qalat
from qalat import Match
from qalat.server.thinking import BotAnswer, Question, Thinkers

Result = TypeVar("Result")

ROSTER = "tests.server.players"
QUICK = "roll_and_write"
"""The game that interpreted bots think about quickly."""

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

    def ask(self, question: Question) -> BotAnswer:
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
