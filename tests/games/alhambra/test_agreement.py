"""The engine and the oracle, written apart from one another, agree on positions of random games."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal

import numpy as np
import pytest

import qalat
from qalat.core.record import CHANCE, OVER, SETTLE_ONLY
from qalat.games.alhambra import actions, components, state
from qalat.games.alhambra.rules.building import ENCLOSES_NOTHING
from tests.contract.walk import Table, Walk
from tests.games.alhambra import oracle

ALHAMBRA = qalat.find("alhambra")
ENGINE = ALHAMBRA.engine
ACTIONS = ALHAMBRA.actions
BOX = oracle.read_tiles(Path(components.__file__).with_name("tiles.csv"))
SCORINGS: tuple[Literal["A", "B", "C"], ...] = ("A", "B", "C")

FrozenPalace = frozenset[tuple[oracle.Cell, oracle.Tile]]


@cache
def placements(palace: FrozenPalace, walls: str) -> frozenset[oracle.Cell]:
    return frozenset(oracle.placements(dict(palace), oracle.Tile("garden", 10, walls)))


@cache
def swaps(palace: FrozenPalace, walls: str) -> frozenset[oracle.Cell]:
    return frozenset(oracle.swaps(dict(palace), oracle.Tile("garden", 10, walls)))


@cache
def removals(palace: FrozenPalace) -> frozenset[oracle.Cell]:
    return frozenset(oracle.removals(dict(palace)))


@cache
def wall_length(palace: FrozenPalace) -> int:
    return oracle.wall_length(dict(palace))


class Position:
    """One position of the engine's, and the questions that both sides are asked about it."""

    def __init__(self, states: np.ndarray, scratch: np.ndarray) -> None:
        self.states = states.copy()
        self.scratch = scratch
        self.record: Any = self.states[0]
        self.seats = int(self.record.seats)
        self.actor = int(self.record.actor)
        self.phase = int(self.record.phase)

    def legal(self) -> list[int]:
        found: list[int] = ENGINE.legal(self.states, 0, self.scratch).tolist()
        return found

    def words(self, opening: str = "") -> list[str]:
        """The legal words that open so, without their opening."""
        words = [ACTIONS.word(action) for action in self.legal()]
        return [word.removeprefix(opening) for word in words if word.startswith(opening)]

    def cells(self, opening: str) -> set[oracle.Cell]:
        pairs = [word.split(",") for word in self.words(opening)]
        return {(int(x), int(y)) for x, y in pairs}

    def tiles_at(self, place: int) -> list[int]:
        found: list[int] = np.flatnonzero(self.record.location == place).tolist()
        return found

    def palace(self, seat: int) -> FrozenPalace:
        cells = {(0, 0): oracle.FOUNTAIN}
        for tile in self.tiles_at(state.IN_PALACE + seat):
            cells[int(self.record.x[tile]), int(self.record.y[tile])] = BOX[tile]
        return frozenset(cells.items())

    def hand(self, seat: int, currency: int) -> list[int]:
        return cards(self.record.hand[seat, currency])

    def with_request(self, phase: int, tile: int) -> "Position":
        """The same position, but the actor is asked where this tile goes."""
        asked = Position(self.states, self.scratch)
        place = state.SET_ASIDE if phase == state.SITE else state.IN_RESERVE
        asked.record.location[tile] = place + self.actor
        asked.record.picked = tile
        asked.record.slot = state.NOTHING
        asked.record.phase = phase
        asked.phase = phase
        return asked


def cards(counts: Any) -> list[int]:
    return [value + 1 for value in range(9) for _ in range(int(counts[value]))]


def choose(random: Random, legal: list[int]) -> int:
    """Any legal action, but purchases often and removals seldom, so that palaces grow."""
    bought = [each for each in legal if actions.BUY <= each < actions.PAY]
    if bought and random.random() < 0.7:
        return random.choice(bought)
    kept = [
        each
        for each in legal
        if not actions.REMOVE <= each < actions.PLACE
        and not actions.TO_RESERVE <= each <= actions.TO_DIRK
    ]
    return random.choice(kept if kept and random.random() < 0.8 else legal)


def positions(seats: int, count: int, seed: int) -> Iterator[Position]:
    """So many positions in which somebody is to move, or the game is over, of random games."""
    random = Random(seed)
    scratch = ENGINE.scratch(seats, seed)
    states = ENGINE.blank()
    options = np.array(
        [random.randrange(2), random.randrange(2), 0, 0, *random.choices((0, 1), k=2)]
    )
    states["actor"] = OVER
    for _ in range(count):
        if states[0].actor == OVER:
            ENGINE.driver.start(states, 0, seats, options)
            action = SETTLE_ONLY
        else:
            action = choose(random, ENGINE.legal(states, 0, scratch).tolist())
        ENGINE.driver.step(states, 0, action, scratch)
        yield Position(states, scratch)


