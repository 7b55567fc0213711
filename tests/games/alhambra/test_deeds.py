"""What the deeds of Alhambra say, and that all that lies open follows from them."""

import pytest

import qalat
from qalat.core.deeds import Deed
from qalat.core.match import Match
from qalat.core.random import seeded
from qalat.games.alhambra.components import (
    DIRK,
    SLOT_CURRENCY,
    TILES,
    TYPES,
    VALUES,
    card_name,
)
from qalat.games.alhambra.state import (
    IN_PALACE,
    IN_RESERVE,
    NOTHING,
    ON_MARKET,
    PARTS,
    SET_ASIDE,
    WITH_DIRK,
)
from tests.contract.walk import by_family
from tests.games.alhambra.table import FULL_MARKET, MARKET, cards_but, carry_out, table, tiles_but

A, B, C = range(3)


def kinds(deeds: list[Deed]) -> list[str]:
    return [deed.kind for deed in deeds]


def done_by(match: Match, *phrases: str) -> list[Deed]:
    """The deeds of some phrases."""
    before = len(match.deeds())
    carry_out(match, *phrases)
    return list(match.deeds()[before:])


def name(tile: int) -> str:
    return TILES[tile].name


class Folded:
    """An empty table on which everything that deeds say is put down."""

    def __init__(self, match: Match) -> None:
        opening = qalat.Match(
            "alhambra", len(match.seats), seed=0, options=match.options, draws=False
        ).state
        self.state = opening[0]
        self.on_turn = NOTHING
        for deed in match.deeds():
            getattr(self, deed.kind)(deed)

    def compare(self, state) -> None:  # type: ignore[no-untyped-def]
        for field in ("youngest", "turn", "found", "location", "x", "y", "market", "display",
                      "discard", "deck", "deck_size", "hand", "hand_size", "bag_size", "score",
                      "points"):  # fmt: skip
            assert self.state[field].tolist() == state[field].tolist(), field

    def move(self, tile: int, place: int, x: int = 0, y: int = 0) -> None:
        self.state.bag_size -= self.state.location[tile] == 0
        self.state.location[tile] = place
        self.state.x[tile], self.state.y[tile] = x, y

    def draw(self, card: int) -> None:
        self.state.deck[divmod(card, VALUES)] -= 1
        self.state.deck_size -= 1

    def receive(self, seat: int, card: int) -> None:
        self.state.hand[(seat, *divmod(card, VALUES))] += 1
        self.state.hand_size[seat] += 1

    def show(self, cards: list[int]) -> None:
        self.state.display[:] = [*sorted(cards), *[NOTHING] * (4 - len(cards))]

    @property
    def shown(self) -> list[int]:
        return [card for card in self.state.display.tolist() if card != NOTHING]

    def youngest(self, deed: Deed) -> None:
        self.state.youngest = deed.seat

    def dealt(self, deed: Deed) -> None:
        self.draw(deed.card)
        self.receive(deed.seat, deed.card)

    def drew(self, deed: Deed) -> None:
        assert deed.seat == self.state.seats == 2
        self.move(deed.tile, WITH_DIRK)

    def market_filled(self, deed: Deed) -> None:
        assert self.state.market[deed.slot] == NOTHING
        self.state.market[deed.slot] = deed.tile
        self.move(deed.tile, ON_MARKET)

    def display_filled(self, deed: Deed) -> None:
        self.draw(deed.card)
        self.show([*self.shown, deed.card])

    def scoring_found(self, deed: Deed) -> None:
        assert deed.scoring == self.state.found
        self.state.found += 1

    def reshuffled(self, deed: Deed) -> None:
        assert self.state.deck_size == 0
        self.state.deck[:] = self.state.discard
        self.state.deck_size = deed.count
        self.state.discard[:] = 0

    def took(self, deed: Deed) -> None:
        assert deed.seat == self.on_turn
        assert [int(self.state.display[place]) for place in deed.places] == deed.cards
        assert len(set(deed.places)) == len(deed.places)
        rest = [card for place, card in enumerate(self.shown) if place not in deed.places]
        self.show(rest)
        for card in deed.cards:
            self.receive(deed.seat, card)

    def bought(self, deed: Deed) -> None:
        assert deed.seat == self.on_turn
        assert self.state.market[deed.slot] == deed.tile
        assert deed.currency == SLOT_CURRENCY[deed.slot]
        assert (deed.price, deed.paid) == (TILES[deed.tile].price, sum(deed.values))
        assert deed.exactly == (deed.paid == deed.price)
        assert deed.values == sorted(deed.values, reverse=True)
        self.state.market[deed.slot] = NOTHING
        self.move(deed.tile, SET_ASIDE + deed.seat)
        for value in deed.values:
            self.state.hand[deed.seat, deed.currency, value - 1] -= 1
            self.state.discard[deed.currency, value - 1] += 1
        self.state.hand_size[deed.seat] -= len(deed.values)

    def placed(self, deed: Deed) -> None:
        assert self.state.location[deed.tile] == SET_ASIDE + deed.seat
        self.move(deed.tile, IN_PALACE + deed.seat, deed.x, deed.y)

    def moved(self, deed: Deed) -> None:
        assert self.state.location[deed.tile] == IN_RESERVE + deed.seat
        self.move(deed.tile, IN_PALACE + deed.seat, deed.x, deed.y)

    def swapped(self, deed: Deed) -> None:
        assert self.cell_of(deed.out) == (IN_PALACE + deed.seat, deed.x, deed.y)
        self.move(deed.out, IN_RESERVE + deed.seat)
        self.moved(deed)

    def removed(self, deed: Deed) -> None:
        assert self.cell_of(deed.tile) == (IN_PALACE + deed.seat, deed.x, deed.y)
        self.move(deed.tile, IN_RESERVE + deed.seat)

    def cell_of(self, tile: int) -> tuple[int, int, int]:
        state = self.state
        return int(state.location[tile]), int(state.x[tile]), int(state.y[tile])

    def stored(self, deed: Deed) -> None:
        assert self.state.location[deed.tile] == SET_ASIDE + deed.seat
        self.move(deed.tile, IN_RESERVE + deed.seat)

    def gave(self, deed: Deed) -> None:
        assert self.state.location[deed.tile] == SET_ASIDE + deed.seat
        self.move(deed.tile, WITH_DIRK)

    def passed(self, deed: Deed) -> None:
        assert deed.seat == self.on_turn

    def declined(self, deed: Deed) -> None:
        assert deed.seat == self.on_turn

    def turn_began(self, deed: Deed) -> None:
        assert self.on_turn == NOTHING
        assert deed.turn == self.state.turn + 1
        self.on_turn = deed.seat
        self.state.turn = deed.turn

    def turn_ended(self, deed: Deed) -> None:
        assert deed.seat == self.on_turn
        self.on_turn = NOTHING

    def scored(self, deed: Deed) -> None:
        for index, (points, total) in enumerate(zip(deed.points, deed.sums, strict=True)):
            row = index if index < self.state.seats else DIRK
            self.state.points[row, deed.scoring] = points
            assert sum(points) == total
            self.state.score[row] += total
            assert self.state.score[row] == deed.totals[index]
            assert deed.counts[index] == self.counted(row)
        for building_type in range(len(TYPES)):
            self.compare_ranks(deed, building_type)

    def counted(self, row: int) -> list[int]:
        place = WITH_DIRK if row == DIRK else IN_PALACE + row
        return [
            sum(self.state.location[number] == place for number, tile in enumerate(TILES)
                if tile.type == building_type)
            for building_type in range(len(TYPES))
        ]  # fmt: skip

    def compare_ranks(self, deed: Deed, building_type: int) -> None:
        counts = [row[building_type] for row in deed.counts]
        ranks = [row[building_type] for row in deed.ranks]
        order = sorted(counts, reverse=True)
        assert ranks == [order.index(count) + 1 if count else 0 for count in counts]

    def market_closed(self, deed: Deed) -> None:
        assert deed.seat == self.on_turn == NOTHING

    def awarded(self, deed: Deed) -> None:
        assert self.state.market[deed.slot] == deed.tile
        self.state.market[deed.slot] = NOTHING
        self.move(deed.tile, SET_ASIDE + deed.seat)

    def game_ended(self, deed: Deed) -> None:
        rows = [*range(int(self.state.seats)), *([DIRK] if self.state.seats == 2 else [])]
        assert deed.totals == [int(self.state.score[row]) for row in rows]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"scoring_time": "at_once", "game_end": "last_tile"}),
        (2, {"open_hands": "yes", "extra_action": "may"}),
        (3, {"scoring_cards": "top"}),
        (4, {"extra_action": "may", "scoring_time": "at_once"}),
        (6, {"youngest": "5"}),
    ],
    ids=str,
)
def test_all_that_lies_open_follows_from_the_deeds(seats: int, options: dict[str, str]) -> None:
    match = qalat.Match("alhambra", seats, seed=f"folded {seats}", options=options)
    stream = seeded("folded", seats)
    while not match.over:
        match.play(by_family(match, stream))
    Folded(match).compare(match.state[0])
    assert kinds(list(match.deeds()[-2:])) == ["scored", "game_ended"]
    assert dict(zip(match.names, match.deeds()[-1].totals, strict=True)) == match.scores()


