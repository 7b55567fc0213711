"""The messages of a table: its whole state for a new client, then one update for each event.

The public part of an update is encoded once; a private part for each seat follows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from qalat.core.deeds import Deed
from qalat.core.errors import Refusal
from qalat.server.protocol import (
    VERSION,
    Asked,
    Happened,
    Listed,
    Own,
    Points,
    Preview,
    Previewed,
    RefusedNow,
    Seat,
    Spoken,
    TableNow,
    Times,
    Update,
    WrittenDeed,
)
from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table.chairs import names_at
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
    Replaced,
    Returned,
    Said,
    TakenBack,
)
from qalat.server.table.table import Status, Table, commitment
from qalat.server.table.views import Changes, TableViews

SPECTATOR = -1

_encode = msgspec.json.Encoder().encode


def _tail(own: Own) -> bytes:
    return b',"own":' + _encode(own)


_NOTHING_OWN = _tail(Own([]))


class EncodedUpdate(msgspec.Struct, frozen=True, gc=False):
    """An encoded update: the public part, and the private part of each seat.

    Neither is closed, so that the id of an answered message can still be appended.
    """

    number: int
    public: bytes
    own: tuple[bytes, ...]  # [seat] and last, where -1 leads, that of spectators: nothing

    def frame(self, seat: int, answers: int = 0) -> bytes:
        """Return the message for a seat or a spectator; answers is the id that it answers."""
        closing = b',"id":%d}' % answers if answers else b"}"
        return self.public + self.own[seat] + closing

    def frames(self) -> list[bytes]:
        """Return the messages for all seats, and last for spectators, that answer nothing."""
        return [self.public + own + b"}" for own in self.own]


class Updates:
    """Creates the messages of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown = None if table.match is None else TableViews(table.match)
        if self._shown is not None:
            self._shown.look()
            self._shown.points()
        self._status = table.status
        self._outside: tuple[int, ...] = ()
        self._quiet = (b"",) * (table.seats + 1)  # the private parts where nothing is told

    def update_for(self, event: AnyEvent, at: int) -> EncodedUpdate:
        """Return the update for an event that has just been applied."""
        table = self.table
        changes = self._changes()
        totals, parts = ([], []) if self._shown is None else self._shown.points()
        status: Status | Literal[""] = "" if self._status == table.status else table.status
        self._status = table.status
        update = Update(
            number=table.number,
            turn=table.turn,
            happened=_happened(table, event, at),
            actor=table.actor,
            patch=changes.record,
            facts=changes.facts,
            totals=totals,
            deeds=_new_deeds(table, event),
            parts=parts,
            times=_times(table, at) if table.clocks.are_kept else None,
            asked=_asked(table) if table.request else None,
        )
        if status or isinstance(event, _SEATING):
            update = msgspec.structs.replace(
                update,
                seats=seats_of(table) if isinstance(event, _SEATING) else [],
                names=_all_names(table) if isinstance(event, Began) else (),
                status=status,
                seed=table.seed if status else "",
                winners=_winners(table) if status else (),
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
        table, match = self.table, self.table.match
        if self._outside is not table.outside:
            self._outside = outside = table.outside
            quiet = [_NOTHING_OWN if seat in outside else b"" for seat in range(table.seats)]
            self._quiet = (*quiet, b"")
        acted = match.steps[-1].actor if match is not None and match.steps else SPECTATOR
        tails = list(self._quiet)
        for seat in {table.actor, acted, *changes.own}:
            if seat in self._outside:
                tails[seat] = _tail(self._own(seat, changes.own.get(seat, [])))
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
            names=_all_names(table),
            you=seat,
            host=host,
            actor=table.actor,
            commitment=commitment(table.opened.seed),
            seed=table.seed,
            times=_times(table, now),
            talk=[Spoken(word.name, word.text, word.at, word.seat) for word in table.talk],
            asked=_asked(table),
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
        own = None if seat == SPECTATOR else self._own(seat, [])
        if own is not None and words:
            own = msgspec.structs.replace(own, words=view.words)
        return msgspec.structs.replace(
            table_now,
            record=self._shown.record(seat),
            facts=self._shown.facts(),
            steps=[number for step in match.steps for number in (step.actor, step.action)],
            deeds=written(match.deeds()),
            points=_points(match.parts()),
            winners=_winners(self.table),
            own=own,
            position=str(view) if words else "",
        )

    def preview(self, seat: int, asked: Preview) -> Previewed:
        """Return what some actions would change in a seat's view."""
        match = commands.checked_moment(self.table, seat, asked.turn)
        commands.act(self.table, seat, asked.turn, asked.actions)
        if self._shown is None:
            raise Refused("not_begun")
        states, deeds = match.foreseen(asked.actions)
        totals, _ = match.game.engine.points(states, 0)
        changes = self._shown.difference(states, seat)
        return Previewed(
            id=asked.id,
            turn=asked.turn,
            patch=changes.record,
            facts=changes.facts,
            totals=totals[: len(match.names)].tolist(),
            deeds=written(deeds),
            legal=self._shown.legal(states, seat) if asked.legal else [],
        )

    def foreseen(self, turn: int, actions: Sequence[int]) -> list[WrittenDeed]:
        """Return the deeds that some actions would be, nothing where their turn has passed."""
        match = self.table.match
        if match is None or self.table.turn != turn:
            return []
        try:
            return written(match.foreseen(actions)[1])
        except Refusal:
            return []


def written(deeds: Sequence[Deed]) -> list[WrittenDeed]:
    """Return deeds as they are sent."""
    return [deed.written for deed in deeds]


def _new_deeds(table: Table, event: AnyEvent) -> list[WrittenDeed]:
    """Return what an event completed: what was done in the steps that it added."""
    match = table.match
    if match is None or not isinstance(event, _DRAWING):
        return []
    added = len(event.draws) + (len(event.actions) if isinstance(event, Acted) else 0)
    since, new = len(match.steps) - added, 0
    deeds = match.deeds()
    for deed in reversed(deeds):
        if deed.written[1] < since:
            break
        new += 1
    return written(deeds[-new:]) if new else []


def _asked(table: Table) -> Asked | None:
    """Return the takeback that somebody waits for."""
    request = table.request
    if request is None:
        return None
    return Asked(request.seat, request.steps, tuple(sorted(request.agreed)))


def _all_names(table: Table) -> tuple[str, ...]:
    """Return everybody with points: the seats, then those who only score along."""
    return table.names if table.match is None else table.match.names


def _winners(table: Table) -> tuple[str, ...]:
    """Return who has won, nobody while the game goes on."""
    outcome = None if table.match is None else table.match.outcome()
    return () if outcome is None else outcome.winners


def _final_totals(table: Table) -> tuple[int, ...]:
    """Return everybody's points, nothing before the game is over."""
    if table.match is None or table.status != "over":
        return ()
    return tuple(_points(table.match.parts()).totals)


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
    names = table.names or names_at(table.chairs)
    return [
        _seat(chair, names[seat], table.sitting_in.get(seat, ""))
        for seat, chair in enumerate(table.chairs)
    ]


def _seat(chair: AnyChair, name: str, sitting_in: str) -> Seat:
    if isinstance(chair, PersonChair):
        return Seat("person", name, sitting_in=sitting_in)
    if isinstance(chair, BotChair):
        return Seat("bot", name, chair.level, chair.character)
    if isinstance(chair, ProgramChair):
        return Seat("program", name, sitting_in=sitting_in)
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
        due=table.runs_out() or 0,
        winners=_winners(table),
        totals=_final_totals(table),
    )


_DRAWING = (Acted, Began, TakenBack)
"""Events that add steps: what was played, and what chance drew."""

_SEATING = (Placed, Began, Replaced, Returned)
"""Events by which chairs change, or who sits on them."""

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
        return Happened(event=kind, at=at, seat=event.seat, chair=seats_of(table)[event.seat])
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
