"""Who sits on the chairs of a table, and what everybody there is called."""

from __future__ import annotations

import pytest

from qalat.play.characters import BY_KEY, CHARACTERS
from qalat.play.levels import LEVELS
from qalat.server.table import commands
from qalat.server.table.chairs import names_at, with_characters
from qalat.server.table.events import BotChair, Chair, PersonChair, ProgramChair, decode, encode
from qalat.server.table.updates import seats_of
from tests.server.test_tables import ADA, Story, refused

LEVEL_NAMES = [level.name for level in LEVELS]


def characters(story: Story) -> list[str]:
    return [each.character for each in story.table.chairs if isinstance(each, BotChair)]


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_six_bots_of_a_level_have_six_names(level: str) -> None:
    story = Story(*[BotChair(level)] * 6).begin()
    assert len(set(story.table.names)) == 6
    assert sum(name.endswith(" II") for name in story.table.names) == 2
    assert {BY_KEY[key].level for key in characters(story)} == {level}


def test_a_table_shows_the_same_names_before_the_game_and_in_it() -> None:
    story = Story(ADA, *[BotChair("sultan")] * 5)
    before = [seat.name for seat in seats_of(story.table)]
    assert [seat.character for seat in seats_of(story.table)] == ["", *characters(story)]
    assert before == list(story.begin().table.names)
    assert before == [seat.name for seat in seats_of(story.table)]


def test_a_host_chooses_who_comes_and_others_keep_out_of_the_way() -> None:
    story = Story(ADA, BotChair("mason"), BotChair("mason", "sol"), BotChair("mason"), Chair())
    assert characters(story)[1] == "sol"
    assert len(set(characters(story))) == 3
    story.happen(commands.set_chair(story.table, "a", 4, BotChair("mason")))
    assert len(set(characters(story))) == 4
    story.happen(commands.set_chair(story.table, "a", 4, BotChair("mason", "sol")))
    assert [seat.name for seat in seats_of(story.table)][2::2] == ["Sol", "Sol II"]


def test_a_character_of_another_level_is_refused() -> None:
    story = Story(ADA, Chair())
    for unknown in ("yusuf", "Sol", "nobody"):
        chair = BotChair("mason", unknown)
        refused("unknown_bot", commands.set_chair, story.table, "a", 1, chair)


def test_people_keep_their_names_whoever_came_first() -> None:
    chairs = [BotChair("mason", "sol"), PersonChair("a", "Sol"), ProgramChair("Sol"), Chair()]
    assert names_at(chairs, ["Dirk"]) == ("Sol II", "Sol", "Sol 2", "")


def test_a_rematch_is_played_by_the_same_people() -> None:
    story = Story(ADA, BotChair("vizier"), BotChair("vizier"))
    again = Story(*story.table.chairs)
    assert characters(again) == characters(story)


def test_nobody_chosen_tells_anything_but_which_of_the_level() -> None:
    found = {with_characters([BotChair("mason")], str(seed)) for seed in range(100)}
    assert len(found) == sum(each.level == "mason" for each in CHARACTERS)


def test_chairs_stored_before_there_were_characters_read_and_write_as_they_were() -> None:
    stored = b'{"event":"placed","seat":1,"chair":{"kind":"bot","level":"mason"}}'
    placed = decode(stored)
    assert encode(placed) == stored
    chairs = [PersonChair("a", "Ada"), BotChair("mason"), BotChair("mason")]
    assert names_at(chairs) == ("Ada", "Mason", "Mason 2")
