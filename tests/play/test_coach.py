"""The coach: the best turns of a position, their reasons, and what played turns cost."""

from itertools import pairwise

import pytest

import qalat
from qalat import Illegal
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.play.bots import Budget
from qalat.play.coach import Assessment, Coach, played_turns
from tests.cli.games import EXAMPLE
from tests.games.medina.table import table

MEDINA = qalat.find("medina")
RECORD = EXAMPLE.read_text("utf-8")


def great_palace() -> Match:
    """A city with one great palace that nobody has roofed, and everybody may."""
    supply = "grey 1, black 2, wall 2"
    return table("@\n. g g g g g g g", {1: supply, 2: supply, 3: supply})


def advised(match: Match, simulations: int = 400, seat: int | None = None) -> Assessment:
    name = match.seats[match.actor if seat is None else seat]
    return Coach(match.game, 1).advise(match.memory(name), Budget(simulations=simulations))


def roofs_grey(match: Match, actions: tuple[int, ...]) -> bool:
    """Whether a turn roofs a grey palace."""
    return any(match.game.actions.word(action).startswith("roof grey") for action in actions)


def unwatched(_done: int, _whole: int) -> None:
    """Look at no progress."""


@pytest.mark.compiled
def test_a_great_palace_is_roofed_before_somebody_else_does() -> None:
    match = great_palace()
    advice = advised(match)
    best = advice.turns[0]
    assert roofs_grey(match, best.actions)
    without = [turn for turn in advice.turns if not roofs_grey(match, turn.actions)]
    assert all(turn.points < best.points for turn in without if turn.visits)
    assert advice.points[0] == best.points
    assert advice.wins[0] == best.win


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["alhambra", "medina", "roll_and_write"])
def test_the_parts_of_a_turn_sum_to_its_points(game: str) -> None:
    match = qalat.Match(game, 3, seed=4)
    advice = advised(match, 60)
    visited = [turn for turn in advice.turns if turn.visits]
    assert visited
    for turn in visited:
        assert sum(turn.parts) == pytest.approx(turn.points)


@pytest.mark.compiled
def test_changes_compare_with_the_best_turn_and_the_best_with_the_second() -> None:
    match = qalat.Match("alhambra", 3, seed=4)
    advice = advised(match, 300)
    best, second, *_ = advice.turns
    assert any(advice.changes)
    for turn, changes in zip(advice.turns, advice.changes, strict=True):
        against = second if turn is best else best
        for change in changes:
            part = match.game.parts.index(change.part)
            assert change.points == pytest.approx(turn.parts[part] - against.parts[part])
        sizes = [abs(change.points) for change in changes]
        assert sizes == sorted(sizes, reverse=True)


@pytest.mark.compiled
def test_advice_keeps_to_its_simulations_and_can_be_repeated() -> None:
    match = qalat.Match("alhambra", 3, seed=4)
    advice = advised(match, 50)
    assert advice.simulations == 50
    assert sum(turn.visits for turn in advice.turns) == 50
    assert sum(advice.wins) == pytest.approx(1)
    assert advised(match, 50) == advice


@pytest.mark.compiled
def test_whoever_is_not_to_move_is_shown_what_to_expect_and_no_turns() -> None:
    match = great_palace()
    advice = advised(match, 50, seat=2)
    assert (advice.seat, advice.turns, advice.reasons) == (2, (), ())
    assert sum(advice.wins) == pytest.approx(1)
    assert min(advice.points[:3]) > 0


@pytest.mark.compiled
def test_there_is_no_advice_when_the_game_is_over() -> None:
    match = qalat.read(RECORD)
    with pytest.raises(Illegal, match="the game is over"):
        Coach(match.game).advise(match.memory("Ada"), Budget(simulations=1))


@pytest.mark.compiled
def test_how_long_advice_takes_is_reported_second_by_second() -> None:
    match = great_palace()
    shown: list[tuple[int, int]] = []
    view = match.memory(match.to_move)
    Coach(MEDINA, 1).advise(view, Budget(seconds=1.5), lambda *gone: shown.append(gone))
    assert shown == [(0, 2), (1, 2)]


@pytest.mark.compiled
def test_a_review_finds_the_planted_blunder() -> None:
    match = great_palace()
    match.play("place wall at north 1")
    match.play("place wall at north 2")
    match.play("roof grey")
    match.play("place wall at west 1")
    review = Coach(MEDINA, 1).review(match, 0, unwatched, simulations=300)
    blunder, answer = review.verdicts
    assert review.costliest[0] is blunder
    assert roofs_grey(match, blunder.best)
    assert blunder.loss > 2
    assert blunder.win_loss > 0
    assert blunder.changes[0].part == "buildings"
    assert [effect.kind for effect in blunder.reasons.gains][:2] == ["roofs", "before_rivals"]
    assert "leaves" in [effect.kind for effect in blunder.reasons.costs]
    assert not blunder.is_equal
    assert blunder.best_places["palaces"] == [blunder.reasons.gains[0].palace]
    assert answer.loss < blunder.loss
    assert review.mean_loss(0) == blunder.loss
    assert review.mean_loss(2) == 0


@pytest.mark.compiled
def test_a_review_looks_at_every_turn_however_little_time_there_is() -> None:
    match = qalat.read(RECORD, upto=30)
    shown: list[tuple[int, int]] = []
    review = Coach(match.game, 1).review(match, 0, lambda *done: shown.append(done))
    turns = list(played_turns(match))
    assert [(verdict.first, verdict.played) for verdict in review.verdicts] == [
        (first, actions) for first, _, actions in turns
    ]
    assert shown == [(done, len(turns)) for done in range(len(turns) + 1)]
    assert all(sum(verdict.wins) == pytest.approx(1) for verdict in review.verdicts)


@pytest.mark.compiled
def test_a_review_by_simulations_can_be_repeated() -> None:
    match = qalat.read(RECORD, upto=12)
    once, again = (
        Coach(match.game, 1).review(match, 0, unwatched, simulations=20) for _ in range(2)
    )
    assert once == again


@pytest.mark.compiled
def test_a_coach_that_is_stopped_returns_what_it_has_found() -> None:
    match = qalat.read(RECORD, upto=30)
    coach = Coach(match.game, 1)

    def stop_at_the_third(done: int, _whole: int) -> None:
        if done == 2:
            coach.stop()

    assert len(coach.review(match, 3600, stop_at_the_third, simulations=5).verdicts) == 3


def test_the_turns_of_a_record_are_all_that_the_players_did() -> None:
    match = qalat.read(RECORD)
    turns = list(played_turns(match))
    steps = match.log.steps
    assert [action for _, _, actions in turns for action in actions] == [
        step.action for step in steps if step.actor != CHANCE
    ]
    assert all(states[0].actor == steps[first].actor for first, states, _ in turns)
    # Nobody has two turns in a row in Alhambra before the end.
    seats = [steps[first].actor for first, _, _ in turns]
    assert all(before != after for before, after in pairwise(seats[:-3]))
