"""The three refusals at the library's edge: cannot be read, ambiguous, illegal."""

from __future__ import annotations


class Refusal(ValueError):
    """Something asked for that is not carried out; the message says what, why and what would do."""


class Unreadable(Refusal):
    """Text or data that does not follow the notation."""

    def __init__(
        self,
        found: str,
        expected: str,
        *,
        line: int | None = None,
        source: str | None = None,
    ) -> None:
        self.found = found
        self.expected = expected
        self.line = line
        self.source = source
        where = ", ".join(
            part for part in (source, f"line {line}" if line is not None else None) if part
        )
        prefix = f"{where}: " if where else ""
        super().__init__(f"{prefix}found {found}, expected {expected}")

    def at(self, line: int) -> Unreadable:
        """Return the same refusal, told with its line."""
        return Unreadable(self.found, self.expected, line=line, source=self.source)


class Ambiguous(Refusal):
    """Words that several legal actions answer to."""

    def __init__(self, asked: str, candidates: list[str]) -> None:
        self.asked = asked
        self.candidates = candidates
        super().__init__(f"{asked!r} could be any of: {'; '.join(candidates)}")


class Illegal(Refusal):
    """An action that the rules, or the moment, do not allow."""

    def __init__(
        self, asked: str, why: str, *, rule: str | None = None, expected: str | None = None
    ) -> None:
        self.asked = asked
        self.why = why
        self.rule = rule
        self.expected = expected
        by_rule = f" ({rule})" if rule else ""
        instead = f"; expected {expected}" if expected else ""
        super().__init__(f"{asked!r} is not possible: {why}{by_rule}{instead}")


def quoted(text: str, limit: int = 60) -> str:
    """Return found text as an error shows it: printable, quoted, cut when long."""
    shown = repr(text)
    if len(shown) <= limit:
        return shown
    return shown[: limit - 4] + "..." + shown[0]
