"""The five levels: they are what the docs say, and each plays a game to its end."""

from dataclasses import replace

import pytest

import qalat
from qalat.play.bots import Budget
from qalat.play.host import Host
from qalat.play.levels import LEVELS, BotLevel
from qalat.play.planning_bots import GREEDY, PlanningBot, Strategy
from qalat.play.roster import read_entrant
from qalat.play.search.parameters import DEFAULT
from tests.generated_docs import DOCS
from tests.play.blunders import NONSENSE

AMPLE = Budget(simulations=1000)
"""More simulations than anybody's haste allows, whatever the machine."""


def test_the_page_of_the_bots_has_every_level() -> None:
    page = (DOCS / "bots.md").read_text("utf-8")
    for level in LEVELS:
        assert f"| {level.number} | {level.name} | {level.style} |" in page


def test_a_level_is_found_by_its_number_and_by_its_name() -> None:
    for level in LEVELS:
        assert read_entrant(f"level{level.number}").bot(1).name == level.name
        assert read_entrant(level.name).bot(1).name == level.name


def test_only_the_strongest_forgets_nothing() -> None:
    assert [level.bot(1).remembers for level in LEVELS] == [False] * 4 + [True]


@pytest.mark.parametrize("game", qalat.GAMES)
def test_at_every_table_each_level_errs_no_more_than_the_one_below(game: str) -> None:
    rules = qalat.find(game)
    tables = list(range(rules.fewest, rules.most + 1))
    judgement = rules.judgement
    assert list(judgement.LEVEL_ERRORS) == list(judgement.LEVEL_4_SIMULATIONS) == tables
    for slips in judgement.LEVEL_ERRORS.values():
        assert len(slips) == len(LEVELS) - 1
        assert sorted(slips, reverse=True) == list(slips)
        assert slips[-1] >= 0
    assert min(judgement.LEVEL_4_SIMULATIONS.values()) > 0


def choices(strategy: Strategy, game: str, players: int) -> list[int]:
    """Return what a bot would do at each step of a game that greedy plays."""
    greedy, bot = PlanningBot("greedy", GREEDY, 1), PlanningBot("other", strategy, 1)
    match = qalat.Match(game, players, seed=8)
    chosen: list[int] = []
    while not match.over and len(chosen) < 40:
        view = match.view(match.to_move)
        chosen.append(bot.choose(view, AMPLE).action)
        match.play(greedy.choose(view, AMPLE).action)
    return chosen


@pytest.mark.compiled
@pytest.mark.parametrize("game", qalat.GAMES)
def test_a_level_errs_as_far_as_its_game_says_for_the_table(game: str) -> None:
    rules = qalat.find(game)
    for players in (3, rules.most):
        shown = rules.judgement.LEVEL_ERRORS[players]
        manners = [level.strategy for level in LEVELS[:-1]]
        played = [choices(strategy, game, players) for strategy in manners]
        for error_level, strategy, chosen in zip(shown, manners, played, strict=True):
            as_told = replace(
                strategy, error_level=None, parameters=replace(DEFAULT, noise=error_level)
            )
            assert chosen == choices(as_told, game, players)
        assert played[0] != played[1] != played[2] != played[3]


@pytest.mark.compiled
def test_the_five_levels_play_a_game_together_and_again() -> None:
    names = [level.name for level in LEVELS]
    logs = set()
    for _ in range(2):
        match = qalat.Match("roll_and_write", names, seed=6)
        seats = {level.name: (level.bot(level.number), Budget(simulations=20)) for level in LEVELS}
        with Host(match, seats) as host:
            host.play()
        assert match.over
        assert host.incidents == []
        logs.add(str(match.log))
    assert len(logs) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("game", qalat.GAMES)
def test_no_level_plays_nonsense(game: str, level: BotLevel) -> None:
    for seed, players in enumerate((3, 3, 3, qalat.find(game).most)):
        match = qalat.Match(game, players, seed=seed)
        seats = {name: (level.bot(name), Budget(simulations=20)) for name in match.seats}
        with Host(match, seats) as host:
            host.play()
        assert list(NONSENSE[game](match)) == []