def compare_actions(position: Position) -> None:
    """Money, purchases and redesigns of the seat on turn."""
    shown = [ACTIONS.word(kind).split()[1:] for kind in position.record.display if kind >= 0]
    display = [(currency, int(value)) for currency, value in shown]
    taken = [word.split() for word in position.words("take ")]
    assert {
        tuple(sorted(zip(words[::2], map(int, words[1::2]), strict=True))) for words in taken
    } == oracle.takes(display)
    affordable = {
        str(slot + 1)
        for slot in range(4)
        if position.record.market[slot] >= 0
        and oracle.payments(
            position.hand(position.actor, slot), BOX[position.record.market[slot]].price
        )
    }
    assert set(position.words("buy ")) == affordable
    palace = position.palace(position.actor)
    assert position.cells("redesign remove ") == removals(palace)
    usable = {
        components.TILES[tile].name
        for tile in position.tiles_at(state.IN_RESERVE + position.actor)
        if placements(palace, BOX[tile].walls) or swaps(palace, BOX[tile].walls)
    }
    offered = {word for word in position.words("redesign ") if not word.startswith("remove")}
    assert offered == usable
    words = position.words()
    assert ("pass" in words) == oracle.may_pass(
        anything_else=words != ["pass"],
        paid_exactly=bool(position.tiles_at(state.SET_ASIDE + position.actor)),
        extra_action=("must", "may")[position.record.extra_action],
    )


def compare_payment(position: Position) -> None:
    """The next card, and whether the cards laid will do."""
    slot = int(position.record.slot)
    laid = tuple(sorted(cards(position.record.laid), reverse=True))
    hand = position.hand(position.actor, slot) + list(laid)
    sets = oracle.payments(hand, BOX[position.record.market[slot]].price)
    following = {each[len(laid)] for each in sets if each[: len(laid)] == laid != each}
    assert set(map(int, position.words("pay "))) == following
    assert ("settle" in position.words()) == (laid in sets)


def paid_sets(position: Position, *, narrow: bool) -> set[tuple[int, ...]]:
    """Every set of cards that can be laid and settled from here."""
    listed = ENGINE.sensible if narrow else ENGINE.legal
    found = set()
    for action in listed(position.states, 0, position.scratch).tolist():
        if action == actions.SETTLE:
            found.add(tuple(sorted(cards(position.record.laid), reverse=True)))
        else:
            later = Position(position.states, position.scratch)
            ENGINE.driver.apply(later.states, 0, action, later.scratch)
            found |= paid_sets(later, narrow=narrow)
    return found


def compare_all_payments(position: Position) -> None:
    slot = int(position.record.slot)
    assert not position.record.laid.any()
    hand = position.hand(position.actor, slot)
    price = BOX[position.record.market[slot]].price
    assert paid_sets(position, narrow=False) == oracle.payments(hand, price)
    assert paid_sets(position, narrow=True) == oracle.sensible_payments(hand, price)


def compare_cells(position: Position) -> None:
    """The cells for the picked tile, empty ones and those of a swap."""
    palace = position.palace(position.actor)
    walls = BOX[position.record.picked].walls
    assert position.cells("at ") == placements(palace, walls)
    swapped = swaps(palace, walls) if position.phase == state.TARGET else set()
    assert position.cells("swap ") == swapped


def compare_all_tiles(position: Position) -> None:
    """Every set of walls that a tile outside the palace has, bought or from the reserve."""
    own = position.tiles_at(state.IN_PALACE + position.actor)
    by_walls = {BOX[tile].walls: tile for tile in range(54) if tile not in own}
    for tile in by_walls.values():
        compare_cells(position.with_request(state.SITE, tile))
        compare_cells(position.with_request(state.TARGET, tile))


def compare_placement(position: Position) -> None:
    bought = [
        components.TILES[tile].name for tile in position.tiles_at(state.SET_ASIDE + position.actor)
    ]
    assert position.words("place ") == bought


def counts_of(position: Position, type_name: str) -> list[int]:
    """How many tiles of a type each seat has in its palace, and Dirk behind them."""
    counts = [
        sum(tile.type == type_name for _, tile in position.palace(seat))
        for seat in range(position.seats)
    ]
    return [
        *counts,
        sum(BOX[tile].type == type_name for tile in position.tiles_at(state.WITH_DIRK)),
    ]


