"""Tables at which all kinds of things happen, seen by clients that are sent updates alone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import msgspec
import numpy as np

from qalat.core.random import below, seeded
from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table.events import (
    AnyChair,
    AnyEvent,
    BotChair,
    Chair,
    GameClock,
    PersonChair,
    Placed,
    ProgramChair,
    Resumed,
    Said,
)
from qalat.server.table.table import Table
from qalat.server.table.updates import SPECTATOR, EncodedUpdate, Updates
from tests.server.following import Message, compared, followed, read

GUESTS = tuple(PersonChair(name[0].lower(), name) for name in ("Ada", "Ben", "Cid"))


class Watched:
    """A table, and for each seat and a spectator the table that follows from the updates."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        chairs: list[AnyChair] = [GUESTS[0], *[Chair()] * (seats - 1)]
        opened = commands.open_table(
            "a", game, chairs, options=options, clock=GameClock(600, 5), public=True,
            stand_in="mason",
        )  # fmt: skip
        self.table = Table("t", msgspec.structs.replace(opened, seed="5eed" * 16), 0)
        self.updates = Updates(self.table)
        self.seen = {seat: self.everything(seat) for seat in range(SPECTATOR, seats)}
        self.happened: Counter[str] = Counter()
        self.heard: list[EncodedUpdate] = []

    def everything(self, seat: int) -> Message:
        whole = self.updates.everything(seat, 0, host=False, here=[], watchers=0, words=False)
        return read(msgspec.json.encode(whole))

    def happen(self, event: AnyEvent, at: int) -> None:
        """Let an event happen; nothing but the update may be needed to know the table."""
        event = self.table.apply(event, at)
        told = self.updates.update_for(event, at)
        self.heard.append(told)
        self.happened[str(event.__struct_config__.tag)] += 1
        for seat, before in self.seen.items():
            is_outside = seat == SPECTATOR or seat in self.table.outside
            if not is_outside or (isinstance(event, Placed) and event.seat == seat):
                self.seen[seat] = self.everything(seat)  # who sits down is told everything
                continue
            self.seen[seat] = followed(before, read(told.frame(seat)))
            whole = {**self.everything(seat), "you": before["you"]}
            assert compared(self.seen[seat]) == compared(whole), f"{event} as seat {seat} sees it"


def wishes(table: Table, stream: np.ndarray) -> list[Callable[[], AnyEvent]]:
    """What somebody may want at a table, some of it impossible now."""
    seat, turn = int(below(stream, table.seats)), table.turn
    guest, match = GUESTS[int(below(stream, len(GUESTS)))], table.match
    if match is None:
        chair = (Chair(), BotChair("mason"), ProgramChair("Robot"))[int(below(stream, 3))]
        return [
            lambda: commands.set_chair(table, "a", seat, chair),
            *[lambda: commands.sit(table, guest.guest, guest.name, None)] * 3,
            lambda: commands.stand_up(table, guest.guest),
            lambda: commands.begin(table, "a"),
            lambda: Said(guest.guest, guest.name, "hello", seat),
        ]
    found: list[Callable[[], AnyEvent]] = [
        lambda: commands.ask_back(table, seat, turn),
        *[lambda: commands.answer(table, seat, turn, agrees=bool(below(stream, 4)))] * 4,
        lambda: commands.leave(table, seat, "time" if below(stream, 2) else "left"),
        lambda: commands.come_back(table, seat),
        lambda: commands.undo(table, seat, turn, 1),
        lambda: Resumed(5),
    ]
    if match.actor >= 0:
        legal = match.legal_actions
        action = legal[int(below(stream, len(legal)))]
        found += [lambda: commands.act(table, match.actor, turn, [action])] * 12
    return found


def possible(table: Table, stream: np.ndarray) -> AnyEvent:
    """Return something that may happen at a table now."""
    while True:
        found = wishes(table, stream)
        with suppress(Refused):
            return found[int(below(stream, len(found)))]()


def golden_story() -> str:
    """A short game as a client hears it, for the browser's tests: a table, updates, the table."""
    watched = Watched("medina", 3, {})
    stream = seeded("golden")
    table = watched.table
    for seat, guest in enumerate(GUESTS[1:], start=1):
        watched.happen(commands.sit(table, guest.guest, guest.name, seat), 0)
    watched.heard.clear()
    before = watched.everything(0)
    for at in range(60):
        watched.happen(possible(table, stream), at)
    updates = [read(told.frame(0)) for told in watched.heard]
    story = {"table": before, "updates": updates, "after": watched.everything(0)}
    return json.dumps(story, separators=(",", ":"), indent=None) + "\n"
