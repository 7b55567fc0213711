"""The tool that fits foresight: what it tells the network is what foresight looks up."""

import runpy

import numpy as np
import pytest

from qalat.core.record import CHANCE
from qalat.games.roll_and_write.components import PLACE_POINTS, TYPES
from qalat.games.roll_and_write.judgement import fitted
from qalat.games.roll_and_write.scratch import RIVALS
from tests.games.roll_and_write.judged import JUDGE
from tests.games.roll_and_write.table import GAME, fresh, wander
from tests.repository.project import ROOT

TOOL = runpy.run_path(str(ROOT / "tools/fit_foresight.py"))
Facts = dict[str, np.ndarray]


def positions(seats: int) -> np.ndarray:
    """Some positions of a game, in which somebody is to act."""
    found = []
    match = fresh(seats)
    for step, _ in enumerate(wander(match)):
        if match.state[0].actor != CHANCE and step % 5 == 0:
            found.append(match.state.copy())
    return np.concatenate(found)


def shares(facts: Facts) -> np.ndarray:
    """The points to expect of each type by its race: [position, type]."""
    when, own = facts["at_table"][:, None], facts["own"]
    share, second, third = (np.array(PLACE_POINTS, float)[:, place] for place in range(3))
    for rival in range(RIVALS):
        race = facts["races"][:, rival]
        ahead = fitted.RACE_ODDS[when, own, np.minimum(race, fitted.NEAR)]
        ahead = np.where(race == TOOL["PAID_RIVAL"], 0, ahead)
        ahead = np.where(race == TOOL["NO_RIVAL"], 1, ahead)
        share, second, third = (
            share * ahead + second * (1 - ahead),
            second * ahead + third * (1 - ahead),
            third * ahead,
        )
    return np.where(own == fitted.PAID_FOR, 0, share)


def units_of_types(facts: Facts, shown: np.ndarray) -> np.ndarray:
    """What everybody's standing with each type tells: [position, type, unit]."""
    when = facts["at_table"][:, None]
    units = fitted.OWN_STANDING[when, facts["own"]] + fitted.ALREADY_PAID[when, facts["paid"]]
    units = units + shown[..., None] * fitted.SHARE_OF_TYPE
    for rival in range(RIVALS):
        units = units + fitted.RIVAL_STANDING[when, rival, facts["rivals"][:, rival]]
    bent: np.ndarray = np.maximum(units, 0)
    return bent


def units_of_sheet(facts: Facts) -> np.ndarray:
    """What a sheet and its dice tell: [position, unit]."""
    turns = facts["turns"]
    units: np.ndarray = (
        fitted.PURSE[turns, facts["coins"]] + fitted.SEAT[facts["at_table"], facts["seat"]]
    )
    tables = {"cell": fitted.CELL, "pair": fitted.PAIR_SHOWN, "four": fitted.FOUR_SHOWN}
    for name, table in tables.items():
        shown = np.pad(table, ((0, 0), (0, TOOL["NOBODY"] + 1 - table.shape[1]), (0, 0)))
        units = units + shown[turns[:, None], facts[name]].sum(1)
    return units


def made_of(facts: Facts) -> np.ndarray:
    """What the network makes of facts, added to what is scored."""
    share = shares(facts)
    shown = share / fitted.USUAL_SHARE - 1
    of_types = units_of_types(facts, shown)
    units = units_of_sheet(facts) + shown @ fitted.SHARE[:-1] + fitted.SHARE[-1]
    units = np.maximum(units + of_types.sum(1) @ fitted.OF_TYPES[:-1] + fitted.OF_TYPES[-1], 0)
    dearer = (of_types @ fitted.DEARER[:-1] + fitted.DEARER[-1]) @ np.arange(len(TYPES))
    second = np.maximum(units @ fitted.SECOND[:-1] + fitted.SECOND[-1], 0)
    last = second @ fitted.THIRD[:-1] + fitted.THIRD[-1]
    last = last + units @ fitted.STRAIGHT[:-1] + fitted.STRAIGHT[-1]
    points: np.ndarray = facts["scored"] + share.sum(1) + dearer + fitted.SCALE * last
    return points


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_network_is_fitted_to_what_foresight_looks_up(seats: int) -> None:
    states, scratch = positions(seats), GAME.engine.scratch()
    foreseen = np.array([JUDGE.foresee(states, i, scratch) for i in range(len(states))])
    for seat in range(seats):
        shown = made_of(TOOL["seat_facts"](states, seat))
        assert shown == pytest.approx(foreseen[:, seat], abs=1e-3)
