"""start: the box is laid out whole, and somebody or chance is to move."""

import numpy as np
import pytest

import qalat
from qalat.core.record import CHANCE
from tests.contract.walk import PLAIN_TABLES, TABLES, Table, Walk, may_be_set


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_box_is_laid_out_without_a_flaw(table: Table) -> None:
    assert Walk(table, 0).flaws() == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_new_game_waits_for_a_seat_or_for_chance(table: Table) -> None:
    walk = Walk(table, 0)
    assert CHANCE <= walk.actor < table.seats
    assert walk.states[0].seats == table.seats
    assert walk.legal()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_settled_new_game_waits_for_a_seat_and_has_no_flaw(table: Table) -> None:
    match = table.match(seed=5)
    assert 0 <= match.actor < table.seats
    assert match.game.flaws(match.state, 0, match.game.engine.scratch()) == []


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_a_game_is_laid_out_alike_over_whatever_lay_there_before(table: Table) -> None:
    fresh, used = Walk(table, 0), Walk(table, 0)
    used.states.view(np.uint8)[:] = 0x55
    numbers = used.game.option_numbers(table.options)
    used.engine.driver.start(used.states, 0, table.seats, numbers)
    assert used.bytes == fresh.bytes


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_state_has_the_options_that_it_is_played_with(table: Table) -> None:
    shown = table.game.notation.options(Walk(table, 0).states[0])
    assert shown == table.options


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_each_value_of_an_option_can_be_chosen_at_some_table(game: qalat.Game) -> None:
    for option in game.options:
        for value in option.values:
            tables = [
                Table(game, seats, ((option.name, value),))
                for seats in range(game.fewest, game.most + 1)
            ]
            assert any(map(may_be_set, tables)), (option.name, value)


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_too_few_and_too_many_players_are_refused(game: qalat.Game) -> None:
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(qalat.Illegal, match=f"{game.fewest} to {game.most} players"):
            qalat.Match(game, seats)
