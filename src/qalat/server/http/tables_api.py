"""Tables, guests and records over HTTP; play itself goes over the socket."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated
from weakref import WeakValueDictionary

import msgspec
import segno
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from qalat.core.log import Log
from qalat.games import GAMES
from qalat.play import levels
from qalat.play.characters import of_level
from qalat.server.http import guests
from qalat.server.http.cookies import own_cookies
from qalat.server.http.origins import counted_address, header
from qalat.server.http.responses import DRAWING, PLAIN, answer, documented, read_body
from qalat.server.limits import Limits
from qalat.server.protocol import (
    Character,
    Choosable,
    GameInfo,
    Games,
    Level,
    Listed,
    Listing,
    Me,
    NewChair,
    NewGuest,
    NewLesson,
    NewTable,
    Opening,
    Pass,
    SeatToken,
    SetChair,
    SitDown,
    UsePass,
)
from qalat.server.refusals import Refused
from qalat.server.rooms.public_list import shared_out
from qalat.server.rooms.room import Room
from qalat.server.rooms.rooms import UNFINISHED, Rooms, new_code
from qalat.server.rooms.summaries import listed_in
from qalat.server.socket.sockets import guest_of
from qalat.server.store import Guest, Summary
from qalat.server.table import commands, lessons
from qalat.server.table.events import (
    AnyChair,
    AnyEvent,
    BotChair,
    Chair,
    Clock,
    PersonChair,
    ProgramChair,
)
from qalat.server.table.table import Table
from qalat.server.table.table_log import stored_seat
from qalat.server.table.updates import listed
from qalat.server.thinking.fair_semaphore import FairSemaphore

Command = Callable[[Table, str], AnyEvent]
"""A guest's command without parameters."""

_DRAWINGS_KEPT = 200
_SEATS_KNOWN = 20_000

Code = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]