TURN = """
    players: 3
    options: {options}
    phase: action, seat 1
    market: 1 pavilion 8 -; 2 arcades 8 E; 3 seraglio 7 W; 4 tower 7 NEW
    display: blue 1; blue 3; green 1; orange 9
    seat 1:
      hand: yellow 8 1; green 5 3; blue 7
      reserve: chambers 10 -; garden 12 S
      palace:
                0     1
              +     +     +
           0     @    S9
              +     +     +
    seat 2:
      palace:
                0     1
              +     +     +
           0     @    S8
              +     +-----+
"""


def turn(options: str = "-") -> Match:
    """Seat 1 can buy three tiles exactly, and has a reserve and a palace of one tile."""
    return table(TURN.format(options=options))


def test_a_click_that_completes_nothing_is_no_deed_and_the_last_one_is_all_of_it() -> None:
    match = turn()
    assert done_by(match, "buy 2", "pay 5", "pay 3") == []
    [bought] = done_by(match, "settle")
    assert (bought.kind, bought.seat, bought.first, bought.step) == ("bought", 0, 0, 3)
    assert (name(bought.tile), bought.slot, bought.currency) == ("arcades 8 E", 1, 1)
    assert (bought.price, bought.paid, bought.exactly, bought.values) == (8, 8, 1, [5, 3])


