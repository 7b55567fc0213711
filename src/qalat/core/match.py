"""A match: a game being played, with names, a log, undo, and text both ways."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Self

import numpy as np

from qalat.core.deed_log import DeedLog
from qalat.core.deeds import Deed
from qalat.core.draws import KeyedDraws
from qalat.core.errors import Ambiguous, Illegal, OutOfTurn, Refusal, Unreadable, quoted
from qalat.core.game import Game
from qalat.core.log import CHANCE_NAME, Log, Step, WrittenLog, checked_names, shared_step
from qalat.core.position import write_position
from qalat.core.record import CHANCE, OVER
from qalat.core.trial import Trial
from qalat.core.view import SPECTATOR, View, look, remember


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points by name, their parts, and who won."""

    scores: Mapping[str, int]
    parts: Mapping[str, Mapping[str, int]]
    winners: tuple[str, ...]


def _compare_origin(game: Game, origin: np.ndarray, seats: int, options: Mapping[str, str]) -> None:
    """Refuse names or options that a position is not played with."""
    if seats != origin[0].seats:
        raise Illegal(f"{seats} names", f"the position is one of {origin[0].seats} players")
    played = game.notation.options(origin[0])
    for name, value in options.items():
        if value != played[name]:
            raise Illegal(f"{name}={value}", f"the position is played with {name}={played[name]}")


def _names(game: Game, seats: Sequence[str] | int) -> Sequence[str]:
    """Return a name a seat: those given, or plain ones for a number of players."""
    if isinstance(seats, int):
        return [f"player {number + 1}" for number in range(game.checked_seats(seats))]
    if isinstance(seats, str) or not all(isinstance(name, str) for name in seats):
        raise Unreadable(f"the seats {quoted(str(seats))}", "a list of names, or how many players")
    game.checked_seats(len(seats))
    return seats


