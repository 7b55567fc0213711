"""The command `arena`: bots against bots, and how they compare."""

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
from qalat.play.arena.chart import draw
from qalat.play.arena.plan import Plan, PlannedGame, make_plan
from qalat.play.arena.playing import FinishedGame
from qalat.play.arena.ray import run_on_ray
from qalat.play.arena.results import ResultsFile, extended, header, read_results
from qalat.play.arena.running import WorkerFailed, remaining, run
from qalat.play.arena.standings import Standings, standings
from qalat.play.roster import read_entrants

_DEFAULT_PLAYERS = 3
_DEFAULT_GAMES = 100
_GAMES_FILE = "games.jsonl"


@dataclass(frozen=True)
class ArenaFiles:
    """The files of an arena: every game, the standings, and a chart of them."""

    games: Path
    standings: Path
    chart: Path


def arena_files(name: str) -> ArenaFiles:
    """Return the files that a name stands for: in a folder, or beside a file of that name."""
    place = Path(name)
    if place.name == _GAMES_FILE:
        return arena_files(str(place.parent))
    if place.suffix in (".json", ".jsonl"):
        return ArenaFiles(*(place.with_suffix(suffix) for suffix in (".jsonl", ".json", ".svg")))
    return ArenaFiles(place / _GAMES_FILE, place / "standings.json", place / "standings.svg")


def arena(arguments: argparse.Namespace) -> int:
    """Let bots play, save the games, and print the standings."""
    if arguments.resume:
        return _resume(arguments)
    plan = _planned(arguments)
    make_bots_ready(plan.game, (each.kind for each in plan.entrants))
    if arguments.out is None:
        return _Run(arguments, plan, [], None, None).play()
    files = arena_files(arguments.out)
    _make_folder(files.games.parent)
    with ResultsFile.begin(files.games, plan, qalat.__version__) as file:
        return _Run(arguments, plan, [], files, file).play()


def _resume(arguments: argparse.Namespace) -> int:
    if arguments.out is not None:
        raise Unreadable("--resume with --out", "one of the two: results stay where they are")
    files = arena_files(arguments.resume)
    saved = read_results(files.games, qalat.__version__)
    plan = saved.plan()
    _check_same(arguments, plan)
    plan = extended(plan, arguments.games or 0)
    make_bots_ready(plan.game, (each.kind for each in plan.entrants))
    with ResultsFile(files.games, saved.whole_bytes) as file:
        return _Run(arguments, plan, list(saved.games), files, file).play()


def _planned(arguments: argparse.Namespace) -> Plan:
    if arguments.game is None:
        raise Unreadable("no game", f"one of {', '.join(qalat.GAMES)}, or --resume FILE")
    if arguments.bots is None:
        raise Unreadable("no bots", "bots such as --bots search,greedy, or --resume FILE")
    game = qalat.find(arguments.game)
    return make_plan(
        game,
        arguments.players or _DEFAULT_PLAYERS,
        read_entrants(arguments.bots),
        arguments.games or _DEFAULT_GAMES,
        secrets.randbits(32) if arguments.seed is None else arguments.seed,
        chosen_options(arguments),
    )


def _check_same(arguments: argparse.Namespace, plan: Plan) -> None:
    """Refuse arguments that differ from the plan of the saved games."""
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
                f"{name} {_shown(asked)}",
                f"{name} {_shown(played)}, as in {shown_name(arguments.resume)}",
            )


def _shown(value: object) -> str:
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
    """One run of the command: the plan, the finished games, and the files for them."""

    def __init__(
        self,
        arguments: argparse.Namespace,
        plan: Plan,
        games: list[FinishedGame],
        files: ArenaFiles | None,
        file: ResultsFile | None,
    ) -> None:
        self._arguments = arguments
        self._plan = plan
        self._games = games
        self._files = files
        self._file = file

    def play(self) -> int:
        """Play the remaining games, print the standings, and return the exit code."""
        self._progress = Progress(self._plan)
        began = time.perf_counter()
        before = len(self._games)
        stopped = ""
        try:
            self._play_games(remaining(self._plan, self._games))
        except KeyboardInterrupt:
            stopped = "interrupted"
        except WorkerFailed as failed:
            stopped = str(failed)
        self._progress.clear()
        seconds = time.perf_counter() - began
        result = standings(self._plan, self._games)
        if result is not None:
            self._publish(result, seconds, len(self._games) - before)
        if not stopped:
            return 0
        print(f"qalat: {stopped} {self._how_to_resume()}", file=sys.stderr)
        return 1

    def _play_games(self, games: list[PlannedGame]) -> None:
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

    def _how_to_resume(self) -> str:
        done = f"after {len(self._games):,} of {counted(self._plan.games, 'game')}"
        if self._files is None:
            return f"{done}, which are lost: --out FOLDER saves them"
        place = shown_name(self._arguments.resume or self._arguments.out)
        # A resumed file does not record how many games were first asked for.
        more = f" --games {self._plan.games}" if self._arguments.resume else ""
        return f"{done}; continue with qalat arena --resume {place}{more}"

    def _publish(self, result: Standings, seconds: float, played: int) -> None:
        report = self._report(result, seconds, played)
        if self._files is not None:
            write_whole(str(self._files.standings), json.dumps(report, indent=2) + "\n")
            write_whole(str(self._files.chart), draw(self._plan, result))
        if self._arguments.json:
            print(json.dumps(report, indent=2))
            return
        print(
            "\n".join(
                [*self._heading(result, seconds, played), *standings_lines(self._plan, result)]
            )
        )
        if self._files is not None:
            files = (self._files.games, self._files.standings, self._files.chart)
            print(f"\nwritten: {', '.join(shown_name(str(file)) for file in files)}")

    def _report(self, result: Standings, seconds: float, played: int) -> dict[str, Any]:
        return {
            **header(self._plan, qalat.__version__),
            "names": self._plan.names,
            "games_a_round": self._plan.games_a_round,
            "parts": list(self._plan.game.parts),
            "standings": result.data(),
            "speed": {
                "workers": self._arguments.workers,
                "games": played,
                "seconds": round(seconds, 3),
            },
        }

    def _heading(self, result: Standings, seconds: float, played: int) -> list[str]:
        plan = self._plan
        rounds = f"{counted(result.rounds, 'round')} of {counted(plan.games_a_round, 'game')}"
        played_by = f"{plan.game.title}, {counted(plan.players, 'player')}"
        lines = [f"{played_by}, {counted(result.games, 'game')} in {rounds}, seed {plan.seed}"]
        asked = self._arguments.games or _DEFAULT_GAMES
        if not self._arguments.resume and plan.games > asked:
            lines.append(
                f"({asked:,} were asked for; rounds are whole, with every bot in every seat)"
            )
        if played:
            lines.append(
                f"{seconds:.1f} s, {counted(self._arguments.workers, 'worker')},"
                f" {played / seconds:,.1f} games/s"
            )
        return [*lines, ""]
