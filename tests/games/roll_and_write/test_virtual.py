"""Virtual players: how they join, build, burn places, rank, and play against one player."""

import pytest

import qalat
from qalat.core.match import Match
from qalat.core.record import CHANCE
from tests.games.roll_and_write.table import (
    PAIR,
    built,
    carry_out,
    chances,
    coins,
    crossings,
    dice,
    fresh,
    position,
    refusal,
    seat,
    shares,
)

NO_COINS = "coins: 3 gained, 3 spent"
DICE = "dice: blue 2 5; yellow 3 6"
PAVILION = 0
PLAYER_BUILDS = ("roll blue 1 yellow 1", "roll blue 2 yellow 1", "roll blue 3 yellow 1")


def alone(*lines: str, crossings: str = "", head: str = "round: 1", options: str = "") -> Match:
    settings = [f"options: {options}"] if options else []
    own = seat(1, DICE, *(lines or (NO_COINS,)), built=crossings)
    return position("players: 1", *settings, head, own)


@pytest.mark.rule("RW-V1", "RW-V6")
@pytest.mark.parametrize(
    ("seats", "options", "names"),
    [
        (1, {}, ["player 1", "virtual 1", "virtual 2"]),
        (2, {}, ["player 1", "player 2", "virtual 1"]),
        (3, {}, ["player 1", "player 2", "player 3"]),
        (1, {"virtual_players": "2"}, ["player 1", "virtual 1", "virtual 2"]),
        (1, {"virtual_players": "3"}, ["player 1", *(f"virtual {n}" for n in (1, 2, 3))]),
        (1, {"virtual_players": "4"}, ["player 1", *(f"virtual {n}" for n in (1, 2, 3, 4))]),
    ],
    ids=["one", "two", "three", "one and two", "one and three", "one and four"],
)
def test_virtual_players_join_the_table(
    seats: int, options: dict[str, str], names: list[str]
) -> None:
    assert list(fresh(seats, **options).scores()) == names


@pytest.mark.rule("RW-V6", "RW-V7")
@pytest.mark.parametrize("options", [{"virtual_players": "3"}, {"solo": "against"}], ids=str)
def test_only_a_single_player_chooses(options: dict[str, str]) -> None:
    with pytest.raises(qalat.Illegal, match="a single player"):
        qalat.Match("roll_and_write", 2, options=options)


@pytest.mark.rule("RW-V1")
def test_three_rolls_at_setup_make_two_pavilions_and_an_arcade() -> None:
    match = carry_out(fresh(2), "first seat 1", *PLAYER_BUILDS, *PLAYER_BUILDS)
    assert chances(match) == {
        "virtual 1 builds pavilion": 4,
        "virtual 1 builds palace": 4,
        "virtual 1 builds arcades": 6,
        "virtual 1 builds castle": 6,
        "virtual 1 builds garden": 8,
        "virtual 1 builds tower": 8,
    }
    carry_out(match, *["virtual 1 builds pavilion"] * 2, "virtual 1 builds arcades")
    assert match.state[0].count[2].tolist() == [2, 0, 1, 0, 0, 0]
    carry_out(match, *["roll blue 1 yellow 1"] * 3)
    assert match.to_move == "player 1"


@pytest.mark.rule("RW-V1")
def test_a_single_player_builds_before_each_virtual_player_builds_three_times() -> None:
    match = carry_out(fresh(1, virtual_players="3"), *PLAYER_BUILDS)
    for number in (1, 2, 3):
        for _ in range(3):
            carry_out(match, f"virtual {number} builds tower")
    assert match.state[0].count[1:4, 5].tolist() == [3, 3, 3]
    carry_out(match, "roll blue 5 yellow 6", "roll blue 2 yellow 3")
    assert dice(match, 1) == ([2, 5], [3, 6])


@pytest.mark.rule("RW-V1", "RW-V2")
def test_a_type_that_the_setup_fills_is_rolled_again() -> None:
    layout = "GPTCGA/PSGTAC/TGTACG/CTAGPT/GACPTA/ACGTTT"
    match = carry_out(fresh(2, layout=layout), "first seat 1", *PLAYER_BUILDS, *PLAYER_BUILDS)
    carry_out(match, "virtual 1 builds palace")
    assert "virtual 1 builds palace" not in chances(match)
    assert sum(chances(match).values()) == 35
    assert refusal(match, "virtual 1 builds palace").rule == "RW-V2"


