"""Playthroughs: whole games told as text, to be read in a review like code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import qalat
from qalat.core.random import seeded
from qalat.core.record import CHANCE
from tests.contract.walk import Table, by_family

SHOWN_AFTER = (0, 150)
"""After how many decisions all is shown: the position, what is legal, what each seat sees."""

_WIDEST = 96
NAMES = ("ada", "ben", "cem", "dora", "emil", "fay")


def playthrough(table: Table) -> str:
    """Play a game by the table's own seed and tell it."""
    return "\n".join(PlaythroughWriter(table).lines()) + "\n"


class PlaythroughWriter:
    """Plays a game step by step, so that each draw can be told before it is made."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = qalat.Match(
            table.game, NAMES[: table.seats], seed=str(table), options=table.options, draws=False
        )
        self.stream = seeded("playthrough", str(table))
        self.scratch = table.game.engine.scratch("draws", str(table))
        self.weighed: set[str] = set()
        self.decisions = 0
        self.result = 0

    def lines(self) -> Iterator[str]:
        chosen = "".join(f", {name}={value}" for name, value in self.table.chosen)
        game = self.match.game
        yield f"{game.title} {game.version}, {self.table.seats} players{chosen}"
        while not self.match.over:
            if self.match.actor == CHANCE:
                yield from self.draw()
            else:
                yield from self.decide()
        yield from self.moves()
        yield from self.ending()

    def draw(self) -> Iterator[str]:
        engine = self.match.game.engine
        chances = engine.chances(self.match.state, 0, self.scratch)
        kinds = ", ".join(
            dict.fromkeys(self.match.game.actions.family(action).name for action in chances)
        )
        if kinds not in self.weighed:
            self.weighed.add(kinds)
            yield from self.moves()
            yield from self.odds(chances)
        self.match.play(engine.draw(self.match.state, 0, self.scratch))

    def odds(self, chances: dict[int, int]) -> list[str]:
        """Tell how likely each draw is; of many that are equally likely, the first and the last."""
        words = {self.match.game.actions.word(action): each for action, each in chances.items()}
        if len(set(words.values())) == 1:
            first, *_, last = words
            return [f"chance, {len(words)} equally likely: {first} ... {last}"]
        return paragraph(
            f"chance, {sum(words.values())} in all:", [f"{word} x {n}" for word, n in words.items()]
        )

    def decide(self) -> Iterator[str]:
        if self.decisions in SHOWN_AFTER:
            yield from self.moves()
            yield from self.moment()
        self.match.play(by_family(self.match, self.stream))
        self.decisions += 1

    def moves(self) -> Iterator[str]:
        """Tell the record's lines not told yet, what chance did behind the move before it."""
        lines = [f"{number}. {line}" for number, line in enumerate(self.match.log.lines(), start=1)]
        waiting = ""
        for line in lines[self.result :]:
            if waiting and ". *: " not in line:
                yield waiting
                waiting = line
            else:
                waiting = f"{waiting}  {line}" if waiting else line
        if waiting:
            yield waiting
        self.result = len(lines)

    def moment(self) -> Iterator[str]:
        match = self.match
        yield ""
        yield f"After {self.decisions} decisions, {match.to_move} is asked for {match.prompt}."
        yield from paragraph("legal:", match.legal)
        sensible = [match.game.actions.word(action) for action in match.sensible_actions]
        if sensible != match.legal:
            yield from paragraph("sensible:", sensible)
        yield ""
        yield from str(match).splitlines()
        yield ""
        for name in (*match.seats, None):
            yield from self.views(name)
        yield f"points: {result(match.scores())}"
        yield ""

    def views(self, name: str | None) -> Iterator[str]:
        """Tell what of the position looks different to a seat."""
        whole = str(self.match).splitlines()
        view = self.match.view(name)
        shown = str(view).splitlines()
        differing = [
            line.strip() for line, other in zip(shown, whole, strict=True) if line != other
        ]
        may = f"may do {len(view.legal)} things" if view.legal else "may do nothing"
        yield f"{name or 'a spectator'} {may}; sees instead: {' / '.join(differing) or 'all'}"

    def ending(self) -> Iterator[str]:
        outcome = self.match.outcome()
        assert outcome is not None
        yield ""
        yield from str(self.match).splitlines()
        yield ""
        for name, parts in outcome.parts.items():
            earned = {part: points for part, points in parts.items() if points}
            yield from paragraph(
                f"{name} {outcome.scores[name]}:", [f"{part} {n}" for part, n in earned.items()]
            )
        yield f"won by {' and '.join(outcome.winners)}"


def result(scores: dict[str, int]) -> str:
    return ", ".join(f"{name} {points}" for name, points in scores.items())


def paragraph(heading: str, words: Sequence[str]) -> list[str]:
    """Return words after a heading, in lines of a readable length, none of them broken."""
    lines = [heading]
    for word in words or ["-"]:
        if len(lines[-1]) + len(word) > _WIDEST:
            lines.append("   ")
        lines[-1] += f" {word};"
    return [*lines[:-1], lines[-1].removesuffix(";")]
