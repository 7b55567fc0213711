"""Every message between server and clients; the browser's types are generated from this file.

Messages hold no prose: a client puts them into words in its player's language. Times are
milliseconds since 1970 or durations in milliseconds, seats are counted from 0, -1 is nobody.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from qalat.server.refusals import Reason
from qalat.server.table.events import AnyClock, Why

VERSION = 1

LARGEST_MESSAGE = 4096
"""The size limit of a client's message in bytes."""


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message to the server; its answer carries the same id."""

    id: int = 0


class Hello(FromClient, frozen=True, tag="hello", kw_only=True):
    """The first message on every socket: who connects, and the last event seen.

    An outside program sends the token of its seat; with words, positions and actions are also
    sent in the game's notation.
    """

    version: int
    last: int = -1
    token: str = ""
    words: bool = False


class Act(FromClient, frozen=True, tag="act", kw_only=True):
    """Play one or more actions of a turn, by number."""

    turn: int
    actions: tuple[int, ...]


class Undo(FromClient, frozen=True, tag="undo", kw_only=True):
    """Take back one's own last actions."""

    turn: int
    steps: int = 1


class AskBack(FromClient, frozen=True, tag="ask_back", kw_only=True):
    """Ask the others to take back one's last turn."""

    turn: int


class Answer(FromClient, frozen=True, tag="answer", kw_only=True):
    """Agree to a takeback, or not."""

    turn: int
    agrees: bool


class Say(FromClient, frozen=True, tag="say", kw_only=True):
    """Say something short to the table."""

    text: str


class Leave(FromClient, frozen=True, tag="leave"):
    """Leave a running game; a bot takes over."""


class ComeBack(FromClient, frozen=True, tag="come_back"):
    """Take one's seat back from the bot."""


class Preview(FromClient, frozen=True, tag="preview", kw_only=True):
    """Ask what the position would be after some actions, without doing them.

    With legal, ask as well what one could do next.
    """

    turn: int
    actions: tuple[int, ...]
    legal: bool = False


class Hint(FromClient, frozen=True, tag="hint", kw_only=True):
    """Ask the coach for the best turns."""

    turn: int


class Refresh(FromClient, frozen=True, tag="refresh"):
    """Ask for the whole table again."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Ask whether the server is there."""


AnyFromClient = (
    Hello | Act | Undo | AskBack | Answer | Say | Leave | ComeBack | Preview | Hint | Refresh | Ping
)


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it."""

    kind: Literal["open", "person", "bot", "program"]
    name: str = ""
    level: str = ""
    character: str = ""
    sitting_in: str = ""


class Spoken(msgspec.Struct, frozen=True):
    """Something said at the table, from a seat or, -1, by somebody who watches."""

    name: str
    text: str
    at: int
    seat: int


class Asked(msgspec.Struct, frozen=True):
    """A takeback that somebody waits for."""

    seat: int
    steps: int
    agreed: tuple[int, ...]


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """The private part of an update for a seat: the rest of the patch, and the legal actions."""

    patch: list[int]
    legal: list[int] = []
    undoable: int = 0
    words: list[str] = []


class Happened(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The public part of an event."""

    event: str
    at: int
    seat: int = -1
    chair: Seat | None = None
    names: tuple[str, ...] = ()
    actions: tuple[int, ...] = ()
    draws: tuple[int, ...] = ()
    steps: int = 0
    agrees: bool = False
    level: str = ""
    why: Why | None = None
    name: str = ""
    text: str = ""
    table: str = ""


WrittenDeed = tuple[int | str | list[int | list[int]], ...]
"""Something that was done: the name of its kind, its last and first step, its seat, its fields.

Each game has kinds of its own; the fields follow in the order in which its reference has them.
"""


class Points(msgspec.Struct, frozen=True):
    """Points so far: a total for each name, and the parts of each."""

    totals: list[int]
    parts: list[list[int]]


class Times(msgspec.Struct, frozen=True):
    """What each seat has left, and whose time runs, as of a moment."""

    left: tuple[int, ...]
    running: int
    at: int


