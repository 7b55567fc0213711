"""What clients at a table ask for, and the events that it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from qalat.server.protocol import (
    Act,
    Answer,
    AnyFromClient,
    AskBack,
    ComeBack,
    Done,
    Hint,
    Leave,
    Ping,
    Preview,
    Refresh,
    Say,
    Undo,
)
from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table.updates import SPECTATOR

if TYPE_CHECKING:
    from qalat.server.rooms.audience import Client
    from qalat.server.rooms.room import Room
    from qalat.server.table.events import AnyEvent

_PLAYING = (Act, Undo, AskBack)

_encode = msgspec.json.Encoder().encode


def answer(room: Room, client: Client, message: AnyFromClient) -> AnyEvent | None:
    """Return the event that a message leads to; some are answered at once."""
    _refuse_when_nothing_can_happen(room)
    if isinstance(message, _PLAYING):
        return _play(room, client.seat, message)
    if isinstance(message, Ping):
        client.send(_encode(Done(message.id)))
        return None
    if isinstance(message, Refresh):
        room.audience.refresh(client, message.id)
        return None
    table, seat = room.table, client.seat
    if isinstance(message, Say):
        return commands.say(table, client.guest, client.name, message.text, seat)
    if seat == SPECTATOR:
        raise Refused("not_seated")
    if isinstance(message, Answer):
        return commands.answer(table, seat, message.turn, agrees=message.agrees)
    if isinstance(message, Leave):
        return commands.leave(table, seat)
    if isinstance(message, ComeBack):
        return commands.come_back(table, seat)
    _look_ahead(room, client, message)
    return None


def _refuse_when_nothing_can_happen(room: Room) -> None:
    if room.rooms.is_stopping:
        raise Refused("stopping")
    if room.is_lost:
        raise Refused("storage")


def _play(room: Room, seat: int, message: Act | Undo | AskBack) -> AnyEvent:
    """Return the event that a message leads to which is for whoever plays a seat."""
    if seat == SPECTATOR:
        raise Refused("not_seated")
    if seat in room.table.sitting_in:
        raise Refused("not_your_turn", expected="to come back first")
    if isinstance(message, Act):
        return commands.act(room.table, seat, message.turn, message.actions)
    if isinstance(message, Undo):
        return commands.undo(room.table, seat, message.turn, message.steps)
    return commands.ask_back(room.table, seat, message.turn)


def _look_ahead(room: Room, client: Client, message: AnyFromClient) -> None:
    if isinstance(message, Preview):
        updates = room.audience.updates
        previewed = updates.preview(client.seat, message)
        room.when_written(lambda: client.send(_encode(previewed)))
    elif isinstance(message, Hint):
        commands.checked_moment(room.table, client.seat, message.turn)
        room.rooms.bots.hint(room, client, message)
    else:
        raise Refused("unreadable", expected="one hello, at the beginning")
