"""The data of a search: the tree as arrays, the turns that it considers, and their results."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from qalat.core.record import Record, float64, int64

MOST_NODES = 1 << 17
"""A tree is full after some seconds; memory is committed as it grows."""

MOST_ACTIONS = 96
"""More actions than a turn can have: five purchases, each paid with many cards and placed."""

BEAM = 64
"""The widest beam of unfinished turns."""

MOST_TURNS = 32
"""The most whole turns that are considered in a position."""

MOST_TRIES = 6000
"""The most actions tried while listing the turns of a position, to bound the time."""

MOST_DEPTH = 128

MOST_ROWS = 8
"""More than any game has rows of points."""

# The slots: two beams, the finished turns, and the one being tried.
FINISHED = 2 * BEAM
TRIED = FINISHED + MOST_TURNS
SLOTS = TRIED + 1

# The counted heaps: unfinished turns, and finished ones.
OPEN, ENDED = range(2)

UNBEATABLE = 1e9
"""More than the rank of any turn."""

# The questions that a game's judgement answers.
ESTIMATE, FORESEE, PREFER, GUESS, MID_TURN, DRAW, WORTHWHILE = range(7)

NODE = Record(
    "Node",
    int64("visits", "how often simulations passed here"),
    int64("first", "the first child, 0 for none"),
    int64("children", "how many children there are"),
    int64("sibling", "the next child of the same draw, 0 for none"),
    int64("key", "the hash of the state"),
    float64("rank", "the estimated value, for its player, of the turn that leads here"),
    float64("worth", "[seat] the sum of the values of the visits", MOST_ROWS),
)

CANDIDATE = Record(
    "Candidate",
    float64("rank", "the estimated value of the turn for its player"),
    int64("key", "the hash of the state that it leads to"),
    int64("length", "how many actions it has"),
    int64("action", "[place] the actions", MOST_ACTIONS),
)

PARAMETERS = Record(
    "SearchParameters",
    int64("beam", "the width of the beam of unfinished turns at the root"),
    int64("turns", "whole turns considered at the root"),
    int64("inner_beam", "the width of the beam below the root"),
    int64("inner_turns", "whole turns considered below the root"),
    int64("depth", "the depth of the tree: 1 considers the own turn only"),
    int64("expand_after", "visits after which a position below the root is expanded"),
    int64("horizon", "turns after which a playout is cut off, 0 for never"),
    int64("forced", "the only turn of the root to simulate, -1 for all"),
    float64("exploration", "the weight of the exploration term"),
    float64("trust", "how many visits the estimate counts for"),
    float64("widening", "how fast turns and draws are added as visits grow"),
    float64("noise", "the largest error added to a turn's rank"),
    float64("spread", "points that make the better one's odds e to 1, at a cut-off"),
    float64("final_spread", "the same at the end of the game"),
)

REPORT = Record(
    "Report",
    int64("used", "nodes in use"),
    int64("turns", "whole turns of the root"),
    int64("asked", "which of them was given as a line, -1 for none"),
    int64("simulations", "how many were run"),
    int64("guesser", "the seat that guesses what it is not shown, -1 for none"),
    int64("endings", "[turn] how many playouts reached the end", MOST_TURNS),
    float64("points", "[turn, row] sums of final points", MOST_TURNS, MOST_ROWS),
    float64("wins", "[turn, seat] sums of shares in the win", MOST_TURNS, MOST_ROWS),
    float64("estimated", "[turn, row] estimated final points", MOST_TURNS, MOST_ROWS),
)


class Work(NamedTuple):
    """All arrays of one thread of a search."""

    nodes: np.ndarray
    """[node] the tree; the root is the first"""
    pool: np.ndarray
    """[node] the states"""
    slots: np.ndarray
    """[slot] states of turns that are being listed"""
    slot_bytes: np.ndarray
    """[slot, byte] the same, for hashing"""
    candidates: np.ndarray
    """[slot] the actions that led to those states"""
    sizes: np.ndarray
    """[heap] how many turns are unfinished, and how many finished"""
    plans: np.ndarray
    """[turn] the root's turns, action by action"""
    parameters: np.ndarray
    """one record: the parameters of the search"""
    reports: np.ndarray
    """one record: the results of the root's turns"""
    path: np.ndarray
    """[step] the nodes from the root to the leaf"""
    worthwhile: np.ndarray
    """[place] actions worth trying"""
    openings: np.ndarray
    """[place] the first actions of turns"""
    opening_ranks: np.ndarray
    """[action] its rank as the first action of an unfinished turn, otherwise UNBEATABLE"""
    values: np.ndarray
    """[row] final points, or expected ones"""
    totals: np.ndarray
    """[row] final points"""
    parts: np.ndarray
    """[row, part] their parts"""
    part_sums: np.ndarray
    """[turn, row, part] the same, summed over playouts that reached the end"""
    weight: np.ndarray
    """[byte] the weight of each byte of a state in its hash"""
    line: np.ndarray
    """[place] the actions of a turn that must be considered, up to the first -1"""
    base: np.ndarray
    """[word] the state of the generator that all simulations start from"""
    scratches: np.ndarray
    """one record: the engine's scratch space"""
