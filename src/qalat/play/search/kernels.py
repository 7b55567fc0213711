"""The compiled search of any game: whole turns, playouts, and a tree that contains draws.

Like the core's driver, this file is loaded once for each game, with the game's rules, judgement and
entry points already in its namespace (see qalat.play.search.search).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from qalat.core.kernel import entry, inlined, kernel
from qalat.core.record import CHANCE, OVER
from qalat.play.search.records import (
    BEAM,
    DRAW,
    ENDED,
    ESTIMATE,
    FINISHED,
    FORESEE,
    GUESS,
    MID_TURN,
    MOST_ACTIONS,
    MOST_TRIES,
    MOST_TURNS,
    OPEN,
    PREFER,
    TRIED,
    UNBEATABLE,
)
from qalat.play.search.tree import (
    add_node,
    back_up,
    error_of,
    hashed,
    keep_turn,
    least_kept,
    may_expand,
    note_points,
    note_wins,
    outlook,
    place_for,
    restart_stream,
    selected,
    sort_turns,
)

rules: Any = globals()["rules"]
judgement: Any = globals()["judgement"]
driver: Any = globals()["driver"]


@kernel()
def draw_from_list(state, scratch):
    """Return an action of chance, drawn from the list of all of them."""
    return driver.chance_action(state, rules.legal(state, scratch), scratch)


draw_quickly: Any = rules.draw_quickly or draw_from_list


@inlined
def is_turn_over(state, seat):
    """Return whether a seat's turn is over, or interrupted by a draw."""
    return state.actor != seat or judgement.mid_turn(state) == 0


@inlined
def list_actions(state, work):
    """List the actions worth trying; return how many."""
    scratch = work.scratches[0]
    count = rules.legal(state, scratch)
    count = rules.sensible(state, count, scratch)
    count = judgement.worthwhile(state, count, scratch)
    for place in range(count):
        work.worthwhile[place] = scratch.ids[place]
    return count


@inlined
def try_action(work, source, action, seat, following, beam, turns):
    """Extend a turn by one action, and keep it if it is among the best.

    Return its rank if it is unfinished.
    """
    work.slots[TRIED] = work.slots[source]
    state = work.slots[TRIED]
    rules.apply(state, action, work.scratches[0])
    judgement.estimate(state, work.values, work.scratches[0])
    rank = outlook(work.values, np.int64(state.seats), seat, work.parameters[0].spread)
    key = hashed(work.slot_bytes, TRIED, work.weight)
    rank += work.parameters[0].noise * error_of(key, work.base[0])
    continues = not is_turn_over(state, seat)
    if continues:
        place = place_for(work, following, OPEN, beam, rank, key)
    else:
        place = place_for(work, np.int64(FINISHED), ENDED, turns, rank, key)
    if place >= 0:
        keep_turn(work, place, source, action, rank, key)
    return rank if continues else UNBEATABLE


@inlined
def try_openings(work, seat, following, beam, turns):
    """Try each worthwhile action as the first of a turn and record its rank; return how many."""
    count = list_actions(work.slots[0], work)
    for place in range(count):
        action = work.worthwhile[place]
        work.openings[place] = action
        work.opening_ranks[action] = try_action(work, 0, action, seat, following, beam, turns)
    return np.int64(count)


@inlined
def forget_openings(work, count):
    """Reset the ranks of the first actions for the next listing."""
    for place in range(count):
        work.opening_ranks[work.openings[place]] = UNBEATABLE


@kernel()
def list_turns(work, beam, turns):
    """Find the most promising whole turns from the state of the first slot, best first.

    This is a beam search over unfinished turns. An action whose rank was too low as the first of
    a turn is not tried after others.
    """
    seat = np.int64(work.slots[0].actor)
    work.candidates[0].length = 0
    work.sizes[ENDED] = 0
    work.sizes[OPEN] = 0
    here, there = np.int64(BEAM), np.int64(0)
    openings = try_openings(work, seat, here, beam, turns)
    poorest = least_kept(work, here, beam)
    tries = openings
    for _ in range(MOST_ACTIONS - 2):
        size = work.sizes[OPEN]
        if size == 0:
            break
        work.sizes[OPEN] = 0
        for source in range(here, here + size):
            count = list_actions(work.slots[source], work)
            tries += count
            if tries > MOST_TRIES and work.sizes[ENDED] > 0:
                break
            for place in range(count):
                action = work.worthwhile[place]
                if work.opening_ranks[action] >= poorest:
                    try_action(work, source, action, seat, there, beam, turns)
        here, there = there, here
    forget_openings(work, openings)
    sort_turns(work)


