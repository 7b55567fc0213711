"""Thinking ahead in any game: whole turns, playouts, and a tree with draws in it.

This file is loaded once a game, with that game's rules, judgement and entry points already in
its namespace (see qalat.play.search.mind), as the core's driver is.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from qalat.core.kernel import entry, inlined, kernel
from qalat.core.record import CHANCE, OVER
from qalat.play.search.records import (
    BEAM,
    BEYOND_COMPARE,
    DRAW,
    ENDED,
    ESTIMATE,
    FINISHED,
    FORESEE,
    GOING_ON,
    GUESS,
    MID_TURN,
    MOST_CLICKS,
    MOST_TRIES,
    MOST_TURNS,
    PREFER,
    TRIED,
)
from qalat.play.search.tree import (
    add_node,
    back_up,
    error_of,
    hashed,
    is_ripe,
    keep_turn,
    least_kept,
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
def draw_from_list(state, desk):
    """Return what chance does, drawn from the list of all that it may do."""
    return driver.chance_action(state, rules.legal(state, desk), desk)


draw_quickly: Any = rules.draw_quickly or draw_from_list


@inlined
def is_turn_over(state, seat):
    """Say whether a seat's turn is over, or broken off by a draw."""
    return state.actor != seat or judgement.mid_turn(state) == 0


@inlined
def list_menu(state, work):
    """List the clicks that are worth a try; return how many."""
    desk = work.desks[0]
    count = rules.legal(state, desk)
    count = rules.sensible(state, count, desk)
    count = judgement.worthwhile(state, count, desk)
    for place in range(count):
        work.menu[place] = desk.ids[place]
    return count


@inlined
def try_click(work, source, click, seat, following, beam, turns):
    """Follow a turn by one more click, and keep it if it is among the best.

    Return what it promises if it goes on.
    """
    work.bench[TRIED] = work.bench[source]
    state = work.bench[TRIED]
    rules.apply(state, click, work.desks[0])
    judgement.estimate(state, work.values, work.desks[0])
    rank = outlook(work.values, np.int64(state.seats), seat, work.dials[0].spread)
    key = hashed(work.bench_bytes, TRIED, work.weight)
    rank += work.dials[0].blur * error_of(key, work.base[0])
    goes_on = not is_turn_over(state, seat)
    if goes_on:
        place = place_for(work, following, GOING_ON, beam, rank, key)
    else:
        place = place_for(work, np.int64(FINISHED), ENDED, turns, rank, key)
    if place >= 0:
        keep_turn(work, place, source, click, rank, key)
    return rank if goes_on else BEYOND_COMPARE


@inlined
def try_openings(work, seat, following, beam, turns):
    """Begin a turn with each click that is worth a try, note what it promises; return how many."""
    count = list_menu(work.bench[0], work)
    for place in range(count):
        click = work.menu[place]
        work.openings[place] = click
        work.promise_of[click] = try_click(work, 0, click, seat, following, beam, turns)
    return np.int64(count)


@inlined
def forget_openings(work, count):
    """Take the promises of the first clicks back, so that another listing finds none."""
    for place in range(count):
        work.promise_of[work.openings[place]] = BEYOND_COMPARE


@kernel()
def list_turns(work, beam, turns):
    """Find the most promising whole turns from the bench's first state, best first.

    All clicks are followed side by side; of the unfinished turns a beam of the best goes on. A
    click that was too poor to begin with is not tried behind others.
    """
    seat = np.int64(work.bench[0].actor)
    work.sketches[0].length = 0
    work.sizes[ENDED] = 0
    work.sizes[GOING_ON] = 0
    here, there = np.int64(BEAM), np.int64(0)
    openings = try_openings(work, seat, here, beam, turns)
    poorest = least_kept(work, here, beam)
    tries = openings
    for _ in range(MOST_CLICKS - 2):
        size = work.sizes[GOING_ON]
        if size == 0:
            break
        work.sizes[GOING_ON] = 0
        for source in range(here, here + size):
            count = list_menu(work.bench[source], work)
            tries += count
            if tries > MOST_TRIES and work.sizes[ENDED] > 0:
                break
            for place in range(count):
                click = work.menu[place]
                if work.promise_of[click] >= poorest:
                    try_click(work, source, click, seat, there, beam, turns)
        here, there = there, here
    forget_openings(work, openings)
    sort_turns(work)