def compare_points(position: Position, scoring: Literal["A", "B", "C"], scored: Any) -> None:
    """What a scoring of this position paid; scored is the record behind it."""
    column = SCORINGS.index(scoring)
    rows = [*range(position.seats), components.DIRK]
    for part, type_name in enumerate(components.TYPES):
        expected = oracle.majority_points(counts_of(position, type_name), type_name, scoring)
        assert [int(scored.points[row, column, part]) for row in rows] == expected
    walls = [wall_length(position.palace(seat)) for seat in range(position.seats)]
    assert scored.points[: position.seats, column, -1].tolist() == walls
    assert int(scored.points[components.DIRK, column, -1]) == 0


def just_before(position: Position, scoring: Literal["A", "B", "C"]) -> Position:
    """The same position, one card before the end of a refill in which that scoring falls due."""
    waiting = Position(position.states, position.scratch)
    record = waiting.record
    record.actor, record.phase = CHANCE, state.FILL_DISPLAY
    record.display[:] = [0, 1, 2, -1]
    record.deck[3, 8], record.deck_size, record.pile = 1, 1, state.NO_PILES
    record.points[:], record.score[:] = 0, 0
    if scoring == "C":
        record.bag_size, record.passes = 0, record.seats
    else:
        record.market[:] = position.tiles_at(state.IN_BAG)[:1] or 0
        record.due, record.found = 1, 1 + SCORINGS.index(scoring)
    ENGINE.driver.apply(waiting.states, 0, actions.DRAW_CARD + 35, waiting.scratch)
    return waiting


def compare_awards(position: Position, after: Position) -> None:
    """ALH-P4 for each slot: the richest gets the tile, on a tie it stays."""
    for slot in range(4):
        tile = int(position.record.market[slot])
        sums = [sum(position.hand(seat, slot)) for seat in range(position.seats)]
        owner = oracle.awarded(sums)
        if tile >= 0 and owner is not None:
            assert int(after.record.location[tile]) == state.SET_ASIDE + owner
        elif tile >= 0:
            assert int(after.record.location[tile]) == state.ON_MARKET


def compare_scoring(position: Position, scoring: Literal["A", "B", "C"]) -> None:
    """Majorities and walls, and before C the awards, as if a scoring fell due at this position."""
    after = just_before(position, scoring)
    if scoring == "C":
        compare_awards(position, after)
        while after.record.actor >= 0:
            ENGINE.driver.apply(after.states, 0, after.legal()[0], after.scratch)
            ENGINE.driver.apply(after.states, 0, actions.TO_RESERVE, after.scratch)
    compare_points(position, scoring, after.record)


def compare_end(position: Position) -> None:
    """The last scoring of a game that was really played to its end."""
    assert position.legal() == []
    compare_points(position, "C", position.record)


def near_and_far(position: Position, random: Random) -> set[int]:
    """The actions at all cells round the palace, and a few hundred of any kind."""
    cells = [cell for cell, _ in position.palace(position.actor)]
    near = {
        family + (y + dy + actions.REACH) * actions.ROW + x + dx + actions.REACH
        for x, y in cells
        for dx in range(-2, 3)
        for dy in range(-2, 3)
        for family in (actions.REMOVE, actions.AT, actions.SWAP)
    }
    return near | {random.randrange(ACTIONS.count) for _ in range(200)}


def compare_refusals(position: Position, asked: set[int]) -> None:
    """What is on the list is not refused, and all else is."""
    legal = set(position.legal())
    for action in sorted(asked | legal):
        why = ENGINE.driver.why_not(position.states, 0, action, position.scratch)
        assert (why == 0) == (action in legal), ACTIONS.word(action)


BY_PHASE = {
    state.ACTION: compare_actions,
    state.PAYMENT: compare_payment,
    state.PLACEMENT: compare_placement,
    state.SITE: compare_cells,
    state.TARGET: compare_cells,
    state.FINISHED: compare_end,
}


def compare(seats: int, count: int, seed: int, *, deep: int, whole: bool) -> set[int]:
    """Compare so many positions, every deep-th of them in full; return the phases that were met."""
    random = Random(seed)
    met = set()
    for number, position in enumerate(positions(seats, count, seed)):
        met.add(position.phase)
        BY_PHASE[position.phase](position)
        if position.actor >= 0 and not position.tiles_at(state.SET_ASIDE + position.actor):
            compare_scoring(position, SCORINGS[number % len(SCORINGS)])
        if number % deep != 0 or position.actor < 0:
            continue
        everything = set(range(ACTIONS.count))
        compare_refusals(position, everything if whole else near_and_far(position, random))
        compare_all_tiles(position)
        if position.phase == state.PAYMENT and not position.record.laid.any():
            compare_all_payments(position)
    placements.cache_clear()
    swaps.cache_clear()
    removals.cache_clear()
    return met


