"""Replays: the steps of a game, from a table or a record, with the view of one seat.

What was undone is not part of it, as a record does not have it; each moment shows no more than the
table would have shown then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

import numpy as np

from qalat.core.errors import Refusal
from qalat.core.log import RECORD_HEADER, Log, read_log
from qalat.core.match import Match
from qalat.games import GAMES
from qalat.server.protocol import (
    VERSION,
    Moment,
    Points,
    Replay,
    Seat,
    TableNow,
    WrittenDeed,
)
from qalat.server.refusals import Refused
from qalat.server.table.events import Clock
from qalat.server.table.table import Table
from qalat.server.table.updates import Updates, written
from qalat.server.table.views import Patch, TableViews

_LONGEST_SENTENCE = 300


def replay_of(table: TableNow, log: Log) -> Replay:
    """Return the replay of a game up to a table's state, for the same seat."""
    match = _opening(log)
    shown = TableViews(match)
    shown.look()
    seats = [] if table.you < 0 else [table.you]
    record, facts, parts = shown.record(table.you), shown.facts(), _parts(match)
    moments, before = [], list(chain.from_iterable(parts))
    for step in log.steps:
        match.play(step.action)
        changes = shown.changes(seats)
        now = list(chain.from_iterable(_parts(match)))
        moments.append(
            Moment(
                actor=match.actor,
                patch=changes.record + changes.own.get(table.you, []),
                facts=changes.facts,
                points=_changed(before, now),
            )
        )
        before = now
    return Replay(table=table, record=record, facts=facts, parts=parts, moments=moments)


def _opening(log: Log) -> Match:
    return Match(log.game, log.seats, seed=0, options=log.options, origin=log.origin, draws=False)


def played_again(log: Log) -> Match:
    """Return a separate match, which can be read while the table's is in use."""
    match = _opening(log)
    for step in log.steps:
        match.play(step.action)
    return match


def deeds_ahead(
    game: str, states: np.ndarray, step: int, actions: Sequence[int]
) -> list[WrittenDeed]:
    """Return the deeds that some actions would be, behind a position and so many steps."""
    match = Match.from_position(GAMES[game], states, draws=False)
    return [
        (deed.kind, step + deed.step, step + deed.first, *deed.written[3:])
        for deed in match.foreseen(actions)[1]
    ]


def _parts(match: Match) -> list[list[int]]:
    return [list(own.values()) for own in match.parts().values()]


def _changed(before: list[int], now: list[int]) -> Patch:
    pairs = enumerate(zip(before, now, strict=True))
    return [number for place, (was, is_now) in pairs if was != is_now for number in (place, is_now)]


def seen_table(table: Table, seat: int) -> TableNow:
    """Return a table as a replay shows it."""
    return Updates(table).everything(
        seat, table.touched, host=False, here=[], watchers=0, words=False
    )


def read_record(text: str, check: Callable[[str], None] | None = None) -> Match:
    """Return the match that a record tells of, or refuse what is none; check its game before."""
    try:
        if not text.startswith(RECORD_HEADER):
            raise Refused("unreadable", expected=f'a first line "{RECORD_HEADER}"')
        log = read_log(text, GAMES)
        if check is not None:
            check(log.game.name)
        return Match.replay(log, draws=False)
    except Refusal as refusal:
        raise Refused("unreadable", found=str(refusal)[:_LONGEST_SENTENCE]) from None


def table_of_match(match: Match, seat: int) -> TableNow:
    """Return a match from a file as if it had been played at a table."""
    if not -1 <= seat < len(match.seats):
        raise Refused("no_such_seat", expected=f"a seat below {len(match.seats)}, or -1")
    shown = TableViews(match)
    shown.look()
    outcome = match.outcome()
    parts = _parts(match)
    return TableNow(
        version=VERSION,
        table="",
        game=match.game.name,
        rules=match.game.version,
        options=dict(match.options),
        clock=Clock(),
        public=False,
        status="over" if match.over else "playing",
        number=len(match.steps),
        turn=len(match.steps),
        made=0,
        now=0,
        seats=[Seat("person", name) for name in match.seats],
        names=match.names,
        you=seat,
        host=False,
        actor=max(match.actor, -1),
        commitment="",
        record=shown.record(seat),
        facts=shown.facts(),
        steps=[number for step in match.steps for number in (step.actor, step.action)],
        deeds=written(match.deeds()),
        points=Points([sum(own) for own in parts], parts),
        winners=() if outcome is None else outcome.winners,
    )
