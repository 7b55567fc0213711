"""Bots by their written form: kinds, budgets, labels, and what is refused."""

import pytest

from qalat import Illegal, Refusal, Unreadable
from qalat.play.bots import Budget, RandomBot
from qalat.play.levels import LEVELS
from qalat.play.roster import KINDS, labels, read_entrant, read_entrants, stand_in


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("random", Budget(seconds=1)),
        ("random:100ms", Budget(seconds=0.1)),
        ("random:0.5s", Budget(seconds=0.5)),
        ("random:2s", Budget(seconds=2)),
        ("random:2.5s", Budget(seconds=2.5)),
        ("random:500", Budget(simulations=500)),
    ],
)
def test_a_budget_stands_behind_the_colon(text: str, budget: Budget) -> None:
    entrant = read_entrant(text)
    assert (entrant.kind, entrant.budget) == ("random", budget)


@pytest.mark.parametrize("text", ["random", "random:100ms", "random:2s", "random:2.5s", "random:7"])
def test_an_entrant_is_called_what_was_written(text: str) -> None:
    assert read_entrant(text).text == text


def test_one_budget_has_one_written_form() -> None:
    assert read_entrant("random:0.50s").text == read_entrant("random:500ms").text == "random:500ms"


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("wizard", Unreadable, f"found the bot 'wizard', expected one of {', '.join(KINDS)}"),
        ("", Unreadable, "found the bot '', expected one of random"),
        ("random:", Unreadable, "found the budget '', expected a time such as 100ms"),
        ("random:soon", Unreadable, "found the budget 'soon', expected a time such as 100ms"),
        ("random:-1s", Unreadable, "found the budget '-1s', expected a time such as 100ms"),
        ("random:nans", Unreadable, "found the budget 'nans', expected a time such as 100ms"),
        ("random:1e9s", Unreadable, "found the budget '1e9s', expected a time such as 100ms"),
        ("random:0s", Illegal, "'0s' is not possible: a bot thinks from 50ms to 3600s"),
        ("random:49ms", Illegal, "'49ms' is not possible: a bot thinks from 50ms to 3600s"),
        ("random:2000000s", Illegal, "'2000000s' is not possible: a bot thinks from 50ms"),
        ("random:0", Illegal, "'0' is not possible: simulations go from 1 to"),
        ("random:999999999", Illegal, "'999999999' is not possible: simulations go from 1 to"),
        ("random:9999999999", Unreadable, "found the budget '9999999999'"),
    ],
)
def test_what_cannot_be_entered_is_refused_in_a_sentence(
    text: str, kind: type[Refusal], said: str
) -> None:
    with pytest.raises(kind) as refused:
        read_entrant(text)
    assert said in str(refused.value)


def test_the_same_bot_may_be_entered_again_and_is_numbered() -> None:
    entrants = read_entrants("random, random:100ms,random,random")
    assert labels(entrants) == ["random", "random:100ms", "random (2)", "random (3)"]


def test_every_bot_is_entered_by_its_own_name() -> None:
    for kind in KINDS:
        named = read_entrant(kind).bot(7).name
        assert read_entrant(named).bot(7).name == named


def test_a_level_may_be_entered_by_its_number() -> None:
    assert [read_entrant(f"level{level.number}").bot(7).name for level in LEVELS] == [
        level.name for level in LEVELS
    ]


def test_the_stand_in_is_greedy() -> None:
    assert stand_in(7).name == "greedy"


def test_a_bot_is_made_from_its_seed() -> None:
    assert isinstance(read_entrant("random").bot("a seed"), RandomBot)
