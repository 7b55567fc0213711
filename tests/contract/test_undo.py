"""undo: back to any moment since something was last drawn, never further."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.random import seeded
from qalat.core.record import CHANCE
from tests.contract.walk import TABLES, Table, by_family

MOVES = 15 if INTERPRETED else 120


def played(table: Table, seed: int, moves: int) -> tuple[qalat.Match, list[bytes]]:
    """Play so many moves; return the match and the states, one for each step of its log."""
    match = table.match(seed)
    stream = seeded("moves", seed)
    states = [b""] * len(match.log.steps)
    for _ in range(moves):
        if match.over:
            break
        states.append(match.state.tobytes())
        match.play(by_family(match, stream))
        states += [b""] * (len(match.log.steps) - len(states))
    return match, states


games = st.builds(played, st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, MOVES))


@given(games)
def test_undo_leads_back_to_the_same_bytes_at_each_step(
    game: tuple[qalat.Match, list[bytes]],
) -> None:
    match, states = game
    while match.undoable:
        match.undo()
        assert match.state.tobytes() == states[len(match.log.steps)]


@given(games, st.integers(0, 10))
def test_several_actions_are_undone_at_once_as_one_by_one(
    game: tuple[qalat.Match, list[bytes]], wanted: int
) -> None:
    match, states = game
    steps = match.log.steps
    count = min(wanted, match.undoable)
    now = match.state.tobytes()
    match.undo(count)
    assert match.log.steps == steps[: len(steps) - count]
    assert match.state.tobytes() == (states[len(steps) - count] if count else now)


@given(games)
def test_undo_never_goes_behind_a_draw(game: tuple[qalat.Match, list[bytes]]) -> None:
    match, _ = game
    steps = match.log.steps
    now = match.state.tobytes()
    undoable = match.undoable
    assert all(step.actor != CHANCE for step in steps[len(steps) - undoable :])
    assert all(step.actor == CHANCE for step in steps[: len(steps) - undoable][-1:])
    with pytest.raises(qalat.Illegal, match="since the last draw"):
        match.undo(undoable + 1)
    assert match.state.tobytes() == now
    assert match.log.steps == steps


@given(games)
def test_what_was_undone_and_played_again_goes_on_as_before(
    game: tuple[qalat.Match, list[bytes]],
) -> None:
    match, _ = game
    now = match.state.tobytes()
    undone = [step.action for step in match.log.steps[len(match.log.steps) - match.undoable :]]
    match.undo(match.undoable)
    for action in undone:
        match.play(action)
    assert match.state.tobytes() == now