def test_a_payment_that_is_not_exact_ends_the_actions_but_not_the_turn() -> None:
    match = turn()
    [bought] = done_by(match, "buy 1 with 8 1")
    assert (bought.paid, bought.price, bought.exactly, bought.values) == (9, 8, 0, [8, 1])
    assert match.legal == ["place pavilion 8 -"]
    placed, ended = done_by(match, "place pavilion 8 - at 0,1")
    assert (placed.kind, placed.first, placed.step) == ("placed", 4, 5)
    assert (ended.kind, ended.seat) == ("turn_ended", 0)


def test_cards_are_named_with_their_places_on_the_display() -> None:
    took, ended = done_by(turn(), "take green 1 blue 3")
    assert (took.kind, took.seat, took.places) == ("took", 0, [0, 2])
    assert [card_name(card) for card in took.cards] == ["green 1", "blue 3"]
    assert ended.kind == "turn_ended"


def test_equal_cards_that_are_taken_lie_at_different_places() -> None:
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: blue 2; blue 2; green 9; orange 9
    """)
    assert done_by(match, "take blue 2 blue 2")[0].places == [1, 2]


def test_a_tile_that_is_placed_says_what_came_of_it() -> None:
    match = turn()
    carry_out(match, "buy 3 with 7", "take blue 1")
    placed, *_ = done_by(match, "place seraglio 7 W at -1,0")
    assert (name(placed.tile), placed.x, placed.y) == ("seraglio 7 W", -1, 0)
    assert (placed.wall_before, placed.wall) == (0, 1)
    assert (placed.buildings, placed.lead) == (2, 1)


def test_a_redesign_says_what_went_where() -> None:
    moved, ended, _ = done_by(turn(), "redesign garden 12 S at -1,0")
    assert (moved.kind, name(moved.tile), moved.x, moved.y) == ("moved", "garden 12 S", -1, 0)
    assert (moved.first, moved.step, ended.kind) == (0, 1, "turn_ended")
    swapped, *_ = done_by(turn(), "redesign chambers 10 - swap 1,0")
    assert (swapped.kind, name(swapped.tile)) == ("swapped", "chambers 10 -")
    assert (name(swapped.out), swapped.x, swapped.y) == ("seraglio 9 -", 1, 0)
    removed, *_ = done_by(turn(), "redesign remove 1,0")
    assert (removed.kind, name(removed.tile), removed.x) == ("removed", "seraglio 9 -", 1)
    assert (removed.buildings, removed.lead) == (0, -1)


def test_a_turn_that_needs_no_refill_is_followed_by_the_next_at_once() -> None:
    removed, ended, began = done_by(turn(), "redesign remove 1,0")
    assert (ended.kind, ended.seat, began.kind, began.seat) == ("turn_ended", 0, "turn_began", 1)
    assert removed.step == ended.step == began.step


def test_declining_an_extra_action_is_no_pass() -> None:
    match = turn("extra_action=may")
    carry_out(match, "buy 1 with 8")
    assert kinds(done_by(match, "pass")) == ["declined"]
    match = table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        seat 3:
          hand: {cards_but(3)}
    """)
    passed, ended, began = done_by(match, "pass")
    assert (passed.kind, passed.seat, ended.kind, began.seat) == ("passed", 0, "turn_ended", 1)


