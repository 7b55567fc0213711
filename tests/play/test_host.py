"""The host lets bots play, shows each what it may see, and replaces those that fail."""

import threading
from collections.abc import Callable

import pytest

from qalat import Match, Unreadable
from qalat.play.bot_thread import BotFailure, BotThread, timeouts
from qalat.play.bots import Bot, Budget, RandomBot
from qalat.play.host import Decision, Host
from tests.play.players import (
    CheatingBot,
    DawdlingBot,
    FirstBot,
    HangingBot,
    LeavingBot,
    MutteringBot,
    RaisingBot,
)

SHORT = Budget(seconds=0.05)


def a_match() -> Match:
    return Match("roll_and_write", seats=["ada", "ben"], seed=7)


def hosted(bot: Bot, stand_in: Callable[[int | str], Bot] = RandomBot) -> Host:
    """A host with the bot in Ada's seat and a random one in Ben's."""
    players = {"ada": (bot, SHORT), "ben": (RandomBot(1), SHORT)}
    return Host(a_match(), players, stand_in=stand_in)


def test_bots_play_a_game_to_its_end() -> None:
    with hosted(RandomBot(2)) as host:
        host.play()
    assert host.match.over
    assert host.incidents == []


def test_the_same_bots_play_the_same_game_again() -> None:
    logs = set()
    for _ in range(2):
        with hosted(RandomBot(2)) as host:
            host.play()
        logs.add(str(host.match.log))
    assert len(logs) == 1


@pytest.mark.parametrize("remembers", [False, True])
def test_only_a_bot_that_remembers_is_shown_what_lay_open_once(remembers: bool) -> None:
    match = Match("alhambra", seats=["ada", "ben", "cleo"], seed=7)
    seat = match.to_move
    shown, memory = match.view(seat).bytes(), match.memory(seat).bytes()
    assert shown != memory
    bot = FirstBot(remembers=remembers)
    with Host(match, {seat: (bot, SHORT)}) as host:
        host.step()
    assert bot.shown[0].bytes() == (memory if remembers else shown)


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (RaisingBot(), "raised LookupError: no idea"),
        (LeavingBot(), "raised SystemExit: 3"),
        (CheatingBot(), "chose action -7, which is not legal"),
        (MutteringBot(), "answered with str, not with a choice"),
    ],
    ids=lambda value: value.name if isinstance(value, FirstBot) else "",
)
def test_a_bot_that_fails_loses_its_seat_and_the_game_goes_on(bot: FirstBot, what: str) -> None:
    with hosted(bot) as host:
        host.play()
    assert host.match.over
    assert [(each.seat, each.bot, each.what) for each in host.incidents] == [
        ("ada", bot.name, what)
    ]
    assert not host.incidents[0].hanging
    assert f"{bot.name} in the seat of ada {what}, after" in str(host.incidents[0])


def test_an_incident_shows_when_it_happened() -> None:
    bot = RaisingBot()
    with hosted(bot) as host:
        before = len(host.match.log.steps)
        while not host.incidents:
            before = len(host.match.log.steps)
            host.step()
    assert host.incidents[0].step == before


def test_a_bot_that_hangs_is_asked_to_stop_and_then_abandoned() -> None:
    bot = HangingBot()
    with hosted(bot) as host:
        host.play()
    bot.let_go.set()
    assert host.match.over
    assert [(each.bot, each.what, each.hanging) for each in host.incidents] == [
        ("hanging", "did not answer within 1.1 s", True)
    ]
    assert bot.stopped == 1


def test_what_a_bot_says_after_it_was_left_behind_is_not_heard() -> None:
    bot = HangingBot()
    with hosted(bot) as host:
        while not host.incidents:
            host.step()
        bot.let_go.set()
        host.play()
    assert len(host.incidents) == 1
    assert host.match.over


def test_a_bot_that_answers_when_it_is_stopped_keeps_its_seat() -> None:
    bot = DawdlingBot()
    with hosted(bot) as host:
        while bot.stopped < 2:
            host.step()
    assert host.incidents == []


def test_a_stand_in_that_fails_too_gives_way_to_one_that_cannot() -> None:
    with hosted(RaisingBot(), stand_in=lambda _: CheatingBot()) as host:
        host.play()
    assert host.match.over
    assert [each.bot for each in host.incidents] == ["raising", "cheating"]