@pytest.mark.rule("ALH-B2", "ALH-B3", "ALH-B4", "ALH-B5", "ALH-B6", "ALH-P2", "ALH-P3", "ALH-T7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_engine_and_the_oracle_agree(seats: int) -> None:
    compare(seats, 60, 1, deep=29, whole=False)


@pytest.mark.compiled
@pytest.mark.rule("ALH-B2", "ALH-B3", "ALH-B4", "ALH-B5", "ALH-B6", "ALH-P2", "ALH-P3", "ALH-T7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_engine_and_the_oracle_agree_in_every_phase(seats: int) -> None:
    assert compare(seats, 600, 1, deep=97, whole=True) == BY_PHASE.keys()


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.rule("ALH-B2", "ALH-B3", "ALH-B4", "ALH-B5", "ALH-B6", "ALH-P2", "ALH-P3", "ALH-T7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [2, 3])
def test_the_engine_and_the_oracle_agree_on_two_thousand_positions(seats: int, seed: int) -> None:
    met = compare(seats, 2_100, seed, deep=97, whole=True)
    assert met == BY_PHASE.keys()


def drawn_kind(before: Any, action: int, after: Any) -> str:
    """What a draw was, by what it moved."""
    family = ACTIONS.family(action).name
    if family != "tile":
        return family
    tile = action - actions.DRAW_TILE
    assert before.location[tile] == state.IN_BAG
    return "Dirk's tile" if after.location[tile] == state.WITH_DIRK else "tile"


def expected_refill(record: Any, kinds: list[str], when: str) -> list[str]:
    """What the oracle lets chance draw when a turn of this position has ended."""
    cards_left = int(record.deck_size) + int(record.discard.sum())
    return oracle.refill(
        cards=min(int((record.display < 0).sum()), cards_left),
        above=kinds.index("scoring") if "scoring" in kinds else None,
        scoring="A" if record.found == 0 else "B",
        slots=int((record.market < 0).sum()),
        bag=int(record.bag_size),
        seats=int(record.seats),
        when=when,
    )


@pytest.mark.rule("ALH-E1", "ALH-E2", "ALH-D2")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("when", ["after_refill", "at_once"])
def test_chance_draws_in_each_refill_what_the_oracle_lets_it_draw(seats: int, when: str) -> None:
    chosen = (("scoring_time", when), ("extra_action", "may"))
    walk = Walk(Table(ALHAMBRA, seats, chosen), "refills")
    random = Random(1)
    scorings = 0
    while not walk.over:
        turn_before = walk.states[0].copy()
        kinds = []
        while walk.actor == CHANCE:
            before, action = walk.states[0].copy(), walk.choose()
            walk.engine.driver.apply(walk.states, 0, action, walk.scratch)
            kinds.append(drawn_kind(before, action, walk.states[0]))
        if kinds and turn_before.turn > 0:
            assert kinds == expected_refill(turn_before, kinds, when)
            scorings += kinds.count("scoring")
        if not walk.over:
            action = choose(random, walk.legal())
            walk.engine.driver.apply(walk.states, 0, action, walk.scratch)
    assert scorings == 2


AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def courts(filled: int) -> Iterator[oracle.Palace]:
    """Blocks of tiles with a court in which these eight cells round the middle are filled.

    From each side of the middle that is empty a way leads out; a corner apart from the court
    opens to the outside by itself.
    """
    empty = [cell for bit, cell in enumerate(AROUND) if not filled >> bit & 1]
    block = {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - {(0, 0), *empty}
    for x, y in empty:
        if x and y and (x, 0) not in empty and (0, y) not in empty:
            block.discard((x, 2 * y))
    ways = [(2 * x, 2 * y) for x, y in empty if x == 0 or y == 0]
    for way in ways or [(0, 0)]:
        yield dict.fromkeys(block - {way}, oracle.FOUNTAIN)


@pytest.mark.rule("ALH-B5")
def test_the_eight_cells_around_decide_whether_a_tile_encloses_anything() -> None:
    realised = set()
    for filled in range(1, 256):
        for block in courts(filled):
            home = min(block)
            moved = {(x - home[0], y - home[1]): tile for (x, y), tile in block.items()}
            if oracle.reachable(moved) != moved.keys() or oracle.holes(block) - {(0, 0)}:
                continue
            realised.add(filled)
            enclosed = oracle.holes({**block, (0, 0): oracle.FOUNTAIN})
            assert bool(ENCLOSES_NOTHING[filled]) == (not enclosed)
    assert len(realised) == 164
