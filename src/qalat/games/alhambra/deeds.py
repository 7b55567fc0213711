"""What an action did: cards and tiles that moved, scorings, how turns and the game ended."""

from __future__ import annotations

import numpy as np

from qalat.core.deeds import DeedKind
from qalat.core.kernel import kernel
from qalat.core.record import CHANCE, Record, int8, int16
from qalat.games.alhambra.actions import (
    AT,
    BUY,
    DRAW_CARD,
    DRAW_SCORING,
    DRAW_TILE,
    PASS,
    PLACE,
    REMOVE,
    SETTLE,
    SWAP,
    TO_DIRK,
    TO_RESERVE,
    YOUNGEST,
)
from qalat.games.alhambra.components import (
    COPIES,
    DIRK,
    DISPLAY_SIZE,
    MAX_SEATS,
    SLOT_CURRENCY,
    SLOTS,
    TAKE_CARDS,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
    VALUES,
    C,
)
from qalat.games.alhambra.rules.applying import column, row
from qalat.games.alhambra.rules.market import first_empty_slot, laid_sum
from qalat.games.alhambra.rules.redesign import tile_at
from qalat.games.alhambra.rules.scoring import count_types, wall_of
from qalat.games.alhambra.rules.setup import seat_by_age
from qalat.games.alhambra.state import (
    FILL_DIRK,
    FILL_HANDS,
    FINISHED,
    NOTHING,
    PARTS,
    SET_ASIDE,
    TARGET,
)

_ROWS = MAX_SEATS + 1
_PARTS = len(PARTS)
_TYPES = len(TYPES)
_MOST_PAID = VALUES * int(max(COPIES))

DEED = Record(
    "Deed",
    int8("kind", "what was done: an index of KINDS"),
    int8("seat", "who did it or whom it befell, -1 for nobody; Dirk stands behind the seats"),
    int8("tile", "the tile, an index of TILES"),
    int8("out", "the tile of the palace that went to the reserve for it"),
    int8("x", "how far east of the fountain"),
    int8("y", "how far south of the fountain"),
    int8("slot", "the slot of the market"),
    int8("card", "the kind of the money card: its currency times nine, plus its value less one"),
    int8("currency", "what the slot is paid in: an index of CURRENCIES"),
    int8("price", "what the tile costs"),
    int8("paid", "what was paid for it"),
    int8("exactly", "1 if that is its price, so that another action follows; 0 if it is more"),
    int8("count", "how many cards"),
    int8("cards", "[card] the kinds of the cards taken, ascending", DISPLAY_SIZE),
    int8("places", "[card] where on the display it lay", DISPLAY_SIZE),
    int8("values", "[card] the values of the cards paid, the highest first", _MOST_PAID),
    int8("wall", "sides of the palace's longest wall now"),
    int8("wall_before", "sides of the palace's longest wall before"),
    int8("buildings", "how many tiles of its type the palace has now"),
    int8("lead", "how many more that is than any other has, Dirk included; negative for fewer"),
    int16("turn", "the number of the turn, from 1"),
    int8("scoring", "the scoring: 0 A, 1 B, 2 C"),
    int8("rows", "how many rows there are: the seats, and Dirk behind them with two players"),
    int16("points", "[row, part] points of the scoring, in the order of PARTS", _ROWS, _PARTS),
    int16("sums", "[row] points of the scoring, all parts together", _ROWS),
    int16("totals", "[row] points of the game so far", _ROWS),
    int8("counts", "[row, type] tiles that count", _ROWS, _TYPES),
    int8("ranks", "[row, type] 1 for the most tiles, tied rows alike; 0 for none", _ROWS, _TYPES),
)  # fmt: skip