def test_a_stand_in_plays_on_for_the_bot_that_failed() -> None:
    substitutes: list[FirstBot] = []

    def stand_in(_: int | str) -> Bot:
        substitutes.append(FirstBot())
        return substitutes[-1]

    with hosted(RaisingBot(), stand_in=stand_in) as host:
        host.play()
    assert len(substitutes) == 1
    assert len(substitutes[0].shown) > 1


def test_the_host_leaves_the_other_seats_alone() -> None:
    match = a_match()
    with Host(match, {"ben": (RandomBot(1), SHORT)}) as host:
        host.play()
        assert match.to_move == "ada"
        assert not host.may_play
        match.play(match.legal_actions[0], seat="ada")
        host.play()
    assert match.to_move == "ada"


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unreadable, match="found the seat 'cleo', expected one of ada, ben"):
        Host(a_match(), {"cleo": (RandomBot(1), SHORT)})


def test_the_watch_sees_every_decision_and_where_turns_begin() -> None:
    seen: list[Decision] = []
    match = a_match()
    players = {name: (RandomBot(seat), SHORT) for seat, name in enumerate(match.seats)}
    with Host(match, players, watch=seen.append) as host:
        host.play()
    by_seats = [step for step in match.log.steps if step.actor >= 0]
    assert [decision.choice.action for decision in seen] == [step.action for step in by_seats]
    assert all(decision.seconds >= 0 for decision in seen)
    runs = [actor for actor, _ in match.log.runs() if actor >= 0]
    assert sum(decision.begins_turn for decision in seen) == len(runs)


def test_a_host_that_is_stopped_plays_nothing_more() -> None:
    match = a_match()
    players = {name: (RandomBot(seat), SHORT) for seat, name in enumerate(match.seats)}
    played: list[Decision] = []

    def watch(decision: Decision) -> None:
        played.append(decision)
        if len(played) == 3:
            host.stop()

    with Host(match, players, watch=watch) as host:
        host.play()
    assert len(played) == 3
    assert not match.over


def test_the_answer_of_a_bot_that_was_thinking_is_dropped_when_the_host_is_stopped() -> None:
    bot = DawdlingBot()
    match = a_match()
    seat = match.to_move
    with Host(match, {seat: (bot, Budget(seconds=30))}) as host:
        before = str(match.log)
        threading.Timer(0.05, host.stop).start()
        host.play()
    assert bot.stopped >= 1
    assert str(match.log) == before


def test_the_threads_end_with_the_host() -> None:
    with hosted(RandomBot(2)) as host:
        host.play()
        threads = [each._thread for each in host._threads.values()]
        assert all(thread.is_alive() and thread.daemon for thread in threads)
    for thread in threads:
        thread.join(10)
    assert not any(thread.is_alive() for thread in threads)


def test_a_bot_is_always_asked_on_the_same_thread() -> None:
    threads: set[int] = set()

    class ThreadBot(FirstBot):
        def choose(self, view, budget):  # type: ignore[no-untyped-def]
            threads.add(threading.get_ident())
            return super().choose(view, budget)

    match = a_match()
    view = match.view(match.to_move)
    thread = BotThread(ThreadBot())
    for _ in range(3):
        thread.ask(view, SHORT)
    thread.close()
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_a_questioner_asks_again_after_a_failure() -> None:
    match = a_match()
    thread = BotThread(RaisingBot())
    for _ in range(2):
        with pytest.raises(BotFailure, match="raised LookupError: no idea"):
            thread.ask(match.view(match.to_move), SHORT)
    thread.close()


def test_the_longer_a_bot_may_think_the_longer_the_host_waits() -> None:
    short, long = timeouts(Budget(seconds=0.1)), timeouts(Budget(seconds=10))
    assert (round(short.stop, 3), short.grace) == (0.12, 1.0)
    assert (round(long.stop, 3), long.grace) == (10.02, 30.0)


def test_a_count_of_simulations_is_never_cut_short_by_the_clock() -> None:
    assert timeouts(Budget(simulations=10)).stop == 60
    assert timeouts(Budget(simulations=5000)).stop == 500
