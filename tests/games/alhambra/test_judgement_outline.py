"""The outline walked once: where tiles fit and how long the wall would be, foreseen exactly."""

import numpy as np
import pytest

import qalat
from qalat.core.match import Match
from qalat.games.alhambra.components import TILE_COUNT, TILE_WALLS
from qalat.games.alhambra.judgement.outline import longest_wall_with, wall_with
from qalat.games.alhambra.judgement.siting import look_at_palace
from qalat.games.alhambra.rules.building import lay_palace, torus_cell, why_not_at
from qalat.games.alhambra.rules.walls import wall_length
from qalat.games.alhambra.state import IN_PALACE
from qalat.play.search.search import CompiledJudgement
from tests.games.alhambra.table import table

GAME = qalat.find("alhambra")
JUDGE = CompiledJudgement(GAME)
Walls = dict[tuple[int, int], int]


def foreseen(match: Match, seat: int) -> Walls:
    """The longest wall by wall set and cell, where it fits, as one walk round the palace tells."""
    scratch = GAME.engine.scratch()[0]
    look_at_palace(match.state[0], seat, scratch)
    lengths = {
        (walls, int(scratch.site[seat, site])): int(wall_with(scratch, seat, site, walls))
        for walls in sorted(set(TILE_WALLS[:TILE_COUNT].tolist()))
        for site in range(int(scratch.sites[seat]))
        if scratch.site_fits[seat, site] >> walls & 1
    }
    for walls in range(16):
        longest = [length for (each, _), length in lengths.items() if each == walls]
        if longest:
            assert longest_wall_with(scratch, seat, walls) == max(longest)
    return lengths


def laid(match: Match, seat: int) -> Walls:
    """The same, by laying a tile of each wall set on each cell and measuring."""
    scratch = GAME.engine.scratch()[0]
    states = match.state.copy()
    lengths = {}
    tile_of = {
        int(TILE_WALLS[tile]): tile
        for tile in range(TILE_COUNT)
        if states[0].location[tile] != IN_PALACE + seat
    }
    lay_palace(states[0], seat, scratch)
    bounds = [int(scratch[side]) for side in ("west", "east", "north", "south")]
    for walls, tile in tile_of.items():
        for x in range(bounds[0] - 1, bounds[1] + 2):
            for y in range(bounds[2] - 1, bounds[3] + 2):
                states[0] = match.state[0]
                lay_palace(states[0], seat, scratch)
                if why_not_at(scratch, torus_cell(x, y), walls) == 0:
                    states[0].location[tile] = IN_PALACE + seat
                    states[0].x[tile], states[0].y[tile] = x, y
                    lay_palace(states[0], seat, scratch)
                    lengths[walls, int(torus_cell(x, y))] = int(wall_length(scratch))
    return lengths


def compared(match: Match, seat: int) -> None:
    shown, measured = foreseen(match, seat), laid(match, seat)
    present = {walls for walls, _ in measured}
    assert {key: shown[key] for key in shown if key[0] in present} == measured
    assert measured


def test_walls_are_foreseen_as_they_come_in_a_game_that_is_played_quickly() -> None:
    match = qalat.Match("alhambra", 2, seed=1)
    scratch = GAME.engine.scratch(1)
    compared(match, 0)
    while not match.over and match.state[0].bag_size > 8:
        before = int(match.state[0].bag_size)
        match.play(JUDGE.prefer(match.state, 0, scratch))
        if before // 12 > match.state[0].bag_size // 12:
            compared(match, 0)
            compared(match, 1)


RING = """
    players: 3
    phase: action, seat 1
    seat 1:
      palace:
                -1    0     1
              +-----+-----+-----+
          -1  | P5    P6    S4  |
              +     +     +     +
           0  | S7     @    {door}
              +     +     +     +
           1  | P3    S8    P4  |
              +-----+-----+-----+
"""


def test_walls_are_foreseen_on_a_palace_with_a_single_door() -> None:
    match = table(RING.format(door="P8   "))
    compared(match, 0)
    bay = int(torus_cell(2, 0))
    shown = foreseen(match, 0)
    assert shown[0, bay] == 11
    assert shown[0b0111, bay] == 14


def test_nothing_fits_on_a_palace_that_is_walled_all_round() -> None:
    match = table(RING.format(door="P7  |"))
    assert foreseen(match, 0) == {}
    assert laid(match, 0) == {}


SITE_FACTS = ("", "_fits", "_kind", "_first", "_doors", "_before", "_after", "_beyond")


def noted(scratch: np.record, seat: int) -> list[object]:
    """What is noted of a palace: its sides, wall, doors and edges, and all about its sites."""
    facts: list[object] = [
        int(scratch[name][seat]) for name in ("longest", "doors", "edge_west", "edge_north")
    ]
    facts.append(scratch.outer[seat, : scratch.outers[seat]].tolist())
    sites = scratch.sites[seat]
    return facts + [scratch[f"site{fact}"][seat, :sites].tolist() for fact in SITE_FACTS]


@pytest.mark.parametrize(("players", "seed"), [(3, 4), (2, 33)])
def test_an_outline_that_grows_is_the_one_that_a_new_walk_finds(players: int, seed: int) -> None:
    match = qalat.Match("alhambra", players, seed=seed)
    states, scratch = match.state.copy(), GAME.engine.scratch(seed)
    scratch[0].playout = 1
    grown = 0
    while states[0].bag_size > 20:
        seat = int(states[0].actor)
        if seat < 0:
            action = JUDGE.draw(states, 0, scratch)
        else:
            action = JUDGE.prefer(states, 0, scratch)
        GAME.engine.driver.apply(states, 0, action, scratch)
        if seat >= 0 and scratch[0].built_in[seat] == 1 and scratch[0].palace_known[seat] == 0:
            anew = GAME.engine.scratch()
            look_at_palace(states[0], seat, scratch[0])
            look_at_palace(states[0], seat, anew[0])
            assert noted(scratch[0], seat) == noted(anew[0], seat)
            grown += 1
    assert grown > 15


def test_a_tile_that_is_taken_out_again_makes_a_playout_walk_anew() -> None:
    bare = RING.replace("    seat 1:", "    market: -\n    display: -\n    seat 1:")
    match = table(bare.format(door="P8   "))
    states, scratch = match.state.copy(), GAME.engine.scratch()
    scratch[0].playout = 1
    look_at_palace(states[0], 0, scratch[0])
    scratch[0].palace_known[0] = 0
    scratch[0].built_in[0] = 1
    action = JUDGE.prefer(states, 0, scratch)
    assert GAME.actions.word(action).startswith("redesign remove")
    GAME.engine.driver.apply(states, 0, action, scratch)
    anew = GAME.engine.scratch()
    look_at_palace(states[0], 0, scratch[0])
    look_at_palace(states[0], 0, anew[0])
    assert noted(scratch[0], 0) == noted(anew[0], 0)
