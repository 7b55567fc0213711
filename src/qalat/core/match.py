"""A match: a game being played, with names, a log, undo, and text both ways.

Every example of these docstrings begins with the match of the first one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from qalat.core.contract import States
from qalat.core.deeds import Deed
from qalat.core.errors import Illegal, OutOfTurn, Refusal, Unreadable, quoted
from qalat.core.game import Game
from qalat.core.history import History
from qalat.core.legal import LegalActions
from qalat.core.log import CHANCE_NAME, Log, Step, WrittenLog, checked_names
from qalat.core.opening import opening_of, seat_names
from qalat.core.outcome import Outcome
from qalat.core.phrases import read_phrase
from qalat.core.position import write_position
from qalat.core.record import CHANCE, OVER
from qalat.core.registry import find
from qalat.core.view import SPECTATOR, View, look, remember


class Match:
    """One game being played: a game or its name, seats by name or how many, options by name.

    Chance acts by itself, as the seed has it, unless draws is off: then its draws are played like
    all other actions. Keyed draws are for games against others: nobody can work out the next from
    those before. Two matches are equal if the same was played in them.

    >>> match = Match("alhambra", ["ada", "ben", "cyd"], seed=7)
    >>> match
    <Match of alhambra: ada, ben, cyd; 20 steps, ada to move>
    >>> match.game.title, match.seats, match.options["extra_action"]
    ('Alhambra', ('ada', 'ben', 'cyd'), 'must')
    >>> match.actor, match.to_move, match.prompt
    (0, 'ada', 'money, a purchase or a redesign')
    >>> match.legal_actions == match.legal.numbers == match.sensible_actions
    True
    >>> match.names, match.seat_number("cyd"), match.undoable
    (('ada', 'ben', 'cyd'), 2, 0)
    >>> match.seed, match.draws, match.over, match.scores()
    (7, True, False, {'ada': 0, 'ben': 0, 'cyd': 0})
    """

    def __init__(
        self,
        game: Game | str,
        seats: Sequence[str] | int,
        *,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        origin: States | None = None,
        draws: bool = True,
        keyed: bool = False,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        names = seat_names(self.game, seats)
        self.options = self.game.checked_options(options, len(names))
        opening = opening_of(self.game, origin, len(names), self.options)
        self.seats = checked_names(names, self.game.bystanders(len(names), self.options))
        self.seed = secrets.randbits(64) if seed is None else seed
        self.draws = draws
        self._origin = None if origin is None else opening
        self._engine = self.game.engine
        self._history = History(self.game, opening, self.seed, keyed=keyed)
        self._after()

    @classmethod
    def from_position(
        cls,
        game: Game | str,
        states: States,
        *,
        seats: Sequence[str] | None = None,
        seed: int | str | None = None,
        draws: bool = True,
    ) -> Self:
        """Return a match that goes on from a position; its log begins there.

        >>> match = Match.from_position("alhambra", match.state, seats=["cyd", "dan", "eve"])
        >>> match.to_move, len(match.steps)
        ('cyd', 0)
        """
        found = find(game) if isinstance(game, str) else game
        names = int(states[0].seats) if seats is None else seats
        options = found.notation.options(states[0])
        return cls(found, names, seed=seed, options=options, origin=states, draws=draws)

    @classmethod
    def replay(
        cls,
        log: WrittenLog,
        upto: int | None = None,
        *,
        seed: int | str | None = None,
        draws: bool = True,
    ) -> Self:
        """Play a record again, all of it or so many of its lines; refuse what is not legal.

        Nothing else is drawn: where the record ends with chance to act, `settle` goes on.

        >>> from qalat.core.log import read_log
        >>> Match.replay(read_log(str(match.log), GAMES)) == match
        True
        """
        match = cls(
            log.game, log.seats, seed=seed, options=log.options, origin=log.origin, draws=False
        )
        for number, name, phrases in log.moves[:upto]:
            match._replay_line(number, name, phrases)
        if upto is None or upto >= len(log.moves):
            match._compare_ending(*log.ending)
        match.draws = draws
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
            self._history.follow(run)

    def _compare_ending(self, number: int, ending: str) -> None:
        played = str(self.log).rstrip("\n").rsplit("\n", 1)[1]
        if played != ending:
            raise Unreadable(quoted(ending), quoted(played), line=number)

    def copy(self, *, seed: int | str | None = None) -> Self:
        """Return a match of its own that stands as this one does.

        Its chance would draw the same; by a seed it draws otherwise.

        >>> other = match.copy()
        >>> other.play("take yellow 1")
        >>> len(match.steps), len(other.steps)
        (20, 22)
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._history = history = self._history.copy()
        if seed is not None:
            other.seed = seed
            history.reseed(seed)
        return other

    def __copy__(self) -> Self:
        """Return a match of its own: what is played in one is not played in the other."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return the same as a copy: games are never copied."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Say whether the same was played with the same names from the same opening."""
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or (
            self.game is other.game
            and self.seats == other.seats
            and self.options == other.options
            and self._history == other._history
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return what is played by whom, and how far it has come."""
        turn = "over" if self.over else f"{self.to_move} to move"
        seats, steps = ", ".join(self.seats), len(self.steps)
        return f"<Match of {self.game.name}: {seats}; {steps} steps, {turn}>"

    def __str__(self) -> str:
        """Return the position as text."""
        return write_position(self.game, self._history.states)

    @property
    def state(self) -> States:
        """A copy of the position, as an array of one record.

        >>> int(match.state[0].actor), match.state.nbytes
        (0, 757)
        """
        states = self._engine.blank()
        self.write(states, 0)
        return states

    def write(self, states: States, i: int) -> None:
        """Write the position into an array of records."""
        states[i] = self._history.states[0]

    def write_bytes(self, target: memoryview) -> None:
        """Write the bytes of the position over others; that takes a tenth of the time.

        >>> target = bytearray(match.state.nbytes)
        >>> match.write_bytes(memoryview(target))
        >>> target == match.state.tobytes()
        True
        """
        target[:] = self._history.bytes

    @property
    def actor(self) -> int:
        """The seat to act, -1 for chance, -2 when the game is over."""
        return self._history.actors[0]

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
    def legal(self) -> LegalActions:
        """Everything that may be done now, in words, in the order of the action table.

        >>> len(match.legal), match.legal[0]
        (6, 'take yellow 1')
        >>> "buy 4" in match.legal, "buy 3" in match.legal
        (True, False)
        """
        return LegalActions(self.game, self._history.states, self._history.space)

    @property
    def legal_actions(self) -> list[int]:
        """Everything that may be done now, as action numbers, ascending."""
        return self._history.legal()

    @property
    def sensible_actions(self) -> list[int]:
        """What may be done now, without what can never help."""
        history = self._history
        actions: list[int] = self._engine.sensible(history.states, 0, history.scratch).tolist()
        return actions

    @property
    def prompt(self) -> str:
        """What is asked now, in one sentence."""
        return self.game.notation.prompt(self._history.states[0])

    @property
    def steps(self) -> Sequence[Step]:
        """Every action so far and whose it was, draws among them."""
        return self._history.steps

    def play(self, move: str | int | Sequence[int], *, seat: str | None = None) -> None:
        """Play a phrase, or actions by number; then chance acts, unless draws is off.

        Nothing is changed if any part of it is refused. The actions are of one turn: where a draw
        or the turn of somebody else comes between them, they are refused.

        >>> match.play("buy 4 with 7 5")
        >>> match.play("place chambers at -1,0", seat="ada")
        >>> match.to_move
        'ben'
        """
        numbers = [move] if isinstance(move, int) else move
        actor = self.actor
        # What chance does by itself comes before anybody may play.
        is_early = self.draws and actor == CHANCE
        if is_early or (seat is not None and self.seat_number(seat) != actor):
            asked = numbers if isinstance(numbers, str) else self._history.trial.words(numbers)
            turn = "the game is over" if self.over else f"it is the turn of {self.to_move}"
            hint = ", so settle first" if is_early else ""
            raise OutOfTurn(asked, turn + hint, place=0)
        run = self.read(numbers) if isinstance(numbers, str) else self.check(numbers)
        self._history.follow(run)
        self._after()

    def read(self, phrase: str) -> list[int]:
        """Return the actions that a phrase stands for now, or refuse it.

        >>> [match.game.actions.word(action) for action in match.read("buy 4 with 7 5")]
        ['buy 4', 'pay 7', 'pay 5', 'settle']
        """
        history = self._history
        return read_phrase(self.game, history.states[0], history.trial, phrase)

    def check(self, actions: Sequence[int]) -> Sequence[int]:
        """Return actions that may be played now one after another in one turn, or refuse them.

        >>> match.check(match.legal_actions[:2])
        Traceback (most recent call last):
            ...
        qalat.core.errors.OutOfTurn: 'take yellow 1' is not possible: something is ...
        """
        self._history.trial.check(actions)
        return actions

    def after(self, actions: Sequence[int]) -> States:
        """Return the position that actions lead to, or refuse them; nothing is changed.

        If they are played then, or more of them checked, they are not carried out again.

        >>> int(match.after(match.read("take yellow 1"))[0].actor)  # chance is to draw
        -1
        """
        return self._history.trial.after(actions)

    def _after(self) -> None:
        if self.draws:
            self.settle()

    def settle(self) -> None:
        """Let chance act until somebody is to move or the game is over.

        >>> match = Match("alhambra", 3, seed=7, draws=False)
        >>> match.to_move
        '*'
        >>> match.settle()
        >>> match.to_move
        'player 1'
        """
        self._history.settle()

    @property
    def undoable(self) -> int:
        """How many actions can be undone: those since chance last revealed something."""
        return self._history.undoable

    def undoable_by(self, seat: str) -> int:
        """Return how many actions a seat can undo: its own since the last draw or turn.

        >>> match.play("buy 4 with 7 5")
        >>> match.undoable_by("ada"), match.undoable_by("ben")
        (4, 0)
        """
        return self._history.undoable_by(self.seat_number(seat))

    def undo(self, steps: int = 1, *, seat: str | None = None) -> None:
        """Undo so many actions, a seat only its own; nothing goes back behind a draw.

        What has been seen stays seen; `rewind` goes back further.

        >>> match.play("buy 4 with 7 5")
        >>> match.undo()
        >>> match.prompt
        'cards for slot 4, or to settle'
        """
        most = self.undoable if seat is None else self.undoable_by(seat)
        if not 0 <= steps <= most:
            whose = "" if seat is None else f" of {seat}"
            raise Illegal(f"undo {steps}", f"actions{whose} since the last draw: {most}")
        self._history.cut(len(self.steps) - steps)

    def rewind(self, steps: int) -> None:
        """Go back by so many steps, draws among them; what is drawn next is drawn anew.

        >>> before = len(match.steps)
        >>> match.play("take yellow 1")
        >>> match.rewind(len(match.steps) - before)
        >>> match.to_move, "take yellow 1" in match.legal
        ('ada', True)
        """
        if not 0 <= steps <= len(self.steps):
            raise Illegal(f"rewind {steps}", f"actions so far: {len(self.steps)}")
        self._history.cut(len(self.steps) - steps)
        self._after()

    def seat_number(self, name: str) -> int:
        """Return the seat of a name, or refuse a name that nobody has."""
        if name not in self.seats:
            raise Unreadable(f"the seat {quoted(name)}", f"one of {', '.join(self.seats)}")
        return self.seats.index(name)

    def view(self, seat: str | None = None) -> View:
        """Return what a seat is shown, or a spectator when no seat is named.

        >>> len(match.view("ada").legal), len(match.view("ben").legal), len(match.view().legal)
        (6, 0, 0)
        """
        number = SPECTATOR if seat is None else self.seat_number(seat)
        return look(self.game, self._history.states, 0, number, self._history.scratch)

    def memory(self, seat: str) -> View:
        """Return what a seat knows that has forgotten nothing of the open play.

        >>> match.memory("ada").states.tobytes() == match.state.tobytes()
        True
        """
        number = self.seat_number(seat)
        return remember(self.game, self._history.states, 0, number, self._history.scratch)

    def story(self) -> list[tuple[States, Step]]:
        """Return every step of the game so far, each with the position before it.

        >>> states, step = match.story()[-1]
        >>> int(states[0].actor) == step.actor
        True
        """
        return self._history.story()

    def deeds(self) -> Sequence[Deed]:
        """Return what was done so far; once asked for, it is kept up to date with the game.

        >>> match.play("take yellow 1")
        >>> [deed.kind for deed in match.deeds()][-2:]
        ['display_filled', 'turn_began']
        """
        return self._history.deeds()

    def foreseen(self, actions: Sequence[int]) -> tuple[States, list[Deed]]:
        """Return the position that actions would lead to, and the deeds they would be.

        They are refused where they cannot be played one after another in one turn.

        >>> states, deeds = match.foreseen(match.read("buy 4 with 7 5"))
        >>> [deed.kind for deed in deeds]
        ['bought']
        """
        return self._history.foreseen(actions)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody with points: the seats, then those who only score along."""
        return self.seats + self.game.bystanders(len(self.seats), self.options)

    def scores(self) -> dict[str, int]:
        """Return everybody's points so far."""
        totals, _ = self._engine.points(self._history.states, 0)
        return {name: int(totals[row]) for row, name in enumerate(self.names)}

    def parts(self) -> dict[str, dict[str, int]]:
        """Return everybody's points so far by what they were made with."""
        _, parts = self._engine.points(self._history.states, 0)
        return {
            name: {part: int(parts[row, column]) for column, part in enumerate(self.game.parts)}
            for row, name in enumerate(self.names)
        }

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on.

        >>> while not match.over:
        ...     match.play(match.legal[0])
        >>> match.outcome().winners
        ('ada',)
        """
        if not self.over:
            return None
        best = self._engine.winners(self._history.states, 0)
        return Outcome(self.scores(), self.parts(), tuple(self.names[row] for row in best))

    @property
    def log(self) -> Log:
        """The game as written down so far.

        >>> match.play("take yellow 1")
        >>> match.log.lines()[-2:]
        ['ada: take yellow 1', '*: draw blue 3']
        """
        scores = self.scores() if self.over else None
        return Log(self.game, self.seats, self.options, tuple(self.steps), scores, self._origin)

    def log_for(self, seat: str | None = None) -> Log:
        """Return the log as a seat, or a spectator, may see it: a position it begins from too.

        >>> match.log_for("ada") == match.log
        True
        """
        if self._origin is None:
            return self.log
        number = SPECTATOR if seat is None else self.seat_number(seat)
        shown = look(self.game, self._origin, 0, number, self._history.scratch)
        return replace(self.log, origin=shown.states)
