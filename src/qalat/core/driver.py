"""The entry points over any game's rules: start, list, apply, step, play out.

This file is loaded once for each game, with the game's rules already in its namespace (see
qalat.core.engine), so each game gets its own entry points from one source. They are few because
each contains a compiled copy of everything that it calls.
"""

from __future__ import annotations

from typing import Any

from qalat.core.kernel import entry, kernel
from qalat.core.random import WORDS, below
from qalat.core.record import ANY_LEGAL, CHANCE, OVER, SETTLE_ONLY

rules: Any = globals()["rules"]


@entry
def start(states, i, seats, options):
    """Set up a game for that many players."""
    rules.start(states[i], seats, options)


@entry
def legal(states, i, narrow, scratches):
    """Write the legal actions, ascending, into the scratch space; return how many there are.

    When narrow is 1, those that can never help are left out. For chance, write weights too.
    """
    state = states[i]
    scratch = scratches[0]
    count = rules.legal(state, scratch)
    if state.actor == CHANCE:
        rules.weights(state, count, scratch)
    if narrow == 1:
        return rules.sensible(state, count, scratch)
    return count


@entry
def apply(states, i, action, scratches):
    """Apply a legal action."""
    rules.apply(states[i], action, scratches[0])


@entry
def refresh(states, i, scratches):
    """Recompute the fields of a state that are derived from others."""
    rules.refresh(states[i], scratches[0])


@entry
def why_not(states, i, action, scratches):
    """Return 0 for a legal action, else the number of the reason against it."""
    return rules.why_not(states[i], action, scratches[0])


@entry
def hide(states, i, seat):
    """Blank what a seat is not shown; -1 is a spectator."""
    rules.hide(states[i], seat)


@entry
def score(states, i, totals, parts):
    """Write the points of each row so far, and their parts."""
    rules.score(states[i], totals, parts)


@entry
def winners(states, i, totals, wins):
    """Write which rows win a game that is over, whose points are given."""
    rules.winners(states[i], totals, wins)


@entry
def check(states, i, scratches):
    """Return the flaws of a position, one bit each."""
    return rules.check(states[i], scratches[0])


@kernel()
def chance_action(state, count, scratch):
    """Draw one of the listed actions of chance by weight."""
    place = below(scratch.stream, rules.weights(state, count, scratch))
    for k in range(count - 1):
        place -= scratch.weights[k]
        if place < 0:
            return scratch.ids[k]
    return scratch.ids[count - 1]


@kernel()
def settle_chance(state, scratch):
    """Let chance act until a player is to move or the game is over; return the legal count."""
    count = rules.legal(state, scratch)
    while state.actor == CHANCE:
        rules.apply(state, chance_action(state, count, scratch), scratch)
        count = rules.legal(state, scratch)
    return count


@entry
def step(states, i, action, scratches):
    """Apply an action, let chance act, list what is legal next; return how many that are."""
    if action != SETTLE_ONLY:
        rules.apply(states[i], action, scratches[0])
    return settle_chance(states[i], scratches[0])


@entry
def play_games(states, streams, seats, options, decisions, totals, parts, wins, scratches):
    """Play random legal actions to the end, one game a stream; write lengths, points and winners.

    One state is reused for all games. A decision is an action of a player, not of chance.
    """
    state = states[0]
    scratch = scratches[0]
    for game in range(streams.shape[0]):
        for word in range(WORDS):
            scratch.stream[word] = streams[game, word]
        rules.start(state, seats, options)
        count = settle_chance(state, scratch)
        while count > 0:
            rules.apply(state, scratch.ids[below(scratch.stream, count)], scratch)
            count = settle_chance(state, scratch)
            decisions[game] += 1
        rules.score(state, totals[game], parts[game])
        rules.winners(state, totals[game], wins[game])


@entry
def step_batch(states, actions, streams, counts, lists, seats, options, scratches):
    """Apply one action in each game; list what is legal next, [game, place].

    A game that was over is started again instead. Return how many actions were applied.
    """
    scratch = scratches[0]
    decisions = 0
    for i in range(states.shape[0]):
        state = states[i]
        for word in range(WORDS):
            scratch.stream[word] = streams[i, word]
        if state.actor == OVER:
            rules.start(state, seats, options)
        else:
            action = actions[i]
            if action == ANY_LEGAL:
                action = lists[i, below(scratch.stream, counts[i])]
            rules.apply(state, action, scratch)
            decisions += 1
        count = settle_chance(state, scratch)
        counts[i] = count
        for place in range(count):
            lists[i, place] = scratch.ids[place]
        for word in range(WORDS):
            streams[i, word] = scratch.stream[word]
    return decisions
