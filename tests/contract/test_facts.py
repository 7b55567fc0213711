"""tell: what a table shows follows from what lies open, and from nothing else."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.random import seeded
from tests.contract.walk import TABLES, Table, by_family

MOVES = 25 if INTERPRETED else 250


def played(table: Table, seed: int, moves: int) -> qalat.Match:
    match = table.match(seed)
    stream = seeded("facts", seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(by_family(match, stream))
    return match


def facts(match: qalat.Match, states: np.ndarray, before: np.ndarray | None = None) -> bytes:
    engine = match.game.engine
    result = engine.facts.blank() if before is None else before
    engine.view_kernels.compute_facts(states, 0, result, engine.scratch())
    return bytes(result.tobytes())


games = st.builds(played, st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, MOVES))


@given(games)
def test_facts_are_the_same_for_whoever_looks(match: qalat.Match) -> None:
    open_to_all = facts(match, match.view().states)
    assert facts(match, match.state) == open_to_all
    for name in match.seats:
        assert facts(match, match.view(name).states) == open_to_all


@given(games)
def test_computing_facts_changes_no_position(match: qalat.Match) -> None:
    states = match.state
    facts(match, states)
    assert states.tobytes() == match.state.tobytes()


@given(games, games)
def test_every_fact_is_written_each_time(one: qalat.Match, other: qalat.Match) -> None:
    # A record of facts serves one table: the rows of the larger one would stay.
    if one.game is not other.game or len(one.names) > len(other.names):
        return
    if len(one.seats) > len(other.seats):
        return
    result = other.game.engine.facts.blank()
    facts(one, one.state, result)
    assert facts(other, other.state, result) == facts(other, other.state)


def sight(match: qalat.Match) -> np.ndarray:
    """The bytes of a position as each seat sees it, spectators last."""
    engine = match.game.engine
    shown = engine.blank(len(match.seats) + 1)
    engine.view_kernels.write_views(match.state, 0, shown, engine.facts.blank(), engine.scratch())
    return shown.view(np.uint8).reshape(len(shown), -1)


def patched(before: np.ndarray, patch: np.ndarray) -> np.ndarray:
    after = before.copy()
    after[patch[0::2]] = patch[1::2]
    return after


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, MOVES))
def test_what_changed_for_everybody_and_for_a_seat_leads_to_what_it_sees(
    table: Table, seed: int, moves: int
) -> None:
    earlier, later = played(table, seed, moves // 2), played(table, seed, moves)
    before, after = sight(earlier), sight(later)
    patch = np.zeros((len(after), 2 * after.shape[1]), np.int64)
    counts = np.zeros(len(after), np.int64)
    later.game.engine.view_kernels.write_patches(before, after, patch, counts)
    for seat in range(len(later.seats)):
        result = patched(before[seat], patch[-1, : counts[-1]])
        assert (patched(result, patch[seat, : counts[seat]]) == after[seat]).all()
        shown = later.view(later.seats[seat]).states.tobytes()
        assert after[seat].tobytes() == shown
    assert (patched(before[-1], patch[-1, : counts[-1]]) == after[-1]).all()
