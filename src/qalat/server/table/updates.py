"""The messages of a table: its whole state for a new client, then one update for each event.

The public part of an update is encoded once; a private part for each seat follows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from qalat.server.protocol import (
    VERSION,
    Asked,
    Happened,
    Listed,
    Own,
    Points,
    Previewed,
    RefusedNow,
    Seat,
    Spoken,
    TableNow,
    Times,
    Update,
)
from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table.events import (
    Acted,
    AnyChair,
    AnyEvent,
    Began,
    BotChair,
    Followed,
    PersonChair,
    Placed,
    ProgramChair,
    Said,
)
from qalat.server.table.table import Table, commitment
from qalat.server.table.views import Changes, TableViews

SPECTATOR = -1

_encode = msgspec.json.Encoder().encode


def _tail(own: Own) -> bytes:
    return b',"own":' + _encode(own)


_NOTHING_OWN = _tail(Own([]))


@dataclass(frozen=True, slots=True)
class EncodedUpdate:
    """An encoded update: the public part, and the private part of each seat.

    Neither is closed, so that the id of an answered message can still be appended.
    """

    number: int
    public: bytes
    own: tuple[bytes, ...]  # [seat] and last, where -1 leads, that of spectators: nothing

    def frame(self, seat: int, answers: int = 0) -> bytes:
        """Return the message for a seat or a spectator; answers is the id that it answers."""
        return self.public + self.tail(seat, answers)

    def tail(self, seat: int, answers: int = 0) -> bytes:
        """Return the end of that message."""
        closing = b',"id":%d}' % answers if answers else b"}"
        return self.own[seat] + closing


class Updates:
    """Creates the messages of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown = None if table.match is None else TableViews(table.match)
        if self._shown is not None:
            self._shown.look()

    def update_for(self, event: AnyEvent, at: int) -> EncodedUpdate:
        """Return the update for an event that has just been applied."""
        table = self.table
        changes = self._changes()
        update = Update(
            number=table.number,
            turn=table.turn,
            happened=_happened(table, event, at),
            actor=table.actor,
            patch=changes.record,
            facts=changes.facts,
            totals=[] if self._shown is None else self._shown.totals(),
            times=_times(table, at),
        )
        return EncodedUpdate(table.number, _encode(update)[:-1], self._tails(changes))

    def _changes(self) -> Changes:
        if self._shown is None and self.table.match is not None:
            self._shown = TableViews(self.table.match)
        if self._shown is None:
            return Changes([], [], {})
        return self._shown.changes(self.table.outside)

    def _tails(self, changes: Changes) -> tuple[bytes, ...]:
        """Return the private part of each seat; most are empty."""
        match = self.table.match
        acted = match.steps[-1].actor if match is not None and match.steps else SPECTATOR
        informed = {self.table.actor, acted, *changes.own}
        tails = [b""] * (self.table.seats + 1)
        for seat in self.table.outside:
            tails[seat] = (
                _tail(self._own(seat, changes.own.get(seat, [])))
                if seat in informed
                else _NOTHING_OWN
            )
        return tuple(tails)

    def _own(self, seat: int, patch: list[int]) -> Own:
        match = self.table.match
        if match is None:
            return Own(patch)
        legal = match.legal_actions if self.table.actor == seat else []
        return Own(patch, legal, match.undoable_by(self.table.names[seat]))

    def everything(
        self, seat: int, now: int, *, host: bool, here: list[bool], watchers: int, words: bool
    ) -> TableNow:
        """Return the whole state of the table for a seat or a spectator."""
        table = self.table
        match = table.match
        asked = table.request
        table_now = TableNow(
            version=VERSION,
            table=table.code,
            game=table.game.name,
            rules=table.opened.version,
            options=table.opened.options,
            clock=table.opened.clock,
            public=table.opened.public,
            lesson=table.opened.lesson,
            status=table.status,
            number=table.number,
            turn=table.turn,
            made=table.made,
            now=now,
            seats=seats_of(table),
            names=table.names if match is None else match.names,
            you=seat,
            host=host,
            actor=table.actor,
            commitment=commitment(table.opened.seed),
            seed=table.seed,
            times=_times(table, now),
            talk=[Spoken(word.name, word.text, word.at, word.seat) for word in table.talk],
            asked=None
            if asked is None
            else Asked(asked.seat, asked.steps, tuple(sorted(asked.agreed))),
            followed=table.followed,
            here=here,
            watchers=watchers,
        )
        return table_now if match is None else self._with_match(table_now, seat, words=words)

    def _with_match(self, table_now: TableNow, seat: int, *, words: bool) -> TableNow:
        match = self.table.match
        if match is None or self._shown is None:
            return table_now
        name = None if seat == SPECTATOR else self.table.names[seat]
        view = match.view(name)
        outcome = match.outcome()
        own = None if seat == SPECTATOR else self._own(seat, [])
        if own is not None and words:
            own = msgspec.structs.replace(own, words=view.words)
        return msgspec.structs.replace(
            table_now,
            record=self._shown.record(seat),
            facts=self._shown.facts(),
            steps=[number for step in match.steps for number in (step.actor, step.action)],
            points=_points(match.parts()),
            winners=() if outcome is None else outcome.winners,
            own=own,
            position=str(view) if words else "",
        )

    def preview(self, seat: int, turn: int, actions: Sequence[int], answers: int) -> Previewed:
        """Return what some actions would change in a seat's view."""
        match = commands.checked_moment(self.table, seat, turn)
        commands.act(self.table, seat, turn, actions)
        if self._shown is None:
            raise Refused("not_begun")
        states = match.after(actions)
        totals, _ = match.game.engine.points(states, 0)
        changes = self._shown.difference(states, seat)
        return Previewed(
            id=answers,
            turn=turn,
            patch=changes.record,
            facts=changes.facts,
            totals=totals[: len(match.names)].tolist(),
        )


