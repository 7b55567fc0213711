"""The contract of a game: what its modules hold, each as a protocol that the module fulfils.

The tables of docs/adding-a-game.md are written from here. Kernels take one state, a record, and
the scratch space of a thread; they carry no annotations in a game, for Numba infers their types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from qalat.core.record import Record

Line = tuple[int, str]
"""A line of text with its number, for errors that say where."""


class Rules(Protocol):
    """What `rules/__init__.py` exports. All but winners are kernels."""

    @property
    def REASONS(self) -> Sequence[tuple[str, str]]:  # noqa: N802
        """Pairs of rule and sentence against an action; 0 is legal, 1 the wrong moment."""

    @property
    def FLAWS(self) -> Sequence[str]:  # noqa: N802
        """A sentence for each bit of check."""

    def start(self, state: Any, seats: Any, options: Any) -> Any:
        """Lay out the box; options are numbers, as OPTIONS has them."""

    def legal(self, state: Any, desk: Any) -> Any:
        """Write the legal ids, ascending, into desk.ids; return how many.

        That is 0 only when the game is over.
        """

    def sensible(self, state: Any, count: Any, desk: Any) -> Any:
        """Take what can never help out of the list; return how many are left.

        `keep_all` of qalat.core.defaults keeps everything.
        """

    def weights(self, state: Any, count: Any, desk: Any) -> Any:
        """Write into desk.weights how likely each id of chance is.

        Return the sum.
        """

    @property
    def draw_quickly(self) -> Callable[[Any, Any], Any] | None:
        """Draw for chance by weight, but without a list; None if the list will do."""

    def apply(self, state: Any, action: Any, desk: Any) -> Any:
        """Carry out a legal id."""

    def why_not(self, state: Any, action: Any, desk: Any) -> Any:
        """Return 0 if the action is legal, else the reason's number."""

    def refresh(self, state: Any, desk: Any) -> Any:
        """Work out anew what the state notes down for speed.

        `nothing_noted` is for states that note nothing.
        """

    def hide(self, state: Any, seat: Any) -> Any:
        """Blank what a seat, or -1 for a spectator, is not shown.

        `nothing_hidden` is for games that lie open.
        """

    def score(self, state: Any, totals: Any, parts: Any) -> Any:
        """Write points by row, and their parts by row and column."""

    def check(self, state: Any, desk: Any) -> Any:
        """Return all that is wrong, a bit a flaw; 0 on every reachable state."""

    def winners(self, totals: list[int], seats: int, options: Mapping[str, str]) -> list[int]:
        """Return the rows that won, seats before bystanders."""


class Facts(Protocol):
    """What `facts.py` holds: what follows from an open position and a table wants to see."""

    @property
    def FACTS(self) -> Record:  # noqa: N802
        """The record of the facts."""

    def tell(self, state: Any, facts: Any, desk: Any) -> Any:
        """Write every field, of a position as a spectator sees it."""


class Judgement(Protocol):
    """What `judgement/__init__.py` exports: what bots know. No rule depends on it."""

    def estimate(self, state: Any, values: Any, desk: Any) -> Any:
        """Write the points each row can expect; at the end, the score."""

    def foresee(self, state: Any, values: Any, desk: Any) -> Any:
        """Do the same where a playout is cut off, better if anything better is known there."""

    def prefer(self, state: Any, desk: Any) -> Any:
        """Return a legal action: cheap, strong, and with a little chance in it."""

    def worthwhile(self, state: Any, count: Any, desk: Any) -> Any:
        """Take what is hardly ever best out of the sensible list.

        Return how many are left; `keep_all` of qalat.core.defaults keeps everything.
        """

    def mid_turn(self, state: Any) -> Any:
        """Return 1 in the middle of the acting player's turn, 0 if one is to begin."""

    def guess(self, state: Any, seat: Any, desk: Any) -> Any:
        """Fill in at random what hide blanks for a seat, anew each time.

        A state that is whole stays as it is; `nothing_to_guess` is for games that lie open.
        """

    def share_of_turn(self, state: Any) -> float:
        """Return how much of a turn's time a decision may take.

        `whole_turn` is for games in which no draw parts a turn.
        """

    @property
    def SPREAD(self) -> float:  # noqa: N802
        """The lead in expected points that makes the odds of ending ahead e to 1."""

    @property
    def FINAL_SPREAD(self) -> float:  # noqa: N802
        """The same of points at the end of the game."""

    @property
    def HORIZON(self) -> int:  # noqa: N802
        """How many rounds a playout goes on before it is estimated; 0 is to the end."""

    @property
    def SLIPS(self) -> Mapping[int, Sequence[float]]:  # noqa: N802
        """For each number of players, how far levels 1 to 4 misjudge a turn."""

    @property
    def HASTE(self) -> Mapping[int, int]:  # noqa: N802
        """For each number of players, how many simulations level 4 makes."""


class Notation(Protocol):
    """What `text.py` holds: a game's text forms. None of it is a kernel, nor calls one."""

    def phrases(self, words: Sequence[str]) -> list[str]:
        """Return one actor's action words, in order, as the phrases that a person would write."""

    def runs(self, phrase: str) -> list[list[str]]:
        """Return the runs of action words that a phrase may stand for; several if it is vague."""

    def position(self, state: Any) -> list[str]:
        """Return a position as lines of text."""

    def read_position(self, lines: Sequence[Line], state: Any) -> None:
        """Fill a blank state from a position's lines."""

    def options(self, state: Any) -> dict[str, str]:
        """Return the options that a state is played with."""

    def prompt(self, state: Any) -> str:
        """Return in one sentence what is asked of the actor."""
