"""How strong the bots are: each claim is an arena, played on all cores and resumed where it was.

python benchmarks/strength.py                 # all of it: hours on two cores
python benchmarks/strength.py --only levels   # the rows whose name holds a word
python benchmarks/strength.py --share 0.25    # a quarter of the games, with wider intervals
python benchmarks/strength.py --table         # only tell what has been played
python benchmarks/strength.py --out NAME      # put the figures into results/NAME.json, where rows
                                              # that were not played here stay as they are
"""

import argparse
import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength"
RESULTS = Path(__file__).resolve().parent / "results"
SEED = "strength"
HURRIED = ":100ms"
IN_TIME = 130.0
"""A bot with a budget of 100 ms a turn is to answer within so many."""

EXTREMES = {"alhambra": (2, 6), "roll_and_write": (2, 5), "medina": (3, 4)}
"""The fewest players who can be compared, and the most."""

LEVELS = ("apprentice", "mason", "architect", "vizier", f"sultan{HURRIED}")
"""The strongest has a tenth of the second that people give it, so that enough can be played."""


@dataclass(frozen=True)
class Claim:
    """One bot is to finish ahead of another in so many of 100 pairings."""

    name: str
    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    target: float | None

    @property
    def folder(self) -> Path:
        """Where its games are kept."""
        return KEPT / f"{self.name} {self.game} {self.players}".replace(" ", "-")

    def command(self, share: float) -> list[str]:
        """Return the command that plays it, or goes on with it."""
        games = ["--games", str(max(1, round(self.games * share)))]
        if (self.folder / "games.jsonl").exists():
            return ["arena", "--resume", str(self.folder), *games]
        table = [self.game, "--players", str(self.players), "--bots", ",".join(self.bots)]
        return ["arena", *table, *games, "--seed", SEED, "--out", str(self.folder)]


def claims() -> list[Claim]:
    """Return every claim, the quick ones first."""
    tables = [(game, players) for game, table in EXTREMES.items() for players in table]
    told = [
        *(Claim("greedy-random", *table, ("greedy", "random"), 400, 97) for table in tables),
        *(Claim("search-greedy", *table, ("search:100ms", "greedy"), 400, 80) for table in tables),
    ]
    for game, (fewest, most) in EXTREMES.items():
        told.append(Claim("search-flat", game, 3, ("search:100ms", "flat:100ms"), 300, 55))
        told.append(Claim("time-helps", game, 3, ("search:400ms", "search:100ms"), 300, 50))
        for players in range(fewest, most + 1):
            for weak, strong in pairwise(LEVELS):
                name = f"levels-{strong.partition(':')[0]}-{weak}"
                told.append(Claim(name, game, players, (strong, weak), 300, 65))
    told.append(Claim("winning-score", "alhambra", 3, ("search:1s",), 60, None))
    return told


def standings(claim: Claim) -> dict[str, Any] | None:
    """Return what the games of a claim tell so far."""
    file = claim.folder / "standings.json"
    told: dict[str, Any] | None = None
    if file.exists():
        told = json.loads(file.read_text("utf-8"))["standings"]
    return told


