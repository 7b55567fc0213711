"""Bots that think: honest, repeatable, quick to answer, and with reasons."""

import math
import threading
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import qalat
from qalat.core.game import Game
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.core.view import View, look
from qalat.play.bots import Bot, Budget, Choice, RandomBot
from qalat.play.levels import LEVELS
from qalat.play.planning_bots import FLAT, GREEDY, SEARCH, PlanningBot, Strategy
from qalat.play.search.parameters import DEFAULT, SearchParameters
from qalat.play.search.search import CompiledJudgement, Search
from tests.contract.secrets import UNSEEN

pytestmark = pytest.mark.compiled

STRATEGIES = {"greedy": GREEDY, "flat": FLAT, "search": SEARCH}
FEW = Budget(simulations=40)
FOREVER = Budget(seconds=3600)
COUNTLESS = Budget(simulations=10**9)


def begun(game: str, seed: int, turns: int) -> Match:
    """A match in which greedy bots have taken that many turns, up to one with a choice in it."""
    match = qalat.Match(game, max(2, qalat.find(game).fewest), seed=seed)
    bot = PlanningBot("greedy", GREEDY, 1)
    while turns > 0 or len(match.legal_actions) == 1:
        turn_of(bot, match, FEW)
        turns -= 1
    return match


def forced(game: str) -> Match:
    """A match in which only one thing can be done."""
    for seed in range(100):
        match = qalat.Match(game, max(2, qalat.find(game).fewest), seed=seed)
        while not match.over:
            if len(match.legal_actions) == 1:
                return match
            match.play(match.legal_actions[-1])
    raise AssertionError(f"nothing is ever forced in {game}")


def turn_of(bot: Bot, match: Match, budget: Budget) -> list[int]:
    """Let a bot play until its turn is over, or until something is drawn; return its clicks."""
    name, drawn = match.to_move, chance_steps(match)
    clicks = []
    while match.to_move == name and chance_steps(match) == drawn:
        clicks.append(bot.choose(match.memory(name), budget).action)
        match.play(clicks[-1])
    return clicks


def chance_steps(match: Match) -> int:
    return sum(step.actor == CHANCE for step in match.log.steps)


@pytest.mark.parametrize("kind", STRATEGIES)
@pytest.mark.parametrize("game", qalat.GAMES)
def test_with_the_same_past_and_other_draws_to_come_a_bot_chooses_the_same(
    game: str, kind: str
) -> None:
    match = begun(game, seed=5, turns=12)
    chosen = set()
    futures = set()
    for seed in range(4):
        other = qalat.read(str(match.log), seed=seed)
        other.settle()
        bot = PlanningBot(kind, STRATEGIES[kind], seed=1)
        chosen.add(bot.choose(other.memory(other.to_move), FEW))
        for _ in range(10):
            other.play(other.legal_actions[0])
        futures.add(other.state.tobytes())
    assert len(chosen) == 1
    assert len(futures) > 1 or game == "medina"


@pytest.mark.parametrize("game", ["alhambra", "medina"])
def test_a_bot_that_forgets_cannot_distinguish_states_that_look_the_same(game: str) -> None:
    match = begun(game, seed=6, turns=12)
    seat, scratch = match.actor, match.game.engine.scratch()
    strategy = replace(SEARCH, remembers=False)
    shown = look(match.game, match.state, 0, seat, scratch)
    first = PlanningBot("forgetful", strategy, 1).choose(shown, FEW)
    for changed in UNSEEN[game](match.state, seat):
        other = look(match.game, changed, 0, seat, scratch)
        assert PlanningBot("forgetful", strategy, 1).choose(other, FEW) == first


@pytest.mark.parametrize("kind", STRATEGIES)
@pytest.mark.parametrize("game", qalat.GAMES)
def test_the_same_seed_plays_the_same_game(game: str, kind: str) -> None:
    played = []
    for _ in range(2):
        match = begun(game, seed=7, turns=4)
        bot = PlanningBot(kind, STRATEGIES[kind], seed=3)
        played.append([turn_of(bot, match, FEW) for _ in range(3)])
    assert played[0] == played[1]