@inlined
def expand(work, number, beam, turns):
    """Give a node its children: the most promising turns of whoever is to move there."""
    work.bench[0] = work.pool[number]
    list_turns(work, beam, turns)
    work.nodes[number].first = work.reports[0].used
    work.nodes[number].children = work.sizes[ENDED]
    for place in range(FINISHED, FINISHED + work.sizes[ENDED]):
        sketch = work.sketches[place]
        add_node(work, work.bench[place], sketch.key, sketch.rank)


@inlined
def settle(state, desk):
    """Let chance act until a player is to move or the game is over."""
    while state.actor == CHANCE:
        rules.apply(state, draw_quickly(state, desk), desk)


@inlined
def new_draw(work, number):
    """Draw once more behind a node; return the child that it leads to, an old one or a new one."""
    work.bench[TRIED] = work.pool[number]
    settle(work.bench[TRIED], work.desks[0])
    key = hashed(work.bench_bytes, TRIED, work.weight)
    node = work.nodes[number]
    child = np.int64(node.first)
    while child != 0:
        if work.nodes[child].key == key:
            return child
        child = np.int64(work.nodes[child].sibling)
    child = add_node(work, work.bench[TRIED], key, 0.0)
    work.nodes[child].sibling = node.first
    node.first = child
    node.children += 1
    return child


@inlined
def drawn_child(work, number):
    """Return the child behind a draw: a new one while there are few, else the least visited."""
    node = work.nodes[number]
    allowed = 1 + np.int64(work.dials[0].breadth * math.sqrt(node.visits))
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
    """Walk from the root to where nothing is known yet; return how many steps that took."""
    dial = work.dials[0]
    number = np.int64(0)
    work.trail[0] = 0
    depth = 0
    while work.pool[number].actor != OVER and depth < dial.depth:
        if work.pool[number].actor == CHANCE:
            number = drawn_child(work, number)
        else:
            if work.nodes[number].children == 0:
                if not is_ripe(work, number):
                    break
                expand(work, number, dial.inner_beam, dial.inner_turns)
            number = selected(work, number)
        if number == 0:
            break
        depth += 1
        work.trail[depth] = number
        if depth == 1:
            restart_stream(work, work.nodes[number].visits)
        if work.nodes[number].visits == 0:
            break
    return depth


@kernel()
def play_out(work, state):
    """Play quickly to the end, or for so many turns; write the points that come or may come."""
    desk = work.desks[0]
    horizon = work.dials[0].horizon
    desk.playouts += 1
    desk.hurry = desk.playouts
    last = np.int64(CHANCE)
    turns = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            settle(state, desk)
            last = np.int64(CHANCE)
            continue
        if state.actor != last or judgement.mid_turn(state) == 0:
            turns += 1
            if horizon > 0 and turns > horizon:
                break
            last = np.int64(state.actor)
        rules.apply(state, judgement.prefer(state, desk), desk)
    if state.actor != OVER:
        judgement.foresee(state, work.values, desk)
        desk.hurry = 0
        return False
    desk.hurry = 0
    rules.score(state, work.totals, work.parts)
    for row in range(work.totals.shape[0]):
        work.values[row] = work.totals[row]
    return True


@inlined
def guess_first(work, seat):
    """Guess what the seat is not shown of the root; note whether there is such a thing."""
    work.bench[TRIED] = work.pool[0]
    shown = hashed(work.bench_bytes, TRIED, work.weight)
    judgement.guess(work.pool[0], seat, work.desks[0])
    work.bench[TRIED] = work.pool[0]
    is_guessed = hashed(work.bench_bytes, TRIED, work.weight) != shown
    work.reports[0].guesser = seat if is_guessed else -1