def games_of(claim: Claim) -> list[dict[str, Any]]:
    """Return the games that were played for a claim."""
    lines = (claim.folder / "games.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines[1:]]


def winning_score(claim: Claim) -> tuple[float, float]:
    """Return the mean of the winners' points, and half its interval of 95 %."""
    best = [max(game["points"][: claim.players]) for game in games_of(claim)]
    spread = stdev(best) if len(best) > 1 else inf
    return fmean(best), 1.96 * spread / len(best) ** 0.5


def hurried_turns(claim: Claim) -> list[float]:
    """Return how many milliseconds each turn took of the bots that have 100."""
    return [
        turn
        for game in games_of(claim)
        for bot, turns in zip(game["seating"], game["turn_milliseconds"], strict=True)
        if claim.bots[bot].endswith(HURRIED)
        for turn in turns
    ]


def punctuality(played: list[Claim]) -> dict[str, float]:
    """Return how many turns there were at 100 ms, how many came in time, and the longest."""
    turns = [turn for claim in played for turn in hurried_turns(claim)]
    late = sum(turn > IN_TIME for turn in turns)
    return {"turns": len(turns), "late": late, "longest": max(turns, default=0.0)}


def figures(claim: Claim, told: dict[str, Any]) -> dict[str, Any]:
    """Return what is kept of a claim: games, who finishes ahead, points, time to think."""
    first = told["entrants"][0]
    kept = {"games": told["games"], "points": first["points"], "thinking": first["thinking"]}
    if len(claim.bots) == 1:
        mean, spread = winning_score(claim)
        return {**kept, "winners": {"value": mean, "low": mean - spread, "high": mean + spread}}
    return {**kept, "ahead": told["ahead"][0][1]}


def line(claim: Claim, told: dict[str, Any]) -> str:
    """Return a claim as a row of a table in Markdown."""
    first = told["entrants"][0]
    thought = first["thinking"]
    if len(claim.bots) == 1:
        mean, spread = winning_score(claim)
        wins = f"winners make {mean:.1f} points ({mean - spread:.1f}-{mean + spread:.1f})"
    else:
        ahead = told["ahead"][0][1]
        wins = f"{100 * ahead['value']:.1f} %"
        if ahead["low"] is not None:
            wins += f" ({100 * ahead['low']:.1f}-{100 * ahead['high']:.1f})"
    target = "" if claim.target is None else f"{claim.target:g} %"
    return (
        f"| {claim.game} | {claim.players} | {' against '.join(claim.bots)} | {wins} | {target}"
        f" | {told['games']} | {thought['mean']:.0f}, {thought['longest']:.0f} |"
    )


def keep(file: Path, played: dict[Claim, dict[str, Any]], on_time: dict[str, float]) -> None:
    """Put figures into a file: of what was played, the rest of it as it was.

    Turns are counted where more of them were measured.
    """
    before = json.loads(file.read_text("utf-8")) if file.exists() else {"claims": []}
    rows = {(row["name"], row["game"], row["players"]): row for row in before["claims"]}
    for claim, told in played.items():
        rows[claim.name, claim.game, claim.players] = {**asdict(claim), **figures(claim, told)}
    order = [(claim.name, claim.game, claim.players) for claim in claims()]
    kept = [rows[each] for each in dict.fromkeys([*order, *rows]) if each in rows]
    turns = max(on_time, before.get("on time", on_time), key=lambda each: each["turns"])
    text = json.dumps({"claims": kept, "on time": turns}, indent=1)
    file.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Play what is asked for, and print a table of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="rows whose name, game and players hold a word")
    parser.add_argument("--share", type=float, default=1.0, help="of the games to be played")
    parser.add_argument("--table", action="store_true", help="play nothing")
    parser.add_argument("--out", metavar="NAME", help="put the figures into results/NAME.json")
    arguments = parser.parse_args()
    chosen = [each for each in claims() if arguments.only in each.folder.name]
    for claim in chosen:
        if not arguments.table:
            play = [sys.executable, "-m", "qalat", *claim.command(arguments.share)]
            subprocess.run(play, check=True, stdout=subprocess.DEVNULL)
    played = [(claim, told) for claim in chosen if (told := standings(claim)) is not None]
    print("| game | players | bots | finishes ahead | to reach | games | ms a turn: mean, most |")
    print("|---|---|---|---|---|---|---|")
    for claim, told in played:
        print(line(claim, told))
    on_time = punctuality([claim for claim, _ in played])
    print(
        f"\n{on_time['turns']:,} turns at 100 ms: {on_time['late']:,} took more than"
        f" {IN_TIME:g} ms, the longest {on_time['longest']:.0f} ms"
    )
    if arguments.out:
        keep(RESULTS / f"{arguments.out}.json", dict(played), on_time)


if __name__ == "__main__":
    main()