def refusal(refused: Refused, answers: int) -> bytes:
    """Return a refusal as the message that answers another."""
    return _encode(
        RefusedNow(
            answers,
            refused.reason,
            refused.rule,
            refused.number,
            refused.found,
            refused.expected,
        )
    )


def seats_of(table: Table) -> list[Seat]:
    """Return the chairs as everybody sees them."""
    return [
        _seat(chair, table.names[seat] if table.names else "", table.sitting_in.get(seat, ""))
        for seat, chair in enumerate(table.chairs)
    ]


def _seat(chair: AnyChair, name: str, sitting_in: str) -> Seat:
    if isinstance(chair, PersonChair):
        return Seat("person", name or chair.name, sitting_in=sitting_in)
    if isinstance(chair, BotChair):
        return Seat("bot", name, chair.level)
    if isinstance(chair, ProgramChair):
        return Seat("program", name or chair.name, sitting_in=sitting_in)
    return Seat("open")


def listed(table: Table, guest: str = "") -> Listed:
    """Return the entry of a table in lists."""
    return Listed(
        table=table.code,
        game=table.game.name,
        status=table.status,
        public=table.opened.public,
        made=table.made,
        touched=table.touched,
        seats=seats_of(table),
        clock=table.opened.clock,
        options=table.opened.options,
        you=table.seat_of(guest),
        actor=table.actor,
        number=table.number,
        lesson=table.opened.lesson,
    )


_OPEN = frozenset({"seat", "actions", "draws", "steps", "agrees", "level", "why"})
"""The public fields of events."""


def _happened(table: Table, event: AnyEvent, at: int) -> Happened:
    """Return the public part of an event, without guests and seed."""
    if isinstance(event, Acted):
        return Happened(
            event="acted", at=at, seat=event.seat, actions=event.actions, draws=event.draws
        )
    kind = str(event.__struct_config__.tag)
    if isinstance(event, Said):
        return Happened(event=kind, at=at, seat=event.seat, name=event.name, text=event.text)
    if isinstance(event, Followed):
        return Happened(event=kind, at=at, table=event.table)
    if isinstance(event, Placed):
        return Happened(event=kind, at=at, seat=event.seat, chair=_seat(event.chair, "", ""))
    if isinstance(event, Began):
        return Happened(event=kind, at=at, draws=event.draws, names=table.names)
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name in _OPEN}
    return Happened(event=kind, at=at, **fields)


def _times(table: Table, now: int) -> Times | None:
    if not table.clocks.are_kept:
        return None
    return Times(table.clocks.left(now), table.clocks.running, now)


def _points(parts: dict[str, dict[str, int]]) -> Points:
    rows = [list(own.values()) for own in parts.values()]
    return Points([sum(row) for row in rows], rows)
