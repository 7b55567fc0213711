"""Effects: what a turn leads to, as plain data: the reasons that a coach gives for it.

A game's effects.py has the closed list of their kinds. They are computed beside the search, from
what the acting seat is shown, so that a reason reveals no secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from qalat.core.record import Record, int8, int16

if TYPE_CHECKING:
    from qalat.core.tried_turn import TriedTurn


class EffectKind:
    """A kind of effect: its name, what it means, and the fields of the record that it uses.

    Effects against a turn are its price; the others speak for it. Where more names a field, the
    effect speaks for a turn only if the other turn has less of it. A field that only names
    something, and may name it otherwise behind another turn, makes no difference.
    """

    def __init__(
        self,
        name: str,
        meaning: str,
        *fields: str,
        more: str = "",
        named: str = "",
        against: bool = False,
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.fields = fields
        self.more = more
        self.named = named
        self.against = against


COMMON_FIELDS = (
    int8("part", "the part of the score: an index of the game's parts"),
    int16("tenths", "tenths of points"),
)
COMMON_KINDS = (
    EffectKind("expected", "games played on from there brought more points of a part",
               "part", "tenths"),
    EffectKind("equal", "the difference is within the error of the coach"),
)  # fmt: skip
"""The kinds that every game has besides its own, where none of those makes the difference."""


@dataclass(frozen=True)
class Effect:
    """One thing that a turn leads to: its kind, and what belongs to its kind.

    weight is about how many points it is worth to the seat, to tell the important ones first.
    """

    kind: str
    fields: Mapping[str, Any]
    weight: float = 0.0

    def __getattr__(self, name: str) -> Any:
        """Return a field of the effect's kind."""
        try:
            return self.__dict__["fields"][name]
        except KeyError:
            raise AttributeError(f"an effect {self.kind!r} has no field {name!r}") from None

    def as_dict(self) -> dict[str, Any]:
        """Return the effect as plain data."""
        fields = {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in self.fields.items()
        }
        return {"kind": self.kind, **fields}


class Effects(Protocol):
    """What a game's effects.py holds."""

    @property
    def EFFECT(self) -> Record:  # noqa: N802
        """The fields that effects can have, with their meaning."""

    @property
    def KINDS(self) -> Sequence[EffectKind]:  # noqa: N802
        """The kinds of effects: a closed list."""

    def effects(self, turn: TriedTurn) -> list[Effect]:
        """Return what a turn leads to, at least one effect."""

    def places(self, turn: TriedTurn) -> dict[str, list[int]]:
        """Return what a turn is done with and where, by the name of a field of the record."""


def without(
    effects: Sequence[Effect], others: Sequence[Effect], kinds: Sequence[EffectKind]
) -> list[Effect]:
    """Return the effects of a turn that another does not have as well, or not as much."""
    more = {kind.name: kind.more for kind in kinds if kind.more}
    named = {kind.name: kind.named for kind in kinds}
    known = [_compared(other, named) for other in others]
    return [
        effect
        for effect in effects
        if _compared(effect, named) not in known
        and not any(
            other.kind == effect.kind
            and other.fields[more[effect.kind]] >= effect.fields[more[effect.kind]]
            for other in others
            if effect.kind in more
        )
    ]


def _compared(effect: Effect, named: Mapping[str, str]) -> tuple[str, dict[str, Any]]:
    """Return what makes an effect another one."""
    name = named.get(effect.kind, "")
    fields = {field: value for field, value in effect.fields.items() if field != name}
    return effect.kind, fields
