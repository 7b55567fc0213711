"""The bots of all tables: when they think, how fast they play, and what the coach is asked."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import structlog

from qalat.play.bots import Prospect
from qalat.play.roster import STAND_IN
from qalat.server.protocol import Advice, Hint, Hinted
from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table.advising import with_reasons
from qalat.server.table.table import Table, commitment
from qalat.server.thinking import Asker, BotAnswer, Question, Unanswered, remembers

if TYPE_CHECKING:
    from qalat.server.rooms.audience import Client
    from qalat.server.rooms.room import Room
    from qalat.server.rooms.rooms import Rooms

_HINT_SECONDS = 1.0
_LEAST_SECONDS = 0.05

_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger()


@dataclass(frozen=True)
class Pace:
    """How fast bots play, in seconds: a turn, and the turns of all bots between two of a person.

    A bot thinks for so long at most and never plays earlier, so that its thinking time reveals
    nothing. A whole turn is played at once, as far as it is certain: a client shows it as slowly as
    its player likes, while the next bot thinks.
    """

    turn: float = 1.0
    round: float = 1.2

    def of_turn(self, bots: int, people: int) -> float:
        """Return the time of a turn where so many bots and people play."""
        return min(self.turn, self.round / max(bots, 1)) if people else self.turn


class Bots:
    """Lets bots play at the tables of one server."""

    def __init__(self, rooms: Rooms, pace: Pace) -> None:
        self._rooms = rooms
        self._pace = pace
        self._hinting: set[Client] = set()

    def let_think(self, room: Room, before: asyncio.Task[None] | None) -> asyncio.Task[None]:
        """Start the bot that is to move, unless it thinks already."""
        if before is not None and not before.done():
            return before
        task = asyncio.create_task(self._bot_turn(room))
        task.add_done_callback(lambda done: self._after_thought(room, done))
        return task

    def _after_thought(self, room: Room, done: asyncio.Task[None]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            _log.error("bot failed", table=room.table.code, error=repr(error))
        elif self._rooms.by_code.get(room.table.code) is room:
            room.go_on()

    async def _bot_turn(self, room: Room) -> None:
        table = room.table
        seat, turn = table.actor, table.turn
        level = table.level_at(seat)
        if not level:
            return  # whoever left has come back before the bot began
        bot = STAND_IN if seat in room.failed else level
        question = self.question(table, seat, bot)
        loop = asyncio.get_running_loop()
        due = loop.time() + self._pause(table, question)
        answer = await self._think(question, room.asker)
        if answer.stood_in:
            room.failed.add(seat)
            _log.warning("bot replaced", table=table.code, seat=seat, what=answer.stood_in)
        await asyncio.sleep(max(0.0, due - loop.time()))
        if (table.actor, table.turn) == (seat, turn) and table.level_at(seat):
            await room.settled(commands.act_in_part(table, seat, turn, answer.actions))

    def _pause(self, table: Table, question: Question) -> float:
        """Return how long to wait before playing; a draw parts a turn's time as in a search."""
        state = np.frombuffer(question.states, table.game.state.dtype)[0]
        share: float = table.game.judgement.share_of_turn(state)
        return self._time_of_turn(table) * share

    def _time_of_turn(self, table: Table) -> float:
        bots = sum(bool(table.level_at(seat)) for seat in range(len(table.names)))
        return self._pace.of_turn(bots, len(table.names) - bots)

    async def _think(self, question: Question, asker: Asker) -> BotAnswer:
        """Ask a bot, and record how long it thought and how long the question waited."""
        asked = time.perf_counter()
        answer = await self._rooms.thinkers.ask(question, asker)
        waited = time.perf_counter() - asked - answer.seconds
        self._rooms.figures.thought.labels(question.bot).observe(answer.seconds)
        self._rooms.figures.waited.observe(max(0.0, waited))
        return answer

    def question(self, table: Table, seat: int, bot: str, *, memory: bool = True) -> Question:
        """Return what a bot is asked: what it may know at a seat, or what is seen there now."""
        if table.match is None:
            raise Refused("not_begun")
        name = table.names[seat]
        knows = memory and remembers(bot)
        view = table.match.memory(name) if knows else table.match.view(name)
        return Question(
            game=table.game.name,
            states=view.states.tobytes(),
            seat=seat,
            bot=bot,
            # Derived from the table's secret, or anybody could predict the bot.
            seed=commitment(f"bot {seat} {table.opened.seed}"),
            asked=table.turn,
            seconds=max(self._time_of_turn(table), _LEAST_SECONDS),
            table=table.code,
        )

    def hint(self, room: Room, client: Client, message: Hint) -> None:
        """Ask the coach for a client, with the client's view."""
        if client in self._hinting:
            raise Refused("busy", expected="one question to the coach at a time")
        question = self.question(room.table, client.seat, "search", memory=False)
        self._rooms.shares.spend("hints", client.address)
        question = msgspec.structs.replace(question, seconds=_HINT_SECONDS, reasons=True)
        self._hinting.add(client)
        self._rooms.spawn(self._hint(room, client, message, question))

    async def _hint(self, room: Room, client: Client, message: Hint, question: Question) -> None:
        try:
            answer = await self._think(question, Asker(client.address, client.guest))
        except Unanswered:
            room.refuse(client, Refused("busy"), message.id)
            return
        finally:
            self._hinting.discard(client)
        foreseen = room.audience.updates.foreseen
        best = [
            Advice(
                each.actions,
                each.points,
                each.win,
                each.visits,
                each.parts,
                foreseen(message.turn, each.actions),
            )
            for each in answer.prospects or (Prospect(answer.actions, 0.0, 0.0, 0),)
        ]
        best[0] = with_reasons(best[0], answer.explained)
        frame = _encode(Hinted(id=message.id, turn=message.turn, best=best))
        room.when_written(lambda: client.send(frame))
