"""Play one planned game, and keep its results."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from qalat.core.errors import Unreadable
from qalat.core.match import Match
from qalat.games import find
from qalat.play.arena.plan import Plan, PlannedGame, Seating
from qalat.play.bots import Budget
from qalat.play.host import Decision, Host, view_of
from qalat.play.roster import read_entrant

WARM_UP = Budget(simulations=1)


@dataclass(frozen=True)
class FinishedGame:
    """The results of a game, by seat, with bystanders after the seats.

    parts are the parts of the points, turn_milliseconds the time that each seat took for each of
    its turns, and slowest its longest single decision in milliseconds.
    """

    number: int
    round: int
    seating: Seating
    points: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    turn_milliseconds: tuple[tuple[float, ...], ...]
    slowest: tuple[float, ...]
    incidents: tuple[RecordedIncident, ...] = ()

    @property
    def hung(self) -> bool:
        """Whether a bot's thread was abandoned."""
        return any(incident.hanging for incident in self.incidents)

    def data(self) -> dict[str, Any]:
        """Return the game as JSON writes it."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> FinishedGame:
        """Return the game of such JSON, or refuse it."""
        try:
            return cls(
                number=int(data["number"]),
                round=int(data["round"]),
                seating=tuple(map(int, data["seating"])),
                points=tuple(map(int, data["points"])),
                parts=tuple(tuple(map(int, row)) for row in data["parts"]),
                winners=tuple(map(int, data["winners"])),
                decisions=tuple(map(int, data["decisions"])),
                turn_milliseconds=tuple(
                    tuple(map(float, row)) for row in data["turn_milliseconds"]
                ),
                slowest=tuple(map(float, data["slowest"])),
                incidents=tuple(RecordedIncident(**each) for each in data["incidents"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise Unreadable("something else", f"a finished game ({error!r})") from None


@dataclass(frozen=True)
class RecordedIncident:
    """A bot that failed in a game: its seat, what it did, and after how many steps."""

    seat: int
    bot: str
    what: str
    step: int
    hanging: bool


class _Timing:
    """Counts and times the decisions of each seat."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._seats = {name: seat for seat, name in enumerate(names)}
        self.decisions = [0] * len(names)
        self.turns: list[list[float]] = [[] for _ in names]
        self.slowest = [0.0] * len(names)

    def __call__(self, decision: Decision) -> None:
        seat = self._seats[decision.seat]
        milliseconds = 1000 * decision.seconds
        self.decisions[seat] += 1
        self.slowest[seat] = max(self.slowest[seat], milliseconds)
        if decision.begins_turn or not self.turns[seat]:
            self.turns[seat].append(0.0)
        self.turns[seat][-1] += milliseconds


def play_game(plan: Plan, planned: PlannedGame) -> FinishedGame:
    """Play a game to its end and return its results."""
    make_bots_ready(plan)
    match = Match(plan.game, plan.players, seed=plan.seed_of(planned), options=plan.options)
    timing = _Timing(match.seats)
    players = {}
    for seat, name in enumerate(match.seats):
        entrant = plan.entrants[planned.seating[seat]]
        players[name] = (entrant.bot(plan.bot_seed(planned, seat)), entrant.budget)
    with Host(match, players, watch=timing) as host:
        host.play()
    return _finished(planned, match, host, timing)


def _finished(planned: PlannedGame, match: Match, host: Host, timing: _Timing) -> FinishedGame:
    outcome = match.outcome()
    assert outcome is not None, "a host with a bot in every seat plays to the end"
    return FinishedGame(
        number=planned.number,
        round=planned.round,
        seating=planned.seating,
        points=tuple(outcome.scores.values()),
        parts=tuple(tuple(parts.values()) for parts in outcome.parts.values()),
        winners=tuple(match.names.index(name) for name in outcome.winners),
        decisions=tuple(timing.decisions),
        turn_milliseconds=tuple(tuple(round(x, 2) for x in turns) for turns in timing.turns),
        slowest=tuple(round(x, 2) for x in timing.slowest),
        incidents=tuple(
            RecordedIncident(
                match.seat_number(each.seat), each.bot, each.what, each.step, each.hanging
            )
            for each in host.incidents
        ),
    )


def make_bots_ready(plan: Plan) -> None:
    """Let each bot choose once, untimed, so that no timed choice waits for a compiler."""
    _choose_once(plan.game_name, plan.players, tuple(plan.options.items()), plan.bots)


@cache
def _choose_once(
    game: str, players: int, options: tuple[tuple[str, str], ...], bots: tuple[str, ...]
) -> None:
    match = Match(find(game), players, seed=0, options=dict(options))
    # With a single legal action a bot does not search.
    while len(match.legal_actions) == 1:
        match.play(match.legal_actions[0])
    for text in bots:
        bot = read_entrant(text).bot(0)
        # A bot that fails is reported when it plays.
        with contextlib.suppress(Exception):
            bot.choose(view_of(match, bot), WARM_UP)
