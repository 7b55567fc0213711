"""The tree of a search and the heaps of turns: the part that no game is involved in."""

from __future__ import annotations

import math

import numpy as np

from qalat.core.elementary import exp, log
from qalat.core.kernel import inlined, kernel
from qalat.core.random import WORDS, next_word
from qalat.play.search.records import (
    ENDED,
    FINISHED,
    OPEN,
    TRIED,
    UNBEATABLE,
)

_SOLO_SCALE = 200.0
"""More points than a solo player can make."""

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
    """Return the value of final points to a seat, 0 to 1: its mean chance to beat each rival."""
    if seats == 1:
        return values[0] / _SOLO_SCALE
    total = 0.0
    for rival in range(seats):
        if rival != seat:
            total += 1.0 / (1.0 + exp((values[rival] - values[seat]) / spread))
    return total / (seats - 1)


@inlined
def error_of(key, seed):
    """Return the error of a state's rank, from -1 to 1; the same for the same seed."""
    mixed = ((key ^ seed) & _HALF_MASK) * _MIX
    return ((mixed >> 16) & _HALF_MASK) / (0.5 * _HALF_MASK) - 1.0


@inlined
def place_for(work, first, heap, most, rank, key):
    """Return the slot for the turn being tried among the best of a heap, or -1.

    Turns that lead to the same state are kept once.
    """
    size = work.sizes[heap]
    worst = first
    for place in range(first, first + size):
        if work.candidates[place].key == key:
            return np.int64(-1)
        if work.candidates[place].rank < work.candidates[worst].rank:
            worst = place
    if size < most:
        work.sizes[heap] = size + 1
        return first + size
    if work.candidates[worst].rank >= rank:
        return np.int64(-1)
    return worst


@inlined
def keep_turn(work, place, source, action, rank, key):
    """Keep the turn being tried: the actions before it, and the last."""
    work.slots[place] = work.slots[TRIED]
    candidate = work.candidates[place]
    candidate.rank = rank
    candidate.key = key
    length = work.candidates[source].length
    for k in range(length):
        candidate.action[k] = work.candidates[source].action[k]
    candidate.action[length] = action
    candidate.length = length + 1


@inlined
def least_kept(work, first, most):
    """Return the lowest rank among the unfinished turns, if the beam is full."""
    least = UNBEATABLE if work.sizes[OPEN] == most else -UNBEATABLE
    for place in range(first, first + work.sizes[OPEN]):
        least = min(least, work.candidates[place].rank)
    return least


@inlined
def sort_turns(work):
    """Sort the finished turns by rank, best first; the sort is stable."""
    for place in range(FINISHED + 1, FINISHED + work.sizes[ENDED]):
        work.slots[TRIED] = work.slots[place]
        work.candidates[TRIED] = work.candidates[place]
        hole = place
        while hole > FINISHED and work.candidates[hole - 1].rank < work.candidates[TRIED].rank:
            work.slots[hole] = work.slots[hole - 1]
            work.candidates[hole] = work.candidates[hole - 1]
            hole -= 1
        work.slots[hole] = work.slots[TRIED]
        work.candidates[hole] = work.candidates[TRIED]


@inlined
def add_node(work, state, key, rank):
    """Add a node, and return its number."""
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
    """Return the child to visit next: good so far, or promising and rarely visited."""
    node = work.nodes[number]
    parameters = work.parameters[0]
    if number == 0 and parameters.forced >= 0:
        return np.int64(node.first + parameters.forced)
    seat = work.pool[number].actor
    allowed = min(node.children, 2 + np.int64(parameters.widening * math.sqrt(node.visits)))
    growth = log(node.visits + 1.0)
    best = np.int64(node.first)
    best_value = -1.0
    for child in range(node.first, node.first + allowed):
        each = work.nodes[child]
        weight = each.visits + parameters.trust
        value = (each.worth[seat] + parameters.trust * each.rank) / weight
        value += parameters.exploration * math.sqrt(growth / weight)
        if value > best_value:
            best_value = value
            best = np.int64(child)
    return best


@inlined
def restart_stream(work, visit):
    """Seed the generator by the visit's number, so that every turn gets the same luck."""
    stream = work.scratches[0].stream
    for word in range(WORDS):
        stream[word] = work.base[word]
    stream[0] = (stream[0] ^ (visit * _MIX)) & _MASK
    for _ in range(_WARM_UP):
        next_word(stream)


@inlined
def may_expand(work, number):
    """Return whether a position was visited often enough, and the tree has room."""
    parameters = work.parameters[0]
    has_room = work.reports[0].used + parameters.inner_turns <= work.nodes.shape[0]
    return work.nodes[number].visits >= parameters.expand_after and has_room


@inlined
def back_up(work, depth, seats, spread):
    """Add the value of the result for each seat to every node on the path."""
    for step in range(depth + 1):
        work.nodes[work.path[step]].visits += 1
    for seat in range(seats):
        worth = outlook(work.values, seats, seat, spread)
        for step in range(depth + 1):
            work.nodes[work.path[step]].worth[seat] += worth


@inlined
def note_wins(work, turn, seats, spread, is_final):
    """Add each seat's share in the win: the winners' at the end, the odds at a cut-off."""
    report = work.reports[0]
    best = work.values[0]
    for seat in range(seats):
        best = max(best, work.values[seat])
    total = 0.0
    for seat in range(seats):
        share = exp((work.values[seat] - best) / spread)
        total += np.floor(share) if is_final else share
    for seat in range(seats):
        share = exp((work.values[seat] - best) / spread)
        report.wins[turn, seat] += (np.floor(share) if is_final else share) / total


@inlined
def note_points(work, turn, is_final):
    """Add the points, and final ones' parts, to the sums of a turn."""
    report = work.reports[0]
    for row in range(work.values.shape[0]):
        report.points[turn, row] += work.values[row]
    if is_final:
        report.endings[turn] += 1
        for row in range(work.parts.shape[0]):
            for part in range(work.parts.shape[1]):
                work.part_sums[turn, row, part] += work.parts[row, part]
