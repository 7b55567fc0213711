"""The refusals of the library: unreadable, ambiguous, illegal."""

from __future__ import annotations

from typing import Self


class Refusal(ValueError):
    """A request that is refused; the message says what, why, and what was expected.

    line and source say where the request was in a text.

    >>> try:
    ...     read("qalat position 1\\ngame: chess 1\\n")
    ... except Refusal as refusal:
    ...     print(refusal.line, refusal.source, refusal.at(None, "chess.txt"))
    2 None chess.txt, line 2: found the game 'chess', expected one of ...
    """

    line: int | None = None
    source: str | None = None

    def at(self, line: int | None, source: str | None = None) -> Self:
        """Return the refusal with its place in a text; a place that is already set stays."""
        self.line = line if self.line is None else self.line
        self.source = source if self.source is None else self.source
        return self

    def __str__(self) -> str:
        """Return the message, after the place if there is one."""
        line = None if self.line is None else f"line {self.line}"
        where = ", ".join(part for part in (self.source, line) if part)
        return f"{where}: {super().__str__()}" if where else super().__str__()


class Unreadable(Refusal):
    """Text or data that cannot be parsed.

    >>> try:
    ...     match.play("dance")
    ... except Unreadable as refusal:
    ...     print(refusal.found, "|", refusal.expected)
    'dance' | take, buy, pay, settle, ...
    """

    def __init__(self, found: str, expected: str, *, line: int | None = None) -> None:
        self.found = found
        self.expected = expected
        self.line = line
        super().__init__(f"found {found}, expected {expected}")


class Ambiguous(Refusal):
    """Words that match several legal actions.

    >>> try:
    ...     raise Ambiguous("place garden", ["place garden 10 N", "place garden 11 -"])
    ... except Ambiguous as refusal:
    ...     print(refusal.asked, refusal.candidates)
    place garden ['place garden 10 N', 'place garden 11 -']
    """

    def __init__(self, asked: str, candidates: list[str]) -> None:
        self.asked = asked
        self.candidates = candidates
        super().__init__(f"{asked!r} could be any of: {'; '.join(candidates)}")


class Illegal(Refusal):
    """Something that the rules or the state do not allow.

    number is the index of the reason in the game's REASONS, 0 if it is none of them.

    >>> try:
    ...     match.play("take blue 3")
    ... except Illegal as refusal:
    ...     print(refusal.asked, "|", refusal.why, "|", refusal.rule, refusal.number)
    take blue 3 | the display does not show these cards | ALH-T2 3
    """

    def __init__(
        self,
        asked: str,
        why: str,
        *,
        rule: str | None = None,
        expected: str | None = None,
        number: int = 0,
    ) -> None:
        self.asked = asked
        self.why = why
        self.rule = rule
        self.expected = expected
        self.number = number
        by_rule = f" ({rule})" if rule else ""
        instead = f"; expected {expected}" if expected else ""
        super().__init__(f"{asked!r} is not possible: {why}{by_rule}{instead}")


class OutOfTurn(Illegal):
    """An action when chance or another seat is to act.

    place is its index among the requested actions; nothing is said about the rest.

    >>> try:
    ...     match.play("take yellow 1", seat="ben")
    ... except OutOfTurn as refusal:
    ...     print(refusal.place, refusal)
    0 'take yellow 1' is not possible: it is the turn of ada
    """

    def __init__(self, asked: str, why: str, *, place: int) -> None:
        self.place = place
        super().__init__(asked, why)


def printable(text: str) -> str:
    """Return a text on one line, with control characters escaped."""
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


def quoted(text: str, limit: int = 60) -> str:
    """Return text as errors show it: printable, quoted, truncated when long."""
    shown = repr(text)
    if len(shown) <= limit:
        return shown
    return shown[: limit - 4] + "..." + shown[0]
