"""How a game's table is drawn and told, and what a game without a drawing of its own shows."""

import pytest

import qalat
from qalat.cli.compiling import make_all_ready, make_ready
from qalat.cli.layout import Size
from qalat.cli.story import Story
from qalat.cli.tables import Run, table_of
from qalat.cli.tables.plain import PlainTable
from qalat.core.engine import Engine
from qalat.core.record import CHANCE
from qalat.play.bots import Budget, RandomBot
from tests.cli.games import POSITION

ALHAMBRA = qalat.find("alhambra")


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_every_game_has_a_table_for_every_number_of_players(game: qalat.Game) -> None:
    for players in range(game.fewest, game.most + 1):
        match = qalat.Match(game, players, seed=3)
        table, view = table_of(game), match.view(match.to_move)
        assert table.screen(view, match.seats, Size(80, 24))
        assert table.close_up(view, match.seats, Size(80, 24))
        assert table.boards(view, match.seats, range(players), 80)
        assert table.possible(view, 80)
        assert all(match.read(hint) for hint in table.hints(view))


def test_a_game_without_a_drawing_shows_its_text() -> None:
    match = qalat.Match("alhambra", ["ada", "ben"], seed=3)
    table, view = PlainTable(ALHAMBRA), match.view(match.to_move)
    assert table.screen(view, match.seats, Size(80, 24)) == str(view).splitlines()
    assert table.hints(view) == view.words[:3]
    assert " ".join(table.possible(view, 80)).split() == " ".join(view.words).split()
    drawn = Run(CHANCE, [ALHAMBRA.actions.word(ALHAMBRA.actions.first("card"))], [], [])
    assert table.sentences_of(drawn, match.seats)[0].text == "chance: draw yellow 1"


def test_a_story_follows_what_is_taken_back() -> None:
    match = qalat.read(POSITION)
    story = Story(match)
    match.play("buy 3 with 7 3")
    assert story.news(0) == ["player 1 bought garden 10 N with blue 7 3 exactly."]
    match.undo(4)
    assert story.news(0) == []
    match.play("redesign remove 1,0")
    assert story.news(0) == ["player 1 took pavilion 4 ES at 1,0 out into the reserve."]


@pytest.mark.parametrize(
    ("phrases", "shown"),
    [
        (["take blue 3 green 2"], "took green 2 and blue 3"),
        (
            ["buy 3 with 7 4", "place garden in reserve"],
            "bought garden 10 N with blue 7 4, then put garden 10 N in reserve",
        ),
        (["redesign tower at -1,1"], "moved tower 9 ES from the reserve to -1,1"),
        (["redesign tower swap 1,0"], "swapped pavilion 4 ES at 1,0 for tower 9 ES"),
        (["redesign tower"], "picked tower 9 ES"),
        (["buy 3"], "began to pay for slot 3"),
    ],
    ids=["take", "buy", "redesign", "swap", "picked", "named"],
)
def test_a_turn_is_shown_in_one_sentence(phrases: list[str], shown: str) -> None:
    match = qalat.read(POSITION)
    for phrase in phrases:
        match.play(phrase)
    assert Story(match).news(0)[0] == f"player 1 {shown}."


def test_an_extra_action_that_may_be_declined_is_offered_and_marked_so() -> None:
    match = qalat.read(POSITION.replace("phase:", "options: extra_action=may\nphase:"))
    match.play("buy 3 with 7 3")
    table, view = table_of(ALHAMBRA), match.view(match.to_move)
    assert "Decline the extra action" in "\n".join(table.possible(view, 80))
    assert "pass" in table.hints(view)
    story = Story(match)
    match.play("pass")
    assert story.news(0) == [
        "player 1 bought garden 10 N with blue 7 3 exactly, then declined the extra action."
    ]


def test_a_scoring_held_at_once_is_shown_once() -> None:
    options = "options: scoring_time=at_once\ndeck: pile 1, places 1, found 0\nphase:"
    match = qalat.read(POSITION.replace("phase:", options), draws=False)
    story = Story(match)
    for phrase in ("take blue 3", "draw scoring A", "draw green 9"):
        match.play(phrase)
    assert story.news(1) == ["Scoring A: player 1 12, player 2 0, player 3 0."]


def test_compiling_is_announced_when_it_has_to_be_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Engine, "is_compiled", False)
    monkeypatch.setattr(Engine, "compile", lambda *_: 12.3)
    assert make_ready(ALHAMBRA) is ALHAMBRA
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        "Compiling the rules of Alhambra, once; this takes about half a minute ...\n"
        "Compiled in 12 s.\n"
    )


def test_games_that_are_not_compiled_are_compiled_side_by_side(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Engine, "is_compiled", False)
    monkeypatch.setattr(Engine, "compile", lambda *_: 12.3)
    monkeypatch.setattr("qalat.cli.compiling.cores", lambda: 2)
    monkeypatch.setenv("QALAT_INTERPRET", "1")
    make_all_ready([ALHAMBRA, qalat.find("medina")])
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("Compiling the rules and the bots of Alhambra, Medina, once;")
    assert [line.partition(" after ")[0] for line in said[1:3]] == [
        "Alhambra compiled",
        "Medina compiled",
    ]


def test_a_random_bot_plays_what_can_help_and_repeats_itself() -> None:
    match = qalat.read(POSITION)
    match.play("buy 3")
    match.play("pay 7")
    match.play("pay 3")
    view = match.view("player 1")
    assert match.sensible_actions == [match.game.actions.number("settle")]
    assert {RandomBot(seed).choose(view, Budget()).action for seed in range(9)} == set(
        match.sensible_actions
    )
    match.undo(3)
    view = match.view("player 1")
    chosen = [RandomBot(seed).choose(view, Budget()).action for seed in range(40)]
    assert set(chosen) <= set(view.legal)
    assert len(set(chosen)) > 5
    assert chosen == [RandomBot(seed).choose(view, Budget()).action for seed in range(40)]
