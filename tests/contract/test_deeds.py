"""deeds: what was done follows from the steps, in plain data, once and in their order."""

from collections import defaultdict

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.deeds import Deeds
from qalat.core.kernel import INTERPRETED
from qalat.core.match import Match
from qalat.core.random import below, seeded
from qalat.core.record import CHANCE
from tests.contract.deeds import RARE
from tests.contract.walk import PLAIN_TABLES, TABLES, Table, by_family

MOVES = 15 if INTERPRETED else 250
WITH_DEEDS = [table for table in TABLES if table.game.deeds is not None]
GAMES = [game for game in qalat.GAMES.values() if game.deeds is not None]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def deeds_of(game: qalat.Game) -> Deeds:
    assert game.deeds is not None
    return game.deeds


def played(table: Table, seed: int, moves: int) -> Match:
    """A game that was played so far, its deeds not asked for."""
    match = table.match(seed)
    stream = seeded("deeds", seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(by_family(match, stream))
    return match


games = st.builds(played, st.sampled_from(WITH_DEEDS), st.integers(0, 2**32), st.integers(0, MOVES))


def records(match: Match, *, shown: bool, filled: int = 0) -> list[bytes]:
    """What the kernel writes at each step, of positions whole or as spectators see them."""
    engine, deeds = match.game.engine, deeds_of(match.game)
    scratch, written = engine.scratch(), deeds.DEED.blank(deeds.MOST_DEEDS)
    result = []
    story = [states for states, _ in match.story()] + [match.state]
    for states in story if shown else ():
        engine.driver.hide(states, 0, -1)
    for number, step in enumerate(match.steps):
        written.view(np.uint8)[:] = filled
        seen = engine.blank(2)
        seen[0] = story[number][0]
        count = engine.deed_kernels.write_deeds(
            story[number + 1], 0, step.action, seen, written, scratch
        )
        assert 0 <= count <= deeds.MOST_DEEDS
        result.append(written[:count].tobytes())
    return result


@given(games)
def test_every_field_is_written_each_time(match: Match) -> None:
    assert records(match, shown=True) == records(match, shown=True, filled=85)


@given(games)
def test_what_spectators_see_is_enough(match: Match) -> None:
    assert records(match, shown=True) == records(match, shown=False)


@given(st.sampled_from(WITH_DEEDS), st.integers(0, 2**32), st.integers(0, MOVES))
def test_deeds_noted_as_a_game_is_played_are_those_of_its_record(
    table: Table, seed: int, moves: int
) -> None:
    match = table.match(seed)
    assert match.deeds() == table.match(seed).deeds()
    stream = seeded("deeds", seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(by_family(match, stream))
    assert match.deeds() == qalat.read(str(match.log)).deeds()


@given(games, st.integers(0, 2**32))
def test_what_is_taken_back_was_not_done(match: Match, seed: int) -> None:
    match.deeds()
    stream = seeded("back", seed)
    for _ in range(3):
        match.rewind(int(below(stream, len(match.steps) + 1)))
        assert match.deeds() == qalat.read(str(match.log)).deeds()
        if not match.over:
            match.play(by_family(match, stream))
    match.undo(match.undoable)
    assert match.deeds() == qalat.read(str(match.log)).deeds()


@given(games)
def test_every_action_of_a_player_belongs_to_one_deed_or_to_a_run_of_clicks(match: Match) -> None:
    spans = defaultdict(set)
    for deed in match.deeds():
        assert 0 <= deed.first <= deed.step < len(match.steps)
        assert {step.actor for step in match.steps[deed.first : deed.step + 1]} == {
            match.steps[deed.step].actor
        }
        for step in range(deed.first, deed.step + 1):
            spans[step].add((deed.first, deed.step))
    assert [deed.step for deed in match.deeds()] == sorted(deed.step for deed in match.deeds())
    loose = [number for number in range(len(match.steps)) if not spans[number]]
    assert all(len(spans[number]) <= 1 for number in range(len(match.steps)))
    by_players = [number for number in loose if match.steps[number].actor != CHANCE]
    assert by_players == list(range(len(match.steps) - len(by_players), len(match.steps)))
    assert len({match.steps[number].actor for number in by_players}) <= 1


@given(games, st.integers(0, 2**32))
def test_what_actions_would_do_is_what_they_do(match: Match, seed: int) -> None:
    if match.over:
        return
    action = by_family(match, seeded("ahead", seed))
    before, steps = list(match.deeds()), len(match.steps)
    states, foreseen = match.foreseen([action])
    assert (list(match.deeds()), len(match.steps)) == (before, steps)
    match.draws = False
    match.play(action)
    assert match.state.tobytes() == states.tobytes()
    assert [*before, *foreseen] == match.deeds()


@given(games)
def test_a_seat_of_a_deed_is_nobody_or_has_a_name(match: Match) -> None:
    assert all(-1 <= deed.seat < len(match.names) for deed in match.deeds())


@every_game
def test_the_table_of_kinds_fits_the_record(game: qalat.Game) -> None:
    deeds = deeds_of(game)
    assert [field.name for field in deeds.DEED.fields[:2]] == ["kind", "seat"]
    shapes = {field.name: field.shape for field in deeds.DEED.fields}
    used = {"kind", "seat"}
    for kind in deeds.KINDS:
        assert not {"kind", "seat", "step", "first"} & set(kind.fields)
        assert len(set(kind.fields)) == len(kind.fields)
        used |= {*kind.fields, *([kind.counted] if kind.counted else [])}
        assert kind.counted == "" or shapes[kind.counted] == ()
    assert used == set(shapes), "a field that no kind has"
    names = [kind.name for kind in deeds.KINDS]
    assert len(set(names)) == len(names)


@pytest.mark.compiled
@every_game
def test_every_kind_of_deed_is_done(game: qalat.Game) -> None:
    done = set()
    for table in (table for table in WITH_DEEDS if table.game is game):
        for seed in range(6):
            done |= {deed.kind for deed in played(table, seed, 2000).deeds()}
    for position, phrase in RARE.get(game.name, ()):
        match = qalat.read(position)
        match.play(phrase)
        done |= {deed.kind for deed in match.deeds()}
    assert done == {kind.name for kind in deeds_of(game).KINDS}


@pytest.mark.parametrize(
    "table", [table for table in PLAIN_TABLES if table.game.deeds is not None], ids=str
)
def test_a_deed_names_its_fields_and_no_others(table: Table) -> None:
    kinds = {kind.name: kind for kind in deeds_of(table.game).KINDS}
    for deed in played(table, 1, MOVES).deeds():
        assert tuple(deed.fields) == kinds[deed.kind].fields
        assert all(getattr(deed, name) == value for name, value in deed.fields.items())
        with pytest.raises(AttributeError, match="has no field 'wings'"):
            _ = deed.wings
        assert deed != deed.as_dict()
        assert f"kind='{deed.kind}'" in repr(deed)
