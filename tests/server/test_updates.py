"""A table and an update to it make the table as it is behind the update, for everybody at it."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from qalat.core.random import below, seeded
from qalat.server.table import commands
from qalat.server.table.events import BotChair, Closed, Event, Followed
from tests.server.watching import Watched, possible

KINDS = {
    str(kind.__struct_config__.tag)
    for kind in Event.__subclasses__()
    if kind.__struct_config__.tag != "opened"
}
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "alhambra": ({}, {"open_hands": "yes"}),
    "medina": ({}, {"open_supplies": "yes"}),
    "roll_and_write": ({}, {}),
}
STEPS = 120


@pytest.mark.parametrize("game", OPTIONS)
def test_an_update_and_the_table_before_it_are_the_table_behind_it(game: str) -> None:
    happened: Counter[str] = Counter()
    for number in range(6):
        seats = (3, 4, 3)[number % 3] if game == "medina" else (2, 3, 4)[number % 3]
        watched = Watched(game, seats, OPTIONS[game][number % 2])
        stream = seeded("updates", game, number)
        for at in range(STEPS):
            watched.happen(possible(watched.table, stream), at)
        watched.happen(Followed("u"), STEPS)
        watched.happen(Closed(), STEPS)
        happened += watched.happened
    assert set(happened) == KINDS


@pytest.mark.parametrize("game", OPTIONS)
def test_the_update_that_ends_a_game_tells_how_it_ended(game: str) -> None:
    watched = Watched(game, 3, {})
    for seat in (1, 2):
        watched.happen(commands.set_chair(watched.table, "a", seat, BotChair("mason")), 0)
    watched.happen(commands.begin(watched.table, "a"), 0)
    stream = seeded("end", game)
    match = watched.table.match
    assert match is not None
    while watched.table.status == "playing":
        legal = match.legal_actions
        action = legal[int(below(stream, len(legal)))]
        watched.happen(commands.act(watched.table, match.actor, watched.table.turn, [action]), 1)
    outcome = match.outcome()
    assert outcome is not None
    for seen in watched.seen.values():
        assert (seen["status"], seen["seed"]) == ("over", watched.table.opened.seed)
        assert tuple(seen["winners"]) == outcome.winners
        assert seen["deeds"] == json.loads(json.dumps([deed.written for deed in match.deeds()]))
