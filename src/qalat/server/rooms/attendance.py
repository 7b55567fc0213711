"""Who is at which table by way of which process, as processes tell each other."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from qalat.server.rooms.public_list import Waiting

EVERY_TABLE = ""
"""In place of a table's code: a new process asks about all tables that wait for players."""


class Attendance(msgspec.Struct, frozen=True):
    """Who is at a table through a process, announced to all processes."""

    table: str
    process: str
    seats: tuple[int, ...]
    watchers: int
    asks: bool  # whether the others should answer with the same
    address: str = ""  # covered: what the table is counted by, as far as is known there
    waits: Waiting | None = None  # if it may be in the public list


@dataclass
class _Waiting:
    """A table of the public list of another process."""

    waiting: Waiting
    left: int | None  # when somebody was there last; None while somebody is


class WaitingElsewhere:
    """The tables that other processes have in the public list."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], _Waiting] = {}  # by table and process

    def note(self, attendance: Attendance, now: int) -> None:
        """Note whether a table may be in the list."""
        key = (attendance.table, attendance.process)
        if attendance.waits is None:
            self._found.pop(key, None)
            return
        is_there = bool(attendance.seats or attendance.watchers)
        self._found[key] = _Waiting(attendance.waits, None if is_there else now)

    def joined(self, own: list[Waiting], before: int) -> list[Waiting]:
        """Return those of this process and of others, without those left before then."""
        found = {each.table: each for each in own}
        for key, elsewhere in tuple(self._found.items()):
            if elsewhere.left is not None and elsewhere.left < before:
                del self._found[key]
            else:
                found.setdefault(elsewhere.waiting.table, elsewhere.waiting)
        return list(found.values())

    def forget_others_than(self, living: set[str]) -> None:
        """Forget the tables of processes that are dead."""
        for code, process in tuple(self._found):
            if process not in living:
                del self._found[code, process]
