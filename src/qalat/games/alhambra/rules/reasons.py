"""Why an action is refused: a rule and a sentence for each reason, numbered from 1."""

from __future__ import annotations

REASONS: list[tuple[str, str]] = [("", "it is legal")]


def _reason(rule: str, sentence: str) -> int:
    REASONS.append((rule, sentence))
    return len(REASONS) - 1


LEGAL = 0
WRONG_MOMENT = _reason("ALH-T1", "something else is asked now")
MUST_ACT = _reason("ALH-T1", "there is no pass while an action is possible")
CARDS_NOT_SHOWN = _reason("ALH-T2", "the display does not show these cards")
SLOT_EMPTY = _reason("ALH-T5", "the slot is empty until the end of the turn")
TOO_LITTLE_MONEY = _reason("ALH-T3", "the hand holds too little of the slot's currency")
CARD_NOT_HELD = _reason("ALH-T3", "the hand holds no such card of the slot's currency")
CARDS_DESCEND = _reason("ALH-T3", "cards are laid from the highest value to the lowest")
CANNOT_REACH_PRICE = _reason("ALH-T3", "the cards that could follow would not reach the price")
PRICE_NOT_REACHED = _reason("ALH-T3", "the cards laid do not reach the price")
NOT_IN_RESERVE = _reason("ALH-T7", "the tile is not in the player's reserve")
FITS_NOWHERE = _reason("ALH-B6", "the tile fits on no cell and in place of no palace tile")
NO_TILE_THERE = _reason("ALH-T7", "the player's palace has no tile there")
FOUNTAIN_STAYS = _reason("ALH-B6", "the fountain is never removed or replaced")
CUTS_OFF = _reason("ALH-B6", "other tiles could no longer be reached on foot")
LEAVES_HOLE = _reason("ALH-B6", "the palace would be left with a hole")
NOT_SET_ASIDE = _reason("ALH-T6", "the tile is not one of those bought and set aside")
CELL_TAKEN = _reason("ALH-B4", "a tile lies there already")
TOUCHES_NOTHING = _reason("ALH-B4", "the tile would share no side with the palace")
SIDES_DIFFER = _reason("ALH-B2", "a walled side would meet an open one")
NO_WAY_IN = _reason("ALH-B3", "no open side would lead into the tile")
MAKES_HOLE = _reason("ALH-B5", "an empty area would be enclosed")
NO_DIRK = _reason("ALH-D1", "Dirk takes part with two players only")
NOT_TO_DIRK = _reason("ALH-P4", "tiles awarded at the end are not given to Dirk")
NOT_DRAWN_NOW = _reason("ALH-E1", "chance cannot draw that now")
