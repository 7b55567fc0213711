"""The events of a table, as they are stored; every position is a replay of them."""

from __future__ import annotations

from typing import Literal

import msgspec

Why = Literal["time", "left"]
"""Why a bot sits in for somebody."""


class Clock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """No clock: time is unlimited."""


class GameClock(Clock, frozen=True, tag="game"):
    """Seconds for the whole game, and seconds that each turn gives back."""

    seconds: int
    increment: int = 0


class MoveClock(Clock, frozen=True, tag="move"):
    """Seconds for each turn; days, where a game is played by correspondence."""

    seconds: int


AnyClock = Clock | GameClock | MoveClock


class Chair(msgspec.Struct, frozen=True, tag_field="kind", tag="open"):
    """A seat that anybody with the link may take."""


class PersonChair(Chair, frozen=True, tag="person"):
    """A seat taken by a guest."""

    guest: str
    name: str


class BotChair(Chair, frozen=True, tag="bot", omit_defaults=True):
    """A seat of a bot: a level's name, and who of that level plays; "" of before characters."""

    level: str
    character: str = ""


class ProgramChair(Chair, frozen=True, tag="program"):
    """A seat for an outside program, which shows a token for it."""

    name: str


AnyChair = Chair | PersonChair | BotChair | ProgramChair


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """One event; its number and its time are stored beside it."""


FIRST_TERMS, TERMS = 1, 2
"""The first and the current terms of tables.

By the first, draws come from a stream, and whoever has left is not asked about a takeback.
By the second, each draw is a keyed hash of its number, and everybody who plays is asked.
"""


class Opened(Event, frozen=True, tag="opened"):
    """A table was made: the first event of every table.

    The seed of a lesson is the same for everybody, that of any other table is its own secret.
    """

    game: str
    version: int
    host: str
    chairs: tuple[AnyChair, ...]
    options: dict[str, str]
    clock: AnyClock
    public: bool
    stand_in: str
    seed: str
    before: str = ""
    lesson: bool = False
    terms: int = FIRST_TERMS


class Placed(Event, frozen=True, tag="placed"):
    """A chair was taken, left, or given to a bot, before the game began."""

    seat: int
    chair: AnyChair


class Began(Event, frozen=True, tag="began"):
    """The game began; the first draws were made."""

    names: tuple[str, ...]
    draws: tuple[int, ...] = ()


class Acted(Event, frozen=True, tag="acted"):
    """A seat played actions, and chance drew what followed."""

    seat: int
    actions: tuple[int, ...]
    draws: tuple[int, ...] = ()


class Undone(Event, frozen=True, tag="undone"):
    """A seat took back its last actions, none of them behind a draw."""

    seat: int
    steps: int


class AskedBack(Event, frozen=True, tag="asked_back"):
    """A seat asked the others to take so many actions back, draws among them."""

    seat: int
    steps: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered who asked."""

    seat: int
    agrees: bool


class TakenBack(Event, frozen=True, tag="taken_back"):
    """Everybody agreed to take actions back, and chance drew again."""

    seat: int
    steps: int
    draws: tuple[int, ...] = ()


class Replaced(Event, frozen=True, tag="replaced"):
    """A bot took over for a player whose time was up or who left."""

    seat: int
    level: str
    why: Why


class Returned(Event, frozen=True, tag="returned"):
    """A player came back."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed"):
    """The server came back after it was away, or its clock was set: nobody's time ran meanwhile.

    Spent are the milliseconds that count of the time since somebody's began to run.
    """

    spent: int = 0


class Said(Event, frozen=True, tag="said"):
    """A guest said something to the table, from a seat or, -1, as one who watches."""

    guest: str
    name: str
    text: str
    seat: int = -1


class Followed(Event, frozen=True, tag="followed"):
    """Another game was opened for the same table."""

    table: str


class Closed(Event, frozen=True, tag="closed"):
    """The table was closed before the game was over, or given up."""


AnyEvent = (
    Opened
    | Placed
    | Began
    | Acted
    | Undone
    | AskedBack
    | Answered
    | TakenBack
    | Replaced
    | Returned
    | Resumed
    | Said
    | Followed
    | Closed
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode(event: Event) -> bytes:
    """Return an event as it is stored."""
    return _ENCODER.encode(event)


def decode(data: bytes) -> AnyEvent:
    """Return a stored event."""
    return _DECODER.decode(data)
