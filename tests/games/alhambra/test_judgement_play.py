"""Quick play, and what a search looks at: what a sensible player does at a glance."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.core.record import OVER
from qalat.games.alhambra.components import TYPES
from qalat.games.alhambra.judgement.majorities import know_type
from qalat.games.alhambra.judgement.payment import count_money
from qalat.games.alhambra.rules.scoring import wall_of
from qalat.games.alhambra.rules.tiles import tiles_at
from qalat.games.alhambra.state import PLACES
from qalat.play.search.search import CompiledJudgement
from tests.games.alhambra.table import FULL_MARKET, table
from tests.games.playout_draws import drawn_both_ways

GAME = qalat.find("alhambra")
JUDGE = CompiledJudgement(GAME)


def quick(match: Match, seed: int = 0, playout: int = 0) -> str:
    """What quick play clicks, in words."""
    scratch = match.game.engine.scratch("quick", seed)
    scratch[0].playout = playout
    action = JUDGE.prefer(match.state, 0, scratch)
    assert action in match.game.engine.legal(match.state, 0, scratch)
    return match.game.actions.word(action)


def clicks(match: Match) -> set[str]:
    """What quick play clicks, by its whims."""
    return {quick(match, seed) for seed in range(8)}


def always(match: Match) -> str:
    """What quick play clicks whatever its whim."""
    [click] = clicks(match)
    return click


def worthwhile(match: Match) -> list[str]:
    """What a search looks at, in words."""
    actions = JUDGE.worthwhile(match.state, 0, match.game.engine.scratch())
    return [match.game.actions.word(int(action)) for action in actions]


TURN = """
    players: 3
    phase: action, seat 1
    market: {market}
    display: {display}
    deck: {deck}
    seat 1:
      hand: {hand}
      reserve: {reserve}
      palace:
                -1    0     1
              +-----+-----+-----+
          -1  | P5    P6    S4  |
              +     +     +     +
           0  | S7     @    P7  |
              +     +     +     +
           1    A9    S8    P4  |
              +     +-----+-----+
"""
USUAL = {
    "market": FULL_MARKET,
    "display": "blue 5; green 5; orange 5; yellow 5",
    "deck": "pile 1, places 12, found 0",
    "hand": "-",
    "reserve": "-",
}


def turn(**changed: str) -> Match:
    return table(TURN.format(**USUAL | changed))


def test_quick_play_buys_what_it_can_pay_exactly() -> None:
    assert always(turn(hand="yellow 7 4")) == "buy 1"


def test_quick_play_never_wastes_a_purchase_on_a_tile_that_fits_nowhere() -> None:
    market = "1 tower 7 NEW; 2 tower 11 -; 3 tower 12 -; 4 garden 10 -"
    assert "buy 1" not in clicks(turn(market=market, hand="yellow 4 3"))


def test_quick_play_does_not_overpay_by_far_in_the_opening() -> None:
    opening = table("""
        players: 3
        phase: action, seat 1
        market: 1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 tower 12 -; 4 garden 10 -
        display: blue 5; green 5; orange 5; yellow 5
        deck: pile 0, places 20, found 0
        seat 1:
          hand: yellow 9; green 8
        """)
    assert all(click.startswith("take") for click in clicks(opening))


def test_quick_play_takes_the_card_that_makes_a_payment_exact() -> None:
    assert (
        always(turn(hand="blue 7", display="green 5; orange 5; yellow 5; blue 5")) == "take blue 5"
    )


def test_quick_play_takes_small_cards_together() -> None:
    small = turn(display="green 2; blue 3; orange 1; yellow 2")
    assert all(len(click.split()) > 3 for click in clicks(small))


def test_quick_play_brings_a_tile_in_from_the_reserve_late_in_the_game() -> None:
    late = turn(
        reserve="tower 12 -",
        market="1 tower 7 NEW",
        deck="found 2",
        display="blue 1",
    )
    assert always(late) == "redesign tower 12 -"


def test_quick_play_must_redesign_when_there_is_nothing_else_to_do() -> None:
    bare = {"market": "-", "display": "-"}
    assert quick(turn(**bare)).startswith("redesign remove")
    assert quick(turn(**bare), playout=1).startswith("redesign remove")
    assert quick(turn(**bare, reserve="tower 7 NEW; pavilion 3 SW")) == "redesign pavilion 3 SW"
    assert quick(turn(**bare, reserve="arcades 6 NE")) == "redesign arcades 6 NE"
    lone = table("players: 3\nphase: action, seat 1")
    assert quick(lone) == "pass"


def test_quick_play_buys_even_what_fits_nowhere_when_it_must_act() -> None:
    assert quick(turn(market="1 tower 7 NEW", display="-", hand="yellow 9")) == "buy 1"


def extra(**changed: str) -> Match:
    """Seat 1 has paid exactly, and may act once more or not."""
    counters = "counters: turn 9, traded 1\n    options: extra_action=may\n    market:"
    return table(TURN.replace("market:", counters).format(**USUAL | changed))


def test_quick_play_declines_only_what_would_bring_it_nothing() -> None:
    bare = {"market": "-", "display": "-"}
    assert always(extra(**bare)) == "pass"
    assert quick(extra(**bare), playout=1) == "pass"
    assert always(extra(**bare, reserve="tower 7 NEW")) == "pass"
    assert always(extra(market="1 tower 7 NEW", display="-", hand="yellow 9")) == "pass"
    assert always(extra(**bare, reserve="tower 12 -")) == "redesign tower 12 -"
    assert all(click.startswith("take") for click in clicks(extra()))


def test_a_search_looks_at_declining_too() -> None:
    looked_at = worthwhile(extra(display="orange 9; green 8"))
    assert looked_at == ["take green 8", "take orange 9", "pass"]


PAYING = """
    players: 3
    phase: payment, seat 1
    market: 1 garden 10 N
    paying: 1 with {}
    seat 1:
      hand: yellow {}
