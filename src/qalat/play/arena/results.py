"""Finished games on disk: one line a game, written as it ends, so that nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from qalat.core.errors import Refusal, Unreadable, quoted
from qalat.games import find
from qalat.play.arena.plan import Plan
from qalat.play.arena.playing import FinishedGame
from qalat.play.roster import read_entrant

FORMAT = 1
_FORMAT_KEY = "qalat arena"


def header(plan: Plan, version: str) -> dict[str, Any]:
    """Return a file's first line: the plan, and the versions that play it."""
    return {
        _FORMAT_KEY: FORMAT,
        "qalat": version,
        "game": plan.game_name,
        "version": plan.game.version,
        "players": plan.players,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "rounds": plan.rounds,
    }


@dataclass(frozen=True)
class SavedResults:
    """The contents of a results file: its header, its games, and the length of its whole lines."""

    header: Mapping[str, Any]
    games: tuple[FinishedGame, ...]
    whole_bytes: int

    def plan(self) -> Plan:
        """Return the plan that the games belong to, with rounds that were added later."""
        try:
            return self._plan()
        except Refusal:
            raise
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise Unreadable(f"{error!r}", "the plan of an arena in the first line") from None

    def _plan(self) -> Plan:
        saved = self.header
        game = find(saved["game"])
        players = game.checked_seats(int(saved["players"]))
        return Plan(
            game.name,
            players,
            game.checked_options(saved["options"], players),
            tuple(read_entrant(str(text)).text for text in saved["bots"]),
            saved["seed"],
            max([int(saved["rounds"]), *(each.round + 1 for each in self.games)]),
        )


def read_results(file: Path, version: str) -> SavedResults:
    """Read a results file; an incomplete last line is left out.

    Refuse other files, and games played by other versions of the rules or the bots.
    """
    try:
        data = file.read_bytes()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Refusal(f"{quoted(str(file))} cannot be read: {reason}") from None
    lines = data.split(b"\n")
    whole = lines[:-1]
    try:
        saved = _header(whole, version)
        games = tuple(_game(line, number) for number, line in enumerate(whole[1:], start=2))
        results = SavedResults(saved, games, len(data) - len(lines[-1]))
        _check_games(results)
    except Refusal as refusal:
        raise refusal.at(None, str(file)) from None
    return results


def _header(lines: Sequence[bytes], version: str) -> dict[str, Any]:
    saved = _parsed(lines[0], 1) if lines else {}
    if saved.get(_FORMAT_KEY) != FORMAT:
        raise Unreadable("another file", f'results of an arena, "{_FORMAT_KEY}" {FORMAT}', line=1)
    if saved.get("qalat") != version:
        raise Unreadable(
            f"games played with qalat {saved.get('qalat')}",
            f"games of qalat {version}: the bots may have changed",
        )
    game = find(str(saved.get("game")))
    if saved.get("version") != game.version:
        raise Unreadable(
            f"games of version {saved.get('version')} of {game.title}", f"version {game.version}"
        )
    return saved


def _parsed(line: bytes, number: int) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
    except ValueError:
        parsed = None
    if not isinstance(parsed, dict):
        raise Unreadable(quoted(line[:60].decode(errors="replace")), "JSON", line=number)
    return parsed


def _game(line: bytes, number: int) -> FinishedGame:
    try:
        return FinishedGame.from_data(_parsed(line, number))
    except Refusal as refusal:
        raise refusal.at(number) from None


def _check_games(results: SavedResults) -> None:
    """Refuse games that are not in the plan, or that appear twice."""
    plan = results.plan()
    seen: set[int] = set()
    seatings = {
        planned.number: planned.seating
        for number in {game.round for game in results.games}
        for planned in plan.round_of(number)
    }
    for line, game in enumerate(results.games, start=2):
        if game.number in seen:
            raise Unreadable(f"game {game.number} again", "each game once", line=line)
        if seatings.get(game.number) != game.seating:
            raise Unreadable(f"game {game.number}", "a game of the plan above", line=line)
        seen.add(game.number)


class ResultsFile:
    """A results file being written, line by line, each flushed at once."""

    def __init__(self, file: Path, whole_bytes: int) -> None:
        self.file = file
        self._stream = file.open("r+b")
        # Overwrite an incomplete last line.
        self._stream.truncate(whole_bytes)
        self._stream.seek(whole_bytes)

    @classmethod
    def begin(cls, file: Path, plan: Plan, version: str) -> Self:
        """Create a new file; never overwrite one."""
        try:
            file.open("x").close()
        except FileExistsError:
            raise Refusal(
                f"{quoted(str(file))} exists already: name another, or continue it with --resume"
            ) from None
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Refusal(f"{quoted(str(file))} cannot be written: {reason}") from None
        begun = cls(file, 0)
        begun._write(header(plan, version))
        return begun

    def add(self, game: FinishedGame) -> None:
        """Append a game."""
        self._write(game.data())

    def _write(self, line: Mapping[str, Any]) -> None:
        self._stream.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._stream.flush()

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def __enter__(self) -> Self:
        """Return the file; the block's end closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()


def extended(plan: Plan, games: int) -> Plan:
    """Return the plan extended by whole rounds to at least this many games."""
    return replace(plan, rounds=max(plan.rounds, -(-games // plan.games_a_round)))
