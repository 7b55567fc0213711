"""What an action did: dice that moved, what was built and paid, how the game ended.

Dice that lie by value no longer say which pair was passed on, so deeds say where each die lies:
own and passed are the two pairs of their seat behind the deed. Only a turned die is named by what
it showed, as an action names it; a watcher turns one that showed that.
"""

from __future__ import annotations

import numpy as np

from qalat.core.deeds import DeedKind
from qalat.core.kernel import kernel
from qalat.core.record import Record, int8, int16
from qalat.games.roll_and_write.actions import (
    BUILD,
    BUILD_AGAIN,
    END,
    FIRST_SEAT,
    KEEP,
    ROLL_BLUE,
    ROLL_PAIR,
    ROLL_YELLOW,
    TAKE_COINS,
    TURN,
    VIRTUAL_BUILDS,
)
from qalat.games.roll_and_write.components import COLOURS, LINE_POINTS, PIPS, ROWS, TYPES
from qalat.games.roll_and_write.rules.coins import (
    coins_shown,
    turned_by,
    turned_colour,
    turned_value,
)
from qalat.games.roll_and_write.rules.places import everybody, is_paid, places_gone
from qalat.games.roll_and_write.rules.scoring import score
from qalat.games.roll_and_write.rules.setup import setup_seat
from qalat.games.roll_and_write.rules.sheet import blue_of, is_built, pair_at, yellow_of
from qalat.games.roll_and_write.rules.turn import is_last_turn, next_seat
from qalat.games.roll_and_write.rules.virtual import virtual_row
from qalat.games.roll_and_write.state import (
    ACTION,
    AGAIN,
    FINISHED,
    FOUND,
    JOIN,
    LAY,
    NOTHING,
    OWN,
    PAIR,
    PARTS,
    PASSED,
    VIRTUAL,
)

_TYPES = len(TYPES)
_COLOURS = len(COLOURS)
_PARTS = len(PARTS)

DEED = Record(
    "Deed",
    int8("kind", "what was done: an index of KINDS"),
    int8("seat", "the row that did it or that it befell, virtual ones last; -1 for nobody"),
    int8("own", "[colour] what the own pair of the seat shows behind the deed, 0 for no die",
          _COLOURS),
    int8("passed", "[colour] the same of the pair beside it, that is passed on or came that way",
          _COLOURS),
    int8("place", "which pair was rolled: 0 the own, 1 the one beside it"),
    int8("receiver", "the seat that a pair was passed on to"),
    int8("pair", "[colour] what the dice that were passed on show", _COLOURS),
    int8("colour", "the colour of the die: an index of COLOURS"),
    int8("was", "what the die showed"),
    int8("now", "what the die shows now"),
    int8("crossing", "the crossing, row by row from yellow 1 down"),
    int8("type", "the type of building: an index of TYPES"),
    int8("count", "how many of the type the row has now"),
    int8("boxes", "how many of the type complete it"),
    int8("row_points", "points that the sheet's row is worth now"),
    int8("column_points", "points that the sheet's column is worth now"),
    int8("coins", "coins that were gained, or spent"),
    int8("lost", "coins that were shown, but find no room on the sheet"),
    int8("sharing", "how many completed the type in this round, and share"),
    int8("gone", "how many places of the type were gone before"),
    int8("burnt", "1 for a virtual player that takes the share from the game, else 0"),
    int8("round_number", "the round that ended"),
    int16("points", "[part] points by what they are made with, in the order of PARTS", _PARTS),
    int16("total", "points: all together, or the share of a type"),
)  # fmt: skip

KINDS = (
    DeedKind("starting_player", "the starting player was drawn"),
    DeedKind("founded", "a player rolled and built in the setup",
             "crossing", "type", "count", "boxes"),
    DeedKind("virtual_founded", "a virtual player built in the setup", "type", "count", "boxes"),
    DeedKind("rolled", "a pair was rolled and laid down", "place", "own", "passed"),
    DeedKind("rolled_all", "all four dice were rolled; they lie by value", "own", "passed"),
    DeedKind("turned", "a coin turned a die", "colour", "was", "now", "coins"),
    DeedKind("built", "a player built what two dice show: now they are the own pair",
             "crossing", "type", "count", "boxes", "row_points", "column_points", "own", "passed"),
    DeedKind("built_again", "coins bought a second build, with the two other dice",
             "crossing", "type", "count", "boxes", "row_points", "column_points", "coins"),
    DeedKind("declined", "a second build was possible and was left out"),
    DeedKind("coins_taken", "coins were taken", "coins", "lost"),
    DeedKind("kept", "two dice were kept, the two others lie beside them", "own", "passed"),
    DeedKind("passed_on", "a pair went to the next player", "receiver", "pair"),
    DeedKind("put_away", "no die is needed any more: all were put away"),
    DeedKind("virtual_built", "a virtual player built", "type", "count", "boxes"),
    DeedKind("turn_ended", "a turn ended"),
    DeedKind("completed", "a completed type was paid, or burnt",
             "type", "total", "sharing", "gone", "burnt"),
    DeedKind("round_ended", "a round ended", "round_number"),
    DeedKind("scored", "the points of a row at the end", "points", "total"),
    DeedKind("game_ended", "the last round is over"),
)  # fmt: skip
(_STARTING_PLAYER, _FOUNDED, _VIRTUAL_FOUNDED, _ROLLED, _ROLLED_ALL, _TURNED, _BUILT, _BUILT_AGAIN,
 _DECLINED, _COINS_TAKEN, _KEPT, _PASSED_ON, _PUT_AWAY, _VIRTUAL_BUILT, _TURN_ENDED, _COMPLETED,
 _ROUND_ENDED, _SCORED, _GAME_ENDED) = range(len(KINDS))  # fmt: skip

