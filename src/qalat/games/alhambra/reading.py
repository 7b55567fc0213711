"""The parser of positions; lines may be left out where there is nothing.

Cards that are not named are in the deck, tiles in the bag, so a position for a test can be short.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from qalat.core.contract import Line
from qalat.core.errors import Unreadable, quoted
from qalat.core.reader import PositionReader, parts, whole_number
from qalat.core.writer import NONE
from qalat.games.alhambra.components import (
    CARD_KINDS,
    COPIES,
    DIRK,
    MAX_SEATS,
    SCORINGS,
    SLOT_CURRENCY,
    SLOTS,
    TILE_COUNT,
    TILES,
    VALUES,
)
from qalat.games.alhambra.options import OPTIONS
from qalat.games.alhambra.palace_map import read_map
from qalat.games.alhambra.state import (
    ACTION,
    IN_BAG,
    IN_PALACE,
    IN_RESERVE,
    MOST_TURNS,
    NO_PILES,
    NOTHING,
    ON_MARKET,
    PARTS,
    PAYMENT,
    PHASES,
    SET_ASIDE,
    WITH_DIRK,
)
from qalat.games.alhambra.wording import matching_tiles, read_card
from qalat.games.alhambra.writing import COUNTERS, PILES

_NAMES = {tile.name: number for number, tile in enumerate(TILES)}


def read_position(lines: Sequence[Line], state: Any) -> None:
    """Fill a blank state from a position's lines."""
    _Reader(state).read(lines)


def _one_tile(text: str) -> int:
    names = matching_tiles(text.split())
    if len(names) != 1:
        raise Unreadable(quoted(text), f"one of {', '.join(names)}")
    return _NAMES[names[0]]