@inlined
def guess_anew(work, state):
    """Guess once more, so that a turn is not judged by one idea of what is hidden."""
    guesser = np.int64(work.reports[0].guesser)
    if guesser >= 0 and state.actor != OVER:
        rules.hide(state, guesser)
        judgement.guess(state, guesser, work.desks[0])


@inlined
def simulate(work):
    """Go once through the tree, play out from where it ends, and tell the way back."""
    dial = work.dials[0]
    depth = descend(work)
    work.bench[TRIED] = work.pool[work.trail[depth]]
    guess_anew(work, work.bench[TRIED])
    is_final = play_out(work, work.bench[TRIED])
    seats = np.int64(work.pool[0].seats)
    spread = dial.final_spread if is_final else dial.spread
    back_up(work, depth, seats, spread)
    turn = np.int64(0)
    if work.reports[0].turns > 0:
        turn = work.trail[1] - work.nodes[0].first
    note_wins(work, turn, seats, spread, is_final)
    note_points(work, turn, is_final)
    work.reports[0].simulations += 1


@inlined
def ask_about(work):
    """See to it that the turn that is asked about is among those of the root."""
    length = np.int64(0)
    work.bench[TRIED] = work.pool[0]
    while length < MOST_CLICKS and work.line[length] >= 0:
        rules.apply(work.bench[TRIED], work.line[length], work.desks[0])
        length += 1
    key = hashed(work.bench_bytes, TRIED, work.weight)
    count = work.sizes[ENDED]
    place = np.int64(FINISHED)
    while place < FINISHED + count and work.sketches[place].key != key:
        place += 1
    if place == FINISHED + count:
        if count == MOST_TURNS:
            place -= 1
        else:
            work.sizes[ENDED] = count + 1
        work.bench[place] = work.bench[TRIED]
        judgement.estimate(work.bench[place], work.values, work.desks[0])
        seat = np.int64(work.pool[0].actor)
        seats = np.int64(work.pool[0].seats)
        work.sketches[place].rank = outlook(work.values, seats, seat, work.dials[0].spread)
        work.sketches[place].key = key
    for k in range(length):
        work.sketches[place].click[k] = work.line[k]
    work.sketches[place].length = length
    work.reports[0].asked = place - FINISHED


@inlined
def begin(work, seat):
    """Plant the tree: guess what the seat is not shown, and list its turns if it is to move."""
    desk = work.desks[0]
    guess_first(work, seat)
    report = work.reports[0]
    report.used = 1
    report.turns = 0
    report.asked = -1
    if work.pool[0].actor != seat:
        return
    dial = work.dials[0]
    work.bench[0] = work.pool[0]
    list_turns(work, dial.beam, dial.turns)
    if work.line[0] >= 0:
        ask_about(work)
    report.turns = work.sizes[ENDED]
    work.nodes[0].first = 1
    work.nodes[0].children = report.turns
    for turn in range(report.turns):
        place = FINISHED + turn
        work.plans[turn] = work.sketches[place]
        judgement.estimate(work.bench[place], work.values, desk)
        for row in range(work.values.shape[0]):
            report.promise[turn, row] = work.values[row]
        add_node(work, work.bench[place], work.sketches[place].key, work.sketches[place].rank)


@entry
def judge(question, states, i, seat, values, desks):
    """Ask a game's judgement one question about a state; the answer is a number, or written."""
    state = states[i]
    desk = desks[0]
    if question == ESTIMATE:
        judgement.estimate(state, values, desk)
    elif question == FORESEE:
        judgement.foresee(state, values, desk)
    elif question == PREFER:
        return np.int64(judgement.prefer(state, desk))
    elif question == GUESS:
        judgement.guess(state, seat, desk)
    elif question == DRAW:
        return np.int64(draw_quickly(state, desk))
    elif question == MID_TURN:
        return np.int64(judgement.mid_turn(state))
    else:
        count = rules.legal(state, desk)
        return np.int64(judgement.worthwhile(state, rules.sensible(state, count, desk), desk))
    return np.int64(0)


@entry
def think(work, seat, simulations):
    """Run so many simulations; none of them plants the tree."""
    if simulations == 0:
        begin(work, seat)
    for _ in range(simulations):
        simulate(work)
