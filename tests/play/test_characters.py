"""The people who play as bots: enough of each level, and nobody twice."""

from __future__ import annotations

import re

from qalat.play.characters import CHARACTERS, name_among, named, next_character, of_level
from qalat.play.levels import LEVELS
from tests.repository.project import ROOT

LINES = ("line", "hello", "farewell")
LOCALES = sorted((ROOT / "web" / "src" / "locales").glob("*.ftl"))


def test_every_level_has_three_characters_or_more() -> None:
    for level in LEVELS:
        assert len(of_level(level.name)) >= 3
    assert {each.level for each in CHARACTERS} == {level.name for level in LEVELS}


def test_the_page_of_the_bots_names_everybody() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for level in LEVELS:
        who = ", ".join(each.name for each in of_level(level.name))
        assert f"| {level.name} | {who} |" in page


def test_no_name_is_borne_twice_and_every_language_can_write_it() -> None:
    names = [each.name for each in CHARACTERS]
    assert len(set(names)) == len({each.key for each in CHARACTERS}) == len(names)
    assert all(re.fullmatch("[A-Z][a-z]{2,8}", name) for name in names)
    assert not {each.key for each in CHARACTERS} & {level.name for level in LEVELS}


def test_every_character_has_its_lines_in_every_language() -> None:
    assert len(LOCALES) == 5
    wanted = [f"character-{each.key}-{line}" for each in CHARACTERS for line in LINES]
    for locale in LOCALES:
        told = dict(
            re.findall(r"^(character-\S+) = (.+)$", locale.read_text("utf-8"), re.MULTILINE)
        )
        assert [key for key in wanted if not told.get(key, "").strip()] == []
        assert len(set(told.values())) == len(told), f"{locale.name} says something twice"


def test_all_of_a_level_sit_down_before_anybody_does_again() -> None:
    for level in LEVELS:
        seated: list[str] = []
        for _ in range(6):
            seated.append(next_character(level.name, seated, "a seed").key)
        everybody = {each.key for each in of_level(level.name)}
        assert set(seated[: len(everybody)]) == everybody
        assert len(set(seated[len(everybody) :])) == 6 - len(everybody)


def test_a_seed_lets_them_come_in_its_own_order() -> None:
    orders = {next_character("mason", [], seed).key for seed in range(60)}
    assert orders == {each.key for each in of_level("mason")}
    assert next_character("mason", [], 7) == next_character("mason", [], 7)


def test_who_comes_again_is_told_apart_by_a_numeral() -> None:
    yusuf = of_level("sultan")[0]
    assert name_among(yusuf, []) == "Yusuf"
    assert name_among(yusuf, ["Yusuf", "Yusuf II"]) == "Yusuf III"
    assert named("Yusuf") == named("Yusuf II") == yusuf
    assert named("Ada") is named("yusuf") is named("Yusuf 2") is None
