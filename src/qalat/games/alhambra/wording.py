"""Actions in words: the phrases a person writes, and the actions that they stand for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from qalat.core.errors import Illegal, Unreadable, quoted
from qalat.core.record import CHANCE, OVER
from qalat.games.alhambra.actions import REACH
from qalat.games.alhambra.components import (
    CURRENCIES,
    DISPLAY_SIZE,
    MOST_TOGETHER,
    SLOTS,
    TAKES,
    TILES,
    TYPES,
    VALUES,
    card_name,
    may_be_taken_together,
    wall_letters,
)
from qalat.games.alhambra.state import ACTION, PAYMENT, PLACEMENT, SITE

_VERBS = "take, buy, pay, settle, place, redesign, at, swap, in reserve, with Dirk or pass"
_VALUES = tuple(str(value + 1) for value in range(VALUES))
_SLOTS = tuple(str(slot + 1) for slot in range(SLOTS))
_CELL = re.compile(r"-?\d{1,3},-?\d{1,3}")


def phrases(words: Sequence[str]) -> list[str]:
    """Return action words as phrases: a purchase and a placement become one phrase each."""
    result: list[str] = []
    for word in words:
        verb = word.split()[0]
        before = result[-1].split() if result else []
        if verb == "pay" and before[:1] == ["buy"]:
            joint = "" if "with" in before else "with "
            result[-1] += f" {joint}{word.split()[1]}"
        elif verb == "settle" and before[:1] == ["buy"] and "with" in before:
            result[-1] += "."
        elif verb in ("at", "swap", "in", "with") and _waits_for_place(before):
            result[-1] += f" {word}"
        else:
            result.append(word)
    return [_finished(phrase) for phrase in result]


def _waits_for_place(phrase: list[str]) -> bool:
    return phrase[:1] in (["place"], ["redesign"]) and len(phrase) == 4


def _finished(phrase: str) -> str:
    """Spell a purchase that is not settled yet word by word."""
    if phrase.endswith("."):
        return phrase[:-1]
    if phrase.startswith("buy") and "with" in phrase:
        slot, _, cards = phrase.partition(" with ")
        return "; ".join([slot, *(f"pay {card}" for card in cards.split())])
    return phrase


def runs(phrase: str) -> list[list[str]]:
    """Return the runs of action words that a phrase may stand for."""
    tokens = phrase.split()
    if not tokens:
        raise Unreadable("nothing", _VERBS)
    verb, rest = tokens[0].lower(), tokens[1:]
    if verb == "take":
        return [[_take(rest)]]
    if verb == "buy":
        return [_purchase(rest)]
    if verb == "pay" and len(rest) == 1:
        return [[f"pay {_value(rest[0])}"]]
    if verb == "place":
        return _placements("place", rest)
    if verb == "redesign" and rest[:1] == ["remove"] and len(rest) == 2:
        return [[f"redesign remove {_cell(rest[1], 'ALH-T7')}"]]
    if verb == "redesign":
        return _placements("redesign", rest)
    if verb in ("at", "swap", "in", "with"):
        return [[_place(tokens)]]
    if verb == "draw":
        return _draws(rest)
    if verb in ("settle", "pass", "youngest"):
        return [[" ".join([verb, *rest])]]
    raise Unreadable(quoted(phrase), _VERBS)


def _named(token: str, names: Sequence[str], what: str) -> int:
    """Return the place of a name in a list; its first letters will do."""
    found = [place for place, name in enumerate(names) if name.startswith(token.lower())]
    if len(found) != 1:
        raise Unreadable(quoted(token), f"{what}: {', '.join(names)}")
    return found[0]


def _value(token: str) -> int:
    if token in _VALUES:
        return int(token)
    raise Unreadable(quoted(token), f"a card's value, 1 to {VALUES}")


def _cell(token: str, rule: str) -> str:
    """Return a cell as actions name it; one that no palace can reach is refused by the rule."""
    if _CELL.fullmatch(token):
        x, y = (int(part) for part in token.split(","))
        if max(abs(x), abs(y)) > REACH:
            raise Illegal(token, "no palace reaches as far", rule=rule)
        return f"{x},{y}"
    raise Unreadable(quoted(token), 'a cell such as "1,-2"')


def read_card(tokens: Sequence[str]) -> int:
    """Return the kind of a card written as currency and value."""
    if len(tokens) != 2:
        raise Unreadable(quoted(" ".join(tokens)), 'a card such as "blue 3"')
    return _named(tokens[0], CURRENCIES, "a currency") * VALUES + _value(tokens[1]) - 1


def _take(tokens: Sequence[str]) -> str:
    if not tokens:
        raise Unreadable("no cards to take", 'cards such as "blue 3 green 2"')
    pairs = [tokens[start : start + 2] for start in range(0, len(tokens), 2)]
    kinds = tuple(sorted(read_card(pair) for pair in pairs))
    word = "take " + " ".join(card_name(kind) for kind in kinds)
    values = tuple(kind % VALUES + 1 for kind in kinds)
    if len(kinds) > DISPLAY_SIZE:
        raise Illegal(word, f"the display shows {DISPLAY_SIZE} cards", rule="ALH-S4")
    if not may_be_taken_together(values):
        why = f"cards taken together are worth {MOST_TOGETHER} at most, these {sum(values)}"
        raise Illegal(word, why, rule="ALH-T2")
    if kinds not in TAKES:
        raise Illegal(word, "a card is there three times at most", rule="ALH-M3")
    return word


def _purchase(tokens: Sequence[str]) -> list[str]:
    if not tokens or tokens[0] not in _SLOTS:
        raise Unreadable(quoted(" ".join(tokens)), f"a slot, 1 to {SLOTS}")
    words = [f"buy {tokens[0]}"]
    if len(tokens) == 1:
        return words
    if tokens[1].lower() != "with":
        raise Unreadable(quoted(" ".join(tokens[1:])), '"with" and the values of the cards')
    if len(tokens) == 2:
        raise Unreadable('no cards behind "with"', "the values of the cards")
    values = sorted((_value(token) for token in tokens[2:]), reverse=True)
    return [*words, *(f"pay {value}" for value in values), "settle"]


def matching_tiles(tokens: Sequence[str]) -> list[str]:
    """Return the names of the tiles that a type, a price and walls, or fewer of them, fit."""
    if not 1 <= len(tokens) <= 3:
        raise Unreadable(quoted(" ".join(tokens)), 'a tile such as "garden 8 NW"')
    building_type = _named(tokens[0], TYPES, "a building")
    found = [tile for tile in TILES if tile.type == building_type]
    if len(tokens) > 1:
        found = [tile for tile in found if str(tile.price) == tokens[1]]
    if len(tokens) > 2:
        found = [tile for tile in found if wall_letters(tile.walls) == tokens[2].upper()]
    if not found:
        raise Unreadable(quoted(" ".join(tokens)), "a tile of the box")
    return [tile.name for tile in found]


def _place(tokens: Sequence[str]) -> str:
    """Return the action word of a place that a tile goes to."""
    words = [token.lower() for token in tokens]
    if len(words) == 2 and words[0] in ("at", "swap"):
        return f"{words[0]} {_cell(words[1], 'ALH-B4' if words[0] == 'at' else 'ALH-T7')}"
    if words == ["in", "reserve"]:
        return "in reserve"
    if words == ["with", "dirk"]:
        return "with Dirk"
    raise Unreadable(
        quoted(" ".join(tokens)), 'a place such as "at 1,-2", "swap 0,3", "in reserve", "with Dirk"'
    )


def _placements(verb: str, tokens: Sequence[str]) -> list[list[str]]:
    places = ("at", "swap", "in", "with")
    split = next((k for k, token in enumerate(tokens) if token.lower() in places), len(tokens))
    place = [_place(tokens[split:])] if split < len(tokens) else []
    return [[f"{verb} {name}", *place] for name in matching_tiles(tokens[:split])]


def _draws(tokens: Sequence[str]) -> list[list[str]]:
    if len(tokens) == 2 and tokens[0] == "scoring" and tokens[1] in ("A", "B"):
        return [[f"draw scoring {tokens[1]}"]]
    if len(tokens) == 2 and tokens[0] in CURRENCIES:
        return [[f"draw {card_name(read_card(tokens))}"]]
    return [[f"draw {name}"] for name in matching_tiles(tokens)]


def prompt(state: Any) -> str:
    """Return in one sentence what is asked now."""
    if state.actor == OVER:
        return "nothing: the game is over"
    if state.actor == CHANCE:
        return "a draw"
    if state.phase == ACTION:
        declined = ", or a pass" if state.extra_action and state.traded else ""
        return f"money, a purchase or a redesign{declined}"
    if state.phase == PAYMENT:
        return f"cards for slot {state.slot + 1}, or to settle"
    if state.phase == PLACEMENT:
        return "one of the tiles set aside to be placed"
    tile = TILES[state.picked].name
    if state.phase == SITE:
        dirk = (
            ", the reserve or Dirk" if state.seats == 2 and not state.closing else " or the reserve"
        )
        return f"a place for {tile}: a cell{dirk}"
    return f"a cell for {tile}, or a palace tile to swap it with"
