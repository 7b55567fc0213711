"""What is heard of a connection, bounded before it is taken apart."""

from __future__ import annotations

from typing import Any

import h11

LONGEST_HEAD = 32_768
MOST_LINES = 128  # of a head
_MOST_PIECES = 2000  # of a body
_LENGTHS = {b"content-length", b"transfer-encoding"}


class Heard(h11.Connection):
    """What is heard of a connection; many lines or many pieces cost far more than their bytes."""

    _pieces = 0

    def next_event(self) -> Any:
        """Return the next thing that was heard."""
        if self.their_state is h11.IDLE:
            self._check_head()
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._pieces += 1
            if self._pieces > _MOST_PIECES:
                raise h11.RemoteProtocolError("a body in too many pieces")
        elif isinstance(event, h11.Request):
            self._pieces = 0
            names = {name for name, _ in event.headers}
            if names >= _LENGTHS:
                # Whoever passes it on may have believed the other one (request smuggling).
                raise h11.RemoteProtocolError("two lengths of one body")
        return event

    def _check_head(self) -> None:
        """Refuse a head of too many lines, or too long a one, before it is taken apart."""
        waiting, _ = self.trailing_data
        end = waiting.find(b"\n\r\n")
        end = len(waiting) if end < 0 else end
        if end > LONGEST_HEAD or waiting.count(b"\n", 0, end) > MOST_LINES:
            raise h11.RemoteProtocolError("too long a head")
