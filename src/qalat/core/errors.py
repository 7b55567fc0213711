"""The three refusals at the library's edge: cannot be read, ambiguous, illegal."""

from __future__ import annotations

from typing import Self


class Refusal(ValueError):
    """Something asked for that is not carried out; the message says what, why and what would do.

    line and source tell where it was asked, when it was read from a text.
    """

    line: int | None = None
    source: str | None = None

    def at(self, line: int | None, source: str | None = None) -> Self:
        """Return the refusal, told with the place of what is refused; a place once told stays."""
        self.line = line if self.line is None else self.line
        self.source = source if self.source is None else self.source
        return self

    def __str__(self) -> str:
        """Return the sentence, behind the place where there is one."""
        line = None if self.line is None else f"line {self.line}"
        where = ", ".join(part for part in (self.source, line) if part)
        return f"{where}: {super().__str__()}" if where else super().__str__()


class Unreadable(Refusal):
    """Text or data that does not follow the notation."""

    def __init__(self, found: str, expected: str, *, line: int | None = None) -> None:
        self.found = found
        self.expected = expected
        self.line = line
        super().__init__(f"found {found}, expected {expected}")


class Ambiguous(Refusal):
    """Words that several legal actions answer to."""

    def __init__(self, asked: str, candidates: list[str]) -> None:
        self.asked = asked
        self.candidates = candidates
        super().__init__(f"{asked!r} could be any of: {'; '.join(candidates)}")


class Illegal(Refusal):
    """An action that the rules, or the moment, do not allow.

    number is the place of the reason in the game's list, 0 where no rule of it is the reason.
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
    """An action when it is the turn of chance or of somebody else.

    place is its place among the actions asked for, from 0; nothing is said of the rest.
    """

    def __init__(self, asked: str, why: str, *, place: int) -> None:
        self.place = place
        super().__init__(asked, why)


def printable(text: str) -> str:
    """Return a text on one line, without anything that a terminal would obey."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


def quoted(text: str, limit: int = 60) -> str:
    """Return found text as an error shows it: printable, quoted, cut when long."""
    shown = repr(text)
    if len(shown) <= limit:
        return shown
    return shown[: limit - 4] + "..." + shown[0]
