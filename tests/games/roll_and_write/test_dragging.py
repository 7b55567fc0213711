"""Games dragged out as far as the rules let players: no number of the record is outgrown."""

from random import Random

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.games.roll_and_write import components
from qalat.games.roll_and_write.actions import ACTIONS
from qalat.games.roll_and_write.components import MOST_COINS, PIPS, PLACES, TYPES

MANY_ALIKE = "PSACGT/PPPPPP/PPPPPP/PPPPPP/PPPPPP/PPPPPP"
"""As many boxes of one type as a layout can have."""

READ_EVERY = 5


def drag(match: Match, random: Random) -> int:
    """Choose as one does who wants the game to last: gather coins, turn dice, build twice."""
    legal: dict[str, list[int]] = {}
    for action in match.legal_actions:
        legal.setdefault(ACTIONS.family(action).name, []).append(int(action))
    gained = match.state[0].gained[match.actor]
    if gained < MOST_COINS and "coins" in legal and random.random() < 0.8:
        return random.choice(legal["coins"])
    for family in ("turn", "again", "build"):
        if family in legal:
            return random.choice(legal[family])
    return random.choice([int(action) for action in match.legal_actions])


def read_again(match: Match) -> None:
    again = qalat.read(str(match))
    assert again.state.tobytes() == match.state.tobytes()
    assert not match.game.flaws(match.state, 0, match.game.engine.scratch())


@pytest.mark.rule("RW-S4", "RW-M5", "RW-C1")
@pytest.mark.parametrize("layout", [components.DEFAULT_LAYOUT, MANY_ALIKE])
@pytest.mark.parametrize(
    ("seats", "virtual"), [(1, {"virtual_players": "4", "solo": "against"}), (2, {}), (5, {})]
)
def test_a_dragged_game_ends_and_each_of_its_positions_can_be_read(
    seats: int, virtual: dict[str, str], layout: str
) -> None:
    options = {"coins": str(MOST_COINS), "layout": layout, **virtual}
    match = qalat.Match("roll_and_write", seats, seed=layout, options=options)
    random = Random(f"{seats} {layout}")
    state, steps = match.state[0], 0
    while not match.over:
        assert match.actor != CHANCE
        match.play(drag(match, random))
        state, steps = match.state[0], steps + 1
        assert (state.gained[:seats] <= MOST_COINS).all()
        assert (state.spent[:seats] <= state.gained[:seats]).all()
        if steps % READ_EVERY == 0:
            read_again(match)
    read_again(match)
    assert steps <= actions_at_most(seats)
    assert str(qalat.read(str(match.log)).log) == str(match.log)


def actions_at_most(seats: int) -> int:
    """Each coin is spent once, and a turn is an action, a second build and the dice to keep."""
    return seats * (components.rounds(max(seats, 3)) * 3 + MOST_COINS)


def test_no_number_of_the_record_or_of_a_text_can_be_outgrown() -> None:
    small = int(np.iinfo(np.int8).max)
    everybody = components.ROWS
    shared = sum(components.place_points(len(TYPES) - 1))
    assert small >= MOST_COINS + PLACES + 1, "coins, with the four of a turn before they are cut"
    assert small >= components.CROSSINGS, "boxes of a type"
    assert shared <= 40 <= small, "points paid for a type, all its places at once"
    assert max(components.rounds(number) for number in range(1, everybody + 1)) < small
    assert components.SETUP_BUILDS * everybody <= small, "steps of the setup"
    assert small >= 10 * PIPS, "points of lines"
