"""Trials: the one check of several actions of a turn before they are played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import numpy as np

from qalat.core.contract import States
from qalat.core.errors import Illegal, OutOfTurn, Refusal, Unreadable
from qalat.core.game import Game
from qalat.core.record import CHANCE, OVER
from qalat.core.workspace import Space

WRONG_MOMENT = 1
"""The index of the first reason in every game's REASONS: another decision is due."""

_ROWS = 8


def _interruption(actor: int, place: int) -> str:
    """Return why the next requested action is not part of the turn."""
    number = f"action {place + 1}"
    if actor == OVER:
        return f"the game is over before {number}"
    if actor == CHANCE:
        return f"something is drawn before {number}"
    return f"the turn is over before {number}"


class Trial:
    """The actions last tried from a position, and the positions that they lead to.

    A common prefix with the actions tried before is not applied again.
    """

    def __init__(self, game: Game, states: States, space: Space) -> None:
        self._game = game
        self._driver = game.engine.driver
        self._states = states
        self._space = space
        self._actions: list[int] = []
        self._approved: tuple[int, ...] | None = None
        self.positions = game.engine.blank(_ROWS)
        """[place] the position before the action of that place, if it has been applied."""

    def clear(self) -> None:
        """Reset the trial, because the starting position has changed."""
        self._actions.clear()
        self._approved = None

    def known(self, run: Sequence[int]) -> int:
        """Return how many of some actions have been applied already."""
        if not self._actions:
            return 0
        pairs = zip(self._actions, run, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    def check(self, run: Sequence[int]) -> None:
        """Refuse actions that cannot be played one after another in a turn."""
        asked = tuple(run)
        if self._approved == asked:
            return
        # A single action is the usual case.
        refusal = self._against(asked, 0, "") if len(asked) == 1 else self.attempt(asked)[1]
        if refusal is not None:
            raise refusal
        self._approved = asked

    def after(self, run: Sequence[int]) -> States:
        """Return a copy of the position that actions lead to, or refuse them."""
        self.check(run)
        if not run:
            return self._states.copy()
        for place in range(self.known(run), len(run)):
            self._carry_out(place, run[place])
        return self.positions[len(run) : len(run) + 1].copy()

    def attempt(self, run: Sequence[int], asked: str = "") -> tuple[int, Refusal | None]:
        """Try actions; return how many are legal, and the refusal of the next one.

        The last action is only checked, not applied.
        """
        for place in range(self.known(run), len(run)):
            refusal = self._against(run, place, asked)
            if refusal is not None:
                return place, refusal
            if place + 1 < len(run):
                self._carry_out(place, run[place])
        return len(run), None

    def _against(self, run: Sequence[int], place: int, asked: str) -> Refusal | None:
        """Return the refusal of an action, if all before it have been applied."""
        # why_not changes nothing, so a single action, the usual case, needs no copy.
        states = self.positions if place else self._states
        if place and states["actor"][place] != self._states["actor"][0]:
            return self._turn_ended(run, place, asked)
        action = run[place]
        if not 0 <= action < self._game.actions.count:
            return self._unknown(action)
        number = int(self._driver.why_not(states, place, action, self._space().scratch))
        if number == 0:
            return None
        return self._illegal(states[place], asked or self.words(run[: place + 1]), number)

    def _turn_ended(self, run: Sequence[int], place: int, asked: str) -> Illegal:
        """Return the refusal of an action after the end of the turn.

        An action asked for in words may be refused by the rule that ends the turn at a draw. All
        else is refused alike: what chance may draw, and others may do, could reveal a secret.
        """
        if asked and self.positions["actor"][place] == CHANCE and self._is_players(run[place]):
            number = self._why_not(place, run[place])
            # For an unknown action say only that something is drawn.
            if number not in {0, self._why_not(place, self._game.actions.count)}:
                return self._illegal(self.positions[place], asked, number)
        why = _interruption(int(self.positions["actor"][place]), place)
        return OutOfTurn(asked or self.words(run[:place]), why, place=place)

    def _is_players(self, action: int) -> bool:
        """Return whether such an action exists and is a player's."""
        actions = self._game.actions
        return 0 <= action < actions.count and not actions.is_chance(action)

    def _why_not(self, place: int, action: int) -> int:
        """Return the number of the reason against an action after those before its place."""
        return int(self._driver.why_not(self.positions, place, action, self._space().scratch))

    def _carry_out(self, place: int, action: int) -> None:
        """Apply a legal action after those before its place; drop what was tried after them."""
        if place == 0:
            self.positions[0] = self._states[0]
        if place + 1 == len(self.positions):
            self.positions = np.concatenate([self.positions, self.positions])
        self.positions[place + 1] = self.positions[place]
        self._driver.apply(self.positions, place + 1, action, self._space().scratch)
        self._actions[place:] = [action]

    def _illegal(self, state: np.record, asked: str, number: int) -> Illegal:
        if state.actor == OVER:
            return Illegal(asked, "the game is over")
        rule, sentence = self._game.reason(number)
        expected = self._game.notation.prompt(state) if number == WRONG_MOMENT else None
        return Illegal(asked, sentence, rule=rule, expected=expected, number=number)

    def _unknown(self, action: int) -> Unreadable | None:
        count = self._game.actions.count
        if 0 <= action < count:
            return None
        return Unreadable(f"action {action}", f"a number below {count}")

    def words(self, run: Sequence[int]) -> str:
        """Return the words of actions, or refuse the first number that is not an action."""
        for action in run:
            unknown = self._unknown(action)
            if unknown is not None:
                raise unknown
        return " ".join(self._game.actions.word(action) for action in run)