@inlined
def expand(work, number, beam, turns):
    """Expand a node: its children are the most promising turns of the player to move."""
    work.slots[0] = work.pool[number]
    list_turns(work, beam, turns)
    work.nodes[number].first = work.reports[0].used
    work.nodes[number].children = work.sizes[ENDED]
    for place in range(FINISHED, FINISHED + work.sizes[ENDED]):
        candidate = work.candidates[place]
        add_node(work, work.slots[place], candidate.key, candidate.rank)


@inlined
def settle(state, scratch):
    """Let chance act until a player is to move or the game is over."""
    while state.actor == CHANCE:
        rules.apply(state, draw_quickly(state, scratch), scratch)


@inlined
def new_draw(work, number):
    """Draw once more at a node; return the child that this leads to, known or new."""
    work.slots[TRIED] = work.pool[number]
    settle(work.slots[TRIED], work.scratches[0])
    key = hashed(work.slot_bytes, TRIED, work.weight)
    node = work.nodes[number]
    child = np.int64(node.first)
    while child != 0:
        if work.nodes[child].key == key:
            return child
        child = np.int64(work.nodes[child].sibling)
    child = add_node(work, work.slots[TRIED], key, 0.0)
    work.nodes[child].sibling = node.first
    node.first = child
    node.children += 1
    return child


@inlined
def drawn_child(work, number):
    """Return the child after a draw: a new one while there are few, else the least visited."""
    node = work.nodes[number]
    allowed = 1 + np.int64(work.parameters[0].widening * math.sqrt(node.visits))
    if node.children < allowed and work.reports[0].used < work.nodes.shape[0]:
        return new_draw(work, number)
    least = np.int64(node.first)
    child = least
    while child != 0:
        if work.nodes[child].visits < work.nodes[least].visits:
            least = child
        child = np.int64(work.nodes[child].sibling)
    return least


@inlined
def descend(work):
    """Walk from the root to a leaf; return the number of steps."""
    parameters = work.parameters[0]
    number = np.int64(0)
    work.path[0] = 0
    depth = 0
    while work.pool[number].actor != OVER and depth < parameters.depth:
        if work.pool[number].actor == CHANCE:
            number = drawn_child(work, number)
        else:
            if work.nodes[number].children == 0:
                if not may_expand(work, number):
                    break
                expand(work, number, parameters.inner_beam, parameters.inner_turns)
            number = selected(work, number)
        if number == 0:
            break
        depth += 1
        work.path[depth] = number
        if depth == 1:
            restart_stream(work, work.nodes[number].visits)
        if work.nodes[number].visits == 0:
            break
    return depth


@kernel()
def play_out(work, state):
    """Play quickly to the end or the horizon; write final or expected points."""
    scratch = work.scratches[0]
    horizon = work.parameters[0].horizon
    scratch.playouts += 1
    scratch.playout = scratch.playouts
    last = np.int64(CHANCE)
    turns = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            settle(state, scratch)
            last = np.int64(CHANCE)
            continue
        if state.actor != last or judgement.mid_turn(state) == 0:
            turns += 1
            if horizon > 0 and turns > horizon:
                break
            last = np.int64(state.actor)
        rules.apply(state, judgement.prefer(state, scratch), scratch)
    if state.actor != OVER:
        judgement.foresee(state, work.values, scratch)
        scratch.playout = 0
        return False
    scratch.playout = 0
    rules.score(state, work.totals, work.parts)
    for row in range(work.totals.shape[0]):
        work.values[row] = work.totals[row]
    return True


@inlined
def guess_first(work, seat):
    """Guess what the seat is not shown of the root; record whether anything is hidden."""
    work.slots[TRIED] = work.pool[0]
    shown = hashed(work.slot_bytes, TRIED, work.weight)
    judgement.guess(work.pool[0], seat, work.scratches[0])
    work.slots[TRIED] = work.pool[0]
    is_guessed = hashed(work.slot_bytes, TRIED, work.weight) != shown
    work.reports[0].guesser = seat if is_guessed else -1