class _Reader(PositionReader):
    """Reads a position of Alhambra."""

    options = OPTIONS
    phases = PHASES
    players = range(2, MAX_SEATS + 1)

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.placed: set[int] = set()
        self.given: tuple[int | None, int | None] = (None, None)

    def clear(self) -> None:
        """Put all cards into the deck and all tiles into the bag; a turn has begun."""
        state = self.state
        state.turn_seat = state.slot = state.picked = state.youngest = NOTHING
        state.display[:] = NOTHING
        state.market[:] = NOTHING
        state.location[:] = IN_BAG
        state.phase = ACTION
        state.pile = NO_PILES
        state.turn = 1

    def lines(self) -> dict[str, Callable[[str], None]]:
        """Return the lines of the table, or of a seat."""
        return self._seat_lines() if self.block else self._table_lines()

    def drawings(self) -> dict[str, Callable[[int, list[Line]], None]]:
        """Return the palace, which is drawn."""
        return {"palace": self._palace}

    def _table_lines(self) -> dict[str, Callable[[str], None]]:
        return {
            "players": self.read_players,
            "options": self.read_options,
            "phase": self.read_phase,
            "turn of": self._turn_of,
            "counters": lambda value: self._fields(value, COUNTERS),
            "market": self._market,
            "display": self._display,
            "deck": lambda value: self._fields(value, (*PILES, "cards")),
            "discard": lambda value: self._hold(value, self.state.discard),
            "bag": self._bag,
            "paying": self._paying,
            "picked": self._picked,
            "dirk": lambda value: self._lay(value, WITH_DIRK),
            "dirk's points": lambda value: self._points(value, DIRK),
        }

    def _seat_lines(self) -> dict[str, Callable[[str], None]]:
        return {
            "hand": self._hand,
            "reserve": lambda value: self._lay(value, IN_RESERVE + self.row),
            "set aside": lambda value: self._lay(value, SET_ASIDE + self.row),
            "points": lambda value: self._points(value, self.row),
            "palace": self.drawn_below,
        }

    def _turn_of(self, value: str) -> None:
        self.state.turn_seat = self.seat_or_nobody(value)

    def _fields(self, value: str, names: tuple[str, ...]) -> None:
        for part in parts(value, ","):
            name, _, number = part.partition(" ")
            if name not in names:
                raise Unreadable(quoted(part), f"a number for one of {', '.join(names)}")
            limit = MOST_TURNS if name == "turn" else 127
            if name == "cards":
                self.given = (whole_number(number, 0, limit), self.given[1])
            else:
                self.state[name] = whole_number(number, 0, limit)

    def _market(self, value: str) -> None:
        for part in parts(value):
            slot, _, name = part.partition(" ")
            place = whole_number(slot, 1, SLOTS) - 1
            if name != NONE:
                self.state.market[place] = self._put(name, ON_MARKET)

    def _display(self, value: str) -> None:
        kinds = sorted(read_card(part.split()) for part in parts(value))
        if len(kinds) > len(self.state.display):
            raise Unreadable(f"{len(kinds)} cards", f"at most {len(self.state.display)}")
        self.state.display[: len(kinds)] = kinds

    def _hold(self, value: str, counts: Any) -> None:
        for part in parts(value):
            currency, *values = part.split()
            if not values:
                raise Unreadable(quoted(part), "a currency and the values of its cards")
            for number in values:
                kind = read_card([currency, number])
                counts[kind // VALUES, kind % VALUES] += 1
                if counts[kind // VALUES, kind % VALUES] > COPIES[self.state.seats]:
                    raise Unreadable(
                        quoted(part), f"each card at most {COPIES[self.state.seats]} times"
                    )

    def _hand(self, value: str) -> None:
        if value.endswith((" card", " cards")):
            raise Unreadable(quoted(value), "the cards of the hand, currency by currency")
        self._hold(value, self.state.hand[self.row])
        self.state.hand_size[self.row] = self.state.hand[self.row].sum()

    def _bag(self, value: str) -> None:
        self.given = (self.given[0], whole_number(value.removesuffix(" tiles"), 0, TILE_COUNT))

    def _paying(self, value: str) -> None:
        slot, _, cards = value.partition(" with ")
        self.state.slot = whole_number(slot, 1, SLOTS) - 1
        if not cards:
            raise Unreadable(quoted(value), '"SLOT with CARDS", "-" for none')
        for card in [] if cards == NONE else cards.split():
            laid = whole_number(card, 1, VALUES) - 1
            self.state.laid[laid] += 1
            if self.state.laid[laid] > COPIES[self.state.seats]:
                raise Unreadable(
                    quoted(cards), f"each card at most {COPIES[self.state.seats]} times"
                )

    def _picked(self, value: str) -> None:
        self.state.picked = _one_tile(value)

    def _put(self, name: str, place: int) -> int:
        return self._put_tile(_one_tile(name), place)

    def _put_tile(self, tile: int, place: int) -> int:
        if tile in self.placed:
            raise Unreadable(f"{TILES[tile].name} a second time", "each tile of the box once")
        self.placed.add(tile)
        self.state.location[tile] = place
        return tile

    def _lay(self, value: str, place: int) -> None:
        for name in parts(value):
            self._put(name, place)

    def _points(self, value: str, row: int) -> None:
        for part in parts(value):
            letter, *numbers = part.split()
            if len(letter) != 1 or letter not in SCORINGS or len(numbers) != len(PARTS):
                raise Unreadable(quoted(part), f"a scoring and {len(PARTS)} numbers")
            points = [whole_number(number, 0, 127) for number in numbers]
            if self.state.points[row, SCORINGS.index(letter)].any():
                raise Unreadable(f"{quoted(letter)} a second time", "each scoring once")
            self.state.points[row, SCORINGS.index(letter)] = points

    def _palace(self, _: int, drawn: list[Line]) -> None:
        for (x, y), tile in read_map(drawn).items():
            self._put_tile(tile, IN_PALACE + self.row)
            self.state.x[tile] = x
            self.state.y[tile] = y

    def finish(self) -> None:
        """Put the remaining cards and tiles into deck and bag, and sum the points."""
        state = self.state
        given_deck, given_bag = self.given
        for kind in range(CARD_KINDS):
            state.deck[kind // VALUES, kind % VALUES] = COPIES[state.seats] - self._used(kind)
        if (state.deck < 0).any():
            raise Unreadable("more cards of a kind than the box has", "the cards of the box")
        state.deck_size = state.deck.sum()
        state.bag_size = (state.location == IN_BAG).sum()
        for name, given, left in (
            ("cards in the deck", given_deck, state.deck_size),
            ("tiles in the bag", given_bag, state.bag_size),
        ):
            if given not in (None, left):
                raise Unreadable(f"{given} {name}", f"{left}, as the rest says")
        if state.turn_seat == NOTHING and state.turn > 0:
            state.turn_seat = max(0, int(state.actor))
        state.score[:] = state.points.sum(axis=(1, 2))

    def _used(self, kind: int) -> int:
        state = self.state
        currency, value = kind // VALUES, kind % VALUES
        used = int(state.discard[currency, value]) + int(state.hand[:, currency, value].sum())
        used += int((state.display == kind).sum())
        if state.phase == PAYMENT and SLOT_CURRENCY[state.slot] == currency:
            used += int(state.laid[value])
        return used