@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_forced_move_costs_nothing(game: str) -> None:
    match = forced(game)
    bot = PlanningBot("search", SEARCH, seed=1)
    choice = bot.choose(match.memory(match.to_move), FOREVER)
    assert choice == Choice(match.legal_actions[0])


@pytest.mark.parametrize("budget", [FOREVER, replace(FOREVER, cores=2), COUNTLESS], ids=repr)
@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_bot_answers_at_once_when_it_is_stopped(game: str, budget: Budget) -> None:
    match = begun(game, seed=9, turns=2)
    bot = PlanningBot("search", SEARCH, seed=1)
    stopping = threading.Timer(0.05, bot.stop)
    stopping.start()
    choice = bot.choose(match.memory(match.to_move), budget)
    stopping.join()
    assert choice.action in match.legal_actions
    assert choice.simulations < 10**9


@pytest.mark.parametrize("game", qalat.GAMES)
def test_the_hasty_keep_to_their_time_as_well(game: str) -> None:
    match = begun(game, seed=9, turns=2)
    view, vizier = match.view(match.to_move), Strategy(limited=True)
    limited = PlanningBot("vizier", vizier, 1).choose(view, Budget(seconds=60))
    assert limited.simulations == view.game.judgement.LEVEL_4_SIMULATIONS[len(match.seats)]
    hurried = PlanningBot("vizier", vizier, 1).choose(view, Budget(seconds=0))
    assert hurried.simulations == 0


@pytest.mark.parametrize("game", qalat.GAMES)
def test_it_does_not_matter_in_how_many_parts_a_search_thinks(game: str) -> None:
    match = begun(game, seed=4, turns=4)
    view = match.memory(match.to_move)
    at_once, in_parts = searched(view, 300), searched(view, 0)
    in_parts.grow_until(math.inf, lambda: False, 300)
    assert at_once.simulations == in_parts.simulations == 300
    assert [turn.visits for turn in at_once.turns()] == [turn.visits for turn in in_parts.turns()]
    assert at_once.root.points.tolist() == in_parts.root.points.tolist()


@pytest.mark.parametrize("game", qalat.GAMES)
def test_bots_without_a_search_take_chances_from_the_estimate(game: str) -> None:
    match = begun(game, seed=2, turns=6)
    search = searched(match.memory(match.to_move), 0)
    seats = len(match.seats)
    for turn in search.turns():
        assert turn.wins[:seats].sum() == pytest.approx(1)
        assert np.argmax(turn.wins) == np.argmax(turn.estimated[:seats])
    reasons = PlanningBot("greedy", GREEDY, 1).choose(match.memory(match.to_move), FEW).prospects
    assert all(0 < each.win < 1 for each in reasons)


@pytest.mark.parametrize(
    "wrong",
    [{"seconds": -1.0}, {"seconds": math.nan}, {"simulations": 0}, {"cores": 0}],
    ids=str,
)
def test_what_is_no_time_to_think_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(qalat.Illegal, match="is not possible"):
        Budget(**wrong)


def test_a_turn_is_thought_of_once_and_then_carried_out() -> None:
    match = begun("medina", seed=1, turns=4)
    bot = PlanningBot("search", SEARCH, seed=1)
    first = bot.choose(match.memory(match.to_move), FEW)
    planned = first.prospects[0].actions
    assert turn_of(PlanningBot("search", SEARCH, seed=1), match, FEW) == list(planned)


def test_a_plan_is_dropped_when_something_else_was_played() -> None:
    match = begun("medina", seed=1, turns=4)
    bot = PlanningBot("search", SEARCH, seed=1)
    planned = bot.choose(match.memory(match.to_move), FEW)
    other = next(each for each in match.legal_actions if each != planned.action)
    match.play(other)
    assert bot.choose(match.memory(match.to_move), FEW).action in match.legal_actions


