"""The steps of a match and the position that they lead to: forwards, and back again."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import numpy as np

from qalat.core.contract import Scratch, States
from qalat.core.deed_log import DeedLog
from qalat.core.deeds import Deed
from qalat.core.draws import KeyedDraws
from qalat.core.game import Game
from qalat.core.log import Step, shared_step
from qalat.core.record import CHANCE
from qalat.core.trial import Trial
from qalat.core.workspace import own_space, shared_space


class History:
    """Everything that has happened from an opening on; the position is states[0].

    The position after the last draw is kept, so that few steps are carried out again in going back.
    """

    def __init__(self, game: Game, opening: States, seed: int | str, *, keyed: bool) -> None:
        self.game = game
        self.engine = game.engine
        self.opening = opening
        self.keyed = KeyedDraws(seed) if keyed else None
        engine = self.engine
        self.space = shared_space(engine) if keyed else own_space(engine.scratch(seed))
        self.steps: list[Step] = []
        self._floor = opening.tobytes()
        self._floor_steps = 0
        self._deed_log: DeedLog | None = None
        self._begin(opening)

    def _begin(self, states: States) -> None:
        """Lay out the position, and what looks at it."""
        self.states = states.copy()
        # NumPy reads and copies records slowly, and this is done all the time.
        self.actors = self.states["actor"].data
        self.bytes = self.states.view(np.uint8).data
        self.trial = Trial(self.game, self.states, self.space)

    @property
    def scratch(self) -> Scratch:
        """The scratch space, to be used in this thread and at once."""
        return self.space().scratch

    def copy(self) -> History:
        """Return a history of its own with the same steps, which goes on with the same draws."""
        other = copy(self)
        other.detach()
        return other

    def detach(self) -> None:
        """Share nothing that changes with the history that this one is a copy of."""
        if self.keyed is None:
            scratch = self.engine.scratch()
            scratch["stream"] = self.scratch["stream"]
            self.space = own_space(scratch)
        self.keyed = copy(self.keyed)
        self.steps = self.steps.copy()
        self._deed_log = None
        self._begin(self.states)

    def __eq__(self, other: object) -> bool:
        """Say whether another history has the same steps from the same opening."""
        return (
            isinstance(other, History)
            and self.steps == other.steps
            and self.opening.tobytes() == other.opening.tobytes()
        )

    __hash__ = None  # type: ignore[assignment]

    def reseed(self, seed: int | str) -> None:
        """Let what is drawn from now on follow from another seed."""
        if self.keyed is None:
            self.scratch["stream"] = self.engine.scratch(seed)["stream"]
        else:
            self.keyed = KeyedDraws(seed)

    def follow(self, run: Sequence[int]) -> None:
        """Carry out actions that were checked, but what was carried out in trying them."""
        actor, done = self.actors[0], self.trial.known(run)
        if done:
            self.steps += [shared_step(actor, action) for action in run[:done]]
            self.states[0] = self.trial.positions[done]
            if self._deed_log is not None:
                self._deed_log.note_run(self.trial.positions, self.steps, done)
            self._noted(actor)
        for action in run[done:] if done else run:
            self.carry_out(action)

    def carry_out(self, action: int) -> None:
        """Carry out a legal action of whoever is to act."""
        actor, steps, states = self.actors[0], self.steps, self.states
        steps.append(shared_step(actor, action))
        self.engine.driver.apply(states, 0, action, self.space().scratch)
        if self._deed_log is not None:
            self._deed_log.note(states, 0, steps, len(steps) - 1)
        self._noted(actor)

    def _noted(self, actor: int) -> None:
        """Note that somebody has acted: nothing is undone behind a draw."""
        self.trial.clear()
        if actor == CHANCE:
            self._floor = bytes(self.bytes)
            self._floor_steps = len(self.steps)

    def settle(self) -> None:
        """Let chance act until somebody is to move or the game is over."""
        while self.actors[0] == CHANCE:
            self.carry_out(self._draw())

    def _draw(self) -> int:
        if self.keyed is None:
            return self.engine.draw(self.states, 0, self.scratch)
        actions = self.legal()
        return self.keyed.draw(actions, self.space().weights[: len(actions)].tolist())

    def legal(self) -> list[int]:
        """Return everything that may be done now, ascending."""
        space = self.space()
        count = self.engine.driver.legal(self.states, 0, 0, space.scratch)
        actions: list[int] = space.listed[:count].tolist()
        return actions

    @property
    def undoable(self) -> int:
        """How many steps lie behind the last draw."""
        return len(self.steps) - self._floor_steps

    def undoable_by(self, seat: int) -> int:
        """Return how many of the last steps are a seat's own."""
        count = 0
        for step in reversed(self.steps):
            if step.actor != seat:
                break
            count += 1
        return count

    def cut(self, count: int) -> None:
        """Go back to the position after so many steps, from the last draw if that is before it."""
        kept = self.steps[:count]
        deed_log, self._deed_log = self._deed_log, None
        if count < self._floor_steps:
            self._floor, self._floor_steps = self.opening.tobytes(), 0
        self.trial.clear()
        self.bytes[:] = self._floor
        self.steps = kept[: self._floor_steps]
        for step in kept[self._floor_steps :]:
            self.carry_out(step.action)
        if deed_log is not None:
            deed_log.cut(self.states, count)
            self._deed_log = deed_log

    def story(self) -> list[tuple[States, Step]]:
        """Return every step so far, each with the position before it."""
        states, story = self.opening.copy(), []
        for step in self.steps:
            story.append((states.copy(), step))
            self.engine.driver.apply(states, 0, step.action, self.scratch)
        return story

    def deeds(self) -> Sequence[Deed]:
        """Return what was done so far; once asked for, it is kept up to date."""
        if self.engine.deeds is None:
            return ()
        if self._deed_log is None:
            states = self.opening.copy()
            log = DeedLog(self.engine, states, self.space)
            for number, step in enumerate(self.steps):
                self.engine.driver.apply(states, 0, step.action, self.scratch)
                log.note(states, 0, self.steps, number)
            self._deed_log = log
        return self._deed_log.deeds

    def foreseen(self, actions: Sequence[int]) -> tuple[States, list[Deed]]:
        """Return the position that actions would lead to, and the deeds they would be."""
        states = self.trial.after(actions)
        if not actions or self.engine.deeds is None:
            return states, []
        actor = self.actors[0]
        steps = [*self.steps, *(Step(actor, action) for action in actions)]
        ahead = DeedLog(self.engine, self.states, self.space, self.deeds()[-1:])
        known = len(ahead.deeds)
        ahead.note_run(self.trial.positions, steps, len(actions))
        return states, ahead.deeds[known:]
