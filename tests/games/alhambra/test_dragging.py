"""Games dragged out as far as the rules let players: no number of the record is outgrown."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.core.position import write_position
from qalat.core.record import CHANCE
from qalat.games.alhambra import actions
from qalat.games.alhambra.components import CARD_KINDS, TILES, copies
from qalat.games.alhambra.rules.turn import IDLE_LIMIT
from qalat.games.alhambra.state import ACTION, MOST_TURNS, PAYMENT, SITE
from tests.contract.walk import Table, Walk
from tests.games.alhambra.table import FULL_MARKET, carry_out, line_of, table

READ_EVERY = 501
"""Every so many actions a position of the long game is written and read."""


def in_turn(number: int) -> Match:
    """Seat 1 is to act in that turn, and can redesign."""
    return table(f"""
        players: 3
        phase: action, seat 1
        counters: turn {number}
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          palace:
                    0     1
                  +     +     +
               0     @    S9
                  +     +     +
        seat 2:
          reserve: arcades 9 -
    """)


@pytest.mark.rule("ALH-T1")
@pytest.mark.parametrize("number", [MOST_TURNS - 1, MOST_TURNS])
def test_the_number_of_the_turn_ends_and_the_game_goes_on(number: int) -> None:
    match = in_turn(number)
    carry_out(match, "redesign remove 1,0")
    assert line_of(match, "counters").startswith(f"turn {MOST_TURNS},")
    assert line_of(match, "phase") == "action, seat 2"
    assert qalat.read(str(match)).state.tobytes() == match.state.tobytes()
    carry_out(match, "redesign arcades 9 - at 0,1")
    assert line_of(match, "counters").startswith(f"turn {MOST_TURNS},")
    assert line_of(match, "phase") == "action, seat 3"


def drag(walk: Walk) -> int:
    """Choose as one does who wants the game to last: redesign, and trade only where one must.

    Money is taken in the smallest cards, and paid with every card that there is.
    """
    state, legal = walk.states[0], walk.legal()
    if state.phase == PAYMENT:
        return max((each for each in legal if each < actions.SETTLE), default=actions.SETTLE)
    if state.phase == SITE:
        return legal[0] if state.removable[state.actor] == 0 else actions.TO_RESERVE
    if state.phase == ACTION:
        redesigns = [each for each in legal if actions.REDESIGN <= each < actions.PLACE]
        purchases = [each for each in legal if actions.BUY <= each < actions.PAY]
        if redesigns and state.idle < IDLE_LIMIT - 1:
            return redesigns[-1]
        if purchases and not redesigns:
            return purchases[0]
    return legal[0]


@pytest.mark.compiled
@pytest.mark.rule("ALH-T1", "ALH-E5")
def test_a_game_of_more_turns_than_its_record_counts_stays_a_game_to_its_end() -> None:
    walk = Walk(Table(qalat.find("alhambra"), 2), "dragging")
    state = walk.states[0]
    turns = 0
    while not walk.over:
        action = walk.choose() if walk.actor == CHANCE else drag(walk)
        walk.engine.driver.apply(walk.states, 0, action, walk.scratch)
        walk.length += 1
        turns += int(state.phase == ACTION and state.traded == 0)
        assert turns == 0 or 0 < state.turn <= MOST_TURNS
        if walk.length % READ_EVERY == 0:
            assert not walk.flaws()
            again = qalat.read(write_position(walk.game, walk.states))
            assert again.state.tobytes() == walk.bytes
    assert turns > np.iinfo(np.int16).max
    assert state.points[:2, 2].any()


def test_no_other_number_of_the_record_can_outgrow_its_field() -> None:
    small = np.iinfo(np.int8).max
    walls = sum(tile.walls.bit_count() for tile in TILES)
    assert walls <= small, "points of one wall"
    assert copies(6) * CARD_KINDS <= small, "cards in a hand, the deck or the discard pile"
    assert small >= IDLE_LIMIT, "turns in a row without a trade"
    assert 3 * (walls + 6 * 21) <= np.iinfo(np.int16).max, "the score"
