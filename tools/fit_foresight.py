"""Fit what Roll & Write's bots foresee where a playout is cut off.

python tools/fit_foresight.py gather build/fit/three.npz --players 3 --games 700
python tools/fit_foresight.py fit build/fit/*.npz

The first plays games of the search against itself and notes what longer searches expect of their
positions; do that for two, three, four and five players. Those searches end in the network that is
there: after a change of the rules or of quick play give --horizon 0, which plays to the end, fit,
and gather once more. The second fits the network to them and writes it beside the judgement. It
needs PyTorch, which nothing else does: pip install torch. The network that is there came of 180
thousand positions and 190 rounds through them.
"""

import argparse
import csv
import random
import time
from pathlib import Path
from typing import Any

import numpy as np

from qalat import Match, find
from qalat.games.roll_and_write.components import (
    CROSSINGS,
    DEFAULT_LAYOUT,
    LINE_POINTS,
    PIPS,
    PLACE_POINTS,
    ROUNDS,
    TYPES,
)
from qalat.games.roll_and_write.judgement import fitted
from qalat.games.roll_and_write.scratch import LAST_UNITS, RIVALS, SHEET_UNITS, TYPE_UNITS
from qalat.games.roll_and_write.state import ACTION, KEEPING, NOTHING
from qalat.play.bots import Budget
from qalat.play.planning_bots import SEARCH, PlanningBot
from qalat.play.search.parameters import DEFAULT
from qalat.play.search.search import Search

GAME = find("roll_and_write")
HASTY, PATIENT = 60, 500
"""Simulations of those who play, and of the searches that the network is fitted to."""

NOTED = 0.4
"""How many of the positions are noted."""

NOBODY = fitted.BUILT + 1
PAID_RIVAL, NO_RIVAL = fitted.RIVAL_STANDINGS, fitted.RIVAL_STANDINGS + 1
"""In a race: a rival who was paid, and a row that is not there."""

ENCODER_UNITS = 24
BATCH = 8192


def own_layout(chance: random.Random) -> dict[str, str]:
    """Return the options of a table with a layout of its own."""
    letters = list(DEFAULT_LAYOUT.replace("/", ""))
    chance.shuffle(letters)
    rows = ["".join(letters[row * PIPS : (row + 1) * PIPS]) for row in range(PIPS)]
    return {"layout": "/".join(rows)}


def gather(out: Path, players: int, games: int, horizon: int | None) -> None:
    """Play games, every fourth with a layout of its own, and keep positions and expectations."""
    chance = random.Random(players)
    search = Search(GAME, DEFAULT, horizon=horizon)
    states: list[np.ndarray] = []
    points: list[np.ndarray] = []
    of_game: list[int] = []
    for number in range(games):
        options = own_layout(chance) if number % 4 == 3 else {}
        match = Match(GAME.name, players, seed=f"fit {number}", options=options)
        bot = PlanningBot("search", SEARCH, number)
        while not match.over:
            view = match.memory(match.to_move)
            if view.states[0].phase in (ACTION, KEEPING) and chance.random() < NOTED:
                search.begin(view.states, view.seat, number, len(states))
                search.grow(PATIENT)
                states.append(view.states.copy())
                points.append(search.root.points)
                of_game.append(number)
            match.play(bot.choose(view, Budget(simulations=HASTY)).action)
        if number % 50 == 49:
            print(f"{number + 1} of {games} games, {len(states)} positions", flush=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        out, states=np.concatenate(states), points=np.array(points), games=np.array(of_game)
    )


def kinds_of(wide: dict[str, np.ndarray], seat: int) -> np.ndarray:
    """Return of what kind each crossing of a seat's sheet is: [position, crossing]."""
    built = built_by(wide, seat)
    in_row, in_column = built.sum(2), built.sum(1)
    lines = fitted.LINE_KIND[
        np.minimum(np.repeat(in_row, PIPS, 1), PIPS - 1),
        np.minimum(np.tile(in_column, (1, PIPS)), PIPS - 1),
    ]
    missing = wide["boxes"] - wide["count"][:, seat]
    of_type = np.take_along_axis(missing, wide["layout"], 1)
    kinds = lines * (fitted.MOST_MISSING + 1) + np.minimum(of_type, fitted.MOST_MISSING)
    return np.where(built.reshape(kinds.shape) == 1, fitted.BUILT, kinds)


