"""The commands of a table: each returns an event, or refuses.

Nothing here changes a table; the event does, when it is applied.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby, takewhile

from qalat.core.errors import Illegal, OutOfTurn, Refusal, Unreadable
from qalat.core.log import checked_names
from qalat.core.match import Match
from qalat.games import GAMES
from qalat.server.refusals import Refused
from qalat.server.table.chairs import (
    checked_bot,
    checked_level,
    names_at,
    with_character,
    with_characters,
)
from qalat.server.table.events import (
    TERMS,
    Acted,
    Answered,
    AnyChair,
    AnyClock,
    AskedBack,
    Began,
    BotChair,
    Chair,
    Closed,
    Followed,
    GameClock,
    MoveClock,
    Opened,
    PersonChair,
    Placed,
    ProgramChair,
    Replaced,
    Returned,
    Said,
    TakenBack,
    Undone,
    Why,
)
from qalat.server.table.table import Table, is_human, open_chairs

LONGEST_NAME = 24
LONGEST_TEXT = 200
MOST_ACTIONS = 64
LONGEST_GAME = 24 * 3600
LONGEST_INCREMENT = 3600
SHORTEST_MOVE, LONGEST_MOVE = 5, 30 * 24 * 3600
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that count as printable and show nothing."""

_MOST_MARKS = 4
"""Marks on one letter: more of them cover the lines above and below."""


def checked_name(name: str) -> str:
    """Return a guest's name that a record can hold and people can see, or refuse it."""
    trimmed = " ".join(unicodedata.normalize("NFC", name).split())
    if trimmed and not _is_seen(trimmed):
        raise Refused("bad_name", expected="letters that can be seen, each with few marks")
    try:
        checked_names([trimmed])
    except Unreadable as unreadable:
        raise Refused("bad_name", found=name[:40], expected=unreadable.expected) from None
    if len(trimmed) > LONGEST_NAME:
        raise Refused("bad_name", expected=f"at most {LONGEST_NAME} characters")
    return trimmed


def _is_seen(text: str) -> bool:
    """Return whether a text shows something, and stays within its line."""
    kinds = [unicodedata.category(each) for each in text]
    piled = max((len(list(marks)) for kind, marks in groupby(kinds, _is_mark) if kind), default=0)
    shows = any(
        not (each.isspace() or each in _BLANK or _is_mark(kind))
        for each, kind in zip(text, kinds, strict=True)
    )
    return shows and piled <= _MOST_MARKS


def _is_mark(kind: str) -> bool:
    """Return whether what is of this category stands above or below the letter before it."""
    return kind in {"Mn", "Me"}


def checked_chair(chair: AnyChair) -> AnyChair:
    """Return a chair as a host may set it: open, for a bot, or for a program."""
    if isinstance(chair, BotChair):
        return checked_bot(chair)
    if isinstance(chair, ProgramChair):
        return ProgramChair(checked_name(chair.name))
    if isinstance(chair, PersonChair):
        raise Refused("bad_seats", expected="everybody to sit down by themselves")
    return chair


def checked_clock(clock: AnyClock) -> AnyClock:
    """Return a clock that a game can be played with, or refuse it."""
    if isinstance(clock, GameClock):
        if not 10 <= clock.seconds <= LONGEST_GAME or not 0 <= clock.increment <= LONGEST_INCREMENT:
            raise Refused("bad_clock", expected=f"10 to {LONGEST_GAME} seconds for a game")
    elif isinstance(clock, MoveClock) and not SHORTEST_MOVE <= clock.seconds <= LONGEST_MOVE:
        raise Refused("bad_clock", expected=f"{SHORTEST_MOVE} to {LONGEST_MOVE} seconds a turn")
    return clock


def new_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(32)