class TablesApi:
    """Serves guests, tables and records."""

    def __init__(
        self, rooms: Rooms, signer: guests.Signer, limits: Limits, *, secure: bool
    ) -> None:
        self.rooms = rooms
        self._signer = signer
        self._limits = limits
        self._secure = secure
        # A lock is forgotten when nobody holds it or waits for it any more.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._lists = FairSemaphore()
        self._seats: dict[tuple[str, str], int] = {}  # by table and guest, the longest known first
        self.router = APIRouter(prefix="/api")
        self._add_routes()

    def _add_routes(self) -> None:
        add = self.router.add_api_route
        for path, verb, handler, extra in (
            ("/games", "GET", self.games, documented(Games)),
            ("/me", "GET", self.me, documented(Me)),
            ("/me", "POST", self.become, documented(Me, takes=NewGuest)),
            ("/me/pass", "POST", self.new_pass, documented(Pass)),
            ("/me/use-pass", "POST", self.use_pass, documented(Me, takes=UsePass)),
            ("/tables", "GET", self.open_tables, documented(Listing)),
            ("/tables", "POST", self.new_table, documented(Opening, takes=NewTable)),
            ("/lessons", "POST", self.new_lesson, documented(Opening, takes=NewLesson)),
            ("/tables/mine", "GET", self.own_tables, documented(Listing)),
            ("/tables/{code}", "GET", self.table, documented(Listed)),
            ("/tables/{code}/sit", "POST", self.sit, documented(Listed, takes=SitDown)),
            ("/tables/{code}/stand", "POST", self.stand, documented(Listed)),
            ("/tables/{code}/chair", "POST", self.set_chair, documented(Opening, takes=SetChair)),
            ("/tables/{code}/begin", "POST", self.begin, documented(Listed)),
            ("/tables/{code}/close", "POST", self.close, documented(Listed)),
            ("/tables/{code}/rematch", "POST", self.rematch, documented(Opening)),
            ("/tables/{code}/token", "POST", self.token, documented(SeatToken, takes=SeatToken)),
            ("/tables/{code}/record", "GET", self.record, documented(PLAIN)),
            ("/tables/{code}/log", "GET", self.log, documented(PLAIN)),
            ("/tables/{code}/qr", "GET", self.qr_code, documented(DRAWING)),
        ):
            add(path, handler, methods=[verb], openapi_extra=extra, response_class=Response)

    # Guests.

    async def me(self, request: Request) -> Response:
        """Return the guest; a cookie signed by an older secret is signed again."""
        guest = await self._guest(request)
        response = answer(Me(guest.id, guest.name))
        is_old = any(self._signer.renewed("guest", each) for each in own_cookies(request.scope))
        return self._with_cookie(response, guest) if is_old else response

    async def become(self, request: Request) -> Response:
        """Create a guest with a name, or rename one."""
        body = await read_body(request, NewGuest, self._limits.body)
        guest = await self._named(request, body.name)
        return self._with_cookie(answer(Me(guest.id, guest.name)), guest)

    async def new_pass(self, request: Request) -> Response:
        """Create a one-time link that takes the guest to another device."""
        guest = await self._guest(request)
        self.rooms.shares.spend("passes", self._covered(request))
        secret = guests.new_pass()
        until = self.rooms.now() + 1000 * guests.PASS_SECONDS
        await self.rooms.store.keep_pass(guests.digest_of(secret), guest.id, until)
        return answer(Pass(secret, until))

    async def use_pass(self, request: Request) -> Response:
        """Become the guest of a one-time link."""
        body = await read_body(request, UsePass, self._limits.body)
        address = self._covered(request)
        async with self.rooms.shares.on_trial("misses", address, "bad_token"):
            found = await self.rooms.store.use_pass(guests.digest_of(body.secret), self.rooms.now())
            guest = None if found is None else await self.rooms.store.guest(found)
            if guest is None:
                raise Refused("bad_token")
        return self._with_cookie(answer(Me(guest.id, guest.name)), guest)

    async def _room(self, request: Request, code: str) -> Room:
        return await self.rooms.sought(code, self._covered(request))

    async def _guest(self, request: Request) -> Guest:
        known = guest_of(request.scope, self._signer)
        guest = None if known is None else await self.rooms.store.guest(known)
        if guest is None:
            raise Refused("unknown_guest")
        return guest

    async def _named(self, request: Request, name: str) -> Guest:
        """Return the guest, renamed or new."""
        chosen = commands.checked_name(name)
        now = self.rooms.now()
        try:
            known = await self._guest(request)
        except Refused:
            self.rooms.shares.spend("guests", self._covered(request))
            known = Guest(guests.new_guest(), chosen, now, now)
        guest = Guest(known.id, chosen, known.made, now)
        await self.rooms.store.keep_guest(guest)
        return guest

    def _with_cookie(self, response: Response, guest: Guest) -> Response:
        response.set_cookie(
            guests.COOKIE,
            self._signer.sign("guest", guest.id),
            max_age=guests.COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._secure,
            path="/",
        )
        return response

    # Tables.

    async def games(self) -> Response:
        """Return the games with their options, and the levels of bots."""
        return answer(
            Games([_game(name) for name in GAMES], [_level(each) for each in levels.LEVELS])
        )

    async def open_tables(self, request: Request) -> Response:
        """List the public tables that wait for players, fairly shared between addresses.

        Whoever is told to be unknown here need not ask for tables of their own.
        """
        codes = shared_out(self.rooms.waiting(), self._limits)
        found = await self.rooms.store.summaries(public_open=True, tables=codes)
        listings = {each.table: listed_in(each) for each in found}
        known = guest_of(request.scope, self._signer) is not None
        return answer(Listing([listings[code] for code in codes if code in listings], known))

    async def own_tables(self, request: Request) -> Response:
        """List the guest's own tables, except lessons."""
        guest = await self._guest(request)
        found = await self.rooms.store.summaries(guest=guest.id)
        # Any of them may have to be played again: so one list after another, by turns.
        async with self._lists.passed((self._covered(request), guest.id)):
            own = [await self._listed_own(each, guest.id) for each in found]
        return answer(Listing([each for each in own if not each.lesson], known=True))

    async def _listed_own(self, summary: Summary, guest: str) -> Listed:
        """Return a table's listing without replaying it, as there may be a hundred."""
        room = self.rooms.by_code.get(summary.table)
        if room is not None:
            return await room.seen(lambda table: listed(table, guest))
        return msgspec.structs.replace(
            listed_in(summary), you=await self._stored_seat(summary, guest)
        )

    async def _stored_seat(self, summary: Summary, guest: str) -> int:
        """Return a guest's seat at a stored table; once the game has begun, it is final."""
        key = (summary.table, guest)
        if key in self._seats:
            return self._seats[key]
        seat = stored_seat(await self.rooms.store.load(summary.table), guest)
        if summary.status != "open":
            self._seats[key] = seat
            if len(self._seats) > _SEATS_KNOWN:
                del self._seats[next(iter(self._seats))]
        return seat

    async def table(self, request: Request, code: Code) -> Response:
        """Return one table."""
        guest = guest_of(request.scope, self._signer) or ""
        room = await self._room(request, code)
        return answer(await room.seen(lambda table: listed(table, guest)))

    async def new_table(self, request: Request) -> Response:
        """Open a table."""
        body = await read_body(request, NewTable, self._limits.body)
        guest, address = await self._guest(request), self._covered(request)
        if sum(chair.kind == "me" for chair in body.chairs) > 1:
            raise Refused("bad_seats", expected="one chair for oneself at most")
        opened = commands.open_table(
            guest.id,
            body.game,
            [_chair(chair, guest) for chair in body.chairs],
            options=body.options,
            clock=body.clock or Clock(),
            public=body.public,
            stand_in=body.stand_in,
        )
        self.rooms.rules.check(body.game)
        async with self._alone(guest.id):
            await self._refuse_too_many(guest, address)
            room = await self.rooms.opened(opened, address=address)
        if body.begin:
            await room.carry_out(lambda table: commands.begin(table, guest.id))
        return answer(self._opening(room, guest.id), 201)

    async def new_lesson(self, request: Request) -> Response:
        """Open a lesson and begin it, in place of an unfinished one of the same game."""
        body = await read_body(request, NewLesson, self._limits.body)
        guest, address = await self._guest(request), self._covered(request)
        opened = lessons.open_lesson(guest.id, guest.name, body.game)
        self.rooms.rules.check(body.game)
        async with self._alone(guest.id):
            await self._close_lessons(guest, body.game)
            await self._refuse_too_many(guest, address)
            room = await self.rooms.opened(opened, address=address)
        await room.carry_out(lambda table: commands.begin(table, guest.id))
        return answer(self._opening(room, guest.id), 201)

    async def _close_lessons(self, guest: Guest, game: str) -> None:
        """Close the lessons of a game that a guest has begun and not finished."""
        for summary in await self.rooms.store.summaries(guest=guest.id, status="playing"):
            if summary.game == game and listed_in(summary).lesson:
                room = await self.rooms.room(summary.table)
                with contextlib.suppress(Refused):  # its game was over a moment ago
                    await room.carry_out(lambda table: commands.close(table, guest.id))

    def _alone(self, key: str) -> asyncio.Lock:
        """Return the lock of a guest or a table."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def _refuse_too_many(self, guest: Guest, address: str) -> None:
        """Refuse a new table to a guest or an address with too many running ones."""
        unfinished = 0
        for status in UNFINISHED:
            found = await self.rooms.store.summaries(guest=guest.id, status=status)
            unfinished += len(found)
        most = self._limits.open_tables
        if unfinished >= most:
            raise Refused("too_many", expected=f"at most {most} tables")
        most = self._limits.tables_in_use
        if self.rooms.in_use(address) >= most:
            raise Refused("too_many", expected=f"at most {most} tables of one address in use")
        self.rooms.shares.spend("tables", address)
        self.rooms.shares.spend("tables of days", address)

    def _covered(self, request: Request) -> str:
        """Return what stands for the address by which whoever asks is counted."""
        return self._signer.cover(counted_address(request.scope))

    def _opening(self, room: Room, guest: str) -> Opening:
        """Return a table's address, and for its host the tokens of programs' seats."""
        table = room.table
        if guest != table.opened.host:
            return Opening(table.code, {})
        tokens = {
            seat: self._signer.seat_token(table.code, seat)
            for seat, chair in enumerate(table.chairs)
            if isinstance(chair, ProgramChair)
        }
        return Opening(table.code, tokens)

    async def sit(self, request: Request, code: Code) -> Response:
        """Sit down at a table, with a name if one has none yet."""
        body = await read_body(request, SitDown, self._limits.body)
        room = await self._room(request, code)
        guest = await self._named(request, body.name) if body.name else await self._guest(request)
        await room.carry_out(lambda table: commands.sit(table, guest.id, guest.name, body.seat))
        seated = await room.seen(lambda table: listed(table, guest.id))
        return self._with_cookie(answer(seated), guest)

    async def token(self, request: Request, code: Code) -> Response:
        """Sign the token of a program's seat again, with the current secret."""
        body = await read_body(request, SeatToken, self._limits.body)
        seat = self._signer.seat_of(code, body.token)
        return answer(SeatToken(self._signer.seat_token(code, seat)))

    async def stand(self, request: Request, code: Code) -> Response:
        """Stand up before the game has begun."""
        return await self._happen(request, code, commands.stand_up)

    async def begin(self, request: Request, code: Code) -> Response:
        """Begin the game."""
        return await self._happen(request, code, commands.begin)

    async def close(self, request: Request, code: Code) -> Response:
        """Close a table."""
        return await self._happen(request, code, commands.close)

    async def _happen(self, request: Request, code: str, command: Command) -> Response:
        room = await self._room(request, code)
        guest = await self._guest(request)
        await room.carry_out(lambda table: command(table, guest.id))
        return answer(await room.seen(lambda table: listed(table, guest.id)))

    async def set_chair(self, request: Request, code: Code) -> Response:
        """Open a chair, or give it to a bot or a program."""
        body = await read_body(request, SetChair, self._limits.body)
        room = await self._room(request, code)
        guest = await self._guest(request)
        chair = _chair(body.chair, guest)
        await room.carry_out(lambda table: commands.set_chair(table, guest.id, body.seat, chair))
        return answer(self._opening(room, guest.id))

    async def rematch(self, request: Request, code: Code) -> Response:
        """Open a rematch, or return the one that was opened."""
        room = await self._room(request, code)
        guest = await self._guest(request)
        async with self._alone(code), self._alone(guest.id):
            code = await self._follow(room, guest, self._covered(request))
            return answer(self._opening(await self._room(request, code), guest.id), 201)

    async def _follow(self, room: Room, guest: Guest, address: str) -> str:
        """Return the table of the rematch; open it if necessary."""
        await room.rest()
        table = room.table
        if table.followed and table.seat_of(guest.id) >= 0:
            return table.followed
        await self._refuse_too_many(guest, address)
        code = commands.follow(table, guest.id, new_code()).table
        again = commands.open_table(
            guest.id,
            table.opened.game,
            table.chairs,
            options=table.opened.options,
            clock=table.opened.clock,
            public=table.opened.public,
            stand_in=table.opened.stand_in,
            before=table.code,
        )
        following = await self.rooms.opened(again, code, address)
        try:
            await room.carry_out(lambda table: commands.follow(table, guest.id, code))
        except Refused as refused:
            if refused.reason != "followed":
                raise
            # Somebody was faster, by way of another process.
            await following.carry_out(lambda table: commands.close(table, guest.id))
        return table.followed

    # Records.

    async def record(self, request: Request, code: Code) -> Response:
        """Return the game as a record, as far as the guest may see it."""
        room = await self._room(request, code)
        self.rooms.shares.spend("records", self._covered(request))
        guest = guest_of(request.scope, self._signer) or ""
        found = await room.seen(lambda table: _log_for(table, guest))
        if found is None:
            raise Refused("not_begun")
        return PlainTextResponse(str(found))

    async def log(self, request: Request, code: Code) -> Response:
        """Return the log of a finished table, with the seed, for verification."""
        room = await self._room(request, code)
        if await room.seen(lambda table: table.status) != "over":
            raise Refused("unfinished")
        self.rooms.shares.spend("records", self._covered(request))
        return PlainTextResponse(await self.rooms.written_log(code))

    async def qr_code(self, request: Request, code: Code) -> Response:
        """Draw the table's link as a QR code."""
        room = await self._room(request, code)
        # There may be many hosts, with long names.
        self.rooms.shares.spend("records", self._covered(request))
        scheme = "https" if self._secure else request.url.scheme
        link = f"{scheme}://{header(request.scope, b'host')}/t/{room.table.code}"
        return Response(_drawn(link), media_type=DRAWING)


