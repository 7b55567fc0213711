"""The tree of a search, and the heaps of turns that it grows from: what no game has a part in."""

from __future__ import annotations

import math

import numpy as np

from qalat.core.kernel import inlined, kernel
from qalat.core.random import WORDS, next_word
from qalat.play.search.records import (
    BEYOND_COMPARE,
    ENDED,
    FINISHED,
    GOING_ON,
    TRIED,
)

_SOLO_SCALE = 200.0
"""Points that are surely more than a single player can make."""

_MIX = 0x9E3779B1
_MASK = 0xFFFFFFFF
_HALF_MASK = 0x3FFFFFFF
_WARM_UP = 6


@kernel()
def hashed(states_bytes, i, weight):
    """Return the hash of a state: a sum over its bytes, each with a weight of its own."""
    total = np.int64(0)
    for place in range(weight.shape[0]):
        total += np.int64(states_bytes[i, place]) * weight[place]
    return total


@kernel()
def outlook(values, seats, seat, spread):
    """Return what final points are worth to a seat, 0 to 1: how surely it is ahead of the rest."""
    if seats == 1:
        return values[0] / _SOLO_SCALE
    total = 0.0
    for rival in range(seats):
        if rival != seat:
            total += 1.0 / (1.0 + math.exp((values[rival] - values[seat]) / spread))
    return total / (seats - 1)


@inlined
def error_of(key, seed):
    """Return how wrong a state is judged, from -1 to 1: always alike with the same seed."""
    mixed = ((key ^ seed) & _HALF_MASK) * _MIX
    return ((mixed >> 16) & _HALF_MASK) / (0.5 * _HALF_MASK) - 1.0


@inlined
def place_for(work, first, heap, most, rank, key):
    """Return where the turn that is being tried belongs among the best of a heap, -1 for nowhere.

    Turns that lead to the same state are one.
    """
    size = work.sizes[heap]
    worst = first
    for place in range(first, first + size):
        if work.sketches[place].key == key:
            return np.int64(-1)
        if work.sketches[place].rank < work.sketches[worst].rank:
            worst = place
    if size < most:
        work.sizes[heap] = size + 1
        return first + size
    if work.sketches[worst].rank >= rank:
        return np.int64(-1)
    return worst


@inlined
def keep_turn(work, place, source, click, rank, key):
    """Keep the turn that is being tried: the clicks before it, and the last."""
    work.bench[place] = work.bench[TRIED]
    sketch = work.sketches[place]
    sketch.rank = rank
    sketch.key = key
    length = work.sketches[source].length
    for k in range(length):
        sketch.click[k] = work.sketches[source].click[k]
    sketch.click[length] = click
    sketch.length = length + 1


@inlined
def least_kept(work, first, most):
    """Return the least promise among the unfinished turns that are kept, if others were left."""
    least = BEYOND_COMPARE if work.sizes[GOING_ON] == most else -BEYOND_COMPARE
    for place in range(first, first + work.sizes[GOING_ON]):
        least = min(least, work.sketches[place].rank)
    return least


@inlined
def sort_turns(work):
    """Put the finished turns in order, the most promising first; equal ones as they came."""
    for place in range(FINISHED + 1, FINISHED + work.sizes[ENDED]):
        work.bench[TRIED] = work.bench[place]
        work.sketches[TRIED] = work.sketches[place]
        hole = place
        while hole > FINISHED and work.sketches[hole - 1].rank < work.sketches[TRIED].rank:
            work.bench[hole] = work.bench[hole - 1]
            work.sketches[hole] = work.sketches[hole - 1]
            hole -= 1
        work.bench[hole] = work.bench[TRIED]
        work.sketches[hole] = work.sketches[TRIED]


@inlined
def add_node(work, state, key, rank):
    """Take a new node into use, and return its number."""
    report = work.reports[0]
    number = np.int64(report.used)
    report.used = number + 1
    work.pool[number] = state
    node = work.nodes[number]
    node.visits = 0
    node.first = 0
    node.children = 0
    node.sibling = 0
    node.key = key
    node.rank = rank
    for seat in range(node.worth.shape[0]):
        node.worth[seat] = 0.0
    return number


@inlined
def selected(work, number):
    """Return the child to look at next: good so far, or promising and little tried."""
    node = work.nodes[number]
    dial = work.dials[0]
    if number == 0 and dial.forced >= 0:
        return np.int64(node.first + dial.forced)
    seat = work.pool[number].actor
    allowed = min(node.children, 2 + np.int64(dial.breadth * math.sqrt(node.visits)))
    log = math.log(node.visits + 1.0)
    best = np.int64(node.first)
    best_value = -1.0
    for child in range(node.first, node.first + allowed):
        each = work.nodes[child]
        weight = each.visits + dial.trust
        value = (each.worth[seat] + dial.trust * each.rank) / weight
        value += dial.curiosity * math.sqrt(log / weight)
        if value > best_value:
            best_value = value
            best = np.int64(child)
    return best


@inlined
def restart_stream(work, visit):
    """Begin a stream that is the same for the same visit of every turn: luck is shared fairly."""
    stream = work.desks[0].stream
    for word in range(WORDS):
        stream[word] = work.base[word]
    stream[0] = (stream[0] ^ (visit * _MIX)) & _MASK
    for _ in range(_WARM_UP):
        next_word(stream)


@inlined
def is_ripe(work, number):
    """Say whether a position was visited often enough to get turns of its own."""
    dial = work.dials[0]
    has_room = work.reports[0].used + dial.inner_turns <= work.nodes.shape[0]
    return work.nodes[number].visits >= dial.ripe and has_room


@inlined
def back_up(work, depth, seats, spread):
    """Tell every node on the way what the end was worth to each seat."""
    for step in range(depth + 1):
        work.nodes[work.trail[step]].visits += 1
    for seat in range(seats):
        worth = outlook(work.values, seats, seat, spread)
        for step in range(depth + 1):
            work.nodes[work.trail[step]].worth[seat] += worth


@inlined
def note_wins(work, turn, seats, spread, is_final):
    """Add everybody's share in the win: at the end all for the best, before it by the odds."""
    report = work.reports[0]
    best = work.values[0]
    for seat in range(seats):
        best = max(best, work.values[seat])
    total = 0.0
    for seat in range(seats):
        share = math.exp((work.values[seat] - best) / spread)
        total += np.floor(share) if is_final else share
    for seat in range(seats):
        share = math.exp((work.values[seat] - best) / spread)
        report.wins[turn, seat] += (np.floor(share) if is_final else share) / total


@inlined
def note_points(work, turn, is_final):
    """Add the points, and at the end what they are made of, to what is told of a turn."""
    report = work.reports[0]
    for row in range(work.values.shape[0]):
        report.points[turn, row] += work.values[row]
    if is_final:
        report.endings[turn] += 1
        for row in range(work.parts.shape[0]):
            for part in range(work.parts.shape[1]):
                work.part_sums[turn, row, part] += work.parts[row, part]
