"""Positions read: lines that are left out stand for nothing there.

Cards not named are in the deck, tiles not named in the bag. So a position for a test is as
short as its point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qalat.core.errors import Unreadable, quoted
from qalat.core.game import Line
from qalat.core.record import CHANCE, OVER
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
from qalat.games.alhambra.writing import COUNTERS, INDENT, NONE, PILES

_NAMES = {tile.name: number for number, tile in enumerate(TILES)}


def read_position(lines: Sequence[Line], state: Any) -> None:
    """Fill a blank state from a position's lines."""
    _Reader(state).read(lines)


def _whole(text: str, low: int, high: int) -> int:
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 6 and low <= int(text) <= high:
        return int(text)
    raise Unreadable(quoted(text), f"a whole number from {low} to {high}")


def _parts(text: str, separator: str = ";") -> list[str]:
    if text in ("", NONE):
        return []
    parts = [part.strip() for part in text.split(separator)]
    if "" in parts:
        raise Unreadable(quoted(text), f'something between each "{separator}"')
    return parts


def _one_tile(text: str) -> int:
    names = matching_tiles(text.split())
    if len(names) != 1:
        raise Unreadable(quoted(text), f"one of {', '.join(names)}")
    return _NAMES[names[0]]


class _Reader:
    """Reads a position line by line; each line's key names the method that reads its value."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seat = NOTHING
        self.seen: set[tuple[int, str]] = set()
        self.placed: set[int] = set()
        self.told: tuple[int | None, int | None] = (None, None)

    def read(self, lines: Sequence[Line]) -> None:
        self._clear()
        waiting = list(lines)
        while waiting:
            number, text = waiting.pop(0)
            key, colon, value = text.strip().partition(":")
            if not colon:
                raise Unreadable(quoted(text), '"key: value"', line=number)
            try:
                if key == "palace" and not value:
                    self._palace(number, waiting)
                else:
                    self._line(key, value.strip())
            except Unreadable as refusal:
                raise refusal.at(number) from None
        if self.state.seats == 0:
            raise Unreadable('no line "players: ..."', "the number of players")
        self._rest()

    def _clear(self) -> None:
        state = self.state
        state.turn_seat = state.slot = state.picked = state.youngest = NOTHING
        state.display[:] = NOTHING
        state.market[:] = NOTHING
        state.location[:] = IN_BAG
        state.phase = ACTION
        state.pile = NO_PILES
        state.turn = 1

    def _line(self, key: str, value: str) -> None:
        if key.startswith("seat "):
            self._once(key)
            self.seat = self._seat_of(key)
            if value:
                raise Unreadable(quoted(value), "nothing behind the seat")
            return
        readers = self._table_lines() if self.seat == NOTHING else self._seat_lines()
        if key not in readers:
            raise Unreadable(quoted(key), f"one of {', '.join([*readers, 'seat N'])}")
        if key != "players" and self.state.seats == 0:
            raise Unreadable(quoted(key), '"players: ..." before it')
        self._once(key)
        readers[key](value)

    def _table_lines(self) -> dict[str, Any]:
        return {
            "players": self._players,
            "options": self._options,
            "phase": self._phase,
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

    def _seat_lines(self) -> dict[str, Any]:
        return {
            "hand": self._hand,
            "reserve": lambda value: self._lay(value, IN_RESERVE + self.seat),
            "set aside": lambda value: self._lay(value, SET_ASIDE + self.seat),
            "points": lambda value: self._points(value, self.seat),
            "palace": self._no_map,
        }

    def _once(self, key: str) -> None:
        if (self.seat, key) in self.seen or (NOTHING, key) in self.seen:
            raise Unreadable(f"{quoted(key)} a second time", "each line once")
        self.seen.add((NOTHING if key.startswith("seat ") else self.seat, key))

    def _seat_of(self, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "seat":
            raise Unreadable(quoted(text), '"seat N"')
        return _whole(number, 1, max(1, int(self.state.seats))) - 1

    def _players(self, value: str) -> None:
        self.state.seats = _whole(value, 2, MAX_SEATS)

    def _options(self, value: str) -> None:
        seen: set[str] = set()
        for part in _parts(value, ","):
            name, _, chosen = part.partition("=")
            option = next((each for each in OPTIONS if each.name == name), None)
            if option is None or chosen not in option.values:
                known = ", ".join(each.name for each in OPTIONS)
                raise Unreadable(quoted(part), f"name=value of {known}")
            if name in seen:
                raise Unreadable(f"{quoted(name)} a second time", "each option once")
            seen.add(name)
            number = option.values.index(chosen) - (name == "youngest")
            self.state[name] = number

    def _phase(self, value: str) -> None:
        name, _, actor = value.partition(", ")
        if name not in PHASES:
            raise Unreadable(quoted(name), f"one of {', '.join(PHASES)}")
        self.state.phase = PHASES.index(name)
        if actor in ("chance", "nobody"):
            self.state.actor = CHANCE if actor == "chance" else OVER
        else:
            self.state.actor = self._seat_of(actor)

    def _turn_of(self, value: str) -> None:
        self.state.turn_seat = NOTHING if value == NONE else self._seat_of(value)

    def _fields(self, value: str, names: tuple[str, ...]) -> None:
        for part in _parts(value, ","):
            name, _, number = part.partition(" ")
            if name not in names:
                raise Unreadable(quoted(part), f"a number for one of {', '.join(names)}")
            limit = 30_000 if name == "turn" else 127
            if name == "cards":
                self.told = (_whole(number, 0, limit), self.told[1])
            else:
                self.state[name] = _whole(number, 0, limit)

    def _market(self, value: str) -> None:
        for part in _parts(value):
            slot, _, name = part.partition(" ")
            place = _whole(slot, 1, SLOTS) - 1
            if name != NONE:
                self.state.market[place] = self._put(name, ON_MARKET)

    def _display(self, value: str) -> None:
        kinds = sorted(read_card(part.split()) for part in _parts(value))
        if len(kinds) > len(self.state.display):
            raise Unreadable(f"{len(kinds)} cards", f"at most {len(self.state.display)}")
        self.state.display[: len(kinds)] = kinds

    def _hold(self, value: str, counts: Any) -> None:
        for part in _parts(value):
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
        self._hold(value, self.state.hand[self.seat])
        self.state.hand_size[self.seat] = self.state.hand[self.seat].sum()

    def _bag(self, value: str) -> None:
        self.told = (self.told[0], _whole(value.removesuffix(" tiles"), 0, TILE_COUNT))

    def _paying(self, value: str) -> None:
        slot, _, cards = value.partition(" with ")
        self.state.slot = _whole(slot, 1, SLOTS) - 1
        if not cards:
            raise Unreadable(quoted(value), '"SLOT with CARDS", "-" for none')
        for card in [] if cards == NONE else cards.split():
            laid = _whole(card, 1, VALUES) - 1
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
        for name in _parts(value):
            self._put(name, place)

    def _points(self, value: str, row: int) -> None:
        for part in _parts(value):
            letter, *numbers = part.split()
            if len(letter) != 1 or letter not in SCORINGS or len(numbers) != len(PARTS):
                raise Unreadable(quoted(part), f"a scoring and {len(PARTS)} numbers")
            points = [_whole(number, 0, 127) for number in numbers]
            if self.state.points[row, SCORINGS.index(letter)].any():
                raise Unreadable(f"{quoted(letter)} a second time", "each scoring once")
            self.state.points[row, SCORINGS.index(letter)] = points

    def _no_map(self, value: str) -> None:
        raise Unreadable(quoted(value), "the map in the lines below")

    def _palace(self, number: int, waiting: list[Line]) -> None:
        if self.seat == NOTHING:
            raise Unreadable('"palace"', '"seat N:" before it', line=number)
        self._once("palace")
        deep = INDENT * 2
        drawn: list[Line] = []
        while waiting and waiting[0][1].startswith(deep):
            line, text = waiting.pop(0)
            drawn.append((line, text[len(deep) :]))
        if not drawn:
            raise Unreadable("no map", f"a map, each line behind {len(deep)} blanks", line=number)
        for (x, y), tile in read_map(drawn).items():
            self._put_tile(tile, IN_PALACE + self.seat)
            self.state.x[tile] = x
            self.state.y[tile] = y

    def _rest(self) -> None:
        """Put what was not named into deck and bag, and add the points up."""
        state = self.state
        told_deck, told_bag = self.told
        for kind in range(CARD_KINDS):
            state.deck[kind // VALUES, kind % VALUES] = COPIES[state.seats] - self._used(kind)
        if (state.deck < 0).any():
            raise Unreadable("more cards of a kind than the box has", "the cards of the box")
        state.deck_size = state.deck.sum()
        state.bag_size = (state.location == IN_BAG).sum()
        for name, told, left in (
            ("cards in the deck", told_deck, state.deck_size),
            ("tiles in the bag", told_bag, state.bag_size),
        ):
            if told not in (None, left):
                raise Unreadable(f"{told} {name}", f"{left}, as the rest says")
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