KINDS = (
    DeedKind("youngest", "the youngest player was drawn, who is dealt to first"),
    DeedKind("dealt", "a card was dealt to a starting hand", "card"),
    DeedKind("drew", "Dirk drew a tile from the bag", "tile"),
    DeedKind("market_filled", "a tile was drawn to the market", "tile", "slot"),
    DeedKind("display_filled", "a card was drawn to the display", "card"),
    DeedKind("scoring_found", "the card of a scoring was drawn", "scoring"),
    DeedKind("reshuffled", "the discards were shuffled into a new deck", "count"),
    DeedKind("took", "money was taken from the display", "cards", "places", counted="count"),
    DeedKind("bought", "a tile of the market was bought",
             "tile", "slot", "currency", "price", "paid", "exactly", "values", counted="count"),
    DeedKind("placed", "a tile that was bought or awarded was placed in the palace",
             "tile", "x", "y", "wall", "wall_before", "buildings", "lead"),
    DeedKind("moved", "a redesign moved a tile from the reserve to the palace",
             "tile", "x", "y", "wall", "wall_before", "buildings", "lead"),
    DeedKind("swapped", "a redesign put a tile of the reserve in the place of another",
             "tile", "out", "x", "y", "wall", "wall_before", "buildings", "lead"),
    DeedKind("removed", "a redesign took a tile out of the palace into the reserve",
             "tile", "x", "y", "wall", "wall_before", "buildings", "lead"),
    DeedKind("stored", "a tile that was bought or awarded was put in the reserve", "tile"),
    DeedKind("gave", "a tile that was bought was given to Dirk", "tile"),
    DeedKind("passed", "a player could do nothing"),
    DeedKind("declined", "a player declined the action behind an exact payment"),
    DeedKind("turn_ended", "a turn ended"),
    DeedKind("scored", "a scoring was held", "scoring", "points", "sums", "totals", "counts",
             "ranks", counted="rows"),
    DeedKind("market_closed", "the last turn is over: what the market holds is awarded"),
    DeedKind("awarded", "a tile of the market went to whoever holds most of its currency",
             "tile", "slot"),
    DeedKind("game_ended", "the last scoring is over", "totals", counted="rows"),
    DeedKind("turn_began", "a turn began", "turn"),
)  # fmt: skip
(_YOUNGEST, _DEALT, _DREW, _MARKET_FILLED, _DISPLAY_FILLED, _SCORING_FOUND, _RESHUFFLED, _TOOK,
 _BOUGHT, _PLACED, _MOVED, _SWAPPED, _REMOVED, _STORED, _GAVE, _PASSED, _DECLINED, _TURN_ENDED,
 _SCORED, _MARKET_CLOSED, _AWARDED, _GAME_ENDED, _TURN_BEGAN) = range(len(KINDS))  # fmt: skip

MOST_DEEDS = 1 + 1 + 1 + 1 + 1 + SLOTS + 1 + 1
"""An action, the end of its turn, two scorings, the awards between them, the end of the game."""


@kernel()
def begin(deed, kind, seat):
    """Begin a deed of a kind: whatever it does not use is 0."""
    deed.kind = kind
    deed.seat = seat
    deed.tile = 0
    deed.out = 0
    deed.x = 0
    deed.y = 0
    deed.slot = 0
    deed.card = 0
    deed.currency = 0
    deed.price = 0
    deed.paid = 0
    deed.exactly = 0
    deed.count = 0
    deed.cards[:] = 0
    deed.places[:] = 0
    deed.values[:] = 0
    deed.wall = 0
    deed.wall_before = 0
    deed.buildings = 0
    deed.lead = 0
    deed.turn = 0
    deed.scoring = 0
    deed.rows = 0
    deed.points[:, :] = 0
    deed.sums[:] = 0
    deed.totals[:] = 0
    deed.counts[:, :] = 0
    deed.ranks[:, :] = 0


@kernel()
def source(state, index):
    """Return where a state has a row of a score table: Dirk's is the last there."""
    return index if index < state.seats else np.int64(DIRK)


@kernel()
def count_rows(state):
    """Return how many rows a score table has: Dirk has one with two players."""
    return np.int64(state.seats) + (1 if state.seats == 2 else 0)


@kernel()
def note_take(deed, before, take):
    """Write which cards were taken, and where on the display they lay."""
    place = 0
    for k in range(DISPLAY_SIZE):
        kind = TAKE_CARDS[take, k]
        if kind != NOTHING:
            while before.display[place] != kind:
                place += 1
            deed.cards[k] = kind
            deed.places[k] = place
            deed.count += 1
            place += 1