def built_by(wide: dict[str, np.ndarray], seat: int) -> np.ndarray:
    """Return what a seat has built: [position, row, column]."""
    built = wide["built"][:, seat, None] >> np.arange(CROSSINGS) & 1
    return built.reshape(-1, PIPS, PIPS)


def sheet_facts(wide: dict[str, np.ndarray], seat: int) -> dict[str, np.ndarray]:
    """Return what a seat's crossings are, and what its dice show of them: a pair, or four."""
    kinds = kinds_of(wide, seat)
    blue, yellow = wide["blue"][:, seat], wide["yellow"][:, seat]
    four = blue[:, 1] > 0

    def shown(one: int, other: int) -> np.ndarray:
        crossing = (yellow[:, other] - 1) * PIPS + blue[:, one] - 1
        kind = np.take_along_axis(kinds, np.maximum(crossing, 0)[:, None], 1)[:, 0]
        return np.where(crossing < 0, NOBODY, kind)

    pairs = [np.where(four, shown(one, other), NOBODY) for one in (0, 1) for other in (0, 1)]
    return {
        "cell": kinds,
        "pair": np.where(four, NOBODY, shown(0, 0))[:, None],
        "four": np.stack(pairs, 1),
    }


def race_facts(wide: dict[str, np.ndarray], seat: int) -> dict[str, np.ndarray]:
    """Return how a seat and its rivals stand with each type: [position, type], or one more."""
    rows = int(wide["seats"][0] + wide["virtual"][0])
    others = [row for row in range(rows) if row != seat]
    missing = wide["boxes"][:, None] - wide["count"]
    paid = wide["paid"] != NOTHING
    near = np.minimum(missing[:, others], fitted.NEAR)
    ranked = np.where(paid[:, others], fitted.NOT_RACING, np.minimum(near, fitted.NOT_RACING - 1))
    own = np.minimum(missing[:, seat], fitted.NEAR)
    own = np.where(wide["count"][:, seat] == 0, fitted.NONE_BUILT, own)
    empty = ((0, 0), (0, RIVALS - len(others)), (0, 0))
    return {
        "own": np.where(paid[:, seat], fitted.PAID_FOR, own),
        "rivals": np.pad(np.sort(ranked, 1), empty, constant_values=fitted.NOT_RACING),
        "races": np.pad(
            np.where(paid[:, others], PAID_RIVAL, near), empty, constant_values=NO_RIVAL
        ),
        "paid": np.minimum(paid[:, others].sum(1), fitted.MOST_PAID),
    }


def moment_facts(wide: dict[str, np.ndarray], seat: int) -> dict[str, np.ndarray]:
    """Return the turns that a seat has to come, its coins, what it does, its place in the round."""
    seats = int(wide["seats"][0])
    behind = (seat - wide["first"]) % seats
    acted = (wide["turn_seat"] - wide["first"]) % seats + (wide["phase"] != ACTION)
    turns = ROUNDS[seats + wide["virtual"]] - wide["round_number"] + (behind >= acted)
    doings = np.select(
        [wide["phase"] == ACTION, wide["phase"] == KEEPING],
        [fitted.ACTING, fitted.KEEPS],
        fitted.WAITING,
    )
    doing = np.where(wide["turn_seat"] == seat, doings, fitted.WAITING)
    coins = np.minimum(wide["gained"][:, seat] - wide["spent"][:, seat], fitted.MOST_COINS_COUNTED)
    return {
        "turns": turns,
        "at_table": (seats - fitted.FEWEST_SEATS) * fitted.TURNS + turns,
        "coins": coins * fitted.DOINGS + doing,
        "seat": behind,
    }


def scored(wide: dict[str, np.ndarray], seat: int) -> np.ndarray:
    """Return the points that a seat has already for types and lines."""
    paid, built = wide["paid"][:, seat], built_by(wide, seat)
    lines = LINE_POINTS[built.sum(2)] + LINE_POINTS[built.sum(1)]
    points: np.ndarray = np.where(paid != NOTHING, paid, 0).sum(1) + lines.sum(1)
    return points