@pytest.mark.parametrize("game", qalat.GAMES)
def test_reasons_begin_with_the_turn_that_is_taken(game: str) -> None:
    match = begun(game, seed=2, turns=6)
    choice = PlanningBot("search", replace(SEARCH, horizon=0), 1).choose(
        match.memory(match.to_move), Budget(simulations=200)
    )
    assert choice.simulations == 200
    best = choice.prospects[0]
    assert best.actions[0] == choice.action
    assert best.visits == max(each.visits for each in choice.prospects)
    assert all(0 <= each.win <= 1 for each in choice.prospects)
    assert sum(best.parts) == pytest.approx(best.points)


@pytest.mark.parametrize("game", qalat.GAMES)
def test_several_cores_share_the_simulations(game: str) -> None:
    match = begun(game, seed=2, turns=6)
    view, budget = match.memory(match.to_move), Budget(simulations=101, cores=2)
    choices = [PlanningBot("search", SEARCH, 1).choose(view, budget) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0].simulations == 102


@pytest.mark.parametrize(
    "bot", [RandomBot(1), PlanningBot("search", SEARCH, 1)], ids=lambda b: b.name
)
def test_nobody_thinks_when_it_is_not_their_turn(bot: Bot) -> None:
    match = begun("medina", seed=1, turns=2)
    waiting = next(name for name in match.seats if name != match.to_move)
    with pytest.raises(qalat.Illegal, match="the seat is not to move, or the game is over"):
        bot.choose(match.memory(waiting), FEW)


def searched(view: View, simulations: int, parameters: SearchParameters = DEFAULT) -> Search:
    search = Search(view.game, parameters)
    search.begin(view.states, view.seat, 1)
    search.grow(simulations)
    return search


@pytest.mark.parametrize("game", qalat.GAMES)
def test_every_simulation_is_a_visit_of_some_turn(game: str) -> None:
    match = begun(game, seed=4, turns=4)
    search = searched(match.memory(match.to_move), 300)
    assert search.simulations == 300
    assert sum(turn.visits for turn in search.turns()) == 300
    assert search.root.visits == 300
    assert search.root.wins.sum() == pytest.approx(1)


@pytest.mark.parametrize("game", qalat.GAMES)
def test_the_turns_that_are_looked_at_are_legal_whole_and_different(game: str) -> None:
    match = begun(game, seed=4, turns=4)
    ends = set()
    for turn in searched(match.memory(match.to_move), 0, replace(DEFAULT, turns=32)).turns():
        after = Match.from_position(match.game, match.state, draws=False)
        name = after.to_move
        for action in turn.actions:
            assert after.to_move == name
            after.play(action)
        ends.add(after.state.tobytes())
    assert (
        len(ends)
        == len(searched(match.memory(match.to_move), 0, replace(DEFAULT, turns=32)).turns())
        > 1
    )


def test_a_piece_that_is_too_poor_to_begin_with_is_not_tried_behind_another() -> None:
    match = begun("medina", seed=5, turns=30)
    openings = set(
        CompiledJudgement(match.game)
        .worthwhile(match.state, 0, match.game.engine.scratch())
        .tolist()
    )

    def tried(beam: int) -> set[int]:
        search = Search(match.game, replace(DEFAULT, beam=beam))
        search.begin(match.state, match.actor, 1)
        return {click for turn in search.turns() for click in turn.actions} & openings

    assert len(tried(2)) <= 2 < len(tried(DEFAULT.beam))


@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_turn_that_is_asked_about_is_looked_at_however_poor_it_is(game: str) -> None:
    match = begun(game, seed=4, turns=4)
    view = match.memory(match.to_move)
    poor = searched(view, 0, replace(DEFAULT, turns=32)).turns()[-1]
    search = Search(view.game, replace(DEFAULT, turns=3))
    search.begin(view.states, view.seat, 1, line=poor.actions)
    asked = search.turns()[search.asked]
    assert asked.actions == poor.actions
    assert asked.rank == poor.rank
    assert len(search.turns()) <= 4