@kernel()
def note_purchase(deed, before):
    """Write what was bought with which cards."""
    deed.slot = before.slot
    deed.tile = before.market[before.slot]
    deed.currency = SLOT_CURRENCY[before.slot]
    deed.price = TILE_PRICE[deed.tile]
    deed.paid = laid_sum(before)
    deed.exactly = 1 if deed.paid == deed.price else 0
    for down in range(VALUES):
        value = VALUES - down
        for _ in range(np.int64(before.laid[value - 1])):
            deed.values[deed.count] = value
            deed.count += 1


@kernel()
def note_palace(deed, before, seat, after, scratch):
    """Write what a tile that came or went did to its palace: the wall, and the majority."""
    deed.wall_before = wall_of(before, seat, scratch)
    deed.wall = wall_of(after, seat, scratch)
    building_type = TILE_TYPE[deed.tile]
    count_types(after, scratch)
    best = 0
    for other in range(_ROWS):
        if other != seat:
            best = max(best, scratch.count[other, building_type])
    deed.buildings = scratch.count[seat, building_type]
    deed.lead = scratch.count[seat, building_type] - best


@kernel()
def note_cell(deed, before, action, seat, after, scratch):
    """Write which tile came into a palace or left it, and where."""
    if action < PLACE:
        begin(deed, _REMOVED, seat)
        cell = action - REMOVE
        deed.tile = tile_at(before, seat, column(cell), row(cell))
    elif action < SWAP:
        begin(deed, _MOVED if before.phase == TARGET else _PLACED, seat)
        cell = action - AT
        deed.tile = before.picked
    else:
        begin(deed, _SWAPPED, seat)
        cell = action - SWAP
        deed.tile = before.picked
        deed.out = tile_at(before, seat, column(cell), row(cell))
    deed.x = column(cell)
    deed.y = row(cell)
    note_palace(deed, before, seat, after, scratch)


@kernel()
def note_act(deeds, before, action, after, scratch):
    """Write what a player's action completed; return how many deeds that is."""
    deed = deeds[0]
    seat = np.int64(before.actor)
    if action < BUY:
        begin(deed, _TOOK, seat)
        note_take(deed, before, action)
    elif action == SETTLE:
        begin(deed, _BOUGHT, seat)
        note_purchase(deed, before)
    elif REMOVE <= action < PLACE or AT <= action < TO_RESERVE:
        note_cell(deed, before, action, seat, after, scratch)
    elif action == TO_RESERVE or action == TO_DIRK:
        begin(deed, _STORED if action == TO_RESERVE else _GAVE, seat)
        deed.tile = before.picked
    elif action == PASS:
        begin(deed, _DECLINED if before.traded == 1 else _PASSED, seat)
    else:
        return 0
    return 1


@kernel()
def note_draw(deed, before, action):
    """Write what chance drew, and for whom or where to."""
    if action < DRAW_CARD:
        begin(deed, _YOUNGEST, action - YOUNGEST)
    elif action < DRAW_SCORING:
        if before.phase == FILL_HANDS:
            begin(deed, _DEALT, seat_by_age(before, np.int64(before.dealt)))
        else:
            begin(deed, _DISPLAY_FILLED, NOTHING)
        deed.card = action - DRAW_CARD
    elif action < DRAW_TILE:
        begin(deed, _SCORING_FOUND, NOTHING)
        deed.scoring = action - DRAW_SCORING
    else:
        if before.phase == FILL_DIRK:
            begin(deed, _DREW, before.seats)
        else:
            begin(deed, _MARKET_FILLED, NOTHING)
            deed.slot = first_empty_slot(before)
        deed.tile = action - DRAW_TILE


@kernel()
def rank(scratch, row, building_type):
    """Return 1 for the most tiles of a type, one more for each row that has more, 0 for none."""
    own = scratch.count[row, building_type]
    if own == 0:
        return 0
    ahead = 1
    for other in range(_ROWS):
        if scratch.count[other, building_type] > own:
            ahead += 1
    return ahead