def seat_facts(states: np.ndarray, seat: int) -> dict[str, np.ndarray]:
    """Return a seat's facts in positions of one table, as places in the tables of the network."""
    wide = {name: states[name].astype(np.int64) for name in states.dtype.names or ()}
    return {
        **moment_facts(wide, seat),
        **sheet_facts(wide, seat),
        **race_facts(wide, seat),
        "scored": scored(wide, seat),
    }


def read(files: list[Path]) -> dict[str, np.ndarray]:
    """Return the facts of all seats in all positions that were gathered."""
    found = []
    for file in files:
        with np.load(file) as kept:
            states, points, games = kept["states"], kept["points"], kept["games"]
        found += [
            {"game": games, "points": points[:, seat], **seat_facts(states, seat)}
            for seat in range(int(states["seats"][0]))
        ]
    return {name: np.concatenate([facts[name] for facts in found]) for name in found[0]}


def network(torch: Any, facts: dict[str, Any], device: str) -> Any:
    """Return the network: encoders, the races for the types, and two layers."""
    nn = torch.nn
    places = torch.tensor(PLACE_POINTS, dtype=torch.float32, device=device)

    def encoder(name: str) -> Any:
        moments, cases = fitted.ENCODED[name]
        units = {"odds": 1, "own": TYPE_UNITS, "paid": TYPE_UNITS}
        out = TYPE_UNITS if name.startswith("rival") else units.get(name, SHEET_UNITS)
        return nn.Sequential(
            nn.Linear(len(moments[0]) + cases.shape[1], ENCODER_UNITS),
            nn.SiLU(),
            nn.Linear(ENCODER_UNITS, ENCODER_UNITS),
            nn.SiLU(),
            nn.Linear(ENCODER_UNITS, out),
        )

    asked = {}
    for name, (moments, cases) in fitted.ENCODED.items():
        relative = [[[*moment, *case] for case in cases.tolist()] for moment in moments]
        asked[name] = torch.tensor(relative, dtype=torch.float32, device=device)

    class Network(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.encoders = nn.ModuleDict({name: encoder(name) for name in fitted.ENCODED})
            self.of_type = nn.Parameter(torch.zeros(TYPE_UNITS))
            self.share = nn.Linear(len(TYPES), SHEET_UNITS)
            self.types = nn.Linear(TYPE_UNITS, SHEET_UNITS)
            self.dearer = nn.Linear(TYPE_UNITS, 1)
            self.second = nn.Linear(SHEET_UNITS, LAST_UNITS)
            self.third = nn.Linear(LAST_UNITS, 1)
            self.straight = nn.Linear(SHEET_UNITS, 1)

        def units_of_sheet(self, which: Any, tables: dict[str, Any]) -> Any:
            turns, at_table = facts["turns"][which], facts["at_table"][which]
            units = tables["coins"][turns, facts["coins"][which]]
            units = units + tables["seat"][at_table, facts["seat"][which]]
            for name in ("cell", "pair", "four"):
                table, cases = tables[name], facts[name][which]
                blank = table.new_zeros(len(table), NOBODY + 1 - table.shape[1], SHEET_UNITS)
                rows = torch.cat([table, blank], 1).reshape(-1, SHEET_UNITS)
                place = cases + turns[:, None] * (NOBODY + 1)
                units = units + nn.functional.embedding_bag(place, rows, mode="sum")
            return units

        def shares(self, which: Any, odds: Any) -> Any:
            when, own = facts["at_table"][which][:, None], facts["own"][which]
            share, second, third = (places[:, place].expand(own.shape) for place in range(3))
            for race in facts["races"][which].unbind(1):
                against = own * fitted.RIVAL_STANDINGS + race.clamp(max=fitted.NEAR)
                ahead = odds[when, against]
                ahead = torch.where(race == PAID_RIVAL, 0.0, ahead)
                ahead = torch.where(race == NO_RIVAL, 1.0, ahead)
                share = share * ahead + second * (1 - ahead)
                second = second * ahead + third * (1 - ahead)
                third = third * ahead
            return share * (own != fitted.PAID_FOR)

        def units_of_types(self, which: Any, tables: dict[str, Any], relative: Any) -> Any:
            when = facts["at_table"][which][:, None]
            units = tables["own"][when, facts["own"][which]]
            units = units + tables["paid"][when, facts["paid"][which]]
            units = units + relative[..., None] * self.of_type
            for rival, standing in enumerate(facts["rivals"][which].unbind(1)):
                units = units + tables[f"rival{rival}"][when, standing]
            return units.relu()

        def forward(self, which: Any) -> Any:
            tables = {name: self.encoders[name](inputs) for name, inputs in asked.items()}
            share = self.shares(which, torch.sigmoid(tables["odds"][..., 0]))
            relative = share / fitted.USUAL_SHARE - 1
            of_types = self.units_of_types(which, tables, relative)
            units = self.units_of_sheet(which, tables)
            units = (units + self.share(relative) + self.types(of_types.sum(1))).relu()
            dear = torch.arange(len(TYPES), dtype=torch.float32, device=device)
            points = share.sum(1) + (self.dearer(of_types)[..., 0] * dear).sum(1)
            last = self.third(self.second(units).relu()) + self.straight(units)
            return points + fitted.SCALE * last[:, 0]

    return Network().to(device)


def write(net: Any) -> None:
    """Write the matrices, the base of each as its last row."""
    matrices = {
        f"{name} {at // 2}": net.encoders[name][at] for name in fitted.ENCODED for at in (0, 2, 4)
    }
    matrices |= {
        name: getattr(net, name)
        for name in ("share", "types", "dearer", "second", "third", "straight")
    }
    with fitted.FILE.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file, lineterminator="\n")
        for name, layer in matrices.items():
            for row in [*layer.weight.T.tolist(), layer.bias.tolist()]:
                lines.writerow([name, *(f"{number:.4g}" for number in row)])
        lines.writerow(["share type", *(f"{number:.4g}" for number in net.of_type.tolist())])


