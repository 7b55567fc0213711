"""A table, without sockets and clocks: a replay of its events.

This file defines what each event changes; commands.py, which event a command leads to.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from qalat.core.errors import OutOfTurn
from qalat.core.game import Game
from qalat.core.match import Match
from qalat.core.record import OVER
from qalat.games import GAMES
from qalat.server.table.clocks import NOBODY, Clocks
from qalat.server.table.event_limits import EventLimits
from qalat.server.table.events import (
    FIRST_TERMS,
    TERMS,
    Acted,
    Answered,
    AnyChair,
    AnyEvent,
    AskedBack,
    Began,
    BotChair,
    Chair,
    Closed,
    Followed,
    Opened,
    PersonChair,
    Placed,
    ProgramChair,
    Replaced,
    Resumed,
    Returned,
    Said,
    TakenBack,
    Undone,
)

Status = Literal["open", "playing", "over", "closed"]

TALK_KEPT = 100

_BACK = (Undone, TakenBack)


class Diverged(Exception):
    """A stored game that the current rules would play differently."""


@dataclass
class Request:
    """A request for a takeback: by whom, how far, and who has agreed so far."""

    seat: int
    steps: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Word:
    """Something said at the table."""

    name: str
    text: str
    at: int
    seat: int


def commitment(seed: str) -> str:
    """Return the commitment to a seed, published before the game so that nobody can change it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_human(chair: AnyChair) -> bool:
    """Return whether a person or an outside program plays a chair."""
    return isinstance(chair, PersonChair | ProgramChair)