def short_of_cards(deck: list[str], discard: list[str]) -> Match:
    """Seat 1 may take money; all cards that are not named are in seat 3's hand."""
    display = ["blue 1", "blue 2", "blue 3", "blue 9"]
    return table(f"""
        players: 3
        phase: action, seat 1
        market: {FULL_MARKET}
        display: {"; ".join(display)}
        discard: {"; ".join(discard) or "-"}
        seat 3:
          hand: {cards_but(3, *display, *deck, *discard)}
    """)


def test_discards_that_become_the_deck_are_counted() -> None:
    match = short_of_cards(["green 4"], ["orange 1", "orange 1", "yellow 7"])
    assert kinds(done_by(match, "take blue 1 blue 2")) == ["took", "turn_ended"]
    filled, reshuffled = done_by(match, "draw green 4")
    assert (filled.kind, filled.card) == ("display_filled", 12)
    assert (reshuffled.kind, reshuffled.seat, reshuffled.count) == ("reshuffled", -1, 3)


def test_a_new_deck_of_one_card_behind_a_last_card_is_noticed() -> None:
    match = short_of_cards(["green 4"], ["orange 1"])
    carry_out(match, "take blue 1 blue 2")
    assert kinds(done_by(match, "draw green 4")) == ["display_filled", "reshuffled"]
    assert kinds(done_by(match, "draw orange 1")) == ["display_filled", "turn_began"]


EIGHT = [
    "pavilion 2 NEW", "pavilion 3 SW", "pavilion 4 ES", "pavilion 5 NW",
    "pavilion 6 N", "pavilion 7 E", "pavilion 8 -", "seraglio 3 ESW",
]  # fmt: skip


def two_before_a_scoring(options: str) -> Match:
    """Seat 1 of two has bought and taken money; the next card is that of scoring A."""
    match = table(f"""
        players: 2
        options: {options}
        phase: action, seat 1
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        deck: pile 1, places 1, found 0, cards 66
        dirk: tower 7 NEW; garden 6 ESW
        seat 1:
          hand: green 9 2
        seat 2:
          reserve: {tiles_but(*MARKET, *EIGHT, "tower 7 NEW", "garden 6 ESW")}
    """)
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - at 1,0")
    return match


def draw_all(match: Match) -> list[Deed]:
    """What chance does until a player is to act, always the first thing that may be."""
    before = len(match.deeds())
    while match.actor == -1:
        carry_out(match, match.legal[0])
    return list(match.deeds()[before:])


def test_a_scoring_that_waits_comes_behind_the_refill_and_dirks_tiles_behind_it() -> None:
    match = two_before_a_scoring("-")
    assert kinds(done_by(match, "draw scoring A")) == ["scoring_found"]
    assert kinds(draw_all(match)) == [
        "display_filled", "market_filled", "scored", *["drew"] * 6, "turn_began",
    ]  # fmt: skip


def test_a_scoring_held_at_once_interrupts_the_refill() -> None:
    match = two_before_a_scoring("scoring_time=at_once")
    found, scored = done_by(match, "draw scoring A")
    assert (found.kind, found.scoring, scored.scoring, scored.seat) == ("scoring_found", A, A, -1)
    assert kinds(draw_all(match)) == [
        *["drew"] * 6, "display_filled", "market_filled", "turn_began",
    ]  # fmt: skip


def test_a_scoring_has_a_row_for_dirk_behind_the_seats() -> None:
    match = two_before_a_scoring("-")
    carry_out(match, "draw scoring A")
    [scored] = [deed for deed in draw_all(match) if deed.kind == "scored"]
    garden, tower = TYPES.index("garden"), TYPES.index("tower")
    assert [len(rows) for rows in (scored.points, scored.counts, scored.ranks)] == [3, 3, 3]
    assert [points[tower] for points in scored.points] == [3, 0, 3]
    assert [points[garden] for points in scored.points] == [0, 0, 5]
    assert [ranks[tower] for ranks in scored.ranks] == [1, 0, 1]
    assert [counts[garden] for counts in scored.counts] == [0, 0, 1]
    assert (scored.sums, scored.totals) == ([3, 0, 8], [3, 0, 8])
    assert len(scored.points[0]) == len(PARTS)


