"""Commands and events of a table, as plain objects without a socket."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import qalat
from qalat.core.match import Match
from qalat.core.random import below, seeded
from qalat.core.record import OVER
from qalat.games import GAMES
from qalat.server.protocol import Preview
from qalat.server.refusals import Refused
from qalat.server.table import commands, events
from qalat.server.table.events import (
    FIRST_TERMS,
    TERMS,
    AnyChair,
    AnyEvent,
    BotChair,
    Chair,
    Clock,
    GameClock,
    MoveClock,
    PersonChair,
    ProgramChair,
)
from qalat.server.table.table import Diverged, Table, commitment
from qalat.server.table.table_log import read_story, verify, written_log
from qalat.server.table.updates import Updates, listed
from tests.core.test_match import SCENE
from tests.core.test_trial import applications

ADA, BEN = PersonChair("a", "Ada"), PersonChair("b", "Ben")
MASON = BotChair("mason")


class Story:
    """A table and all that has happened at it."""

    def __init__(self, *chairs: AnyChair, game: str = "alhambra", **settings: Any) -> None:
        chosen = {
            "options": {},
            "clock": Clock(),
            "public": False,
            "stand_in": "mason",
            **settings,
        }
        changes = {name: chosen.pop(name) for name in ("seed", "terms") if name in chosen}
        opened = commands.open_table("a", game, chairs, **chosen)
        opened = msgspec.structs.replace(opened, **changes)
        self.table = Table("t", opened, 0)
        self.entries: list[tuple[AnyEvent, int]] = [(opened, 0)]

    def happen(self, event: AnyEvent, at: int = 0) -> None:
        self.entries.append((self.table.apply(event, at), at))

    def begin(self, at: int = 0) -> Story:
        self.happen(commands.begin(self.table, "a"), at)
        return self

    def act(self, *, at: int = 0, seed: int = 1) -> None:
        match = self.table.match
        assert match is not None
        legal = match.legal_actions
        action = legal[below(seeded(seed, self.table.turn), len(legal))]
        self.happen(commands.act(self.table, self.table.actor, self.table.turn, [action]), at)

    def act_until(self, seat: int) -> None:
        while self.table.actor != seat:
            self.act()

    def end_turn(self) -> None:
        seat = self.table.actor
        while self.table.actor == seat:
            self.act()

    @property
    def position(self) -> bytes:
        assert self.table.match is not None
        return self.table.match.state.tobytes()


def refused(reason: str, *arguments: Any, **named: Any) -> None:
    command, *rest = arguments
    with pytest.raises(Refused) as caught:
        command(*rest, **named)
    assert caught.value.reason == reason


def test_guests_sit_down_where_it_is_free() -> None:
    story = Story(ADA, Chair(), Chair())
    story.happen(commands.sit(story.table, "b", "Ben", 2))
    story.happen(commands.sit(story.table, "c", "  Cyd  ", None))
    assert story.table.chairs == [ADA, PersonChair("c", "Cyd"), PersonChair("b", "Ben")]
    refused("seated_already", commands.sit, story.table, "c", "Cyd", None)
    refused("seat_taken", commands.sit, story.table, "d", "Dan", None)
    refused("no_such_seat", commands.sit, story.table, "d", "Dan", 7)
    story.happen(commands.stand_up(story.table, "b"))
    assert story.table.chairs[2] == Chair()
    refused("not_seated", commands.stand_up, story.table, "b")


@pytest.mark.parametrize("name", ["", "  ", "a:b", "x" * 25, "tab\tbell\x07", "a,b"])
def test_a_name_that_a_record_cannot_hold_is_refused(name: str) -> None:
    refused("bad_name", commands.checked_name, name)


@pytest.mark.parametrize(
    "text", ["\u3164", "\u2800 \u115f", "\u0301", "A" + "\u0301\u0316" * 3, "Ada\u202e", "\u200b"]
)
def test_what_nobody_sees_or_what_covers_other_lines_is_neither_a_name_nor_said(text: str) -> None:
    refused("bad_name", commands.checked_name, text)
    refused("bad_text", commands.say, Story(ADA, MASON).table, "a", "Ada", text, 0)


@pytest.mark.parametrize("text", ["Ásdís", "Žofie", "ผู้เล่น", "Nguyễn", "אָדָם", "王小明", "😀"])
def test_a_name_is_in_any_script_and_written_in_one_way(text: str) -> None:
    for form in ("NFC", "NFD"):
        name = commands.checked_name(unicodedata.normalize(form, text))
        assert name == unicodedata.normalize("NFC", text)
    assert commands.say(Story(ADA, MASON).table, "a", "Ada", text, 0).text == text


def test_only_the_host_sets_chairs() -> None:
    story = Story(ADA, Chair())
    refused("not_host", commands.set_chair, story.table, "b", 1, MASON)
    refused("unknown_bot", commands.set_chair, story.table, "a", 1, BotChair("genius"))
    refused("bad_seats", commands.set_chair, story.table, "a", 1, BEN)
    story.happen(commands.set_chair(story.table, "a", 1, MASON))
    assert story.table.level_at(1) == "mason"


def test_a_game_begins_when_all_chairs_are_taken() -> None:
    story = Story(ADA, Chair())
    refused("seats_open", commands.begin, story.table, "a")
    story.happen(commands.sit(story.table, "b", "Ada", None))
    refused("not_seated", commands.begin, story.table, "z")
    story.begin()
    assert (story.table.status, story.table.names) == ("playing", ("Ada", "Ada 2"))
    refused("begun", commands.begin, story.table, "a")
    refused("begun", commands.sit, story.table, "c", "Cyd", None)


def test_nobody_is_called_like_somebody_who_scores_along() -> None:
    story = Story(PersonChair("a", "Dirk"), BotChair("mason", "omar")).begin()
    assert story.table.names == ("Dirk 2", "Omar")


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("unknown_game", {"game": "chess"}),
        ("bad_options", {"options": {"colour": "red"}}),
        ("bad_clock", {"clock": GameClock(1)}),
        ("bad_clock", {"clock": GameClock(600, -1)}),
        ("bad_clock", {"clock": MoveClock(10**9)}),
        ("unknown_bot", {"stand_in": "nobody"}),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(reason: str, changes: dict[str, Any]) -> None:
    refused(reason, Story, ADA, MASON, **changes)


def test_a_game_for_other_numbers_of_players_is_refused() -> None:
    refused("bad_seats", lambda: Story(ADA))
    refused("bad_seats", lambda: Story(ADA, MASON, game="medina"))


def test_an_action_is_for_one_turn_only() -> None:
    story = Story(ADA, BEN).begin()
    table = story.table
    assert table.match is not None
    seat, turn, action = table.actor, table.turn, table.match.legal_actions[0]
    refused("not_your_turn", commands.act, table, 1 - seat, turn, [action])
    refused("stale", commands.act, table, seat, turn + 1, [action])
    story.happen(commands.act(table, seat, turn, [action]))
    refused("stale", commands.act, table, seat, turn, [action])


def test_what_a_rule_forbids_is_refused_with_the_rule() -> None:
    story = Story(ADA, BEN).begin()
    table = story.table
    settle = GAMES["alhambra"].actions.number("settle")
    assert settle is not None
    with pytest.raises(Refused) as caught:
        commands.act(table, table.actor, table.turn, [settle])
    assert caught.value.reason == "illegal"
    assert caught.value.rule.startswith("ALH-")
    assert caught.value.number > 0
    refused("unreadable", commands.act, table, table.actor, table.turn, [10**9])
    refused("unreadable", commands.act, table, table.actor, table.turn, [])


def test_several_actions_happen_together_or_not_at_all() -> None:
    story = Story(ADA, BEN, PersonChair("c", "Cyd"), game="medina").begin()
    table, before = story.table, story.position
    assert table.match is not None
    first = table.match.legal_actions[0]
    assert run_into_the_next_turn(table) is None
    refused("illegal", commands.act, table, table.actor, table.turn, [first, first])
    assert story.position == before


def test_a_purchase_is_looked_at_click_by_click_and_carried_out_once() -> None:
    scene = qalat.read(SCENE)
    run = scene.read("buy 3 with 7 3")
    story = Story(ADA, BEN, PersonChair("c", "Cyd")).begin()
    table = story.table
    table.match = qalat.Match.from_position(scene.game, scene.state, seats=table.names)
    table.actor = table.match.actor
    teller = Updates(table)
    with applications(table.match) as carried_out:
        for count in range(1, 5):
            teller.preview(0, Preview(id=1, turn=table.turn, actions=tuple(run[:count])))
        event = commands.act(table, 0, table.turn, run)
        story.happen(event)
    assert carried_out[:4] == run
    assert not set(run) & set(carried_out[4:])


def test_a_look_at_a_purchase_tells_where_the_tile_could_be_built_if_asked() -> None:
    scene = qalat.read(SCENE)
    run = scene.read("buy 3 with 7 3")
    story = Story(ADA, BEN, PersonChair("c", "Cyd")).begin()
    table = story.table
    table.match = qalat.Match.from_position(scene.game, scene.state, seats=table.names)
    table.actor = table.match.actor
    teller = Updates(table)
    looked = Preview(id=1, turn=table.turn, actions=tuple(run), legal=True)
    previewed = teller.preview(0, looked)
    assert teller.preview(0, msgspec.structs.replace(looked, legal=False)).legal == []
    story.happen(commands.act(table, 0, table.turn, run))
    assert previewed.legal == table.match.legal_actions
    while previewed.legal:
        action = table.match.legal_actions[0]
        previewed = teller.preview(0, Preview(id=2, turn=table.turn, actions=(action,), legal=True))
        story.happen(commands.act(table, 0, table.turn, [action]))
    assert table.actor != 0


def test_undo_goes_back_to_the_last_draw() -> None:
    story = Story(ADA, BEN, PersonChair("c", "Cyd"), game="medina").begin()
    table, before = story.table, story.position
    seat = table.actor
    refused("nothing_to_undo", commands.undo, table, seat, table.turn, 1)
    story.act()
    story.happen(commands.undo(table, seat, table.turn, 1))
    assert (story.position, table.actor) == (before, seat)
    refused("stale", commands.undo, table, seat, table.turn - 1, 1)


def test_a_takeback_needs_everybody_who_plays() -> None:
    story = Story(ADA, BEN, PersonChair("c", "Cyd"), MASON).begin()
    table = story.table
    seat, before = table.actor, story.position
    story.end_turn()
    others = sorted(table.others_asked(seat))
    assert 3 not in others
    refused("nothing_to_take_back", commands.ask_back, table, table.actor, table.turn)
    refused("nothing_asked", commands.answer, table, others[0], table.turn, agrees=True)
    story.happen(commands.ask_back(table, seat, table.turn))
    for other in others:
        assert table.request is not None
        story.happen(commands.answer(table, other, table.turn, agrees=True))
    assert (story.position, table.request) == (before, None)


def test_one_who_does_not_agree_is_enough() -> None:
    story = Story(ADA, BEN).begin()
    table = story.table
    seat = table.actor
    story.end_turn()
    after = story.position
    story.happen(commands.ask_back(table, seat, table.turn))
    story.happen(commands.answer(table, 1 - seat, table.turn, agrees=False))
    assert (story.position, table.request) == (after, None)


def test_whoever_has_left_still_has_a_say_in_takebacks() -> None:
    story = Story(ADA, BEN, MASON).begin()
    table = story.table
    story.act_until(0)
    before = story.position
    story.end_turn()
    after = story.position
    story.happen(commands.leave(table, 1))
    story.happen(commands.ask_back(table, 0, table.turn))
    assert (story.position, table.request is None) == (after, False)
    refused("nothing_asked", commands.answer, table, 2, table.turn, agrees=True)
    story.happen(commands.answer(table, 1, table.turn, agrees=True))
    assert story.position == before


def test_a_story_where_nobody_asked_those_who_had_left_is_refused_by_the_terms_of_today() -> None:
    for terms, is_sound in ((FIRST_TERMS, True), (TERMS, False)):
        story = Story(ADA, BEN, game="roll_and_write", terms=terms).begin()
        story.act()
        story.happen(commands.leave(story.table, 1 - story.table.actor))
        story.happen(events.TakenBack(story.table.actor, 1))
        while story.table.status == "playing":
            story.act()
        text = written_log("t", story.entries)
        if is_sound:
            assert verify(text)[0].status == "over"
        else:
            with pytest.raises(ValueError, match="did not agree"):
                verify(text)


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_former_terms_draw_as_they_did(game: str) -> None:
    found = []
    for terms in (FIRST_TERMS, TERMS):
        story = Story(ADA, BEN, MASON, game=game, terms=terms, seed=64 * "5").begin()
        while story.table.status == "playing":
            story.act()
        table, _ = verify(written_log("t", story.entries))
        assert table.opened.terms == terms
        found.append(story)
    old, new = found
    assert b"terms" not in events.encode(old.entries[0][0])
    plain = Match(old.table.game, old.table.names, seed=64 * "5", options=old.table.opened.options)
    begun = old.entries[1][0]
    assert isinstance(begun, events.Began)
    assert tuple(step.action for step in plain.steps) == begun.draws
    if begun.draws:
        assert old.entries[1] != new.entries[1]


def test_a_story_on_terms_that_are_not_known_is_refused() -> None:
    story = Story(ADA, MASON, terms=TERMS + 1)
    with pytest.raises(Diverged, match="terms that are not known"):
        Table.replay("t", story.entries)


def test_bots_agree_to_any_takeback() -> None:
    story = Story(ADA, MASON).begin()
    story.act_until(0)
    before = story.position
    story.end_turn()
    story.happen(commands.ask_back(story.table, 0, story.table.turn))
    assert story.position == before


def test_what_was_taken_back_is_drawn_anew() -> None:
    draws = set()
    story = Story(ADA, MASON).begin()
    story.act_until(0)
    for _ in range(6):
        match = story.table.match
        assert match is not None
        taking = next(each for each in match.legal_actions if "take" in match.legal[0])
        story.happen(commands.act(story.table, 0, story.table.turn, [taking]))
        draws.add(story.entries[-1][0].draws)  # type: ignore[union-attr]
        story.happen(commands.ask_back(story.table, 0, story.table.turn))
    assert len(draws) > 1


def test_a_bot_sits_in_and_gives_the_seat_back() -> None:
    story = Story(ADA, BEN).begin()
    story.happen(commands.leave(story.table, 1))
    assert story.table.level_at(1) == "mason"
    assert story.table.others_playing(0) == set()
    refused("not_seated", commands.leave, story.table, 1)
    story.happen(commands.come_back(story.table, 1))
    assert story.table.level_at(1) == ""
    refused("seated_already", commands.come_back, story.table, 1)


def test_the_time_of_a_game_runs_out_for_whoever_is_to_move() -> None:
    story = Story(ADA, BEN, clock=GameClock(60, 5)).begin(at=1000)
    table = story.table
    seat = table.actor
    assert table.runs_out() == 61_000
    assert table.clocks.left(11_000)[seat] == 50_000
    while table.actor == seat:
        story.act(at=21_000)
    assert table.clocks.left(21_000)[seat] == 45_000
    assert table.runs_out() == 81_000
    story.happen(commands.leave(table, table.actor, "time"), at=81_000)
    assert table.runs_out() is None
    story.happen(commands.come_back(table, table.actor), at=90_000)
    assert table.runs_out() == 120_000


def test_time_for_each_move_begins_anew_with_each_turn() -> None:
    day = 24 * 3600
    story = Story(ADA, BEN, clock=MoveClock(3 * day)).begin(at=0)
    seat = story.table.actor
    while story.table.actor == seat:
        story.act(at=1000 * day)
    assert story.table.runs_out() == 4 * 1000 * day
    assert story.table.clocks.left(1000 * day) == (3 * 1000 * day, 3 * 1000 * day)


def test_no_time_runs_for_bots_and_while_the_server_is_away() -> None:
    story = Story(ADA, MASON, clock=GameClock(60)).begin(at=0)
    story.act_until(1)
    assert story.table.runs_out() is None
    story = Story(ADA, BEN, clock=GameClock(60)).begin(at=0)
    story.happen(events.Resumed(), at=1_000_000)
    assert story.table.runs_out() == 1_060_000


def test_talk_is_short_and_printable() -> None:
    story = Story(ADA, BEN)
    story.happen(commands.say(story.table, "a", "Ada", "  hello   there ", 0))
    assert [word.text for word in story.table.talk] == ["hello there"]
    refused("bad_text", commands.say, story.table, "a", "Ada", "x" * 201, 0)
    refused("bad_text", commands.say, story.table, "a", "Ada", " \n ", 0)
    refused("bad_text", commands.say, story.table, "a", "Ada", "bell\x07", 0)


def test_a_host_gives_up_a_table_where_nobody_else_plays() -> None:
    story = Story(ADA, BEN).begin()
    refused("begun", commands.close, story.table, "a")
    refused("not_host", commands.close, story.table, "b")
    story = Story(ADA, MASON).begin()
    story.happen(commands.close(story.table, "a"))
    assert (story.table.status, story.table.actor) == ("closed", -1)
    refused("closed", commands.close, story.table, "a")
    refused("closed", commands.act, story.table, 0, story.table.turn, [0])


def test_a_program_sits_like_a_person() -> None:
    story = Story(ADA, ProgramChair("Deep Thought")).begin()
    assert story.table.names == ("Ada", "Deep Thought")
    assert story.table.others_asked(0) == {1}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_a_replay_of_its_events(game: str) -> None:
    chairs: Sequence[AnyChair] = [ADA, BEN, MASON]
    story = Story(*chairs, game=game, clock=GameClock(600, 2)).begin(at=5)
    at = 10
    while story.table.status == "playing" and at < 4000:
        story.act(at=at)
        at += 10
        if at % 170 == 0 and story.table.match is not None:
            seat = story.table.actor
            if seat >= 0 and any(step.actor == seat for step in story.table.match.steps):
                story.happen(events.TakenBack(seat, steps=1), at)
    again = Table.replay("t", story.entries)
    assert again.match is not None
    assert again.match.state.tobytes() == story.position
    assert again.clocks.left(at) == story.table.clocks.left(at)
    assert (again.turn, again.number) == (story.table.turn, story.table.number)


def test_the_seed_is_published_only_when_nothing_is_drawn_any_more() -> None:
    story = Story(ADA, MASON).begin()
    assert story.table.seed == ""
    while story.table.status == "playing":
        story.act()
    assert story.table.seed == story.table.opened.seed


def finished() -> Story:
    story = Story(ADA, BEN, game="roll_and_write").begin()
    while story.table.status == "playing":
        story.act()
    return story


def test_every_draw_of_a_written_story_can_be_checked() -> None:
    story = finished()
    text = written_log("t", story.entries)
    table, told_before = verify(text)
    assert table.status == "over"
    assert told_before == commitment(story.table.opened.seed)
    assert '"guest":"a"' not in text
    assert '"guest":"a"' in written_log("t", story.entries, whole=True)
    assert read_story(written_log("t", story.entries, whole=True)) == ("t", story.entries)


def test_a_story_with_another_draw_or_seed_is_refused() -> None:
    story = finished()
    text = written_log("t", story.entries)
    other_seed = text.replace(story.table.opened.seed, "0" * 64)
    with pytest.raises(ValueError, match="goes on otherwise than stored"):
        verify(other_seed)
    place = next(
        place
        for place, (event, _) in enumerate(story.entries)
        if isinstance(event, events.Acted) and event.draws
    )
    event, at = story.entries[place]
    assert isinstance(event, events.Acted)
    story.entries[place] = (events.Acted(event.seat, event.actions, (*event.draws, 0)), at)
    with pytest.raises(ValueError, match="goes on otherwise than stored"):
        verify(written_log("t", story.entries))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "qalat table 1"),
        ("qalat record 1", "qalat table 1"),
        ("qalat table 1 abc\n", "the events of a table"),
        ("qalat table 1 abc\nsoon {}\n", "a time in milliseconds"),
        ("qalat table 1 abc\n1 {}\n", "missing required field"),
        ("qalat table 1 abc\n1 {", "truncated"),
        ('qalat table 1 abc\n1 {"event":"closed"}\n', "does not begin with its opening"),
    ],
)
def test_a_story_that_cannot_be_read_is_refused(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        verify(text)


def test_a_story_of_other_rules_is_refused() -> None:
    story = Story(ADA, MASON)
    opened = story.entries[0][0]
    assert isinstance(opened, events.Opened)
    older = events.decode(events.encode(opened).replace(b'"version":1', b'"version":0'))
    with pytest.raises(Diverged, match="version 0 of Alhambra"):
        Table.replay("t", [(older, 0)])


def run_into_the_next_turn(table: Table) -> list[int] | None:
    """Return an action and one that whoever is next, or chance, could do behind it."""
    match = table.match
    assert match is not None
    engine = match.game.engine
    states, scratch, action = match.state, engine.scratch(), match.legal_actions[0]
    engine.driver.apply(states, 0, action, scratch)
    if int(states[0].actor) in {match.actor, OVER}:
        return None
    return [action, engine.legal(states, 0, scratch).tolist()[0]]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_acts_for_chance_or_for_another_behind_the_own_turn(game: str) -> None:
    story = Story(ADA, BEN, PersonChair("c", "Cyd"), game=game).begin()
    table, met = story.table, 0
    while table.status == "playing" and table.turn < 300:
        run = run_into_the_next_turn(table)
        if run is not None:
            met += 1
            # Whether it could happen is nobody's business: every such run is refused alike.
            for behind in (run[1], 0, 10**30, -1):
                actions = [run[0], behind]
                refused("not_your_turn", commands.act, table, table.actor, table.turn, actions)
        story.act()
    assert met > 3
    story = Story(ADA, BEN, PersonChair("c", "Cyd"), game=game).begin()
    while (run := run_into_the_next_turn(story.table)) is None:
        story.act()
    forged = events.Acted(story.table.actor, tuple(run))
    with pytest.raises(Diverged, match="act for another"):
        Table.replay("t", [*story.entries, (forged, 0)])


def test_a_list_tells_how_a_game_ended() -> None:
    story = Story(ADA, game="roll_and_write").begin()
    assert (listed(story.table).winners, listed(story.table).totals) == ((), ())
    while story.table.status == "playing":
        story.act()
    reply = listed(story.table, "a")
    match = story.table.match
    assert match is not None
    outcome = match.outcome()
    assert outcome is not None
    assert reply.winners == outcome.winners
    assert dict(zip(match.names, reply.totals, strict=True)) == match.scores()


def test_a_list_tells_how_long_somebody_has_for_a_turn() -> None:
    story = Story(ADA, BEN, clock=MoveClock(60)).begin(at=1000)
    assert listed(story.table).due == 61_000
    assert listed(Story(ADA, BEN).begin().table).due == 0