MOST_DEEDS = 3 + ROWS * _TYPES + 1 + ROWS + 1
"""A build, dice that are put away, a turn, types that complete, a round and a game that end."""


@kernel()
def begin(deed, kind, seat):
    """Begin a deed of a kind: whatever it does not use is 0."""
    deed.kind = kind
    deed.seat = seat
    deed.place = 0
    deed.receiver = 0
    deed.colour = 0
    deed.was = 0
    deed.now = 0
    deed.crossing = 0
    deed.type = 0
    deed.count = 0
    deed.boxes = 0
    deed.row_points = 0
    deed.column_points = 0
    deed.coins = 0
    deed.lost = 0
    deed.sharing = 0
    deed.gone = 0
    deed.burnt = 0
    deed.round_number = 0
    deed.total = 0
    for colour in range(_COLOURS):
        deed.own[colour] = 0
        deed.passed[colour] = 0
        deed.pair[colour] = 0
    for part in range(_PARTS):
        deed.points[part] = 0


@kernel()
def note_pair(pair, blue, yellow):
    """Write what a pair shows."""
    pair[0] = blue
    pair[1] = yellow


@kernel()
def note_parted(deed, before, seat, crossing):
    """Write four dice parted in the two that show a crossing and the two others."""
    blue = blue_of(crossing)
    yellow = yellow_of(crossing)
    note_pair(deed.own, blue, yellow)
    note_pair(
        deed.passed,
        before.blue[seat, OWN] + before.blue[seat, PASSED] - blue,
        before.yellow[seat, OWN] + before.yellow[seat, PASSED] - yellow,
    )


@kernel()
def note_rolled(deed, before, seat, place, crossing):
    """Write a pair that was rolled, and the one that lies there already."""
    begin(deed, _ROLLED, seat)
    deed.place = place
    note_pair(deed.own, before.blue[seat, OWN], before.yellow[seat, OWN])
    note_pair(deed.passed, before.blue[seat, PASSED], before.yellow[seat, PASSED])
    if place == OWN:
        note_pair(deed.own, blue_of(crossing), yellow_of(crossing))
    else:
        note_pair(deed.passed, blue_of(crossing), yellow_of(crossing))


@kernel()
def note_type(deed, state, row, building_type):
    """Write of which type a building is, and how far the row is with it."""
    deed.type = building_type
    deed.count = state.count[row, building_type]
    deed.boxes = state.boxes[building_type]