def test_dirks_tiles_are_his_and_a_gift_is_of_the_giver() -> None:
    match = two_before_a_scoring("scoring_time=at_once")
    carry_out(match, "draw scoring A")
    drew, *_ = done_by(match, "draw pavilion 2")
    assert (drew.kind, match.names[drew.seat], name(drew.tile)) == ("drew", "Dirk", EIGHT[0])
    match = table("""
        players: 2
        phase: placement, seat 1
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          set aside: tower 12 -
    """)
    gave, *_ = done_by(match, "place tower 12 - with Dirk")
    assert (gave.kind, gave.seat, name(gave.tile)) == ("gave", 0, "tower 12 -")


def last_turn(first: str, second: str, slot_4: str = "-") -> Match:
    """The bag is empty, and seat 1 of two may take a card to end the game; hands are given."""
    return table(f"""
        players: 2
        options: youngest=1
        phase: action, seat 1
        market: 1 garden 11 -; 2 tower 11 -; 3 tower 12 -; 4 {slot_4}
        display: blue 1; blue 2; blue 3; orange 1
        seat 1:
          hand: {first}
        seat 2:
          hand: {second}
          reserve: {tiles_but("garden 11 -", "tower 11 -", "tower 12 -")}
    """)


def test_the_last_tiles_go_to_the_richest_and_on_a_tie_to_nobody() -> None:
    match = last_turn("yellow 5; green 4; blue 2", "yellow 4; green 4; blue 9")
    carry_out(match, "take orange 1")
    filled, closed, first, second = done_by(match, "draw orange 9")
    assert (filled.kind, closed.kind, closed.seat) == ("display_filled", "market_closed", -1)
    assert (first.kind, name(first.tile), first.slot, first.seat) == ("awarded", MARKET[0], 0, 0)
    assert (second.kind, name(second.tile), second.slot, second.seat) == (
        "awarded", "tower 12 -", 2, 1,
    )  # fmt: skip


def test_an_awarded_tile_is_placed_outside_any_turn_and_the_last_scoring_ends_the_game() -> None:
    match = last_turn("yellow 5", "green 4")
    carry_out(match, "take orange 1", "draw orange 9")
    [placed] = done_by(match, "place tower 11 - at 1,0")
    assert (placed.kind, placed.seat) == ("placed", 1)
    stored, scored, ended = done_by(match, "place garden 11 - in reserve")
    assert (stored.kind, scored.kind, scored.scoring) == ("stored", "scored", C)
    assert (ended.kind, ended.totals) == ("game_ended", [0, 21, 0])


def test_a_tile_that_is_drawn_last_and_ends_the_game_is_awarded_from_its_slot() -> None:
    match = table(f"""
        players: 2
        options: game_end=last_tile
        phase: action, seat 1
        market: {FULL_MARKET}
        display: blue 1; blue 2; blue 3; blue 9
        seat 1:
          hand: green 9 2
        seat 2:
          hand: green 1
          reserve: {tiles_but(*MARKET, "garden 6 ESW")}
    """)
    carry_out(match, "buy 2 with 9 2", "take blue 1", "place tower 11 - in reserve")
    carry_out(match, "draw orange 9")
    filled, closed, first, second = done_by(match, "draw garden 6 ESW")
    assert (filled.kind, filled.slot, closed.kind) == ("market_filled", 1, "market_closed")
    assert (first.kind, name(first.tile), first.slot, first.seat) == (
        "awarded",
        "garden 6 ESW",
        1,
        1,
    )
    assert (second.kind, second.slot, second.seat) == ("awarded", 2, 0)


def test_deeds_follow_from_what_spectators_see_of_two_hands_that_decide_an_award() -> None:
    one = last_turn("yellow 5", "yellow 9")
    other = last_turn("yellow 7", "yellow 8")
    for match in (one, other):
        carry_out(match, "take orange 1", "draw orange 9")
    assert one.deeds() == other.deeds()
    assert one.state.tobytes() != other.state.tobytes()


def test_the_setup_names_who_is_dealt_which_card_and_who_begins() -> None:
    match = qalat.Match("alhambra", ["ada", "ben"], seed=1)
    dealt = [deed for deed in match.deeds() if deed.kind == "dealt"]
    for seat in range(2):
        held = [card for card in range(36) for _ in range(match.state[0].hand[seat].flat[card])]
        assert sorted(deed.card for deed in dealt if deed.seat == seat) == held
    first, last = match.deeds()[0], match.deeds()[-1]
    assert (first.kind, dealt[0].seat) == ("youngest", first.seat)
    assert (last.kind, last.seat, last.turn) == ("turn_began", match.actor, 1)
