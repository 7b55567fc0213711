"""Keeping a game that is being played: where it is saved, and whether it is."""

from __future__ import annotations

from pathlib import Path

from qalat import Refusal, Unreadable
from qalat.cli.files import shown_name, write_whole
from qalat.core.match import Match


class Keeper:
    """Writes a match's record to files, and never over a file that holds something else."""

    def __init__(self, match: Match, *, file: str | None, came_from: str | None) -> None:
        self._match = match
        self._file = file
        self._last = came_from
        self._known = {came_from} if came_from else set()
        self._saved_text = str(match.log) if came_from else ""
        if file is not None:
            self.save(file)

    @property
    def keeps(self) -> bool:
        """Whether the game is saved by itself, at each turn."""
        return self._file is not None

    @property
    def unsaved(self) -> bool:
        """Whether something has happened since the game was last saved."""
        return str(self._match.log) != self._saved_text

    @property
    def state(self) -> str:
        """Where the game can be found again, in words."""
        if self.unsaved or self._last is None:
            return "the game is not saved"
        return f"the game is saved in {shown_name(self._last)}"

    def keep(self) -> None:
        """Save the game where it is saved by itself."""
        if self._file is not None and self.unsaved:
            self.save(self._file)

    def save(self, asked: str) -> str:
        """Save the game in a file, or where it was saved last; return the file's name."""
        file = asked or self._last
        if not file:
            raise Unreadable("no file", 'a name such as in "save game.qalat"')
        if file not in self._known and Path(file).exists():
            raise Refusal(f"{shown_name(file)} is there already, so name a new file")
        text = str(self._match.log)
        write_whole(file, text)
        self._known.add(file)
        self._last, self._saved_text = file, text
        return shown_name(file)