@inlined
def guess_anew(work, state):
    """Guess again, so that a turn is not judged by a single guess at what is hidden."""
    guesser = np.int64(work.reports[0].guesser)
    if guesser >= 0 and state.actor != OVER:
        rules.hide(state, guesser)
        judgement.guess(state, guesser, work.scratches[0])


@inlined
def simulate(work):
    """Run one simulation: descend to a leaf, play out from there, and back up the result."""
    parameters = work.parameters[0]
    depth = descend(work)
    work.slots[TRIED] = work.pool[work.path[depth]]
    guess_anew(work, work.slots[TRIED])
    is_final = play_out(work, work.slots[TRIED])
    seats = np.int64(work.pool[0].seats)
    spread = parameters.final_spread if is_final else parameters.spread
    back_up(work, depth, seats, spread)
    turn = np.int64(0)
    if work.reports[0].turns > 0:
        turn = work.path[1] - work.nodes[0].first
    note_wins(work, turn, seats, spread, is_final)
    note_points(work, turn, is_final)
    work.reports[0].simulations += 1


@inlined
def include_line(work):
    """Add the given line to the turns of the root, if it is not among them."""
    length = np.int64(0)
    work.slots[TRIED] = work.pool[0]
    while length < MOST_ACTIONS and work.line[length] >= 0:
        rules.apply(work.slots[TRIED], work.line[length], work.scratches[0])
        length += 1
    key = hashed(work.slot_bytes, TRIED, work.weight)
    count = work.sizes[ENDED]
    place = np.int64(FINISHED)
    while place < FINISHED + count and work.candidates[place].key != key:
        place += 1
    if place == FINISHED + count:
        if count == MOST_TURNS:
            place -= 1
        else:
            work.sizes[ENDED] = count + 1
        work.slots[place] = work.slots[TRIED]
        judgement.estimate(work.slots[place], work.values, work.scratches[0])
        seat = np.int64(work.pool[0].actor)
        seats = np.int64(work.pool[0].seats)
        work.candidates[place].rank = outlook(work.values, seats, seat, work.parameters[0].spread)
        work.candidates[place].key = key
    for k in range(length):
        work.candidates[place].action[k] = work.line[k]
    work.candidates[place].length = length
    work.reports[0].asked = place - FINISHED


@inlined
def begin(work, seat):
    """Create the root: guess what the seat is not shown, and list its turns if it is to move."""
    scratch = work.scratches[0]
    guess_first(work, seat)
    report = work.reports[0]
    report.used = 1
    report.turns = 0
    report.asked = -1
    if work.pool[0].actor != seat:
        return
    parameters = work.parameters[0]
    work.slots[0] = work.pool[0]
    list_turns(work, parameters.beam, parameters.turns)
    if work.line[0] >= 0:
        include_line(work)
    report.turns = work.sizes[ENDED]
    work.nodes[0].first = 1
    work.nodes[0].children = report.turns
    for turn in range(report.turns):
        place = FINISHED + turn
        work.plans[turn] = work.candidates[place]
        judgement.estimate(work.slots[place], work.values, scratch)
        for row in range(work.values.shape[0]):
            report.estimated[turn, row] = work.values[row]
        add_node(work, work.slots[place], work.candidates[place].key, work.candidates[place].rank)


@entry
def judge(question, states, i, seat, values, scratches):
    """Ask a game's judgement one question about a state; the answer is returned or written."""
    state = states[i]
    scratch = scratches[0]
    if question == ESTIMATE:
        judgement.estimate(state, values, scratch)
    elif question == FORESEE:
        judgement.foresee(state, values, scratch)
    elif question == PREFER:
        return np.int64(judgement.prefer(state, scratch))
    elif question == GUESS:
        judgement.guess(state, seat, scratch)
    elif question == DRAW:
        return np.int64(draw_quickly(state, scratch))
    elif question == MID_TURN:
        return np.int64(judgement.mid_turn(state))
    else:
        count = rules.legal(state, scratch)
        return np.int64(judgement.worthwhile(state, rules.sensible(state, count, scratch), scratch))
    return np.int64(0)


@entry
def think(work, seat, simulations):
    """Run so many simulations; with 0, create the root instead."""
    if simulations == 0:
        begin(work, seat)
    for _ in range(simulations):
        simulate(work)
