"""Tables of boardgame.io: four clients a table over socket.io's protocol, moves by turns."""

import asyncio
import json
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Any

from serving.playing import SEATS, Table, or_stuck
from serving.wire import Wire

_GAME = "city"
_SPACE = f"/{_GAME},".encode()
_OPEN, _PING, _CONNECTED = b"0", b"2", b"40" + _SPACE
_UPDATE = b"42" + _SPACE + b'["update"'
_SYNC = b"42" + _SPACE + b'["sync"'
_NUMBER = b'"_stateID":'


class BoardgameTable(Table):
    """One match, and what its four clients know of it."""

    def __init__(self, port: int, match: str, credentials: Sequence[str]) -> None:
        super().__init__()
        self.seats = [_Seat(self, port, match, seat, credentials[seat]) for seat in range(SEATS)]
        self.number = 0
        self._moves = 0

    @property
    def is_over(self) -> bool:
        return False

    def move(self) -> None:
        seat = self._moves % SEATS
        round_ = self._moves // SEATS
        kind = "buy" if round_ % 3 == 2 else "take"
        self._moves += 1
        self.seats[seat].move(kind, round_ % 4, self.number)

    def updated(self, number: int) -> None:
        self.number = number
        self.note_update()

    def close(self) -> None:
        for seat in self.seats:
            seat.wire.close()


class _Seat:
    def __init__(
        self, table: BoardgameTable, port: int, match: str, seat: int, credentials: str
    ) -> None:
        self.wire = Wire(port, "/socket.io/?EIO=4&transport=websocket", self._heard)
        self._table = table
        self._match = match
        self._seat = str(seat)
        self._credentials = credentials

    def _emit(self, *arguments: object) -> None:
        self.wire.send(b"42" + _SPACE + json.dumps(arguments, separators=(",", ":")).encode())

    def _heard(self, frame: bytes) -> None:
        if frame.startswith(_UPDATE):
            start = frame.find(_NUMBER) + len(_NUMBER)
            self._table.updated(_digits(frame, start))
        elif frame == _PING:
            self.wire.send(b"3")
        elif frame.startswith(_OPEN):
            self.wire.send(b"40" + _SPACE)
        elif frame.startswith(_CONNECTED):
            self._emit("sync", self._match, self._seat, self._credentials, SEATS)
        elif frame.startswith(_SYNC):
            self._table.note_entry()

    def move(self, kind: str, slot: int, number: int) -> None:
        payload = {
            "type": kind,
            "args": [slot],
            "playerID": self._seat,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, number, self._match, self._seat)


def _digits(frame: bytes, start: int) -> int:
    end = start
    while 48 <= frame[end] <= 57:
        end += 1
    return int(frame[start:end])


async def boardgame_tables(port: int, count: int) -> Sequence[Table]:
    """Open so many matches through the lobby, and sit down at them."""
    http = HTTPConnection("127.0.0.1", port)
    tables = []
    for _ in range(count):
        match, credentials = await asyncio.to_thread(_open, http)
        table = BoardgameTable(port, match, credentials)
        for seat in table.seats:
            await seat.wire.connect()
        await or_stuck(table.entered)
        tables.append(table)
    return tables


def _open(http: HTTPConnection) -> tuple[str, list[str]]:
    match = _ask(http, f"/games/{_GAME}/create", {"numPlayers": SEATS})["matchID"]
    credentials = [
        _ask(http, f"/games/{_GAME}/{match}/join", {"playerID": str(seat), "playerName": "P"})
        for seat in range(SEATS)
    ]
    return match, [each["playerCredentials"] for each in credentials]


def _ask(http: HTTPConnection, path: str, body: object) -> Any:
    http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    response = http.getresponse()
    told = response.read()
    if response.status >= 300:
        raise RuntimeError(f"{path}: {response.status} {told.decode()[:200]}")
    return json.loads(told)