class Table:
    """One table, from its first event on."""

    def __init__(self, code: str, opened: Opened, at: int) -> None:
        self.code = code
        self.opened = opened
        self.made = at
        self.game: Game = GAMES[opened.game]
        self.chairs: list[AnyChair] = list(opened.chairs)
        self.outside: tuple[int, ...] = ()
        """The seats that people play, or programs of theirs."""
        self._note_outside()
        self.names: tuple[str, ...] = ()
        self.match: Match | None = None
        self.number = 0
        self.turn = 0
        self.touched = at
        self.clocks = Clocks(opened.clock, len(opened.chairs))
        self.sitting_in: dict[int, str] = {}
        self.request: Request | None = None
        self.talk: deque[Word] = deque(maxlen=TALK_KEPT)
        self.followed = ""
        self.is_closed = False
        self.tally = EventLimits()
        self.status: Status = "open"
        self.actor = NOBODY

    @classmethod
    def replay(cls, code: str, story: Sequence[tuple[AnyEvent, int]]) -> Table:
        """Return the table of stored events, each with its time."""
        (opened, made), *rest = story
        if not isinstance(opened, Opened):
            raise Diverged(f"table {code} does not begin with its opening")
        table = cls(code, opened, made)
        if not FIRST_TERMS <= opened.terms <= TERMS:
            raise Diverged(f"table {code} is played on terms that are not known: {opened.terms}")
        if opened.version != table.game.version:
            raise Diverged(
                f"table {code} is played by version {opened.version} of {table.game.title},"
                f" and this is version {table.game.version}"
            )
        for event, at in rest:
            if table.apply(event, at) != event:
                raise Diverged(f"table {code} goes on otherwise than stored at {table.number}")
        return table

    @property
    def seats(self) -> int:
        """How many chairs there are."""
        return len(self.chairs)

    def _note_outside(self) -> None:
        self.outside = tuple(seat for seat, chair in enumerate(self.chairs) if is_human(chair))

    def _note_status(self) -> None:
        """Update the status of the table, and the actor."""
        match = self.match
        actor = OVER if match is None else match.actor
        self.actor = NOBODY if self.is_closed or actor == OVER else actor
        if self.is_closed:
            self.status = "closed"
        elif match is None:
            self.status = "open"
        else:
            self.status = "over" if actor == OVER else "playing"

    @property
    def seed(self) -> str:
        """The seed of all draws, secret until nothing is drawn from it any more."""
        return self.opened.seed if self.status in {"over", "closed"} else ""

    def level_at(self, seat: int) -> str:
        """Return the level of the bot that plays a seat now, "" where somebody else does."""
        chair = self.chairs[seat]
        return chair.level if isinstance(chair, BotChair) else self.sitting_in.get(seat, "")

    def seat_of(self, guest: str) -> int:
        """Return the seat of a guest, or -1 for one who only watches."""
        for seat, chair in enumerate(self.chairs):
            if isinstance(chair, PersonChair) and chair.guest == guest:
                return seat
        return NOBODY

    def others_asked(self, seat: int) -> set[int]:
        """Return the seats that must agree to a takeback.

        A bot that replaces a player has no vote; the player who left does.
        """
        return set(self.outside) - {seat}

    def others_playing(self, seat: int) -> set[int]:
        """Return the seats of the others for whom no bot plays."""
        return self.others_asked(seat) - self.sitting_in.keys()

    def runs_out(self) -> int | None:
        """Return when the time of whoever is to act is used up, or None."""
        if not self.clocks.are_kept or self.status != "playing":
            return None
        timed = set(self.outside) - self.sitting_in.keys()
        return self.clocks.runs_out([seat in timed for seat in range(self.seats)])

    def apply(self, event: AnyEvent, at: int) -> AnyEvent:
        """Apply an event; return it with the draws that followed."""
        applied = self._carry_out(event, at)
        self.tally.note(event)
        self.number += 1
        self.touched = at
        self._note_status()
        if isinstance(event, _BACK):
            self.clocks.run_again(self.actor, at, agreed=isinstance(event, TakenBack))
        else:
            self.clocks.run(self.actor, at)
        return applied

    def _carry_out(self, event: AnyEvent, at: int) -> AnyEvent:
        match event:
            case Acted():
                return self._act(event)
            case Began() | TakenBack():
                return self._draw(event)
            case Undone():
                self._playing.undo(event.steps, seat=self.names[event.seat])
                self.turn += 1
                self.request = None
            case Placed():
                self.chairs[event.seat] = event.chair
                self._note_outside()
            case AskedBack():
                self.request = Request(event.seat, event.steps)
            case Answered():
                self._note_answer(event)
            case Replaced():
                self._replace(event)
            case Returned():
                self.sitting_in.pop(event.seat, None)
                self.clocks.refill(event.seat, at)
            case Resumed():
                self.clocks.forgive(at, event.spent)
            case _:
                self._note(event, at)
        return event

    def _replace(self, event: Replaced) -> None:
        self.sitting_in[event.seat] = event.level
        if event.why == "time":
            self.clocks.run_out_for(event.seat)

    def _note(self, event: AnyEvent, at: int) -> None:
        """Apply an event that does not concern the game."""
        match event:
            case Said():
                self.talk.append(Word(event.name, event.text, at, event.seat))
            case Followed():
                self.followed = event.table
            case Closed():
                self.is_closed = True
            case _:
                raise Diverged(f"table {self.code} is opened twice")

    def _act(self, event: Acted) -> AnyEvent:
        """Apply a player's actions, and the draws that follow."""
        match, actions = self._playing, event.actions
        since = len(match.steps) + len(actions)
        try:
            match.play(actions, seat=self.names[event.seat])
        except OutOfTurn as early:
            wrong = f"table {self.code} has somebody act for another at {self.number}"
            raise Diverged(wrong) from early
        drawn = match.steps[since:]
        draws = tuple([step.action for step in drawn]) if drawn else ()
        self.turn += 1
        self.request = None
        return Acted(event.seat, actions, draws)

    def _draw(self, event: Began | TakenBack) -> AnyEvent:
        """Apply an event after which chance draws again."""
        if isinstance(event, Began):
            self.names = event.names
            self.match = Match(
                self.game,
                event.names,
                seed=self.opened.seed,
                options=self.opened.options,
                keyed=self.opened.terms > FIRST_TERMS,
            )
            before = 0
        else:
            before = len(self._playing.steps) - event.steps
            self._playing.rewind(event.steps)
        self.turn += 1
        self.request = None
        draws = tuple(step.action for step in self._playing.steps[before:])
        return msgspec.structs.replace(event, draws=draws)

    def _note_answer(self, event: Answered) -> None:
        if self.request is None or not event.agrees:
            self.request = None
        else:
            self.request.agreed.add(event.seat)

    @property
    def _playing(self) -> Match:
        if self.match is None:
            raise Diverged(f"table {self.code} is played at before it begins")
        return self.match


def open_chairs(chairs: Sequence[AnyChair]) -> list[int]:
    """Return the seats that nobody has taken."""
    return [seat for seat, chair in enumerate(chairs) if type(chair) is Chair]
