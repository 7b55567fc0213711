"""Why an action is refused: a rule and a sentence for each reason, numbered from 1."""

from __future__ import annotations

REASONS: list[tuple[str, str]] = [("", "it is legal")]


def _reason(rule: str, sentence: str) -> int:
    REASONS.append((rule, sentence))
    return len(REASONS) - 1


LEGAL = 0
WRONG_MOMENT = _reason("RW-T1", "something else is asked now")
NO_SUCH_DIE = _reason("RW-C1", "no die of that colour shows that value")
NEVER_ROUND = _reason("RW-C1", "a die is never turned from 6 to 1 or from 1 to 6")
TURNING_IS_OVER = _reason("RW-C1", "dice are turned before the action, not after it")
NO_COIN = _reason("RW-C3", "no coin is left to turn a die with")
NOT_SHOWN = _reason("RW-T2", "no blue and no yellow die show that crossing together")
BUILT_ALREADY = _reason("RW-T2", "that crossing is built already")
NOT_AFTER_COINS = _reason("RW-C2", "a second build follows a build, once, and nothing else")
TOO_FEW_COINS = _reason("RW-C3", "a second build costs three coins")
SECOND_BUILT = _reason("RW-C2", "the crossing of the two unused dice is built already")
NOT_ROLLED = _reason("RW-T5", "the four dice do not show that pair")
ROLLED_AGAIN = _reason("RW-S2", "that crossing is built already, so both dice are rolled again")
TYPE_IS_FULL = _reason("RW-V2", "all boxes of that type are full, so the dice are rolled again")
NOT_DRAWN_NOW = _reason("RW-M6", "chance cannot bring that now")
