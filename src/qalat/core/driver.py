"""The entry points over any game's rules: start, list, apply, step, play out.

This file is loaded once a game, with that game's rules already in its namespace (see
qalat.core.engine): so each game gets entry points of its own, compiled against its own rules,
from one text. They are few because each holds a compiled copy of all that it calls.
"""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import entry, kernel
from qalat.core.random import WORDS, below
from qalat.core.record import ANY_LEGAL, CHANCE, OVER, SETTLE_ONLY

rules: Any = globals()["rules"]


@entry
def start(states, i, seats, options):
    """Lay out the box for that many players."""
    rules.start(states[i], seats, options)


@entry
def legal(states, i, narrow, desks):
    """Write the legal actions, ascending, onto the desk; return how many there are.

    When narrow is 1, those that can never help are left out. For chance, weights are written too.
    """
    state = states[i]
    desk = desks[0]
    count = rules.legal(state, desk)
    if state.actor == CHANCE:
        rules.weights(state, count, desk)
    if narrow == 1:
        return rules.sensible(state, count, desk)
    return count


@entry
def apply(states, i, action, desks):
    """Carry out a legal action."""
    rules.apply(states[i], action, desks[0])


@entry
def refresh(states, i, desks):
    """Work out anew all that a state notes down for speed and that follows from the rest."""
    rules.refresh(states[i], desks[0])


@entry
def why_not(states, i, action, desks):
    """Return 0 for a legal action, else the number of the reason against it."""
    return rules.why_not(states[i], action, desks[0])


@entry
def hide(states, i, seat):
    """Blank what a seat is not shown; -1 is a spectator."""
    rules.hide(states[i], seat)


@entry
def score(states, i, totals, parts):
    """Write the points of each seat so far, and the parts that they are made of."""
    rules.score(states[i], totals, parts)


@entry
def check(states, i, desks):
    """Return everything that is wrong with a position, one bit a flaw."""
    return rules.check(states[i], desks[0])


@kernel()
def chance_action(state, count, desk):
    """Draw one of the listed chance actions by its weight."""
    place = below(desk.stream, rules.weights(state, count, desk))
    for k in range(count - 1):
        place -= desk.weights[k]
        if place < 0:
            return desk.ids[k]
    return desk.ids[count - 1]


@kernel()
def settle_chance(state, desk):
    """Let chance act until a player is to move or the game is over; return how much is legal."""
    count = rules.legal(state, desk)
    while state.actor == CHANCE:
        rules.apply(state, chance_action(state, count, desk), desk)
        count = rules.legal(state, desk)
    return count


@entry
def step(states, i, action, desks):
    """Carry out an action, let chance act, list what is legal next; return how much that is."""
    if action != SETTLE_ONLY:
        rules.apply(states[i], action, desks[0])
    return settle_chance(states[i], desks[0])


@entry
def play_games(states, streams, seats, options, decisions, totals, parts, desks):
    """Play random legal actions to the end, a game a stream; keep lengths and final points.

    One state serves all games. A decision is an action of a player, not of chance.
    """
    state = states[0]
    desk = desks[0]
    for game in range(streams.shape[0]):
        for word in range(WORDS):
            desk.stream[word] = streams[game, word]
        rules.start(state, seats, options)
        count = settle_chance(state, desk)
        while count > 0:
            rules.apply(state, desk.ids[below(desk.stream, count)], desk)
            count = settle_chance(state, desk)
            decisions[game] += 1
        rules.score(state, totals[game], parts[game])


@entry
def step_batch(states, actions, streams, counts, lists, seats, options, desks):
    """Carry out one action a game; list what is legal next in each, [game, place].

    A game that was over starts anew instead. Returns how many players decided.
    """
    desk = desks[0]
    decisions = 0
    for i in range(states.shape[0]):
        state = states[i]
        for word in range(WORDS):
            desk.stream[word] = streams[i, word]
        if state.actor == OVER:
            rules.start(state, seats, options)
        else:
            action = actions[i]
            if action == ANY_LEGAL:
                action = lists[i, below(desk.stream, counts[i])]
            rules.apply(state, action, desk)
            decisions += 1
        count = settle_chance(state, desk)
        counts[i] = count
        for place in range(count):
            lists[i, place] = desk.ids[place]
        for word in range(WORDS):
            streams[i, word] = desk.stream[word]
    return decisions