"""


@pytest.mark.parametrize(
    ("laid", "hand", "click"),
    [
        ("-", "9 6 4 1", "pay 9"),
        ("9", "6 4 1", "pay 1"),
        ("9 1", "6 4", "settle"),
        ("-", "8 7 3", "pay 7"),
        ("-", "9 5 4", "pay 9"),
        ("9", "5 4", "pay 4"),
    ],
)
def test_quick_play_pays_exactly_or_else_the_least_with_few_cards(
    laid: str, hand: str, click: str
) -> None:
    assert quick(table(PAYING.format(laid, hand))) == click


BLOCK = """
    players: 3
    phase: {}, seat 1
    picked: {}
    seat 1:
      {}: {}
      palace:
                -1    0     1
              +-----+-----+-----+
          -1  | P5    P6    S4  |
              +     +     +     +
           0  | S7     @    P7  |
              +     +     +     +
           1    A9    S8    P4  |
              +     +-----+-----+
"""
PLACING = """
    players: {players}
    phase: {phase}, seat 1
    {picked}
    seat 1:
      {set_aside}
      palace:
                -1    0     1
                    +-----+-----+
          -1          P6    S4  |
              +     +     +     +
           0           @    P7  |
              +     +     +     +
           1                P4  |
                          +-----+
"""
PICKED = {
    "players": "3",
    "phase": "site",
    "picked": "picked: chambers 8 NW",
    "set_aside": "set aside: chambers 8 NW",
}


def test_quick_play_lays_a_tile_where_the_wall_grows_most() -> None:
    assert always(table(PLACING.format(**PICKED))) == "at -1,-1"


def test_quick_play_puts_a_tile_that_fits_nowhere_into_the_reserve() -> None:
    match = table(BLOCK.format("site", "tower 7 NEW", "set aside", "tower 7 NEW"))
    assert quick(match) == "in reserve"


def test_quick_play_places_first_what_gives_the_palace_the_best_shape() -> None:
    three = PLACING.format(
        players="3",
        phase="placement",
        picked="",
        set_aside="set aside: chambers 8 NW; tower 12 -; seraglio 3 ESW",
    )
    assert always(table(three)) == "place chambers 8 NW"
    one = three.replace("chambers 8 NW; tower 12 -; seraglio 3 ESW", "tower 12 -")
    assert always(table(one)) == "place tower 12 -"
    longer_but_closed = one.replace("tower 12 -", "chambers 7 SW; garden 10 N")
    assert always(table(longer_but_closed)) == "place garden 10 N"


def test_quick_play_swaps_a_reserve_tile_in_only_where_no_cell_takes_it() -> None:
    swapped = table(BLOCK.format("target", "arcades 6 NE", "reserve", "arcades 6 NE"))
    assert quick(swapped) == "swap 1,-1"
    brought_in = table(BLOCK.format("target", "tower 12 -", "reserve", "tower 12 -"))
    assert quick(brought_in).startswith("at")


@pytest.mark.parametrize("players", [2, 3])
def test_quick_play_plays_a_whole_game(players: int) -> None:
    engine = GAME.engine
    match = qalat.Match("alhambra", players, seed=players)
    scratch = engine.scratch(players)
    while not match.over:
        match.play(JUDGE.prefer(match.state, 0, scratch))
    assert GAME.flaws(match.state, 0, scratch) == []
    assert min(match.scores().values()) > 60
    values = JUDGE.estimate(match.state, 0, scratch)
    assert values[: len(match.names)].tolist() == list(match.scores().values())


def known(states: np.ndarray, seat: int, scratch: np.ndarray) -> list[list[float]]:
    """What a playout knows, or counts anew: a hand, where the tiles are, a wall."""
    state, one = states[0], scratch[0]
    count_money(state, seat, one)
    for building_type in range(len(TYPES)):
        know_type(state, building_type, one)
    tiles = [int(tiles_at(state, place, one)) for place in range(PLACES)]
    wall = [int(wall_of(state, seat, one))]
    shown = (one.held[seat], one.reach[seat], one.claim, one.stock, one.offer)
    return [tiles, wall, *(each.tolist() for each in shown)]


def test_a_playout_knows_hands_tiles_and_walls_as_if_it_counted_anew() -> None:
    states, scratch = qalat.Match("alhambra", 2, seed=5).state.copy(), GAME.engine.scratch(5)
    scratch[0].playout = 1
    while states[0].actor != OVER:
        seat = int(states[0].actor)
        click = JUDGE.draw if seat < 0 else JUDGE.prefer
        GAME.engine.driver.apply(states, 0, click(states, 0, scratch), scratch)
        if seat >= 0:
            assert known(states, seat, scratch) == known(states, seat, GAME.engine.scratch())


def test_a_playout_surveys_the_palace_before_an_action_may_lapse() -> None:
    match = turn(display="-", market="1 tower 11 -", hand="yellow 9 2")
    scratch = GAME.engine.scratch()
    states = match.state.copy()
    scratch[0].playout = 1
    states[0].removable[0] = 0
    for word in ("buy 1", "pay 9", "pay 2", "settle"):
        GAME.engine.driver.apply(states, 0, GAME.actions.number(word), scratch)
    assert states[0].removable[0] != 0
    assert GAME.engine.driver.why_not(states, 0, GAME.actions.number("pass"), scratch) != 0


def test_a_search_leaves_out_takes_that_are_part_of_others() -> None:
    looked_at = worthwhile(turn(display="blue 2; blue 2; green 1; yellow 9"))
    assert [word for word in looked_at if word.startswith("take")] == [
        "take yellow 9",
        "take green 1 blue 2 blue 2",
    ]


def test_a_search_takes_tiles_out_of_a_palace_only_when_nothing_else_can_be_done() -> None:
    assert not [word for word in worthwhile(turn()) if "remove" in word]
    only = worthwhile(turn(display="-", market="-"))
    assert len(only) == 1
    assert "remove" in only[0]


def test_a_search_pays_no_more_than_it_must() -> None:
    assert worthwhile(table(PAYING.format("-", "9 6 4 1"))) == ["pay 6", "pay 9"]
    assert worthwhile(table(PAYING.format("9", "6 4 1"))) == ["pay 1"]
    assert worthwhile(table(PAYING.format("9 1", "6 4"))) == ["settle"]
    assert worthwhile(table(PAYING.format("-", "8 7 5 2 2"))) == ["pay 8"]


def test_a_search_leaves_out_cells_much_worse_than_the_best() -> None:
    text = PLACING.format(**PICKED).replace("chambers 8 NW", "garden 7 NSW")
    looked_at = worthwhile(table(text))
    assert "at -1,-1" in looked_at
    assert "in reserve" not in looked_at
    assert "at -1,0" not in looked_at
    assert "with Dirk" in worthwhile(table(PLACING.format(**PICKED | {"players": "2"})))
    swaps = worthwhile(table(BLOCK.format("target", "arcades 6 NE", "reserve", "arcades 6 NE")))
    assert swaps == ["swap 1,-1"]


def test_a_search_places_tiles_in_any_order() -> None:
    two = PLACING.format(
        players="3", phase="placement", picked="", set_aside="set aside: chambers 8 NW; tower 12 -"
    )
    assert worthwhile(table(two)) == ["place chambers 8 NW", "place tower 12 -"]


REFILL = """
    players: 3
    options: scoring_cards={way}
    phase: {phase}, chance
    turn of: seat 1
    counters: turn 9
    market: {market}
    display: blue 5; green 5; orange 5
    deck: pile 1, places {places}, found 0
"""


@pytest.mark.parametrize(("way", "places"), [("shuffled", 2), ("shuffled", 1), ("top", 9)])
def test_a_playout_draws_scoring_cards_as_the_list_does(way: str, places: int) -> None:
    refill = REFILL.format(way=way, phase="display", places=places, market=FULL_MARKET)
    assert "draw scoring A" in drawn_both_ways(JUDGE, table(refill))


def test_a_playout_draws_tiles_out_of_the_bag_alone() -> None:
    market = "1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 arcades 4 NES"
    refill = REFILL.format(way="top", phase="market", places=9, market=market)
    match = table(refill.replace("orange 5", "orange 5; yellow 5"))
    assert "draw pavilion 2 NEW" not in drawn_both_ways(JUDGE, match)