@kernel()
def note_scoring(deed, scoring, state, scratch):
    """Write what a scoring paid, row by row, and for how many tiles."""
    begin(deed, _SCORED, NOTHING)
    deed.scoring = scoring
    note_totals(deed, state)
    count_types(state, scratch)
    for index in range(count_rows(state)):
        at = source(state, index)
        for part in range(_PARTS):
            deed.points[index, part] = state.points[at, scoring, part]
            deed.sums[index] += deed.points[index, part]
        for building_type in range(_TYPES):
            deed.counts[index, building_type] = scratch.count[at, building_type]
            deed.ranks[index, building_type] = rank(scratch, at, building_type)


@kernel()
def note_totals(deed, state):
    """Write everybody's points so far."""
    deed.rows = count_rows(state)
    for index in range(count_rows(state)):
        deed.totals[index] = state.score[source(state, index)]


@kernel()
def is_used_up(before, after):
    """Return whether the discards became the deck: nothing else takes cards away from them."""
    were = 0
    are = 0
    for currency in range(SLOTS):
        for value in range(VALUES):
            were += before.discard[currency, value]
            are += after.discard[currency, value]
    return were > 0 and are == 0


@kernel()
def note_refill(before, after, deeds, count, scratch):
    """Write which scoring was held, and whether a new deck was made.

    A scoring that waits for the refill comes when no card is needed any more, so the deck is
    never made anew before a scoring within one action.
    """
    if after.found - after.due > before.found - before.due:
        note_scoring(deeds[count], np.int64(after.found) - 1, after, scratch)
        count += 1
    if is_used_up(before, after):
        begin(deeds[count], _RESHUFFLED, NOTHING)
        deeds[count].count = after.deck_size
        count += 1
    return count


@kernel()
def note_awards(before, action, after, deeds, count):
    """Write who got which tiles of the market; one may have been drawn just now."""
    begin(deeds[count], _MARKET_CLOSED, NOTHING)
    count += 1
    for slot in range(SLOTS):
        tile = np.int64(before.market[slot])
        if action >= DRAW_TILE and before.phase != FILL_DIRK and slot == first_empty_slot(before):
            tile = action - DRAW_TILE
        if tile != NOTHING and after.location[tile] >= SET_ASIDE:
            begin(deeds[count], _AWARDED, after.location[tile] - SET_ASIDE)
            deeds[count].tile = tile
            deeds[count].slot = slot
            count += 1
    return count


@kernel()
def note_turn_end(before, after, deeds, count):
    """Write that a turn is over: somebody else acts now, chance or the next player."""
    if before.actor == CHANCE or before.closing == 1:
        return count
    if after.actor == before.actor and after.closing == 0:
        return count
    begin(deeds[count], _TURN_ENDED, before.actor)
    return count + 1


@kernel()
def note_end(before, action, after, deeds, count, scratch):
    """Write that the game closes, what is awarded then, and how it ends."""
    if after.closing > before.closing:
        count = note_awards(before, action, after, deeds, count)
    if after.phase == FINISHED:
        note_scoring(deeds[count], np.int64(C), after, scratch)
        count += 1
        begin(deeds[count], _GAME_ENDED, NOTHING)
        note_totals(deeds[count], after)
        count += 1
    return count


@kernel()
def describe(before, action, after, deeds, scratch):
    """Write what an action did; return how many deeds that is."""
    if action < YOUNGEST:
        count = note_act(deeds, before, action, after, scratch)
    else:
        note_draw(deeds[0], before, action)
        count = 1
    count = note_turn_end(before, after, deeds, count)
    count = note_refill(before, after, deeds, count, scratch)
    count = note_end(before, action, after, deeds, count, scratch)
    if after.actor >= 0 and after.closing == 0 and after.actor != before.actor:
        begin(deeds[count], _TURN_BEGAN, after.actor)
        deeds[count].turn = after.turn
        count += 1
    return count
