"""Finished games written by hand, for tests of what is made of them."""

from collections.abc import Sequence

from qalat import find
from qalat.play.arena.plan import Plan, make_plan
from qalat.play.arena.playing import FinishedGame, RecordedIncident
from qalat.play.roster import read_entrants


def a_plan(bots: str = "random,random", players: int = 2, games: int = 4) -> Plan:
    return make_plan(find("roll_and_write"), players, read_entrants(bots), games, 7)


def a_game(
    number: int,
    round_of: int,
    seating: Sequence[int],
    points: Sequence[int],
    *,
    winners: Sequence[int] | None = None,
    milliseconds: float = 1.0,
    incidents: Sequence[RecordedIncident] = (),
) -> FinishedGame:
    """A game in which every seat took two turns, the second one twice as long as the first."""
    best = [seat for seat in range(len(seating)) if points[seat] == max(points)]
    return FinishedGame(
        number=number,
        round=round_of,
        seating=tuple(seating),
        points=tuple(points),
        parts=tuple((each - 1, 1) for each in points),
        winners=tuple(best if winners is None else winners),
        decisions=tuple(3 for _ in seating),
        turn_milliseconds=tuple((milliseconds, 2 * milliseconds) for _ in seating),
        slowest=tuple(milliseconds for _ in seating),
        incidents=tuple(incidents),
    )