class ToClient(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message to a client."""


class TableNow(ToClient, frozen=True, tag="table", kw_only=True):
    """Everything about a table that one client may know."""

    id: int = 0
    version: int
    table: str
    game: str
    rules: int
    options: dict[str, str]
    clock: AnyClock
    public: bool
    lesson: bool = False
    status: Literal["open", "playing", "over", "closed"]
    number: int
    turn: int
    made: int
    now: int
    seats: list[Seat]
    names: tuple[str, ...]
    you: int
    host: bool
    actor: int
    commitment: str
    seed: str = ""
    record: str = ""
    facts: str = ""
    steps: list[int] = []
    deeds: list[WrittenDeed] = []
    points: Points | None = None
    winners: tuple[str, ...] = ()
    times: Times | None = None
    talk: list[Spoken] = []
    asked: Asked | None = None
    followed: str = ""
    here: list[bool] = []
    watchers: int = 0
    own: Own | None = None
    position: str = ""


class Update(ToClient, frozen=True, tag="update", kw_only=True):
    """One event, and what it changed: the table before and this make the table behind it.

    Deeds are new ones; those of steps that are taken back are gone. Parts, seats and names are
    there when they changed, all of them; a status comes with the seed and the winners that it
    lets one know. Times and a takeback that is asked for are there as long as there are any.
    The last two fields follow the public part: the private part of a seat, and the id of the
    message that the update answers.
    """

    number: int
    turn: int
    happened: Happened
    actor: int
    patch: list[int] = []
    facts: list[int] = []
    totals: list[int] = []
    deeds: list[WrittenDeed] = []
    parts: list[list[int]] = []
    times: Times | None = None
    asked: Asked | None = None
    seats: list[Seat] = []
    names: tuple[str, ...] = ()
    status: Literal["", "open", "playing", "over", "closed"] = ""
    seed: str = ""
    winners: tuple[str, ...] = ()
    own: Own | None = None
    id: int = 0


class Done(ToClient, frozen=True, tag="done"):
    """The request is done, and needs no other answer."""

    id: int


class RefusedNow(ToClient, frozen=True, tag="refused"):
    """The request was refused, and why."""

    id: int
    reason: Reason
    rule: str = ""
    number: int = 0
    found: str = ""
    expected: str = ""


class Presence(ToClient, frozen=True, tag="presence"):
    """Who is here: each seat, and how many who watch."""

    here: list[bool]
    watchers: int


class Previewed(ToClient, frozen=True, tag="previewed", kw_only=True):
    """What some actions would change, for the seat that asked; no draw is foreseen.

    Legal, if asked for, is what the seat could do next: nothing where its turn would be over.
    """

    id: int
    turn: int
    patch: list[int]
    facts: list[int]
    totals: list[int]
    deeds: list[WrittenDeed] = []
    legal: list[int] = []


WrittenEffect = dict[str, int | str | list[int]]
"""What a turn leads to, as plain data: its kind, and what belongs to its kind.

Each game has kinds of its own; the browser's types of them are made from the game's effects.py.
"""

WrittenPlaces = dict[str, list[int]]
"""What a turn is done with and where: numbers by the name of what they number."""


class Advice(msgspec.Struct, frozen=True):
    """One turn that the coach thought about, and the deeds that it would be.

    The best has reasons: what speaks for it, and what the second costs. equal tells that the
    two are level within the error of the coach.
    """

    actions: tuple[int, ...]
    points: float
    win: float
    visits: int
    parts: tuple[float, ...]
    deeds: list[WrittenDeed] = []
    gains: list[WrittenEffect] = []
    costs: list[WrittenEffect] = []
    places: WrittenPlaces = {}
    equal: bool = False


class Hinted(ToClient, frozen=True, tag="hinted", kw_only=True):
    """The coach's best turns, best first."""

    id: int
    turn: int
    best: list[Advice]


class Stopping(ToClient, frozen=True, tag="stopping"):
    """The server stops; everything that was acknowledged is kept."""


AnyToClient = TableNow | Update | Done | RefusedNow | Presence | Previewed | Hinted | Stopping


# What goes over HTTP.


class Choosable(msgspec.Struct, frozen=True):
    """An option of a game and its values, the default first; a free one takes others too."""

    name: str
    values: list[str]
    is_free: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    fewest: int
    most: int
    options: list[Choosable]


class Character(msgspec.Struct, frozen=True):
    """Somebody who plays as a bot: the key that a chair names, and the name at the table."""

    key: str
    name: str


class Level(msgspec.Struct, frozen=True):
    """A level of bots, and who plays at it."""

    number: int
    name: str
    characters: list[Character]


class Games(msgspec.Struct, frozen=True):
    """All that can be chosen for a new table."""

    games: list[GameInfo]
    levels: list[Level]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: str


class Me(msgspec.Struct, frozen=True):
    """Who one is: an id that stays, and a name that can change."""

    guest: str
    name: str


class NewChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as a host sets it: for oneself, open, for a bot of a level, for a program.

    Where no character is named, the server chooses one of the level who does not sit there yet.
    """

    kind: Literal["me", "open", "bot", "program"]
    level: str = ""
    character: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    chairs: tuple[NewChair, ...]
    options: dict[str, str] = {}
    clock: AnyClock | None = None
    public: bool = False
    stand_in: str = "architect"
    begin: bool = False


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be taught, at a table of one's own that begins at once."""

    game: str


class SetChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair and what it is to be."""

    seat: int
    chair: NewChair


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair to sit on, the first free one if none is named; a name, if one has none yet."""

    seat: int | None = None
    name: str = ""


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that was opened, and the tokens of its programs' seats."""

    table: str
    tokens: dict[int, str] = {}


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists tell of it.

    due is when the time of whoever is to act is used up, 0 where no time is kept. Once the game is
    over there are the winners, and the points of each name: the seats, then those who score along.
    """

    table: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    made: int
    touched: int
    seats: list[Seat]
    clock: AnyClock
    options: dict[str, str]
    you: int = -1
    actor: int = -1
    number: int = 0
    lesson: bool = False
    due: int = 0
    winners: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()


class Listing(msgspec.Struct, frozen=True):
    """Several tables, the latest first; known tells whether whoever asks is a guest here."""

    tables: list[Listed]
    known: bool = False


class Moment(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One step of a game looked back at: who is to act after it, and what it changed.

    points are place and value by turns, in the parts of all players laid end to end.
    """

    actor: int
    patch: list[int] = []
    facts: list[int] = []
    points: list[int] = []


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game to look back at: the table as it is now, how all began, and a moment for each step."""

    table: TableNow
    record: str
    facts: str
    parts: list[list[int]]
    moments: list[Moment]


class WrittenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, and the seat that it is looked at from, -1 for those who watch."""

    text: str
    seat: int = -1


class Change(msgspec.Struct, frozen=True):
    """How many points of one part of the score a turn was expected to bring more than another."""

    part: str
    points: float


class JudgedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of a game that is over, beside the best one there was.

    first is the number of its first step. points and wins are what everybody could expect of the
    best turn; the loss is what the played one cost, in points and in the chance to win. Up to the
    error the two are equal. gains are what speaks for the best turn against the played one, costs
    what speaks against the played one. outcome and outcome_facts are what the best turn would
    have changed in the position before it, as spectators see it: places and values by turns. deeds
    are what the best turn would have been.
    """

    first: int
    seat: int
    played: tuple[int, ...]
    best: tuple[int, ...]
    loss: float
    win_loss: float
    points: tuple[float, ...]
    wins: tuple[float, ...]
    reasons: list[Change]
    deeds: list[WrittenDeed] = []
    error: float = 0.0
    gains: list[WrittenEffect] = []
    costs: list[WrittenEffect] = []
    played_places: WrittenPlaces = {}
    best_places: WrittenPlaces = {}
    outcome: list[int] = []
    outcome_facts: list[int] = []


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """How far the coach has come with a game that is over, and what it said of turns asked for."""

    state: Literal["none", "waiting", "thinking", "done", "failed"]
    done: int
    total: int
    turns: list[JudgedTurn]


class Pass(msgspec.Struct, frozen=True):
    """A link by which another device becomes the same guest, once and soon."""

    secret: str
    until: int


class UsePass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of such a link."""

    secret: str


class SeatToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an outside program shows to play a seat."""

    token: str


class BotsNow(msgspec.Struct, frozen=True):
    """How the bots keep up: processes that think, those that are busy, questions that wait."""

    workers: int
    busy: int
    waiting: int
    answered: int


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """What goes on at a server, for whoever wonders why a bot takes its time."""

    version: str
    protocol: int
    since: int
    tables: dict[str, int]
    sockets: int
    bots: BotsNow
    stopping: bool


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request over HTTP was refused."""

    reason: Reason
    rule: str = ""
    number: int = 0
    found: str = ""
    expected: str = ""
