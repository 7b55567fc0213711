"""A person's session at the table: show the view, read phrases, and let the bots answer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from qalat import Illegal, Refusal, Unreadable
from qalat.cli.advice import expectation_lines, turn_lines
from qalat.cli.compiling import make_search_ready
from qalat.cli.layout import counted, heading, terminal_size, wrapped
from qalat.cli.output import Output
from qalat.cli.rules import rule_lines, rules_page
from qalat.cli.saving import SavedGame
from qalat.cli.scores import outcome_line, score_lines
from qalat.cli.story import Story
from qalat.cli.tables import table_of
from qalat.core.errors import printable, quoted
from qalat.core.match import Match
from qalat.core.view import View
from qalat.play.bots import Budget
from qalat.play.coach import Coach
from qalat.play.host import Host

HELP = """\
Type your actions as in the game's records; ? lists all of them. Type a phrase at
once or step by step, and several phrases separated by semicolons. Case does not
matter, and names may be shortened as long as they are unambiguous.

  ?              everything possible now
  hint           the best turns from here, by the coach
  undo [N]       take back your last actions, up to the last draw
  show [SEAT]    the table again; the board of a seat, or "show all"
  score          the points so far, part by part
  log            the record of the game so far
  rules [ID]     the rules, or one of them by its ID
  save [FILE]    write the game to a file
  help           this page
  quit           leave the game"""
_PROMPT = "> "
_HINTS = 3
_BEST_TURNS = 3
_SECONDS_A_HINT = 2.0


class Session:
    """A person's session in a match against bots."""

    def __init__(
        self,
        match: Match,
        name: str,
        host: Host,
        output: Output,
        saved: SavedGame,
        *,
        resumed: bool,
    ) -> None:
        self._match = match
        self._name = name
        self._host = host
        self._reported = 0
        self._coach: Coach | None = None
        self._output = output
        self._saved = saved
        self._table = table_of(match.game)
        self._story = Story(match)
        self._shown_steps = self._steps if resumed else 0
        self._phrase_starts: list[int] = []
        self._changed = True
        self._leaving = False
        self._warned = False

    def play(self, introductions: Sequence[str]) -> int:
        """Introduce the opponents, play until the game ends or is left; return the exit code."""
        try:
            self._welcome(introductions)
            return self._rounds()
        except KeyboardInterrupt:
            self._output.line()
            self._output.line(f"Interrupted: {self._saved.state}.")
            return 1

    def _rounds(self) -> int:
        while not self._leaving:
            self._let_bots_play()
            self._autosave()
            if self._changed and self._match.over:
                self._show_end()
                if self._saved.is_automatic:
                    return 0
            elif self._changed:
                self._show_turn()
            self._changed = False
            line = self._ask()
            if line is None:
                self._output.line(f"The input has ended: {self._saved.state}.")
                return 0 if self._match.over else 1
            self._obey(line)
        return 0

    def _welcome(self, introductions: Sequence[str]) -> None:
        match = self._match
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(match.seats, start=1))
        self._output.line(heading(f"{match.game.title}: {seats}", terminal_size().width))
        for sentence in introductions:
            self._output.lines(wrapped(sentence, terminal_size().width, later="  "))
        self._output.line(f"Seed {match.seed}. Type ? for everything possible, or help.")

    @property
    def _steps(self) -> int:
        return len(self._match.log.steps)

    @property
    def _view(self) -> View:
        return self._match.view(self._name)

    def _let_bots_play(self) -> None:
        self._host.play()
        for incident in self._host.incidents[self._reported :]:
            sentence = f"{incident}. Another bot plays on in its place."
            self._output.lines(wrapped(sentence, terminal_size().width, later="  "))
        self._reported = len(self._host.incidents)

    def _autosave(self) -> None:
        try:
            self._saved.autosave()
        except Refusal as refusal:
            self._refuse(refusal)

    def _only_ours(self, since: int) -> bool:
        """Return whether neither chance nor another seat has acted since a step."""
        return self._steps - since <= self._match.undoable_by(self._name)

    def _show_turn(self) -> None:
        view, size = self._view, terminal_size()
        self._output.line()
        if self._shown_steps < self._steps and self._only_ours(self._shown_steps):
            self._output.lines(self._table.close_up(view, self._match.seats, size))
        else:
            self._show_news()
            self._phrase_starts.clear()
            self._output.lines(self._table.screen(view, self._match.seats, size))
        self._question(view)

    def _show_news(self) -> None:
        news = self._story.news(self._shown_steps)
        self._shown_steps = self._steps
        for sentence in news:
            self._output.lines(wrapped(sentence, terminal_size().width, later="  "))
        if news:
            self._output.line()

    def _question(self, view: View) -> None:
        width = terminal_size().width
        self._output.lines(wrapped(f"Your turn: {self._match.prompt}.", width))
        hints = self._table.hints(view)[:_HINTS]
        while len(_example(hints)) >= width and hints:
            hints.pop()
        self._output.line(_example(hints))

    def _ask(self) -> str | None:
        try:
            line = input(_PROMPT)
        except EOFError:
            self._output.line()
            return None
        if not sys.stdin.isatty():
            self._output.line(printable(line))
        return line.strip()

    def _obey(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        try:
            command = self._commands().get(verb.lower())
            if command is not None:
                command(rest.strip())
            elif line:
                for phrase in line.split(";"):
                    self._do(phrase.strip())
        except Refusal as refusal:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self._output.lines(wrapped(f"{refusal}.", terminal_size().width, later="  "))

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self._possible,
            "hint": self._hint,
            "undo": self._undo,
            "show": self._show,
            "score": lambda _: self._output.lines(score_lines(self._match)),
            "log": lambda _: self._output.lines(str(self._match.log_for(self._name)).splitlines()),
            "rules": self._rules,
            "save": self._save,
            "help": lambda _: self._output.lines(HELP.splitlines()),
            "quit": lambda _: self._quit(),
            "exit": lambda _: self._quit(),
        }

    def _do(self, phrase: str) -> None:
        before = self._steps
        self._match.play(phrase, seat=self._name)
        self._phrase_starts.append(before)
        self._changed = True

    def _possible(self, _: str) -> None:
        lines = self._table.possible(self._view, terminal_size().width)
        self._output.lines(lines or ["Nothing: the game is over."])

    def _hint(self, _: str) -> None:
        if self._match.over:
            raise Illegal("hint", "the game is over")
        if self._coach is None:
            self._coach = Coach(make_search_ready(self._match.game), self._match.seed)
        remembered = self._match.memory(self._name)
        advice = self._coach.advise(remembered, Budget(seconds=_SECONDS_A_HINT))
        width = terminal_size().width
        self._output.lines([*expectation_lines(self._match, advice), ""])
        self._output.lines(turn_lines(self._match, advice, _BEST_TURNS, width))

    def _undo(self, asked: str) -> None:
        if asked and not (asked.isascii() and asked.isdigit() and len(asked) < 4):
            raise Unreadable(quoted(asked), "how much to take back, such as undo 2")
        count = int(asked or 1)
        starts = [start for start in self._phrase_starts if self._only_ours(start)]
        if not 1 <= count <= len(starts):
            why = f"you have made {counted(len(starts), 'move')} since the last draw"
            raise Illegal(f"undo {count}", why)
        self._match.undo(self._steps - starts[-count], seat=self._name)
        del self._phrase_starts[-count:]
        self._changed = True

    def _show(self, asked: str) -> None:
        names, size = self._match.seats, terminal_size()
        if not asked:
            self._output.lines(self._table.screen(self._view, names, size))
            return
        seats = range(len(names)) if asked.lower() == "all" else [self._seat_asked(asked)]
        self._output.lines(self._table.boards(self._view, names, seats, size.width))

    def _seat_asked(self, asked: str) -> int:
        numbers = [str(seat + 1) for seat in range(len(self._match.seats))]
        return numbers.index(asked) if asked in numbers else self._match.seat_number(asked)

    def _rules(self, asked: str) -> None:
        game = self._match.game
        lines = (
            rule_lines(game, asked, terminal_size().width)
            if asked
            else rules_page(game).splitlines()
        )
        self._output.lines(lines)

    def _save(self, asked: str) -> None:
        self._output.line(f"Saved in {self._saved.save(asked)}.")

    def _quit(self) -> None:
        if self._saved.unsaved and not self._warned:
            self._warned = True
            self._output.line("This game is not saved: quit again to leave it, or save FILE.")
            return
        self._leaving = True
        self._output.line(f"Goodbye: {self._saved.state}.")

    def _show_end(self) -> None:
        self._output.line()
        self._show_news()
        self._output.lines(self._table.screen(self._view, self._match.seats, terminal_size()))
        self._output.lines(["", *score_lines(self._match), "", outcome_line(self._match)])


def _example(hints: Sequence[str]) -> str:
    return f"For example: {' | '.join([*hints, '? for all'])}"
