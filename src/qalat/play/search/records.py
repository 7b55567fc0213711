"""What a search writes down: a tree as arrays, the turns it looks at, and what became of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from qalat.core.record import Record, real, vast

MOST_NODES = 1 << 17
"""A tree is full after some seconds; its memory is taken as it grows."""

MOST_CLICKS = 96
"""More clicks than a turn can have: five purchases, each paid with many cards and placed."""

BEAM = 64
"""Unfinished turns that are followed at once, at most."""

MOST_TURNS = 32
"""Whole turns that a position is judged by, at most."""

MOST_TRIES = 6000
"""Clicks tried while the turns of one position are listed: a bound on the time that it takes."""

MOST_DEPTH = 128

MOST_ROWS = 8
"""More than any game has rows of points."""

# Where states lie on the bench: two beams, the finished turns, and one that is being tried.
FINISHED = 2 * BEAM
TRIED = FINISHED + MOST_TURNS
BENCH = TRIED + 1

# Of how many turns the sizes are kept: those that go on, and those that are finished.
GOING_ON, ENDED = range(2)

BEYOND_COMPARE = 1e9
"""More than any turn promises."""

# What a game's judgement can be asked.
ESTIMATE, FORESEE, PREFER, GUESS, MID_TURN, DRAW, WORTHWHILE = range(7)

NODE = Record(
    "Node",
    vast("visits", "how often the search came by"),
    vast("first", "the first child, 0 for none"),
    vast("children", "how many children there are"),
    vast("sibling", "the next child behind the same draw, 0 for none"),
    vast("key", "the hash of the state"),
    real("rank", "what the turn that leads here promises its player, by the estimate"),
    real("worth", "[seat] the sum of what the visits were worth", MOST_ROWS),
)

SKETCH = Record(
    "Sketch",
    real("rank", "what the turn promises its player, by the estimate"),
    vast("key", "the hash of the state that it leads to"),
    vast("length", "how many clicks it has"),
    vast("click", "[place] the clicks", MOST_CLICKS),
)

DIALS = Record(
    "Dials",
    vast("beam", "unfinished turns followed at once, at the root"),
    vast("turns", "whole turns looked at, at the root"),
    vast("inner_beam", "unfinished turns followed at once, below the root"),
    vast("inner_turns", "whole turns looked at, below the root"),
    vast("depth", "how deep the tree may grow: 1 looks at the own turn alone"),
    vast("ripe", "visits after which a position below the root gets turns of its own"),
    vast("horizon", "turns that a playout goes on before it is cut off, 0 for all"),
    vast("forced", "the turn of the root that alone is looked at, -1 for none"),
    real("curiosity", "how much is given for trying what was tried little"),
    real("trust", "how many visits the estimate counts for"),
    real("breadth", "how fast more turns, and more draws, are looked at with more visits"),
    real("blur", "how far off, at most, the estimate's promise is seen"),
    real("spread", "points that make the better one's odds e to 1, at a cut-off"),
    real("final_spread", "the same at the end of the game"),
)

REPORT = Record(
    "Report",
    vast("used", "nodes in use"),
    vast("turns", "whole turns of the root"),
    vast("asked", "which of them was asked about, -1 for none"),
    vast("simulations", "how many were run"),
    vast("guesser", "the seat that is not shown everything and guesses the rest, -1 for none"),
    vast("endings", "[turn] how many playouts went to the end", MOST_TURNS),
    real("points", "[turn, row] sums of final points", MOST_TURNS, MOST_ROWS),
    real("wins", "[turn, seat] sums of shares in the win", MOST_TURNS, MOST_ROWS),
    real("promise", "[turn, row] final points by the estimate", MOST_TURNS, MOST_ROWS),
)


class Work(NamedTuple):
    """All that one thread of a search works on."""

    nodes: np.ndarray
    """[node] the tree; the root is the first"""
    pool: np.ndarray
    """[node] the states"""
    bench: np.ndarray
    """[place] states of turns that are being listed"""
    bench_bytes: np.ndarray
    """[place, byte] the same, for hashing"""
    sketches: np.ndarray
    """[place] how those states came about"""
    sizes: np.ndarray
    """[heap] how many turns go on, and how many are finished"""
    plans: np.ndarray
    """[turn] the root's turns, click by click"""
    dials: np.ndarray
    """one record: what steers the search"""
    reports: np.ndarray
    """one record: what became of the root's turns"""
    trail: np.ndarray
    """[step] the way from the root"""
    menu: np.ndarray
    """[place] clicks that are worth a try"""
    openings: np.ndarray
    """[place] clicks that a turn was begun with"""
    promise_of: np.ndarray
    """[click] what it promises as the first of a turn that goes on; beyond compare otherwise"""
    values: np.ndarray
    """[row] points that come, or may come"""
    totals: np.ndarray
    """[row] final points"""
    parts: np.ndarray
    """[row, part] what they are made of"""
    part_sums: np.ndarray
    """[turn, row, part] the same, summed over playouts to the end"""
    weight: np.ndarray
    """[byte] what each byte of a state counts for in its hash"""
    line: np.ndarray
    """[place] the clicks of a turn that is asked about; none, or ended by -1"""
    base: np.ndarray
    """[word] the generator that all simulations begin from"""
    desks: np.ndarray
    """one desk"""