def test_a_turn_is_judged_by_many_guesses_at_what_is_hidden() -> None:
    match = begun("alhambra", 2, 20)
    seat, engine = match.actor, match.game.engine
    shown = match.state.copy()
    engine.driver.hide(shown, 0, seat)
    search = Search(match.game, replace(DEFAULT, depth=1), horizon=0)
    by_many: list[float] = []
    by_one: list[float] = []
    for seed in range(12):
        guessed = shown.copy()
        CompiledJudgement(match.game).guess(guessed, 0, seat, engine.scratch("guess", seed))
        for states, points in ((shown, by_many), (guessed, by_one)):
            search.begin(states, seat, seed)
            search.grow(200)
            points.append(search.root.points[seat])
    assert np.std(by_many) < np.std(by_one) / 2


@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_full_tree_goes_on_counting(game: str) -> None:
    match = begun(game, seed=4, turns=4)
    view = match.memory(match.to_move)
    small = Search(view.game, replace(DEFAULT, expand_after=1), room=200)
    large = Search(view.game, replace(DEFAULT, expand_after=1))
    for search in (small, large):
        search.begin(view.states, view.seat, 1)
        search.grow(2000)
        assert sum(turn.visits for turn in search.turns()) == search.simulations == 2000
    assert small.root.points.tolist() != large.root.points.tolist(), "the small tree was not full"


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_a_search_forgets_the_table_that_it_looked_at_before(game: Game) -> None:
    tables = [qalat.Match(game.name, seats, seed=4) for seats in (game.most, game.fewest)]
    new, used = Search(game, DEFAULT), Search(game, DEFAULT)
    for match in tables:
        view = match.memory(match.to_move)
        used.begin(view.states, view.seat, 1)
        used.grow(300)
    new.begin(view.states, view.seat, 1)
    new.grow(300)
    assert [turn.visits for turn in used.turns()] == [turn.visits for turn in new.turns()]
    assert used.root.points.tolist() == new.root.points.tolist()


def test_a_single_player_plays_for_points() -> None:
    points = {}
    bots: dict[str, Bot] = {"random": RandomBot(1), "greedy": PlanningBot("greedy", GREEDY, 1)}
    for kind, bot in bots.items():
        totals = []
        for seed in range(10):
            match = qalat.Match("roll_and_write", 1, seed=seed)
            while not match.over:
                match.play(bot.choose(match.memory(match.to_move), FEW).action)
            totals.append(match.scores()[match.seats[0]])
        points[kind] = np.mean(totals)
    assert points["greedy"] > points["random"] + 20


def clearly_ahead(game: str, strong: Strategy, budget: Budget, rounds: int) -> float:
    """How often a strategy finishes ahead of random bots, each seed once from every side."""
    ahead = []
    for seed in range(rounds):
        for side in range(2):
            match = qalat.Match(game, max(2, qalat.find(game).fewest), seed=seed)
            bots: list[Bot] = [
                PlanningBot("strong", strong, seat) if seat % 2 == side else RandomBot(seat)
                for seat in range(len(match.seats))
            ]
            while not match.over:
                name = match.to_move
                match.play(bots[match.actor].choose(match.memory(name), budget).action)
            scores = list(match.scores().values())
            ahead += [
                scores[one] > scores[other]
                for one in range(len(bots))
                for other in range(len(bots))
                if one % 2 == side != other % 2
            ]
    return float(np.mean(ahead))


@pytest.mark.parametrize("game", qalat.GAMES)
def test_greedy_finishes_ahead_of_random_nearly_always(game: str) -> None:
    assert clearly_ahead(game, GREEDY, FEW, rounds=10) >= 0.97


@pytest.mark.parametrize("game", qalat.GAMES)
def test_even_the_apprentice_finishes_ahead_of_random(game: str) -> None:
    assert clearly_ahead(game, LEVELS[0].strategy, FEW, rounds=5) >= 0.8