def open_table(
    host: str,
    game: str,
    chairs: Sequence[AnyChair],
    *,
    options: Mapping[str, str],
    clock: AnyClock,
    public: bool,
    stand_in: str,
    before: str = "",
) -> Opened:
    """Open a table of a game, with a seed that is secret until the game is over.

    Who plays where a bot's chair names nobody follows from the seed, and says nothing about it.
    """
    if game not in GAMES:
        raise Refused("unknown_game", found=game[:40], expected=", ".join(GAMES))
    played = GAMES[game]
    try:
        played.checked_seats(len(chairs))
    except Illegal as illegal:
        raise Refused("bad_seats", found=illegal.asked, expected=illegal.why) from None
    try:
        settings = played.checked_options(options, len(chairs))
    except Refusal as refusal:
        raise Refused("bad_options", expected=str(refusal)) from None
    seed = new_seed()
    return Opened(
        game=game,
        version=played.version,
        host=host,
        chairs=with_characters(chairs, seed),
        options=settings,
        clock=checked_clock(clock),
        public=public,
        stand_in=checked_level(stand_in),
        seed=seed,
        before=before,
        terms=TERMS,
    )


def _before_the_game(table: Table) -> None:
    if table.is_closed:
        raise Refused("closed")
    if table.match is not None:
        raise Refused("begun")


def _in_play(table: Table) -> Match:
    if table.is_closed:
        raise Refused("closed")
    if table.match is None:
        raise Refused("not_begun")
    if table.match.over:
        raise Refused("over")
    return table.match


def _checked_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise Refused("no_such_seat", expected=f"0 to {table.seats - 1}")


def sit(table: Table, guest: str, name: str, seat: int | None) -> Placed:
    """Sit down on a chair, or on the first that is free."""
    _before_the_game(table)
    if table.seat_of(guest) >= 0:
        raise Refused("seated_already")
    free = open_chairs(table.chairs)
    if seat is not None:
        _checked_seat(table, seat)
    if not free or (seat is not None and seat not in free):
        raise Refused("seat_taken")
    return Placed(free[0] if seat is None else seat, PersonChair(guest, checked_name(name)))


def stand_up(table: Table, guest: str) -> Placed:
    """Leave a chair before the game has begun."""
    _before_the_game(table)
    seat = table.seat_of(guest)
    if seat < 0:
        raise Refused("not_seated")
    return Placed(seat, Chair())


def set_chair(table: Table, guest: str, seat: int, chair: AnyChair) -> Placed:
    """Open a chair or give it to a bot or a program, as the host."""
    _before_the_game(table)
    if guest != table.opened.host:
        raise Refused("not_host")
    _checked_seat(table, seat)
    others = [each for place, each in enumerate(table.chairs) if place != seat]
    seed = f"{seat} {table.opened.seed}"
    return Placed(seat, with_character(checked_chair(chair), others, seed))


def begin(table: Table, guest: str) -> Began:
    """Begin the game, once all chairs are taken."""
    _before_the_game(table)
    if guest != table.opened.host and table.seat_of(guest) < 0:
        raise Refused("not_seated")
    if open_chairs(table.chairs):
        raise Refused("seats_open")
    return Began(names_at(table.chairs, table.game.bystanders(table.seats, table.opened.options)))


def checked_moment(table: Table, seat: int, turn: int) -> Match:
    """Return the match if it is a seat's turn, and the turn that it believes it to be."""
    match = _in_play(table)
    if turn != table.turn:
        raise Refused("stale")
    if match.actor != seat:
        raise Refused("not_your_turn")
    return match


def act(table: Table, seat: int, turn: int, actions: Sequence[int]) -> Acted:
    """Play one or more actions of a turn, without a draw between them."""
    match = checked_moment(table, seat, turn)
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise Refused("unreadable", expected=f"1 to {MOST_ACTIONS} actions")
    try:
        match.check(actions)
    except OutOfTurn as early:
        raise Refused("not_your_turn", found=f"action {early.place} of the message") from None
    except Illegal as illegal:
        raise Refused("illegal", rule=illegal.rule or "", number=illegal.number) from None
    except Unreadable as unreadable:
        raise Refused("unreadable", found=unreadable.found, expected=unreadable.expected) from None
    return Acted(seat, tuple(actions))


def act_in_part(table: Table, seat: int, turn: int, actions: Sequence[int]) -> Acted:
    """Play as much of a bot's turn as can be: what it took for certain may hang on hidden hands."""
    for length in range(min(len(actions), MOST_ACTIONS), 1, -1):
        with suppress(Refused):
            return act(table, seat, turn, actions[:length])
    return act(table, seat, turn, actions[:1])


