"""The contract of a game: a protocol for each of its modules.

The tables of docs/adding-a-game.md are generated from this file. Kernels take one state, a record,
and the scratch space of a thread; games do not annotate them, as Numba infers their types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from qalat.core.record import Record

Line = tuple[int, str]
"""A line of text with its number, for errors that say where."""


States = npt.NDArray[np.record]
"""States, one record each; a single one is an array of one, for kernels take array and index."""

Scratch = npt.NDArray[np.record]
"""The scratch space of a thread, an array of one."""


class Rules(Protocol):
    """What `rules/__init__.py` exports. All functions are kernels."""

    @property
    def REASONS(self) -> Sequence[tuple[str, str]]:  # noqa: N802
        """Reasons against an action, each a rule and a sentence; 0 is legal, 1 the wrong moment."""

    @property
    def FLAWS(self) -> Sequence[str]:  # noqa: N802
        """A sentence for each bit that check returns."""

    def start(self, state: Any, seats: Any, options: Any) -> Any:
        """Set up the game; options are numbers in the order of OPTIONS."""

    def legal(self, state: Any, scratch: Any) -> Any:
        """Write the legal ids, ascending, into scratch.ids; return how many.

        Return 0 only when the game is over.
        """

    def sensible(self, state: Any, count: Any, scratch: Any) -> Any:
        """Remove actions that can never help from the list; return how many are left.

        `keep_all` of qalat.core.defaults keeps all.
        """

    def weights(self, state: Any, count: Any, scratch: Any) -> Any:
        """Write the weight of each action of chance into scratch.weights; return their sum."""

    @property
    def draw_quickly(self) -> Callable[[Any, Any], Any] | None:
        """Draw an action of chance by weight without listing all; None to use the list."""

    def apply(self, state: Any, action: Any, scratch: Any) -> Any:
        """Apply a legal action."""

    def why_not(self, state: Any, action: Any, scratch: Any) -> Any:
        """Return 0 if the action is legal, else the reason's number."""

    def refresh(self, state: Any, scratch: Any) -> Any:
        """Recompute the fields that are derived from others.

        `nothing_derived` is for states without such fields.
        """

    def hide(self, state: Any, seat: Any) -> Any:
        """Blank what a seat, or -1 for a spectator, is not shown.

        `nothing_hidden` is for games that hide nothing.
        """

    def score(self, state: Any, totals: Any, parts: Any) -> Any:
        """Write points by row, and their parts by row and column."""

    def check(self, state: Any, scratch: Any) -> Any:
        """Return all flaws of a position, one bit each; 0 for every reachable state."""

    def winners(self, state: Any, totals: Any, wins: Any) -> Any:
        """Write 1 for each row that wins a game that is over, 0 for the others; totals are final.

        `most_points_win` does so for the first rows.
        """


class Facts(Protocol):
    """What `facts.py` provides: what follows from an open position, for display."""

    @property
    def FACTS(self) -> Record:  # noqa: N802
        """The record of the facts."""

    def compute(self, state: Any, facts: Any, scratch: Any) -> Any:
        """Write every field for a position as a spectator sees it."""


class Judgement(Protocol):
    """What `judgement/__init__.py` exports: what bots know. No rule depends on it."""

    def estimate(self, state: Any, values: Any, scratch: Any) -> Any:
        """Write the points that each row can expect; at the end, the score."""

    def foresee(self, state: Any, values: Any, scratch: Any) -> Any:
        """Do the same where a playout is cut off, if possible with a better estimate."""

    def prefer(self, state: Any, scratch: Any) -> Any:
        """Return a legal action by a policy that is fast, strong and slightly random."""

    def worthwhile(self, state: Any, count: Any, scratch: Any) -> Any:
        """Remove actions that are hardly ever best from the sensible list.

        Return how many are left; `keep_all` of qalat.core.defaults keeps all.
        """

    def mid_turn(self, state: Any) -> Any:
        """Return 1 in the middle of the acting player's turn, 0 if a turn is to begin."""

    def guess(self, state: Any, seat: Any, scratch: Any) -> Any:
        """Fill in at random what hide blanks for a seat, differently each time.

        A complete state stays unchanged; `nothing_to_guess` is for games that hide nothing.
        """

    def share_of_turn(self, state: Any) -> float:
        """Return the share of a turn's time that a decision may take.

        `whole_turn` is for games in which no draw divides a turn.
        """

    @property
    def SPREAD(self) -> float:  # noqa: N802
        """The lead in expected points at which the odds of finishing ahead are e to 1."""

    @property
    def FINAL_SPREAD(self) -> float:  # noqa: N802
        """The same for points at the end of the game."""

    @property
    def HORIZON(self) -> int:  # noqa: N802
        """The number of rounds after which a playout is estimated; 0 plays to the end."""

    @property
    def LEVEL_ERRORS(self) -> Mapping[int, Sequence[float]]:  # noqa: N802
        """For each number of players, the error of levels 1 to 4 in judging a turn."""

    @property
    def LEVEL_4_SIMULATIONS(self) -> Mapping[int, int]:  # noqa: N802
        """For each number of players, the simulations of level 4."""


class Notation(Protocol):
    """What `text.py` provides: a game's text forms, in plain Python without kernels."""

    def phrases(self, words: Sequence[str]) -> list[str]:
        """Join the words of one actor's actions, in order, into phrases as a person would write."""

    def runs(self, phrase: str) -> list[list[str]]:
        """Return the runs of action words that a phrase may mean; several if it is ambiguous."""

    def position(self, state: Any) -> list[str]:
        """Return a position as lines of text."""

    def read_position(self, lines: Sequence[Line], state: Any) -> None:
        """Fill a blank state from a position's lines."""

    def options(self, state: Any) -> dict[str, str]:
        """Return the options that a state is played with."""

    def prompt(self, state: Any) -> str:
        """Return a sentence that says what the actor has to decide."""
