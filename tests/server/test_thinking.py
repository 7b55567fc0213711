"""Bots in worker processes: they answer, repeat themselves, and are told of when they fail."""

from collections.abc import Iterator

import pytest

import qalat
from qalat import Match
from qalat.core.errors import Illegal, Unreadable
from qalat.core.record import CHANCE
from qalat.play.bots import Budget
from qalat.play.levels import LEVELS
from qalat.server.thinking import Question, messages, remembers
from tests.server.bot_pool import QUICK, Table, a_match, asked, seated

THOUGHT_ABOUT = [
    pytest.param(game, marks=() if game == QUICK else pytest.mark.compiled) for game in qalat.GAMES
]


@pytest.fixture(scope="module")
def everything() -> Iterator[Table]:
    """A worker that knows all games; for tests that leave it as it was."""
    with seated(1) as table:
        yield table


def draws(match: Match) -> int:
    return sum(step.actor == CHANCE for step in match.log.steps)


@pytest.mark.parametrize("bot", ["random", "apprentice", "vizier:3", "sultan:3"])
@pytest.mark.parametrize("game", THOUGHT_ABOUT)
def test_an_answer_is_legal_and_the_same_question_has_the_same_answer(
    everything: Table, game: str, bot: str
) -> None:
    match = a_match(game)
    first, again = (everything.ask(asked(match, bot)) for _ in range(2))
    assert first.actions[0] in match.legal_actions
    assert (first.actions, first.prospects) == (again.actions, again.prospects)
    assert first.stood_in is None
    assert first.seconds > 0


def test_another_seed_and_another_question_have_answers_of_their_own(everything: Table) -> None:
    match = a_match("medina")
    by_seed = {everything.ask(asked(match, "random", seed=seed)).actions for seed in "abcdef"}
    by_number = {everything.ask(asked(match, "random", number=n)).actions for n in range(6)}
    assert len(by_seed) > 1
    assert len(by_number) > 1


@pytest.mark.parametrize("game", THOUGHT_ABOUT)
def test_what_is_foreseen_can_be_played_and_goes_on_as_long_as_the_turn(
    everything: Table, game: str
) -> None:
    match = a_match(game)
    longest = 0
    for number in range(8):
        seat, drawn = match.to_move, draws(match)
        answer = everything.ask(asked(match, "architect", number=number))
        longest = max(longest, len(answer.actions))
        for action in answer.actions:
            assert (match.to_move, draws(match)) == (seat, drawn)
            match.play(action, seat=seat)
    assert longest > 1


def test_reasons_come_with_an_answer(everything: Table) -> None:
    match = a_match()
    answer = everything.ask(asked(match, "sultan:8"))
    assert answer.prospects[0].actions[0] == answer.actions[0]
    assert sum(prospect.visits for prospect in answer.prospects) > 0


def test_a_plan_that_cannot_be_played_is_cut_where_it_fails(everything: Table) -> None:
    match = a_match("alhambra")
    answer = everything.ask(asked(match, "dreaming"))
    assert answer.actions[0] == match.legal_actions[0]
    assert -7 not in answer.actions
    assert answer.stood_in is None


def test_a_bot_that_prints_and_reads_disturbs_nobody(everything: Table) -> None:
    match = a_match()
    assert everything.ask(asked(match, "chatty")).stood_in is None
    assert everything.ask(asked(match, "first")).actions[0] == match.legal_actions[0]


def test_only_the_strongest_level_remembers() -> None:
    assert [level.name for level in LEVELS if remembers(level.name)] == ["sultan"]
    assert remembers("search:200ms")
    assert not remembers("random")
    with pytest.raises(Unreadable, match="found the bot 'bishop'"):
        remembers("bishop")


@pytest.mark.parametrize(
    ("bot", "budget"),
    [
        ("mason", Budget(seconds=2.0)),
        ("search:200ms", Budget(seconds=0.2)),
        ("search:10s", Budget(seconds=2.0)),
        ("sultan:500", Budget(simulations=500)),
    ],
    ids=str,
)
def test_a_bot_thinks_as_long_as_its_text_says_and_the_question_allows(
    bot: str, budget: Budget
) -> None:
    question = asked(a_match(), bot, seconds=2.0)
    assert messages.budget(question, messages.ROSTER) == budget


def test_what_cannot_be_asked_is_refused_at_once(everything: Table) -> None:
    match = a_match()
    other = 1 - match.actor
    view = match.view(match.to_move)
    refused = {
        "found the game 'chess'": Question("chess", b"", 0, "first", "", 0, 1.0),
        "found the bot 'bishop'": asked(match, "bishop"),
        "found a record of 3 bytes": Question(QUICK, b"abc", 0, "first", "", 0, 1.0),
        "the seat is not to move": Question(
            QUICK, view.states.tobytes(), other, "first", "", 0, 1.0
        ),
    }
    for message, question in refused.items():
        with pytest.raises((Unreadable, Illegal), match=message):
            everything.ask(question)


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("raising", "raised LookupError: no idea"),
        ("leaving", "raised SystemExit: 3"),
        ("cheating", "chose action -7, which is not legal"),
        ("muttering", "answered with str, not with a choice"),
    ],
)
def test_for_a_bot_that_fails_another_answers_and_its_worker_goes_on(
    everything: Table, bot: str, what: str
) -> None:
    match, processes = a_match(), everything.thinkers.processes
    answer = everything.ask(asked(match, bot))
    assert answer.stood_in == what
    assert answer.actions == everything.ask(asked(match, "greedy")).actions
    assert everything.thinkers.processes == processes