def undo(table: Table, seat: int, turn: int, steps: int) -> Undone:
    """Take back one's own last actions, as far as the last draw."""
    match = _in_play(table)
    if turn != table.turn:
        raise Refused("stale")
    if not 1 <= steps <= match.undoable_by(table.names[seat]):
        raise Refused("nothing_to_undo")
    return Undone(seat, steps)


def ask_back(table: Table, seat: int, turn: int) -> AskedBack | TakenBack:
    """Ask for one's last turn back, and all that followed; a bot on a chair of its own agrees."""
    match = _in_play(table)
    if turn != table.turn:
        raise Refused("stale")
    steps = _since_last_turn(match, seat)
    if steps == 0:
        raise Refused("nothing_to_take_back")
    if not table.others_asked(seat):
        return TakenBack(seat, steps)
    return AskedBack(seat, steps)


def _since_last_turn(match: Match, seat: int) -> int:
    """Return how many actions lie behind the beginning of a seat's last turn, 0 if it had none."""
    latest = list(reversed(match.steps))
    after = sum(1 for _ in takewhile(lambda step: step.actor != seat, latest))
    own = sum(1 for _ in takewhile(lambda step: step.actor == seat, latest[after:]))
    return after + own if own else 0


def answer(table: Table, seat: int, turn: int, *, agrees: bool) -> Answered | TakenBack:
    """Agree to a takeback or not; when everybody has agreed, it happens."""
    _in_play(table)
    request = table.request
    if request is None or seat not in table.others_asked(request.seat) - request.agreed:
        raise Refused("nothing_asked")
    if turn != table.turn:
        raise Refused("stale")
    if agrees and table.others_asked(request.seat) <= request.agreed | {seat}:
        return TakenBack(request.seat, request.steps)
    return Answered(seat, agrees)


def leave(table: Table, seat: int, why: Why = "left") -> Replaced:
    """Let a bot take over for a player who leaves, or whose time is up."""
    _in_play(table)
    if not is_human(table.chairs[seat]) or seat in table.sitting_in:
        raise Refused("not_seated")
    return Replaced(seat, table.opened.stand_in, why)


def come_back(table: Table, seat: int) -> Returned:
    """Take one's seat back from the bot."""
    _in_play(table)
    if seat not in table.sitting_in:
        raise Refused("seated_already")
    if table.clocks.is_exhausted(seat):
        raise Refused("too_many", found="come_back", expected="the bot to end the turn")
    return Returned(seat)


def say(table: Table, guest: str, name: str, text: str, seat: int) -> Said:
    """Say something short to the table; the seat identifies the speaker, as names may repeat."""
    if table.is_closed:
        raise Refused("closed")
    if not name:
        raise Refused("unknown_guest")
    words = " ".join(text.split())
    is_short = 0 < len(words) <= LONGEST_TEXT
    if not is_short or not words.isprintable() or not _is_seen(words):
        raise Refused("bad_text", expected=f"1 to {LONGEST_TEXT} printable characters")
    return Said(guest, name, words, seat)


def follow(table: Table, guest: str, code: str) -> Followed:
    """Note the table of the rematch, once the game is over; whose programs play has to ask."""
    if table.seat_of(guest) < 0:
        raise Refused("not_seated")
    if table.followed:
        raise Refused("followed", found=table.followed)
    if table.status not in {"over", "closed"}:
        raise Refused("unfinished")
    has_programs = any(isinstance(each, ProgramChair) for each in table.chairs)
    if has_programs and guest != table.opened.host:
        raise Refused("not_host")  # or their tokens would be somebody else's
    return Followed(code)


def close(table: Table, guest: str) -> Closed:
    """Close a table, as its host, if it has not begun or nobody else plays."""
    if table.is_closed:
        raise Refused("closed")
    if guest != table.opened.host:
        raise Refused("not_host")
    if table.status == "over":
        raise Refused("over")
    if table.match is not None and table.others_playing(table.seat_of(guest)):
        raise Refused("begun")
    return Closed()
