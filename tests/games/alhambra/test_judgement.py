"""What a position promises, and what a seat cannot see, guessed."""

import pytest

import qalat
from qalat.core.match import Match
from qalat.games.alhambra import judgement
from qalat.play.search.search import CompiledJudgement
from tests.games.alhambra.table import FULL_MARKET, cards_but, carry_out, fresh, table, tiles_but

JUDGE = CompiledJudgement(qalat.find("alhambra"))


def promised(match: Match) -> list[float]:
    """The points that a position promises each player, and Dirk behind them."""
    values = JUDGE.estimate(match.state, 0, match.game.engine.scratch())
    return [float(value) for value in values[: match.state[0].seats + 1]]


def promise(drawn: str, **filled: str) -> float:
    """The points that a drawn position promises seat 1."""
    return promised(table(drawn.format(**filled)))[0]


def guessed(match: Match, seat: int) -> Match:
    """The match as a seat sees it, with a guess in place of what it does not see."""
    engine = match.game.engine
    states, scratch = match.state.copy(), engine.scratch(seat)
    engine.driver.hide(states, 0, seat)
    JUDGE.guess(states, 0, seat, scratch)
    assert match.game.flaws(states, 0, scratch) == []
    guess = table(str(match).partition("\n")[2].partition("\n")[2])
    guess.state[0] = states[0]
    return guess


WALLED = """
    players: 3
    phase: action, seat 1
    market: -
    display: blue 5; green 5; orange 5; yellow 5
    deck: found 2
    seat 1:
      palace:
{}    seat 2:
      reserve: {}
"""
BROKEN = """\
                -1    0     1     2
                    +-----+
          -1          A8
              +     +     +-----+-----+
           0           @    P6    C7  |
              +     +     +     +     +
"""
JOINED = """\
                -1    0     1     2
                    +-----+-----+-----+
          -1          A8    P6    C7  |
              +     +     +     +     +
           0           @
              +     +     +
"""


def test_a_longer_wall_of_the_same_tiles_is_worth_more() -> None:
    rest = tiles_but("arcades 8 N", "pavilion 6 N", "chambers 7 NE")
    broken, joined = (promised(table(WALLED.format(each, rest)))[0] for each in (BROKEN, JOINED))
    assert joined > broken


RING = """\
                -1    0     1
              +-----+-----+-----+
          -1  | P5    P6    S4  |
              +     +     +     +
           0  | S7     @    P7  |
              +     +     +     +
           1  | P3    S8    P4  |
              +-----+-----+-----+
"""
OF_RING = (
    "pavilion 5 NW",
    "pavilion 6 N",
    "seraglio 4 NE",
    "seraglio 7 W",
    "pavilion 7 E",
    "pavilion 3 SW",
    "seraglio 8 S",
    "pavilion 4 ES",
)


def test_a_closed_ring_of_walls_counts_whole() -> None:
    values = promised(table(WALLED.format(RING, tiles_but(*OF_RING))))
    assert values[0] - values[2] > 12.0


HANDS = """
    players: 3
    phase: display, chance
    turn of: seat 3
    counters: turn 9
    market: 1 garden 11 -; 2 tower 11 -; 3 tower 12 -; 4 garden 10 -
    display: blue 5; green 5; orange 5
    deck: pile 1, places 12, found 0
    seat 1:
      hand: {}
"""


def test_money_that_pays_exactly_is_worth_more_than_as_much_that_does_not() -> None:
    exact, more, less = (
        promise(HANDS.replace("{}", f"yellow {hand}")) for hand in ("7 4", "8 4", "7 3")
    )
    assert exact > more > less


def test_money_in_several_currencies_is_worth_more_than_a_heap_of_one() -> None:
    late = HANDS.replace("pile 1, places 12, found 0", "found 2").replace("3 tower 12 -; ", "")
    heap = promise(late.replace("{}", "blue 9 8 7 6 4"))
    spread = promise(late.replace("{}", "blue 9 4; green 8; yellow 7; orange 6"))
    assert spread > heap


