"""Medina's table in a terminal: the city, who has what, and what is told of a turn."""

import json

import pytest

import qalat
from qalat.cli.layout import Size
from qalat.cli.story import Story
from qalat.cli.tables import table_of
from qalat.core.match import Match
from tests.cli.conftest import Run
from tests.games.medina.table import table

MEDINA = qalat.find("medina")
DRAWN = table_of(MEDINA)


def city() -> Match:
    return table("@ #\n. g . . k2 k", {1: "grey 1, wall 2", 2: "black 1, stable 1"})


def test_the_screen_shows_the_city_and_hides_the_others_supplies() -> None:
    match = city()
    lines = DRAWN.screen(match.view("player 1"), match.seats, Size(79, 40))
    assert lines[1].split()[:3] == [">", "1", "player"]
    assert lines[2].split()[3:] == ["2", "grey", "brown", "orange", "black", "2", "4"]
    assert lines[-1] == "Your supply: grey 1; wall 2"
    assert "stable 1" not in "\n".join(lines)
    assert max(map(len, lines)) < 80
    assert " 1  .  g  .  .  k2 k  .  .  .  .  .  .  .  .  .  .  .  ." in lines
    assert DRAWN.close_up(match.view("player 1"), match.seats, Size(79, 40)) == lines


def test_boards_show_points_cards_and_supplies() -> None:
    match = city()
    assert DRAWN.boards(match.view("player 2"), match.seats, [1], 80) == [
        "player 2: buildings 2; palace cards 2",
        "  cards: black 2",
        "  supply: black 1; stable 1",
    ]
    assert DRAWN.boards(match.view(), match.seats, [2], 80)[0] == "player 3: no points"


def test_what_is_possible_is_shown_by_kind_and_row_by_row_where_there_is_much() -> None:
    match = city()
    lines = DRAWN.possible(match.view("player 1"), 80)
    assert lines[0].startswith("--- grey: 2 ")
    assert "place grey at 2,1" in lines[1]
    opening = qalat.Match("medina", 3, options={"youngest": "1"})
    lines = DRAWN.possible(opening.view("player 1"), 80)
    assert lines[0].startswith("--- merchant: 126 ")
    assert lines[1] == "  place merchant at x,y"
    assert lines[2].split("   ")[0] == "  y 2: x 2-15"


def test_a_turn_is_shown_with_the_cards_that_it_moved() -> None:
    match = city()
    match.play("roof grey")
    match.play("place wall at north 2")
    assert Story(match).news(0) == [
        "player 1 roofed grey at 1,1 and placed wall at north 2.",
        "player 1 took the grey palace card.",
        "player 1 took the northwest tower card.",
    ]


def test_the_end_of_a_colour_and_of_the_game_are_shown() -> None:
    match = table("@\n. g . g2 . g3", {1: "grey 2"})
    match.play("roof grey")
    assert Story(match).news(0)[1:] == [
        "The grey buildings left the game.",
        "The game ends: nobody can place anything.",
    ]


def test_a_last_piece_that_was_declined_is_shown() -> None:
    match = table("@\n. g1 . k1 . n1 . o1", {1: "wall 1", 2: "wall 2"}, options="last_piece=may")
    assert DRAWN.hints(match.view("player 1"))[-1] == "decline"
    assert DRAWN.possible(match.view("player 1"), 40)[-2:] == [
        "--- decline: 1 ".ljust(39, "-"),
        "  decline",
    ]
    match.play("decline")
    assert Story(match).news(0) == ["player 1 declined the last piece."]


def test_a_roof_that_was_declined_is_not_left() -> None:
    match = table("@\n. g1 . k1 . n1 . o", {2: "wall 2"}, options="last_piece=may")

    def standing() -> list[str]:
        view = match.view("player 1")
        return DRAWN.screen(view, match.seats, Size(79, 40))[1].lstrip("> ").split()

    assert standing()[4] == "orange"
    match.play("decline")
    assert standing()[4] == "-"


def test_the_youngest_is_shown() -> None:
    match = qalat.Match("medina", ["ada", "ben", "cem"], draws=False)
    match.play("youngest seat 3")
    assert Story(match).news(0) == ["cem is the youngest, and begins."]


@pytest.mark.compiled
def test_simulated_ties_are_parted_as_the_option_says(run: Run) -> None:
    shares = {}
    for tie in ("shared", "largest_palace"):
        games = ("--players", "3", "--games", "300", "--seed", "1", "--threads", "1")
        ran = run("simulate", "medina", *games, "--json", "--option", f"final_tie={tie}")
        assert ran.code == 0
        shares[tie] = [each["wins"] for each in json.loads(ran.out)["scores"]]
    assert all(abs(sum(share) - 100) < 0.1 for share in shares.values())
    assert shares["shared"] != shares["largest_palace"]
