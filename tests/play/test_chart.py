"""The picture is sound XML, needs nothing from outside, and tells what the standings tell."""

import sys
from xml.etree import ElementTree as ET

import pytest

from qalat.play.arena.chart import colour_of, draw
from qalat.play.arena.playing import FinishedGame
from qalat.play.arena.standings import standings
from tests.play.finished import a_game, a_plan

SVG = "{http://www.w3.org/2000/svg}"


def drawn(bots: str, games: list[FinishedGame], players: int = 2) -> ET.Element:
    plan = a_plan(bots, players)
    shown = standings(plan, games)
    assert shown is not None
    return ET.fromstring(draw(plan, shown))


def four_games() -> list[FinishedGame]:
    return [a_game(n, n // 2, (n % 2, 1 - n % 2), (10 + 3 * n, 12)) for n in range(4)]


def words(picture: ET.Element) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


def test_every_name_stands_in_every_part() -> None:
    shown = words(drawn("random,random:100ms", four_games()))
    assert {"Wins", "Rating", "Points", "Finishes ahead"} <= set(shown)
    # In three lists, and at a row and a column of the table.
    assert shown.count("random") == shown.count("random:100ms") == 5


def test_the_numbers_are_those_of_the_standings() -> None:
    plan = a_plan()
    found = standings(plan, four_games())
    assert found is not None
    shown = words(ET.fromstring(draw(plan, found)))
    for entrant in found.entrants:
        assert f"{100 * entrant.wins.value:.1f} %" in shown
        assert f"{entrant.points.value:.1f}" in shown


def test_the_picture_needs_nothing_from_outside() -> None:
    picture = drawn("random,random", four_games())
    for element in picture.iter():
        assert not [name for name in element.attrib if name.endswith(("href", "src"))]
    style = picture.find(f"{SVG}style")
    assert style is not None
    assert style.text is not None
    assert "url(" not in style.text
    assert "@import" not in style.text


def test_there_are_colours_for_the_light_and_for_the_dark() -> None:
    style = drawn("random,random", four_games()).find(f"{SVG}style")
    assert style is not None
    assert style.text is not None
    light, dark = style.text.split("@media (prefers-color-scheme: dark)")
    assert ".page { fill: #FBF6EA }" in light
    assert ".page { fill: #202A2F }" in dark


def test_a_single_game_can_be_drawn() -> None:
    assert "Wins" in words(drawn("random,random", [a_game(0, 0, (0, 1), (7, 7))]))


def test_ten_bots_can_be_drawn_though_some_have_not_played() -> None:
    shown = words(drawn(",".join(["random"] * 10), [a_game(0, 0, (0, 1), (7, 8))]))
    assert "random (10)" in shown
    assert colour_of(0) == colour_of(8)


def test_without_ratings_the_rest_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    shown = words(drawn("random,random", four_games()))
    assert "Rating" not in shown
    assert "Wins" in shown