def test_more_money_is_worth_more() -> None:
    worths = [promise(HANDS.replace("{}", hand)) for hand in ("-", "blue 3", "blue 8; green 6")]
    assert worths == sorted(set(worths))


BOUGHT = """
    players: 3
    phase: {phase}, seat 1
    market: {market}
    {paying}
    display: blue 5; green 5; orange 5; yellow 5
    deck: pile 1, places 12, found 0
    seat 1:
      hand: {hand}
      set aside: {aside}
      reserve: {reserve}
      palace:
                -1    0     1
              +-----+-----+-----+
          -1  | P5    P6    S4  |
              +     +     +     +
           0  | S7     @    P7  |
              +     +     +     +
           1    {west}   S8    P4  |
              +     +-----+-----+
"""
NO_MORE = {
    "phase": "action",
    "market": "-",
    "paying": "",
    "hand": "-",
    "aside": "-",
    "reserve": "-",
}
OPEN = {"west": "A9 "}


def test_a_tile_set_aside_is_worth_more_if_it_fits() -> None:
    fits = promise(BOUGHT, **NO_MORE | OPEN | {"aside": "tower 11 -"})
    reserve = promise(BOUGHT, **NO_MORE | OPEN | {"reserve": "tower 11 -"})
    closed = promise(BOUGHT, **NO_MORE | OPEN | {"aside": "tower 7 NEW"})
    assert fits > reserve
    assert fits > closed


def test_a_tile_that_is_being_paid_counts_as_bought() -> None:
    market = {"market": "1 tower 11 -; 2 tower 12 -"}
    hand = {"hand": "yellow 2; green 9"}
    paying = {"phase": "payment", "paying": "paying: 1 with 9", **market, **hand}
    unpaid = promise(BOUGHT, **NO_MORE | OPEN | market | hand)
    during = promise(BOUGHT, **NO_MORE | OPEN | paying)
    assert during > unpaid


LAST = """
    players: {players}
    phase: action, seat 1
    market: {market}
    display: blue 5; green 5; orange 5; yellow 5
    deck: found 2
    dirk: {dirk}
    seat 1:
      hand: blue 2
    seat 2:
      hand: green 3
      reserve: {reserve}
"""
TWELVES = ("tower 12 -", "tower 13 E", "garden 12 S", "garden 11 -")


def test_when_the_bag_is_empty_tiles_go_to_whoever_holds_most_of_their_currency() -> None:
    market = "; ".join(f"{slot} {tile}" for slot, tile in enumerate(TWELVES, start=1))
    rest = tiles_but(*TWELVES)
    values = promised(table(LAST.format(players=3, market=market, dirk="-", reserve=rest)))
    assert values[0] > values[2]


def test_dirk_can_expect_points_too() -> None:
    rest = tiles_but(*TWELVES)
    market = "; ".join(f"{slot} {tile}" for slot, tile in enumerate(TWELVES, start=1))
    values = promised(table(LAST.format(players=2, market=market, dirk=rest, reserve="-")))
    assert values[2] > 100.0