class Match:
    """One game being played; chance acts by itself, from the seed, unless draws is off.

    Keyed draws are for games against others: nobody can work out the next from those before.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        origin: np.ndarray | None = None,
        draws: bool = True,
        keyed: bool = False,
    ) -> None:
        names = _names(game, seats)
        count = len(names)
        self.game = game
        self.options = game.checked_options(options, count)
        if origin is not None:
            _compare_origin(game, origin, count, self.options)
        self.seats = checked_names(names, game.bystanders(count, self.options))
        self.seed = secrets.randbits(64) if seed is None else seed
        self.draws = draws
        self._engine = game.engine
        self._scratch = self._engine.scratch(self.seed)
        self._keyed = KeyedDraws(self.seed) if keyed else None
        self._states = self._engine.blank()
        # Reading a field of a record is slow, and this one is read all the time.
        self._actors = self._states["actor"]
        self._listed, self._weights = self._scratch["ids"][0], self._scratch["weights"][0]
        self._origin = origin
        self._steps: list[Step] = []
        self._deed_log: DeedLog | None = None
        self._floor = self._opening()
        self._floor_steps = 0
        self._trial = Trial(game, self._states, self._scratch)
        self._states[0] = self._floor[0]
        self._after()

    def _opening(self) -> np.ndarray:
        """Return the position that the match begins from."""
        if self._origin is not None:
            return self._origin.copy()
        states = self._engine.blank()
        numbers = self.game.option_numbers(self.options)
        self._engine.driver.start(states, 0, len(self.seats), numbers)
        return states

    @classmethod
    def from_position(
        cls,
        game: Game,
        states: np.ndarray,
        *,
        seats: Sequence[str] | None = None,
        seed: int | str | None = None,
        draws: bool = True,
    ) -> Self:
        """Return a match that goes on from a position; its log begins there."""
        names = int(states[0].seats) if seats is None else seats
        options = game.notation.options(states[0])
        return cls(game, names, seed=seed, options=options, origin=states.copy(), draws=draws)

    @classmethod
    def replay(
        cls, log: WrittenLog, upto: int | None = None, *, seed: int | str | None = None
    ) -> Self:
        """Play a record again, all of it or so many of its lines; refuse what is not legal.

        The match draws nothing by itself; set draws, and settle, to go on from there.
        """
        match = cls(
            log.game, log.seats, seed=seed, options=log.options, origin=log.origin, draws=False
        )
        for number, name, phrases in log.moves[:upto]:
            match._replay_line(number, name, phrases)
        if upto is None or upto >= len(log.moves):
            match._compare_ending(*log.ending)
        return match

    def _replay_line(self, number: int, name: str, phrases: tuple[str, ...]) -> None:
        if self.over:
            raise Illegal(f"a move of {name}", "the game is over").at(number)
        if name != self.to_move:
            raise Unreadable(f"a move of {quoted(name)}", f"one of {self.to_move}", line=number)
        for phrase in phrases:
            try:
                run = self.read(phrase)
            except Refusal as refusal:
                raise refusal.at(number) from None
            self._follow(run)

    def _compare_ending(self, number: int, ending: str) -> None:
        told = str(self.log).rstrip("\n").rsplit("\n", 1)[1]
        if told != ending:
            raise Unreadable(quoted(ending), quoted(told), line=number)

    @property
    def state(self) -> np.ndarray:
        """A copy of the position, as an array of one record."""
        states = self._engine.blank()
        self.write(states, 0)
        return states

    def write(self, states: np.ndarray, i: int) -> None:
        """Write the position into an array of records; NumPy is quick about one, slow about all."""
        states[i] = self._states[0]

    @property
    def actor(self) -> int:
        """The seat to act, -1 for chance, -2 when the game is over."""
        return int(self._actors[0])

    @property
    def to_move(self) -> str:
        """The name of whoever is to act, "*" for chance, "" when the game is over."""
        if self.actor == OVER:
            return ""
        return CHANCE_NAME if self.actor == CHANCE else self.seats[self.actor]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def legal(self) -> list[str]:
        """Everything that may be done now, in words, in the order of the action table."""
        return [self.game.actions.word(action) for action in self.legal_actions]

    @property
    def legal_actions(self) -> list[int]:
        """Everything that may be done now, as action numbers, ascending."""
        actions: list[int] = self._engine.legal(self._states, 0, self._scratch).tolist()
        return actions

    @property
    def sensible_actions(self) -> list[int]:
        """What may be done now, without what can never help."""
        actions: list[int] = self._engine.sensible(self._states, 0, self._scratch).tolist()
        return actions

    @property
    def prompt(self) -> str:
        """What is asked now, in one sentence."""
        return self.game.notation.prompt(self._states[0])

    @property
    def steps(self) -> Sequence[Step]:
        """Every action so far and whose it was, draws among them."""
        return self._steps

    def play(self, move: str | int | Sequence[int], *, seat: str | None = None) -> None:
        """Play a phrase, or actions by number; then chance acts, unless draws is off.

        Nothing is changed if any part of it is refused. The actions are of one turn: where a draw
        or the turn of somebody else comes between them, they are refused.
        """
        numbers = [move] if isinstance(move, int) else move
        actor = self.actor
        # What chance does by itself comes before anybody may play.
        is_early = self.draws and actor == CHANCE
        if is_early or (seat is not None and self.seat_number(seat) != actor):
            asked = numbers if isinstance(numbers, str) else self._trial.words(numbers)
            turn = "the game is over" if self.over else f"it is the turn of {self.to_move}"
            raise OutOfTurn(asked, turn, place=0)
        run = self.read(numbers) if isinstance(numbers, str) else self.check(numbers)
        self._follow(run)
        self._after()

    def read(self, phrase: str) -> list[int]:
        """Return the actions that a phrase stands for now, or refuse it."""
        spelled = self.game.respelled(phrase, self._states[0])
        runs = [self._numbers(run) for run in self.game.notation.runs(spelled)]
        tries = [(run, *self._trial.attempt(run, phrase)) for run in runs]
        fitting = [run for run, _, refusal in tries if refusal is None]
        if len(fitting) > 1:
            raise Ambiguous(phrase, [self._phrase(run) for run in fitting])
        if fitting:
            return fitting[0]
        refused = [(done, refusal) for _, done, refusal in tries if refusal is not None]
        raise max(refused, key=lambda each: each[0])[1]

    def check(self, actions: Sequence[int]) -> Sequence[int]:
        """Return actions that may be played now one after another in one turn, or refuse them."""
        self._trial.check(actions)
        return actions

    def after(self, actions: Sequence[int]) -> np.ndarray:
        """Return the position that actions lead to, or refuse them; nothing is changed.

        If they are played then, or more of them checked, they are not carried out again.
        """
        return self._trial.after(actions)

    def _numbers(self, run: Sequence[str]) -> list[int]:
        numbers = []
        for word in run:
            number = self.game.actions.number(word)
            if number is None:
                raise Unreadable(quoted(word), f"an action of {self.game.title}")
            numbers.append(number)
        return numbers

    def _phrase(self, run: Sequence[int]) -> str:
        return " ".join(self.game.notation.phrases([self.game.actions.word(each) for each in run]))

    def _follow(self, run: Sequence[int]) -> None:
        """Carry out actions that were checked, but what was carried out in trying them."""
        actor, done = self.actor, self._trial.known(run)
        if done:
            self._steps += [shared_step(actor, action) for action in run[:done]]
            self._states[0] = self._trial.positions[done]
            if self._deed_log is not None:
                self._deed_log.note_run(self._trial.positions, self._steps, done)
            self._noted(actor)
        for action in run[done:] if done else run:
            self._carry_out(action)

    def _carry_out(self, action: int) -> None:
        actor = int(self._actors[0])
        self._steps.append(shared_step(actor, action))
        self._engine.driver.apply(self._states, 0, action, self._scratch)
        if self._deed_log is not None:
            self._deed_log.note(self._states, 0, self._steps, len(self._steps) - 1)
        self._noted(actor)

    def _noted(self, actor: int) -> None:
        """Note that somebody has acted: nothing goes back behind a draw."""
        self._trial.clear()
        if actor == CHANCE:
            self._floor[0] = self._states[0]
            self._floor_steps = len(self._steps)

    def _after(self) -> None:
        if self.draws:
            self.settle()

    def settle(self) -> None:
        """Let chance act until somebody is to move or the game is over."""
        while self._actors[0] == CHANCE:
            self._carry_out(self._draw())

    def _draw(self) -> int:
        if self._keyed is None:
            return self._engine.draw(self._states, 0, self._scratch)
        count = self._engine.driver.legal(self._states, 0, 0, self._scratch)
        return self._keyed.draw(self._listed[:count].tolist(), self._weights[:count].tolist())

    @property
    def undoable(self) -> int:
        """How many actions can be taken back: those since chance last revealed something."""
        return len(self._steps) - self._floor_steps

    def undoable_by(self, seat: str) -> int:
        """Return how many actions a seat can take back: its own since the last draw or turn."""
        number = self.seat_number(seat)
        return sum(1 for _ in takewhile(lambda step: step.actor == number, reversed(self._steps)))

    def undo(self, steps: int = 1, *, seat: str | None = None) -> None:
        """Take back so many actions, a seat only its own; nothing goes back behind a draw."""
        most = self.undoable if seat is None else self.undoable_by(seat)
        if not 0 <= steps <= most:
            whose = "" if seat is None else f" of {seat}"
            raise Illegal(f"undo {steps}", f"actions{whose} since the last draw: {most}")
        self._cut(len(self._steps) - steps)

    def take_back(self, steps: int) -> None:
        """Take back so many actions, draws among them; what is drawn next is drawn anew."""
        if not 0 <= steps <= len(self._steps):
            raise Illegal(f"take back {steps}", f"actions so far: {len(self._steps)}")
        self._cut(len(self._steps) - steps)
        self._after()

    def _cut(self, count: int) -> None:
        """Go back to the position after so many steps, from the last draw if that is before it."""
        kept = self._steps[:count]
        deed_log, self._deed_log = self._deed_log, None
        if count < self._floor_steps:
            self._floor, self._floor_steps = self._opening(), 0
        self._trial.clear()
        self._states[0] = self._floor[0]
        self._steps = kept[: self._floor_steps]
        for step in kept[self._floor_steps :]:
            self._carry_out(step.action)
        if deed_log is not None:
            deed_log.cut(self._states, count)
            self._deed_log = deed_log

    def seat_number(self, name: str) -> int:
        """Return the seat of a name, or refuse a name that nobody has."""
        if name not in self.seats:
            raise Unreadable(f"the seat {quoted(name)}", f"one of {', '.join(self.seats)}")
        return self.seats.index(name)

    def view(self, seat: str | None = None) -> View:
        """Return what a seat is shown, or a spectator when no seat is named."""
        number = SPECTATOR if seat is None else self.seat_number(seat)
        return look(self.game, self._states, 0, number, self._scratch)

    def memory(self, seat: str) -> View:
        """Return what a seat knows that has forgotten nothing of the open play."""
        return remember(self.game, self._states, 0, self.seat_number(seat), self._scratch)

    def story(self) -> list[tuple[np.ndarray, Step]]:
        """Return every step of the game so far, each with the position before it."""
        states, told = self._opening(), []
        for step in self._steps:
            told.append((states.copy(), step))
            self._engine.driver.apply(states, 0, step.action, self._scratch)
        return told

    def deeds(self) -> Sequence[Deed]:
        """Return what was done so far; once asked for, it is kept up to date with the game."""
        if self._deed_log is None:
            states = self._opening()
            log = DeedLog(self._engine, states)
            for number, step in enumerate(self._steps):
                self._engine.driver.apply(states, 0, step.action, self._scratch)
                log.note(states, 0, self._steps, number)
            self._deed_log = log
        return self._deed_log.deeds

    def foreseen(self, actions: Sequence[int]) -> tuple[np.ndarray, list[Deed]]:
        """Return the position that actions would lead to, and the deeds they would be.

        They are refused where they cannot be played one after another in one turn.
        """
        states = self._trial.after(actions)
        if not actions:
            return states, []
        steps = [*self._steps, *(Step(self.actor, action) for action in actions)]
        ahead = DeedLog(self._engine, self._states, self.deeds()[-1:])
        known = len(ahead.deeds)
        ahead.note_run(self._trial.positions, steps, len(actions))
        return states, ahead.deeds[known:]

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody with points: the seats, then those who only score along."""
        return self.seats + self.game.bystanders(len(self.seats), self.options)

    def scores(self) -> dict[str, int]:
        """Return everybody's points so far."""
        totals, _ = self._engine.points(self._states, 0)
        return {name: int(totals[row]) for row, name in enumerate(self.names)}

    def parts(self) -> dict[str, dict[str, int]]:
        """Return everybody's points so far by what they were made with."""
        _, parts = self._engine.points(self._states, 0)
        return {
            name: {part: int(parts[row, column]) for column, part in enumerate(self.game.parts)}
            for row, name in enumerate(self.names)
        }

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        if not self.over:
            return None
        scores = self.scores()
        best = self.game.rules.winners(list(scores.values()), len(self.seats), self.options)
        best = self.game.untied(self._states[0], best)
        return Outcome(scores, self.parts(), tuple(self.names[row] for row in best))

    @property
    def log(self) -> Log:
        """The game as written down so far."""
        scores = self.scores() if self.over else None
        return Log(self.game, self.seats, self.options, tuple(self._steps), scores, self._origin)

    def log_for(self, seat: str | None = None) -> Log:
        """Return the log as a seat, or a spectator, may see it: a position it begins from too."""
        if self._origin is None:
            return self.log
        number = SPECTATOR if seat is None else self.seat_number(seat)
        shown = look(self.game, self._origin, 0, number, self._scratch)
        return replace(self.log, origin=shown.states)

    def __str__(self) -> str:
        """Return the position as text."""
        return write_position(self.game, self._states)
