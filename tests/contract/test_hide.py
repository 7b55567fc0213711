"""hide and views: nobody is shown, by any way out of the engine, what is secret."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.core.view import SPECTATOR, look
from tests.contract.secrets import ALL_OPEN, UNSEEN
from tests.contract.walk import PLAIN_TABLES, Table, Walk, walks


def seats_and_spectator(walk: Walk) -> range:
    return range(SPECTATOR, walk.table.seats)


@pytest.mark.parametrize("game", qalat.GAMES)
def test_each_game_says_what_a_seat_must_not_notice(game: str) -> None:
    assert game in UNSEEN


@pytest.mark.rule("ALH-V1", "ALH-V2")
@given(walks())
def test_states_that_differ_in_secrets_alone_give_equal_views(walk: Walk) -> None:
    for seat in seats_and_spectator(walk):
        shown = look(walk.game, walk.states, 0, seat, walk.scratch)
        for changed in UNSEEN[walk.game.name](walk.states, seat):
            assert changed.tobytes() != walk.bytes
            other = look(walk.game, changed, 0, seat, walk.scratch)
            assert other.bytes() == shown.bytes()


@given(walks())
def test_states_that_differ_in_secrets_alone_are_shown_in_the_same_words(walk: Walk) -> None:
    shown = look(walk.game, walk.states, 0, SPECTATOR, walk.scratch)
    for changed in UNSEEN[walk.game.name](walk.states, SPECTATOR):
        assert str(look(walk.game, changed, 0, SPECTATOR, walk.scratch)) == str(shown)


@given(walks())
def test_states_that_differ_in_secrets_are_as_sound_as_the_true_one(walk: Walk) -> None:
    for changed in UNSEEN[walk.game.name](walk.states, SPECTATOR):
        assert walk.game.flaws(changed, 0, walk.scratch) == []


@given(walks(), st.integers(0, 10**6))
def test_states_that_differ_in_secrets_alone_refuse_in_the_same_words(
    walk: Walk, asked: int
) -> None:
    action = asked % walk.game.actions.count
    for seat, name in enumerate(walk.match().seats):
        result = refusal(walk.match(), name, action)
        for changed in UNSEEN[walk.game.name](walk.states, seat):
            walk_there = Walk(walk.table, 0)
            walk_there.states[:] = changed
            assert refusal(walk_there.match(), name, action) == result


def refusal(match: Match, seat: str, action: int) -> str:
    """Return why a seat may not do something, or nothing if it may."""
    if seat == match.to_move and action in match.legal_actions:
        return ""
    with pytest.raises(qalat.Refusal) as refused:
        match.play(action, seat=seat)
    return str(refused.value)


@pytest.mark.parametrize(
    "table", [table for table in PLAIN_TABLES if table.game.name not in ALL_OPEN], ids=str
)
def test_there_is_something_to_hide_from_everybody_once_the_game_runs(table: Table) -> None:
    states = table.match(seed=3).state
    for seat in range(SPECTATOR, table.seats):
        assert next(UNSEEN[table.game.name](states, seat), None) is not None


@pytest.mark.parametrize(
    "table", [table for table in PLAIN_TABLES if table.game.name in ALL_OPEN], ids=str
)
def test_where_everything_lies_open_nothing_is_blanked(table: Table) -> None:
    match = table.match(seed=3)
    assert {str(match.view(name)) for name in (*match.seats, None)} == {str(match)}


@given(walks())
def test_hiding_twice_is_hiding_once(walk: Walk) -> None:
    for seat in seats_and_spectator(walk):
        shown = walk.states.copy()
        walk.engine.driver.hide(shown, 0, seat)
        once = shown.tobytes()
        walk.engine.driver.hide(shown, 0, seat)
        assert shown.tobytes() == once


@given(walks())
def test_looking_changes_nothing(walk: Walk) -> None:
    before = walk.bytes
    for seat in seats_and_spectator(walk):
        look(walk.game, walk.states, 0, seat, walk.scratch)
    assert walk.bytes == before


@given(walks())
def test_only_the_seat_on_turn_is_shown_what_is_legal(walk: Walk) -> None:
    for seat in seats_and_spectator(walk):
        view = look(walk.game, walk.states, 0, seat, walk.scratch)
        on_turn = seat == walk.actor and walk.actor != CHANCE
        assert list(view.legal) == (walk.legal() if on_turn else [])
        assert view.words == [walk.game.actions.word(action) for action in view.legal]


@given(walks())
def test_a_seat_on_turn_sees_enough_to_work_out_what_is_legal(walk: Walk) -> None:
    for seat in range(walk.table.seats):
        view = look(walk.game, walk.states, 0, seat, walk.scratch)
        if view.legal:
            assert walk.engine.legal(view.states, 0, walk.scratch).tolist() == list(view.legal)


@given(walks())
def test_everybody_is_shown_the_same_points(walk: Walk) -> None:
    totals = walk.engine.points(walk.states, 0)[0].tolist()
    for seat in seats_and_spectator(walk):
        view = look(walk.game, walk.states, 0, seat, walk.scratch)
        assert walk.engine.points(view.states, 0)[0].tolist() == totals


@given(walks())
def test_a_match_shows_each_name_the_view_of_its_seat(walk: Walk) -> None:
    match = walk.match()
    for seat, name in enumerate(match.seats):
        view = look(walk.game, walk.states, 0, seat, walk.scratch)
        assert match.view(name).bytes() == view.bytes()
    spectator = look(walk.game, walk.states, 0, SPECTATOR, walk.scratch)
    assert match.view().bytes() == spectator.bytes()
