"""Saving a game in progress: to which file, and whether it is saved."""

from __future__ import annotations

from pathlib import Path

from qalat import Refusal, Unreadable
from qalat.cli.files import shown_name, write_whole
from qalat.core.match import Match


class SavedGame:
    """Writes a match's record to files, and never overwrites another file."""

    def __init__(self, match: Match, *, file: str | None, came_from: str | None) -> None:
        self._match = match
        self._file = file
        self._last = came_from
        self._known = {came_from} if came_from else set()
        self._saved_text = str(match.log) if came_from else ""
        if file is not None:
            self.save(file)

    @property
    def is_automatic(self) -> bool:
        """Whether the game is saved automatically, at each turn."""
        return self._file is not None

    @property
    def unsaved(self) -> bool:
        """Whether the game has changed since it was last saved."""
        return str(self._match.log) != self._saved_text

    @property
    def state(self) -> str:
        """Whether and where the game is saved, in words."""
        if self.unsaved or self._last is None:
            return "the game is not saved"
        return f"the game is saved in {shown_name(self._last)}"

    def autosave(self) -> None:
        """Save the game if it is saved automatically."""
        if self._file is not None and self.unsaved:
            self.save(self._file)

    def save(self, asked: str) -> str:
        """Save the game to a file, by default the last one; return the file's name."""
        file = asked or self._last
        if not file:
            raise Unreadable("no file", 'a name such as in "save game.qalat"')
        if file not in self._known and Path(file).exists():
            raise Refusal(f"{shown_name(file)} exists already: name a new file")
        text = str(self._match.log)
        write_whole(file, text)
        self._known.add(file)
        self._last, self._saved_text = file, text
        return shown_name(file)
