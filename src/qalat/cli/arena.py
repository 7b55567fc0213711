"""The command `arena`: bots against bots, and what it tells about them."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import qalat
from qalat import Refusal, Unreadable
from qalat.cli.compiling import make_bots_ready
from qalat.cli.files import shown_name, write_whole
from qalat.cli.layout import counted
from qalat.cli.options import chosen_options
from qalat.cli.scoreboard import Progress, standings_lines
from qalat.play.arena.picture import draw
from qalat.play.arena.plan import Plan, PlannedGame, make_plan
from qalat.play.arena.playing import FinishedGame
from qalat.play.arena.ray import run_on_ray
from qalat.play.arena.results import ResultsFile, extended, header, read_results
from qalat.play.arena.running import Broken, remaining, run
from qalat.play.arena.standings import Standings, standings
from qalat.play.roster import read_entrants

_USUAL_PLAYERS = 3
_USUAL_GAMES = 100
_GAMES_FILE = "games.jsonl"


@dataclass(frozen=True)
class Papers:
    """The files of an arena: every game, the standings, and a picture of them."""

    games: Path
    standings: Path
    picture: Path


def papers(name: str) -> Papers:
    """Return the files that a name stands for: in a folder, or beside a file of that name."""
    place = Path(name)
    if place.name == _GAMES_FILE:
        return papers(str(place.parent))
    if place.suffix in (".json", ".jsonl"):
        return Papers(*(place.with_suffix(suffix) for suffix in (".jsonl", ".json", ".svg")))
    return Papers(place / _GAMES_FILE, place / "standings.json", place / "standings.svg")


def arena(arguments: argparse.Namespace) -> int:
    """Let bots play, keep what they do, and print how they stand."""
    if arguments.resume:
        return _go_on(arguments)
    plan = _planned(arguments)
    make_bots_ready(plan.game, (each.kind for each in plan.entrants))
    if arguments.out is None:
        return _Run(arguments, plan, [], None, None).play()
    kept_in = papers(arguments.out)
    _make_folder(kept_in.games.parent)
    with ResultsFile.begin(kept_in.games, plan, qalat.__version__) as file:
        return _Run(arguments, plan, [], kept_in, file).play()


def _go_on(arguments: argparse.Namespace) -> int:
    if arguments.out is not None:
        raise Unreadable("--resume with --out", "one of the two: all is kept where it was")
    kept_in = papers(arguments.resume)
    kept = read_results(kept_in.games, qalat.__version__)
    plan = kept.plan()
    _compare(arguments, plan)
    plan = extended(plan, arguments.games or 0)
    make_bots_ready(plan.game, (each.kind for each in plan.entrants))
    with ResultsFile(kept_in.games, kept.whole_bytes) as file:
        return _Run(arguments, plan, list(kept.games), kept_in, file).play()


def _planned(arguments: argparse.Namespace) -> Plan:
    if arguments.game is None:
        raise Unreadable("no game", f"one of {', '.join(qalat.GAMES)}, or --resume FILE")
    if arguments.bots is None:
        raise Unreadable("no bots", "some such as --bots search,greedy, or --resume FILE")
    game = qalat.find(arguments.game)
    return make_plan(
        game,
        arguments.players or _USUAL_PLAYERS,
        read_entrants(arguments.bots),
        arguments.games or _USUAL_GAMES,
        secrets.randbits(32) if arguments.seed is None else arguments.seed,
        chosen_options(arguments),
    )


def _compare(arguments: argparse.Namespace, plan: Plan) -> None:
    """Refuse to go on with games that were played otherwise than is asked for now."""
    options = {
        **plan.options,
        **chosen_options(arguments),
    }
    bots = arguments.bots and tuple(each.text for each in read_entrants(arguments.bots))
    for name, asked, played in (
        ("game", arguments.game, plan.game_name),
        ("players", arguments.players, plan.players),
        ("bots", bots, plan.bots),
        ("seed", arguments.seed, plan.seed),
        ("options", options, dict(plan.options)),
    ):
        if asked is not None and asked != played:
            raise Unreadable(
                f"{name} {_told(asked)}",
                f"{name} {_told(played)}, as in {shown_name(arguments.resume)}",
            )


def _told(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items())
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Refusal(f"{shown_name(str(folder))} cannot be made: {reason}") from None


class _Run:
    """One run of the command: what is planned, what is finished, and where it is kept."""

    def __init__(
        self,
        arguments: argparse.Namespace,
        plan: Plan,
        games: list[FinishedGame],
        kept_in: Papers | None,
        file: ResultsFile | None,
    ) -> None:
        self._arguments = arguments
        self._plan = plan
        self._games = games
        self._papers = kept_in
        self._file = file

    def play(self) -> int:
        """Play what is left, print how all stand, and return the exit code."""
        self._progress = Progress(self._plan)
        began = time.perf_counter()
        before = len(self._games)
        stopped = ""
        try:
            self._play_on(remaining(self._plan, self._games))
        except KeyboardInterrupt:
            stopped = "interrupted"
        except Broken as broken:
            stopped = str(broken)
        self._progress.clear()
        seconds = time.perf_counter() - began
        told = standings(self._plan, self._games)
        if told is not None:
            self._publish(told, seconds, len(self._games) - before)
        if not stopped:
            return 0
        print(f"qalat: {stopped} {self._how_to_go_on()}", file=sys.stderr)
        return 1

    def _play_on(self, games: list[PlannedGame]) -> None:
        workers: int = self._arguments.workers
        if self._arguments.ray is None:
            run(self._plan, games, workers, self._finish)
        else:
            run_on_ray(self._plan, games, self._arguments.ray, workers, self._finish)

    def _finish(self, game: FinishedGame) -> None:
        if self._file is not None:
            self._file.add(game)
        self._games.append(game)
        self._progress.show(self._games)

    def _how_to_go_on(self) -> str:
        done = f"after {len(self._games):,} of {counted(self._plan.games, 'game')}"
        if self._papers is None:
            return f"{done}, which are not kept: --out FOLDER would keep them"
        place = shown_name(self._arguments.resume or self._arguments.out)
        # The file tells how many games were asked for at first.
        more = f" --games {self._plan.games}" if self._arguments.resume else ""
        return f"{done}; qalat arena --resume {place}{more} goes on"

    def _publish(self, told: Standings, seconds: float, played: int) -> None:
        report = self._report(told, seconds, played)
        if self._papers is not None:
            write_whole(str(self._papers.standings), json.dumps(report, indent=2) + "\n")
            write_whole(str(self._papers.picture), draw(self._plan, told))
        if self._arguments.json:
            print(json.dumps(report, indent=2))
            return
        print(
            "\n".join([*self._heading(told, seconds, played), *standings_lines(self._plan, told)])
        )
        if self._papers is not None:
            files = (self._papers.games, self._papers.standings, self._papers.picture)
            print(f"\nwritten: {', '.join(shown_name(str(file)) for file in files)}")

    def _report(self, told: Standings, seconds: float, played: int) -> dict[str, Any]:
        return {
            **header(self._plan, qalat.__version__),
            "names": self._plan.names,
            "games_a_round": self._plan.games_a_round,
            "parts": list(self._plan.game.parts),
            "standings": told.data(),
            "speed": {
                "workers": self._arguments.workers,
                "games": played,
                "seconds": round(seconds, 3),
            },
        }

    def _heading(self, told: Standings, seconds: float, played: int) -> list[str]:
        plan = self._plan
        rounds = f"{counted(told.rounds, 'round')} of {counted(plan.games_a_round, 'game')}"
        played_by = f"{plan.game.title}, {counted(plan.players, 'player')}"
        lines = [f"{played_by}, {counted(told.games, 'game')} in {rounds}, seed {plan.seed}"]
        asked = self._arguments.games or _USUAL_GAMES
        if not self._arguments.resume and plan.games > asked:
            lines.append(
                f"({asked:,} were asked for: in a whole round every bot sits in every seat)"
            )
        if played:
            lines.append(
                f"{seconds:.1f} s, {counted(self._arguments.workers, 'worker')},"
                f" {played / seconds:,.1f} games/s"
            )
        return [*lines, ""]