def fit(files: list[Path], rounds: int) -> None:
    """Fit the network, tell how far it errs in games that it was not shown, and write it."""
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    facts = {name: torch.as_tensor(found).to(device) for name, found in read(files).items()}
    to_come = (facts["points"] - facts["scored"]).float()
    everything = torch.arange(len(to_come), device=device)
    is_cacheable = facts["game"] % 16 == 0
    kept, shown = everything[is_cacheable], everything[~is_cacheable]
    net = network(torch, facts, device)
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=1e-4)
    steps = rounds * (len(shown) // BATCH + 1)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, 8e-3, total_steps=steps)
    began = time.time()
    for number in range(1, rounds + 1):
        for batch in shown[torch.randperm(len(shown), device=device)].split(BATCH):
            loss = (net(batch) - to_come[batch]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimiser.step()
            pace.step()
        if number % 10 == 0 or number == rounds:
            with torch.no_grad():
                error = (net(kept) - to_come[kept]).square().mean().sqrt()
            print(
                f"round {number}: errs by {error:.3f} points, {time.time() - began:.0f} s",
                flush=True,
            )
    write(net)


def main() -> None:
    """Gather or fit, as the command line says."""
    parser = argparse.ArgumentParser(description="Fit what Roll & Write's bots foresee.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    gathers = verbs.add_parser("gather", help="play games and note what searches expect")
    gathers.add_argument("out", type=Path)
    gathers.add_argument("--players", type=int, choices=range(2, 6), required=True)
    gathers.add_argument("--games", type=int, default=700)
    gathers.add_argument("--horizon", type=int, help="rounds that playouts go on, 0 to the end")
    fits = verbs.add_parser("fit", help="fit the network to what was gathered")
    fits.add_argument("files", type=Path, nargs="+")
    fits.add_argument("--rounds", type=int, default=190)
    chosen = parser.parse_args()
    if chosen.verb == "gather":
        gather(chosen.out, chosen.players, chosen.games, chosen.horizon)
    else:
        fit(chosen.files, chosen.rounds)


if __name__ == "__main__":
    main()