@pytest.mark.rule("RW-V2", "RW-S4")
def test_virtual_players_build_after_the_players_in_the_order_of_the_sheet() -> None:
    match = carry_out(alone(head="round: 3"), "build blue 2 yellow 3", "roll blue 1 yellow 1")
    assert match.actor == CHANCE
    assert all(word.startswith("virtual 1 builds") for word in chances(match))
    assert refusal(match, "virtual 2 builds tower").rule == "RW-M6"
    carry_out(match, "virtual 1 builds tower")
    assert all(word.startswith("virtual 2 builds") for word in chances(match))
    carry_out(match, "virtual 2 builds garden")
    assert match.state[0].round_number == 4
    assert match.to_move == "player 1"


@pytest.mark.rule("RW-V2")
def test_every_crossing_of_an_open_type_is_equally_likely() -> None:
    match = position(
        "players: 2",
        "phase: virtual, chance",
        "turn of: seat 2",
        "round: 9",
        seat(1, DICE),
        seat(2, PAIR),
        "virtual 1:",
        "  built: pavilion 4; castle 6",
        "  paid: pavilion 16",
    )
    assert chances(match) == {
        "virtual 1 builds palace": 4,
        "virtual 1 builds arcades": 6,
        "virtual 1 builds garden": 8,
        "virtual 1 builds tower": 8,
    }


@pytest.mark.rule("RW-V3")
def test_a_virtual_player_that_completes_a_type_burns_the_place() -> None:
    match = position(
        "players: 2",
        "phase: virtual, chance",
        "turn of: seat 2",
        "round: 9",
        seat(1, DICE, NO_COINS, built=crossings(("P", 3))),
        seat(2, PAIR, NO_COINS, built=crossings(("P", 3))),
        "virtual 1:",
        "  built: pavilion 3",
    )
    carry_out(match, "virtual 1 builds pavilion")
    assert shares(match, PAVILION) == [[0], [0], [0]]
    assert match.state[0].paid[2, PAVILION] == 16
    text = str(match).replace("round: 10", "round: 18").replace("phase: action, seat 1", "")
    over = text.replace("turn of: seat 1", "phase: finished, nobody\nturn of: seat 2")
    for line in ("dice: blue 2 5; yellow 3 6", "dice: blue 6; yellow 6"):
        over = over.replace(line, "dice: -")
    assert shares(qalat.read(over), PAVILION) == [[4], [4], [0]]


@pytest.mark.rule("RW-V3")
def test_a_player_who_completes_with_a_virtual_player_gets_the_share() -> None:
    match = position(
        "players: 2",
        "phase: virtual, chance",
        "turn of: seat 2",
        "round: 9",
        seat(1, DICE, NO_COINS, built=crossings(("S", 4))),
        seat(2, PAIR, NO_COINS),
        "virtual 1:",
        "  built: palace 3",
    )
    carry_out(match, "virtual 1 builds palace")
    assert shares(match, 1) == [[13], [0], [0]]


def worked_example() -> Match:
    """Two players and a virtual one at the end; the place of 16 has been burnt."""
    mine = (("P", 1), ("S", 4), ("A", 1), ("C", 3), ("G", 4), ("T", 6))
    theirs = (("P", 2), ("S", 3), ("A", 2), ("C", 2), ("G", 4), ("T", 5))
    return position(
        "players: 2",
        "phase: finished, nobody",
        "turn of: seat 2",
        "round: 18",
        seat(1, NO_COINS, "paid: palace 17", built=crossings(*mine)),
        seat(2, NO_COINS, built=crossings(*theirs)),
        "virtual 1:",
        "  built: pavilion 4; palace 1; arcades 1; castle 4; garden 4; tower 3",
        "  paid: pavilion 16",
    )


@pytest.mark.rule("RW-V3", "RW-F1")
def test_a_virtual_player_stands_in_the_ranking_and_scores_nothing() -> None:
    barbara, ani, virtual = shares(worked_example(), *range(6))
    assert barbara == [1, 17, 6, 11, 12, 21]
    assert ani == [8, 9, 18, 4, 12, 13]
    assert virtual == [0] * 6
    assert worked_example().scores()["virtual 1"] == 0


@pytest.mark.rule("RW-V4")
def test_two_players_pass_dice_to_each_other() -> None:
    match = position("players: 2", "phase: action, seat 2", seat(1, PAIR), seat(2, DICE, NO_COINS))
    carry_out(match, "build blue 2 yellow 3", "roll blue 1 yellow 1", "virtual 1 builds tower")
    assert match.to_move == "player 1"
    assert dice(match, 1) == ([5, 6], [6, 6])
    assert dice(match, 2) == ([1], [1])


