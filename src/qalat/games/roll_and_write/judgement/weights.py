"""The weights of the judgement, fitted to games that it played against itself."""

from __future__ import annotations

from itertools import pairwise
from math import comb, exp

import numpy as np

from qalat.core.kernel import constant
from qalat.games.roll_and_write.components import LINE_POINTS, PIPS, PLACE_POINTS, PLACES, ROWS
from qalat.games.roll_and_write.scratch import LANES

SPREAD = 6.0
FINAL_SPREAD = 4.0
"""The lead in points, estimated or final, at which the odds are e to 1."""

HORIZON = 2
"""The number of rounds after which a playout's luck adds more error than foresight has."""

BUILDS_A_TURN = 0.98
"""How many builds a turn brings on the average, those that coins pay for among them."""

MOST_CERTAIN = 0.95
"""No free crossing is counted on more firmly than that."""

STEEPNESS = 1.8
"""How fast the odds of a race grow with a lead, in units of what is in doubt."""

FURTHEST = 5.25
"""A lead, in such units, beyond which nothing is in doubt."""

DOUBT = np.float32((FURTHEST / STEEPNESS) ** 2)
"""What is in doubt is noted as so many times as much: then a lead as large as its root is sure."""

LEAST_DOUBT = np.float32(0.02) * DOUBT
"""What is always in doubt about a race: a lead of one box at the end is still certain."""

ODDS = constant([0.5, 1.25196767, -1.92160775, 1.83731248, -0.6676724], np.float32)
"""How likely a lead from -1 to 1 holds: half, and so much for its 1st, 3rd, 5th and 7th power.

Up to six thousandths these are the odds that grow e times as good with each step of a lead.
"""

SURE = np.float32(1.0)
"""A lead that is sure, and the most that any counts."""

FINISHED_FIRST = np.float32(0.7479)
"""The lead of a type completed in this round, before a rival has completed it: odds of 0.975."""

COMPLETED = np.float32(1000.0)
PAID = np.float32(1000000.0)
"""Boxes to expect of a type that is completed, and of one that was paid: no race reaches them."""

NONE_YET = np.float32(0.15)
"""How much it weighs that a type without a building gets no place."""

TYPE_FADE = 0.02
"""How much less a race's prospects are worth for each turn to come: races turn."""

COIN_END = 0.5
COIN_USE = 0.53
COIN_HALFWAY = 0.5
"""What a coin is worth at the end; with many turns to come, as a part of an average building; and
with how many turns to come it is worth halfway between the two."""

COINS_A_TURN = 3.0
"""So many coins can be put to use in a turn; more are worth only what they are at the end."""

QUICK_PRICE = 0.6
"""How much of a coin's use quick play, which plans less, counts on."""

REROLL = 0.3
"""What it is worth to roll all four dice and choose a pair."""

ROLL_OF_FOUR = 0.3
"""The same in an estimate, where the roll is about to come."""

OFFER = 0.15
LAST_OFFER = 0.5
"""How much of a good offer of four dice is gained, and how much more if it is the last turn."""

PAIR_OFFER = 0.35
"""How much of a pair's good offer is gained if it is the last turn."""

NOT_AT_ALL = -1000.0
"""Less than the value of any action."""

WHIM = 0.2
"""How far quick play may misjudge a type's worth, as a part of it."""

LINE_PULL = (-0.15, -0.06, 0.05, 0.22, 0.43, 0.8)
"""How much likelier than elsewhere, as log odds, a crossing is built in a line by its count."""

STEPS = 64
"""The number of steps for the chance that a crossing will be built."""


def line_prospect(built: int, chance: float) -> float:
    """Return the points to expect of a line if a free crossing anywhere is built that likely."""
    missing = PIPS - built
    if missing == 0 or chance == 0:
        return float(LINE_POINTS[built])
    odds = chance / max(1 - chance, 1e-9) * exp(LINE_PULL[built])
    likely = odds / (1 + odds)
    return sum(
        comb(missing, more)
        * likely**more
        * (1 - likely) ** (missing - more)
        * float(LINE_POINTS[built + more])
        for more in range(missing + 1)
    )


LINE_PROSPECT = constant(
    [
        [line_prospect(built, min(step / STEPS, 1.0)) for step in range(STEPS + 2)]
        for built in range(PIPS + 1)
    ],
    np.float64,
)  # [built, step] points to expect of a line

LINE_GAIN = constant(
    [[*(after - before for before, after in pairwise(line)), 0.0] for line in LINE_PROSPECT.T],
    np.float64,
)  # [step, built] what one more building in a line is worth
LINE_GAINS = constant(LINE_GAIN * range(PIPS, -1, -1), np.float64)  # the same of all free places

PLACE_SHARE = constant(
    [[*points, *[0] * (LANES - len(points))] for points in PLACE_POINTS.T], np.float32
)  # [place, lane] points

EVEN_SHARE = constant(
    [[points.sum() / max(rows, PLACES) for rows in range(ROWS + 1)] for points in PLACE_POINTS],
    np.float64,
)  # [type, rows] a share of all places as large as everybody's