@lru_cache(maxsize=_DRAWINGS_KEPT)
def _drawn(link: str) -> bytes:
    """Return a link as a QR code; cached, as drawing takes far longer than sending."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=4, border=2)
    return picture.getvalue()


def _log_for(table: Table, guest: str) -> Log | None:
    """Return the game as a guest may see it, if there is one."""
    if table.match is None:
        return None
    seat = table.seat_of(guest)
    return table.match.log_for(None if seat < 0 else table.names[seat])


def _chair(chair: NewChair, guest: Guest) -> AnyChair:
    """Return a chair as somebody sets it."""
    if chair.kind == "me":
        return PersonChair(guest.id, guest.name)
    if chair.kind == "bot":
        return commands.checked_chair(BotChair(chair.level, chair.character))
    if chair.kind == "program":
        return commands.checked_chair(ProgramChair(chair.name))
    return Chair()


def _game(name: str) -> GameInfo:
    game = GAMES[name]
    options = [
        Choosable(each.name, list(each.values), is_free=each.read is not None)
        for each in game.options
    ]
    return GameInfo(name, game.version, game.fewest, game.most, options)


def _level(level: levels.BotLevel) -> Level:
    known = [Character(each.key, each.name) for each in of_level(level.name)]
    return Level(level.number, level.name, known)