@pytest.mark.rule("RW-V5")
def test_a_single_player_keeps_the_unused_pair_and_rolls_the_used_one() -> None:
    match = carry_out(alone(), "build blue 2 yellow 6")
    assert dice(match, 1) == ([5], [3])
    assert len(chances(match)) == 36
    carry_out(match, "roll blue 6 yellow 1")
    assert sorted(dice(match, 1)[0]) == [5, 6]
    carry_out(match, "virtual 1 builds tower", "virtual 2 builds tower")
    assert dice(match, 1) == ([5, 6], [1, 3])


@pytest.mark.rule("RW-V5")
@pytest.mark.parametrize("action", ["take coins", "build blue 2 yellow 3 again"])
def test_a_single_player_rolls_and_keeps_all_four_after_coins_or_a_second_build(
    action: str,
) -> None:
    match = carry_out(alone("coins: 3 gained, 0 spent", crossings="26"), action)
    assert dice(match, 1) == ([], [])
    carry_out(match, "roll blue 3 1 yellow 4 4")
    assert match.actor == CHANCE
    assert dice(match, 1) == ([1, 3], [4, 4])
    assert coins(match, 1) == (4 if action == "take coins" else 0)
    assert len(built(match, 1)) == (1 if action == "take coins" else 3)


@pytest.mark.rule("RW-V5")
def test_a_single_player_who_plays_for_points_wins_whatever_they_are() -> None:
    match = qalat.Match("roll_and_write", ["ada"], seed=4)
    while not match.over:
        match.play(match.legal_actions[-1])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == ("ada",)
    assert outcome.scores["virtual 1"] == outcome.scores["virtual 2"] == 0


@pytest.mark.rule("RW-V6")
@pytest.mark.parametrize(("virtual", "rounds"), [("2", 18), ("3", 15), ("4", 12)])
def test_virtual_players_count_for_the_number_of_rounds(virtual: str, rounds: int) -> None:
    options = f"virtual_players={virtual}"
    match = carry_out(alone(head=f"round: {rounds}", options=options), "take coins")
    assert dice(match, 1) == ([], [])
    for number in range(1, int(virtual) + 1):
        assert not match.over
        carry_out(match, f"virtual {number} builds tower")
    assert match.over


def against_three() -> Match:
    """One player against three at the end; two coins make a point, lines make the rest of 16."""
    mine = (("S", 2), ("A", 1), ("C", 2), ("G", 4), ("T", 5))
    return position(
        "players: 1",
        "options: virtual_players=3, solo=against",
        "phase: finished, nobody",
        "round: 15",
        seat(1, "coins: 20 gained, 2 spent", built=crossings(*mine)),
        "virtual 1:",
        "  built: pavilion 3; palace 1; arcades 1; castle 1; garden 3; tower 4",
        "virtual 2:",
        "  built: pavilion 2; palace 2; castle 5; garden 3",
        "virtual 3:",
        "  built: pavilion 2; palace 1; arcades 4; castle 1; tower 4",
    )


@pytest.mark.rule("RW-V6", "RW-V7")
def test_virtual_players_who_are_played_against_score_types_and_a_bonus() -> None:
    match = against_three()
    assert shares(match, *range(6)) == [
        [0, 13, 6, 11, 20, 21],
        [16, 1, 6, 2, 8, 9],
        [4, 13, 0, 19, 8, 0],
        [4, 1, 18, 2, 0, 9],
    ]
    parts = match.parts()
    assert [parts[f"virtual {number}"]["bonus"] for number in (1, 2, 3)] == [18, 18, 18]
    mine = parts["player 1"]
    assert mine["rows"] + mine["columns"] + mine["coins"] == 16
    assert list(match.scores().values()) == [87, 60, 62, 52]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == ("player 1",)


@pytest.mark.rule("RW-V7")
def test_nothing_is_burnt_in_a_game_against_virtual_players() -> None:
    match = alone(
        head="phase: virtual, chance\nround: 5\nstep: 1",
        options="solo=against",
    )
    text = str(match).replace("virtual 2:\n  built: -", "virtual 2:\n  built: pavilion 3")
    match = carry_out(qalat.read(text, draws=False), "virtual 2 builds pavilion")
    assert match.parts()["virtual 2"]["pavilion"] == 16
    assert match.parts()["virtual 2"]["bonus"] == 0
    assert match.scores()["virtual 2"] == 16


@pytest.mark.rule("RW-V7")
def test_a_virtual_player_may_win_a_game_against_them() -> None:
    match = position(
        "players: 1",
        "options: solo=against",
        "phase: finished, nobody",
        "round: 18",
        seat(1, NO_COINS),
        "virtual 1:",
        "  built: tower 1",
    )
    assert match.scores() == {"player 1": 0, "virtual 1": 42, "virtual 2": 21}
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == ("virtual 1",)