@kernel()
def note_building(deed, state, seat, crossing):
    """Write which building a player built, and what its row and column are worth now."""
    deed.crossing = crossing
    note_type(deed, state, seat, state.layout[crossing])
    in_row = np.int64(0)
    in_column = np.int64(0)
    for place in range(PIPS):
        if is_built(state, seat, crossing // PIPS * PIPS + place):
            in_row += 1
        if is_built(state, seat, place * PIPS + crossing % PIPS):
            in_column += 1
    deed.row_points = LINE_POINTS[in_row]
    deed.column_points = LINE_POINTS[in_column]


@kernel()
def note_act(deed, before, action, after):
    """Write what a player did."""
    seat = np.int64(before.actor)
    if action < BUILD:
        begin(deed, _TURNED, seat)
        deed.colour = turned_colour(action - TURN)
        deed.was = turned_value(action - TURN)
        deed.now = deed.was + turned_by(action - TURN)
        deed.coins = after.spent[seat] - before.spent[seat]
    elif action < TAKE_COINS:
        begin(deed, _BUILT, seat)
        note_building(deed, after, seat, action - BUILD)
        note_parted(deed, before, seat, action - BUILD)
    elif action == TAKE_COINS:
        begin(deed, _COINS_TAKEN, seat)
        deed.coins = after.gained[seat] - before.gained[seat]
        deed.lost = coins_shown(before, seat) - deed.coins
    elif action == BUILD_AGAIN:
        begin(deed, _BUILT_AGAIN, seat)
        note_building(deed, after, seat, pair_at(before, seat, PASSED))
        deed.coins = after.spent[seat] - before.spent[seat]
    elif action == END:
        begin(deed, _DECLINED, seat)
    else:
        begin(deed, _KEPT, seat)
        note_parted(deed, before, seat, action - KEEP)


@kernel()
def note_pair_rolled(deed, before, crossing, after):
    """Write what a pair was rolled for: a building of the setup, or to lie there."""
    if before.phase == FOUND:
        begin(deed, _FOUNDED, setup_seat(before))
        deed.crossing = crossing
        note_type(deed, after, setup_seat(before), after.layout[crossing])
    elif before.phase == LAY:
        place = PASSED if before.step == before.seats else OWN
        note_rolled(deed, before, setup_seat(before), place, crossing)
    else:
        note_rolled(deed, before, np.int64(before.turn_seat), OWN, crossing)


@kernel()
def note_draw(deed, before, action, after):
    """Write what chance brought; return 0 where that completes nothing, else 1."""
    if action < ROLL_PAIR:
        begin(deed, _STARTING_PLAYER, action - FIRST_SEAT)
    elif action < ROLL_BLUE:
        note_pair_rolled(deed, before, action - ROLL_PAIR, after)
    elif action < ROLL_YELLOW:
        return 0
    elif action < VIRTUAL_BUILDS:
        seat = np.int64(before.turn_seat)
        begin(deed, _ROLLED_ALL, seat)
        note_pair(deed.own, after.blue[seat, OWN], after.yellow[seat, OWN])
        note_pair(deed.passed, after.blue[seat, PASSED], after.yellow[seat, PASSED])
    else:
        row = virtual_row(before)
        begin(deed, _VIRTUAL_FOUNDED if before.phase == JOIN else _VIRTUAL_BUILT, row)
        note_type(deed, after, row, (action - VIRTUAL_BUILDS) % _TYPES)
    return 1


@kernel()
def note_dice(before, action, after, deeds, count):
    """Write the pair that went to the next player, or that the dice were put away."""
    if action < BUILD or action >= FIRST_SEAT or after.phase == AGAIN:
        return count
    seat = np.int64(before.actor)
    deed = deeds[count]
    if action < KEEP and is_last_turn(before):
        begin(deed, _PUT_AWAY, NOTHING)
        return count + 1
    if before.seats == 1 or (action < KEEP and after.phase != PAIR):
        return count
    begin(deed, _PASSED_ON, seat)
    deed.receiver = next_seat(before)
    if action == END:
        note_pair(deed.pair, before.blue[seat, PASSED], before.yellow[seat, PASSED])
    else:
        note_pair(deed.pair, deeds[0].passed[0], deeds[0].passed[1])
    return count + 1


@kernel()
def note_completed(before, after, deeds, count):
    """Write who was paid for a type that was completed, and what that burns."""
    for building_type in range(_TYPES):
        gone = places_gone(before, building_type)
        sharing = places_gone(after, building_type) - gone
        for row in range(everybody(after)):
            if is_paid(after, row, building_type) and not is_paid(before, row, building_type):
                begin(deeds[count], _COMPLETED, row)
                deeds[count].type = building_type
                deeds[count].total = after.paid[row, building_type]
                deeds[count].sharing = sharing
                deeds[count].gone = gone
                deeds[count].burnt = 1 if row >= after.seats and after.solo == 0 else 0
                count += 1
    return count


@kernel()
def note_end(state, deeds, count, scratch):
    """Write what everybody who scores has scored, and that the game is over."""
    score(state, scratch.final_points, scratch.final_parts)
    rows = everybody(state) if state.solo == 1 else np.int64(state.seats)
    for row in range(rows):
        begin(deeds[count], _SCORED, row)
        deeds[count].total = scratch.final_points[row]
        for part in range(_PARTS):
            deeds[count].points[part] = scratch.final_parts[row, part]
        count += 1
    begin(deeds[count], _GAME_ENDED, NOTHING)
    return count + 1


@kernel()
def ends_turn(before, action, after):
    """Return whether an action or a roll ended a turn."""
    if action < BUILD or before.phase <= LAY or before.phase == VIRTUAL:
        return False
    return after.phase == ACTION or after.phase == VIRTUAL or after.phase == FINISHED


@kernel()
def describe(before, action, after, deeds, scratch):
    """Write what an action did; return how many deeds that is."""
    count = np.int64(1)
    if action < FIRST_SEAT:
        note_act(deeds[0], before, action, after)
        count = note_dice(before, action, after, deeds, count)
    else:
        count = np.int64(note_draw(deeds[0], before, action, after))
    if ends_turn(before, action, after):
        begin(deeds[count], _TURN_ENDED, np.int64(before.turn_seat))
        count += 1
    if after.phase != FINISHED and after.round_number == before.round_number:
        return count
    count = note_completed(before, after, deeds, count)
    if before.round_number > 0:
        begin(deeds[count], _ROUND_ENDED, NOTHING)
        deeds[count].round_number = before.round_number
        count += 1
    return note_end(after, deeds, count, scratch) if after.phase == FINISHED else count
