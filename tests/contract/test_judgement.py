"""What bots know of a game: every game's judgement keeps the same laws."""

import numpy as np
import pytest
from hypothesis import given

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.record import CHANCE, OVER, SETTLE_ONLY
from qalat.play.search.search import CompiledJudgement
from tests.contract.walk import PLAIN_TABLES, Table, Walk, walks

JUDGES = {name: CompiledJudgement(game) for name, game in qalat.GAMES.items()}
STEPS = 100 if INTERPRETED else 5000


@given(walks())
def test_quick_play_is_legal_and_changes_nothing(walk: Walk) -> None:
    if walk.states[0].actor > CHANCE:
        action = JUDGES[walk.game.name].prefer(walk.states, 0, walk.scratch)
        assert walk.states.tobytes() == walk.bytes
        assert action in walk.game.engine.legal(walk.states, 0, walk.scratch)


@given(walks())
def test_an_estimate_is_a_number_for_every_row_and_changes_nothing(walk: Walk) -> None:
    values = JUDGES[walk.game.name].estimate(walk.states, 0, walk.scratch)
    assert walk.states.tobytes() == walk.bytes
    names = walk.match().names
    assert np.isfinite(values).all()
    assert (np.abs(values[: len(names)]) < 1000).all()


@given(walks())
def test_what_is_worthwhile_is_sensible_and_not_nothing(walk: Walk) -> None:
    if walk.states[0].actor > CHANCE:
        chosen = JUDGES[walk.game.name].worthwhile(walk.states, 0, walk.scratch).tolist()
        sensible = walk.game.engine.sensible(walk.states, 0, walk.scratch).tolist()
        assert chosen
        assert set(chosen) <= set(sensible)
        assert chosen == sorted(chosen)


@given(walks())
def test_a_guess_is_sound_and_looks_to_its_seat_as_the_truth_does(walk: Walk) -> None:
    engine = walk.game.engine
    for seat in range(walk.table.seats):
        shown = walk.states.copy()
        engine.driver.hide(shown, 0, seat)
        guessed = shown.copy()
        JUDGES[walk.game.name].guess(guessed, 0, seat, walk.scratch)
        assert walk.game.flaws(guessed, 0, walk.scratch) == []
        engine.driver.hide(guessed, 0, seat)
        assert guessed.tobytes() == shown.tobytes()


@given(walks())
def test_who_knows_everything_guesses_nothing(walk: Walk) -> None:
    guessed = walk.states.copy()
    JUDGES[walk.game.name].guess(guessed, 0, 0, walk.scratch)
    assert guessed.tobytes() == walk.bytes


@given(walks())
def test_a_playout_draws_what_the_list_of_chances_would_give(walk: Walk) -> None:
    if walk.states[0].actor == CHANCE:
        engine = walk.game.engine
        listed, quick = engine.scratch("draw"), engine.scratch("draw")
        for _ in range(4):
            action = JUDGES[walk.game.name].draw(walk.states, 0, quick)
            assert action == engine.draw(walk.states, 0, listed)
            assert quick[0].stream.tolist() == listed[0].stream.tolist()


def played_out(table: Table, playout: int) -> np.ndarray:
    """A game that quick play plays to the end, or for a while: slowly, or as playouts do."""
    engine, judge = table.game.engine, JUDGES[table.game.name]
    scratch = engine.scratch("quick play")
    scratch[0].playout = playout
    states = engine.blank()
    engine.driver.start(states, 0, table.seats, table.game.option_numbers(table.options))
    engine.driver.step(states, 0, SETTLE_ONLY, scratch)
    for _ in range(STEPS):
        if states[0].actor == OVER:
            break
        engine.driver.step(states, 0, judge.prefer(states, 0, scratch), scratch)
    return states


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=repr)
def test_quick_play_in_a_hurry_is_the_same_play(table: Table) -> None:
    calm, hurried = played_out(table, 0), played_out(table, 1)
    engine = table.game.engine
    engine.driver.refresh(hurried, 0, engine.scratch())
    assert hurried.tobytes() == calm.tobytes()


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=repr)
@pytest.mark.compiled
def test_at_the_end_the_estimate_is_the_score(table: Table) -> None:
    states = played_out(table, 0)
    engine = table.game.engine
    assert states[0].actor == OVER
    values = JUDGES[table.game.name].estimate(states, 0, engine.scratch())
    assert values.tolist() == engine.points(states, 0)[0].tolist()