def test_a_palace_seen_before_is_judged_the_same() -> None:
    match = table(HANDS.replace("{}", "yellow 7 4"))
    scratch = match.game.engine.scratch()
    first, second = (JUDGE.estimate(match.state, 0, scratch).tolist() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_is_set_up_promises_everybody_about_as_much(players: int) -> None:
    values = promised(fresh(players))
    assert max(values[:players]) - min(values[:players]) < 5.0


def test_a_scoring_card_on_top_of_its_pile_comes_sooner_than_one_inside() -> None:
    drawn = """
        players: 3
        options: scoring_cards={}
        phase: action, seat 1
        market: 1 garden 11 -; 2 tower 11 -; 3 tower 12 -; 4 garden 10 -
        display: blue 5; green 5; orange 5; yellow 5
        deck: pile 0, places 20, found 0
        seat 1:
          palace:
                    0     1
                  +     +-----+
               0     @    T11
                  +     +     +
        """
    top, inside = (promised(table(drawn.format(way))) for way in ("top", "shuffled"))
    assert top != inside


def test_a_scoring_that_is_due_is_still_to_come() -> None:
    match = table("""
        players: 3
        options: youngest=1
        phase: display, chance
        market: 1 pavilion 2 NEW; 2 seraglio 3 ESW; 3 arcades 4 NES; 4 chambers 5 NSW
        display: blue 9; green 9; orange 9
        deck: pile 1, places 5, found 0
        seat 1:
          palace:
                    0     1
                  +     +-----+
               0     @    T11
                  +     +     +
        """)
    carry_out(match, "draw scoring A")
    values = promised(match)
    carry_out(match, "draw yellow 9")
    assert match.state[0].score[0] == 7
    assert values[0] - values[1] > 7.0


PAYING = """
    players: 3
    phase: payment, seat 1
    market: 1 tower 13 E; 2 tower 11 -; 3 tower 12 -; 4 garden 10 -
    paying: 1 with {}
    display: blue 5; green 5; orange 5; yellow 5
    discard: yellow 9 9 8 8 7
    seat 1:
      hand: yellow 7 7 1; blue 9 9
    seat 2:
      hand: green 2 2
"""


@pytest.mark.parametrize("laid", ["-", "8", "9 8"])
def test_a_guess_at_a_payment_can_pay(laid: str) -> None:
    match = table(PAYING.format(laid))
    guess = guessed(match, 1)
    assert guess.state[0].hand[1].tolist() == match.state[0].hand[1].tolist()
    assert guess.legal


def test_a_guess_leaves_whoever_pays_the_cards_for_it() -> None:
    held = ("yellow 7", "yellow 6", *["blue 9"] * 3, *["green 9"] * 3)
    shown = ("blue 1", "green 1", "orange 1", "yellow 1")
    match = table(f"""
        players: 3
        phase: payment, seat 3
        market: 1 tower 13 E; 2 tower 11 -; 3 tower 12 -; 4 garden 10 -
        paying: 1 with -
        display: {"; ".join(shown)}
        discard: {cards_but(3, *held, *shown)}
        seat 1:
          hand: blue 9 9 9
        seat 2:
          hand: green 9 9 9
        seat 3:
          hand: yellow 7 6
        """)
    for seat in (0, 1):
        assert guessed(match, seat).state.tobytes() == match.state.tobytes()


def test_a_seat_that_sees_everything_has_nothing_to_guess() -> None:
    match = table(
        PAYING.format("8").replace("players: 3", "players: 3\n    options: open_hands=yes")
    )
    assert guessed(match, 1).state.tobytes() == match.state.tobytes()


def test_an_empty_deck_is_guessed_empty() -> None:
    elsewhere = ("blue 9", "green 8", "yellow 1", "blue 1", "green 1", "orange 1")
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: yellow 1; blue 1; green 1; orange 1
        discard: {cards_but(3, *elsewhere)}
        seat 2:
          hand: blue 9
        seat 3:
          hand: green 8
        """)
    for seat in (0, 1):
        state = guessed(match, seat).state[0]
        assert state.deck.sum() == 0
        assert state.hand.sum(axis=(1, 2)).tolist() == [0, 1, 1, 0, 0, 0]


def test_a_turn_is_in_its_middle_from_the_first_click_to_the_last() -> None:
    match = table("""
        players: 3
        phase: action, seat 1
        market: 1 garden 11 -; 2 tower 11 -; 3 tower 12 -; 4 garden 10 -
        display: blue 5; green 5; orange 5; yellow 5
        seat 1:
          hand: yellow 7 4
        """)
    scratch = match.game.engine.scratch()
    middle = [JUDGE.is_mid_turn(match.state, 0, scratch)]
    for phrase in ("buy 1", "pay 7", "pay 4", "settle", "take blue 5", "place garden 11 -"):
        match.play(phrase)
        middle.append(JUDGE.is_mid_turn(match.state, 0, scratch))
    match.play("at 1,0")
    middle.append(JUDGE.is_mid_turn(match.state, 0, scratch))
    assert middle == [False, True, True, True, True, True, True, False]
    assert judgement.share_of_turn(match.state[0]) == 1.0
