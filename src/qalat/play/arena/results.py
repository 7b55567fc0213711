"""Finished games on disk: a line a game, written as it ends, so that nothing played is lost."""

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
    """Return what a file's first line tells: the plan, and what it was begun with."""
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
class Kept:
    """What a file of results holds: its header, its games, and how many of its bytes are whole."""

    header: Mapping[str, Any]
    games: tuple[FinishedGame, ...]
    whole_bytes: int

    def plan(self) -> Plan:
        """Return the plan that the games belong to, with the rounds that were added later."""
        try:
            return self._plan()
        except Refusal:
            raise
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise Unreadable(f"{error!r}", "the plan of an arena in the first line") from None

    def _plan(self) -> Plan:
        told = self.header
        game = find(told["game"])
        players = game.checked_seats(int(told["players"]))
        return Plan(
            game.name,
            players,
            game.checked_options(told["options"], players),
            tuple(read_entrant(str(text)).text for text in told["bots"]),
            told["seed"],
            max([int(told["rounds"]), *(each.round + 1 for each in self.games)]),
        )


def read_results(file: Path, version: str) -> Kept:
    """Read a file of results; a last line that was cut off is left out.

    Refuse what is none, and what other rules or other bots than today's have played.
    """
    try:
        data = file.read_bytes()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Refusal(f"{quoted(str(file))} cannot be read: {reason}") from None
    lines = data.split(b"\n")
    whole = lines[:-1]
    try:
        told = _header(whole, version)
        games = tuple(_game(line, number) for number, line in enumerate(whole[1:], start=2))
        kept = Kept(told, games, len(data) - len(lines[-1]))
        _compare(kept)
    except Refusal as refusal:
        raise refusal.at(None, str(file)) from None
    return kept


def _header(lines: Sequence[bytes], version: str) -> dict[str, Any]:
    told = _parsed(lines[0], 1) if lines else {}
    if told.get(_FORMAT_KEY) != FORMAT:
        raise Unreadable("another file", f'results of an arena, "{_FORMAT_KEY}" {FORMAT}', line=1)
    if told.get("qalat") != version:
        raise Unreadable(
            f"games played with qalat {told.get('qalat')}",
            f"such of qalat {version}: the bots may not be the same",
        )
    game = find(str(told.get("game")))
    if told.get("version") != game.version:
        raise Unreadable(
            f"games of version {told.get('version')} of {game.title}", f"version {game.version}"
        )
    return told


def _parsed(line: bytes, number: int) -> dict[str, Any]:
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    if not isinstance(told, dict):
        raise Unreadable(quoted(line[:60].decode(errors="replace")), "JSON", line=number)
    return told


def _game(line: bytes, number: int) -> FinishedGame:
    try:
        return FinishedGame.from_data(_parsed(line, number))
    except Refusal as refusal:
        raise refusal.at(number) from None


def _compare(kept: Kept) -> None:
    """Refuse games that the plan does not have, or has only once."""
    plan = kept.plan()
    seen: set[int] = set()
    seatings = {
        planned.number: planned.seating
        for number in {game.round for game in kept.games}
        for planned in plan.round_of(number)
    }
    for line, game in enumerate(kept.games, start=2):
        if game.number in seen:
            raise Unreadable(f"game {game.number} again", "each game once", line=line)
        if seatings.get(game.number) != game.seating:
            raise Unreadable(f"game {game.number}", "a game of the plan above", line=line)
        seen.add(game.number)


class ResultsFile:
    """A file of results being written: whole lines, each on disk before the next game counts."""

    def __init__(self, file: Path, whole_bytes: int) -> None:
        self.file = file
        self._stream = file.open("r+b")
        # What a cut left behind is written over.
        self._stream.truncate(whole_bytes)
        self._stream.seek(whole_bytes)

    @classmethod
    def begin(cls, file: Path, plan: Plan, version: str) -> Self:
        """Begin a new file, and never over one that is there."""
        try:
            file.open("x").close()
        except FileExistsError:
            raise Refusal(
                f"{quoted(str(file))} is there already: name a new one, or go on with --resume"
            ) from None
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Refusal(f"{quoted(str(file))} cannot be written: {reason}") from None
        begun = cls(file, 0)
        begun._write(header(plan, version))
        return begun

    def add(self, game: FinishedGame) -> None:
        """Write a game down."""
        self._write(game.data())

    def _write(self, told: Mapping[str, Any]) -> None:
        self._stream.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
        self._stream.flush()

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def __enter__(self) -> Self:
        """Return the file, closed with the block."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()


def extended(plan: Plan, games: int) -> Plan:
    """Return the plan with as many whole rounds more as it takes to reach a number of games."""
    return replace(plan, rounds=max(plan.rounds, -(-games // plan.games_a_round)))
