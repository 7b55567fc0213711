"""The box: sheet, layout, places, coins, dice and rounds."""

import pytest

import qalat
from qalat.games.roll_and_write.components import (
    BONUS,
    DEFAULT_LAYOUT,
    DOUBLE_HIGH,
    DOUBLE_LOW,
    DOUBLE_WAYS,
    LETTERS,
    LINE_POINTS,
    PLACE_POINTS,
    ROUNDS,
    TYPES,
    VIRTUAL_NUMBER,
    boxes,
    read_coins,
    read_layout,
)
from qalat.games.roll_and_write.rules.sheet import crossing_of

ROWS = DEFAULT_LAYOUT.split("/")


@pytest.mark.rule("RW-M1")
def test_blue_values_are_columns_and_yellow_values_rows() -> None:
    assert [crossing_of(blue, 1) for blue in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert [crossing_of(1, yellow) for yellow in range(1, 7)] == [0, 6, 12, 18, 24, 30]
    assert len({crossing_of(blue, yellow) for blue in range(1, 7) for yellow in range(1, 7)}) == 36


@pytest.mark.rule("RW-M2")
def test_each_type_has_the_points_of_its_three_places() -> None:
    assert dict(zip(TYPES, PLACE_POINTS.tolist(), strict=True)) == {
        "pavilion": [16, 8, 1],
        "palace": [17, 9, 2],
        "arcades": [18, 10, 3],
        "castle": [19, 11, 4],
        "garden": [20, 12, 5],
        "tower": [21, 13, 6],
    }


@pytest.mark.rule("RW-M3")
def test_a_type_has_a_box_for_each_of_its_crossings() -> None:
    assert boxes(read_layout(DEFAULT_LAYOUT)) == (4, 4, 6, 6, 8, 8)
    swapped = "P" + DEFAULT_LAYOUT[1:]
    assert boxes(read_layout(swapped)) == (5, 4, 6, 6, 7, 8)


@pytest.mark.rule("RW-M4")
def test_the_default_layout_is_its_own_mirror_image() -> None:
    assert ["".join(column) for column in zip(*ROWS, strict=True)] == ROWS
    assert read_layout(DEFAULT_LAYOUT)[:6] == tuple(map(LETTERS.index, "GPTCGA"))


@pytest.mark.rule("RW-M4")
@pytest.mark.parametrize(
    ("layout", "result"),
    [
        ("/".join(ROWS[:5]), "a layout of 5 rows"),
        ("/".join([*ROWS, ROWS[0]]), "a layout of 7 rows"),
        ("", "a layout of 1 rows"),
        ("/".join([*ROWS[:5], "ACGTS"]), "row 6 of the layout, 'ACGTS', with 5 letters"),
        ("/".join(["GPTCGAA", *ROWS[1:]]), "row 1 of the layout"),
        ("/".join(["GPTCGX", *ROWS[1:]]), "'X' in row 1 of the layout"),
        (DEFAULT_LAYOUT.lower(), "'g' in row 1"),
        (DEFAULT_LAYOUT.replace("S", "T"), "a layout without S \\(palace\\)"),
    ],
    ids=["five rows", "seven rows", "nothing", "short", "long", "unknown", "small", "left out"],
)
def test_a_layout_that_is_no_sheet_is_refused(layout: str, result: str) -> None:
    with pytest.raises(qalat.Unreadable, match=result):
        qalat.Match("roll_and_write", 3, options={"layout": layout})


@pytest.mark.rule("RW-M4")
def test_a_record_carries_its_layout() -> None:
    layout = "P" + DEFAULT_LAYOUT[1:]
    match = qalat.Match("roll_and_write", 3, seed=1, options={"layout": layout})
    assert f"layout={layout}" in str(match.log)
    assert qalat.read(str(match.log)).options["layout"] == layout


@pytest.mark.rule("RW-M5")
def test_the_number_of_coins_is_the_tables_own() -> None:
    assert read_coins("20") == (20,)
    assert read_coins("3") == (3,)
    assert read_coins("99") == (99,)


@pytest.mark.rule("RW-M5")
@pytest.mark.parametrize("coins", ["2", "100", "-5", "", "many", "020", "0", "²"])
def test_a_number_of_coins_that_no_sheet_has_is_refused(coins: str) -> None:
    with pytest.raises(qalat.Unreadable, match="a whole number from 3 to 99"):
        qalat.Match("roll_and_write", 2, options={"coins": coins})


@pytest.mark.rule("RW-M6")
def test_two_dice_of_a_colour_show_21_things_in_36_ways() -> None:
    shown = list(zip(DOUBLE_LOW.tolist(), DOUBLE_HIGH.tolist(), strict=True))
    counted = dict.fromkeys(shown, 0)
    for one in range(1, 7):
        for other in range(1, 7):
            counted[min(one, other), max(one, other)] += 1
    assert list(counted.values()) == DOUBLE_WAYS.tolist()
    assert len(shown) == 21


@pytest.mark.rule("RW-S4")
def test_rounds_depend_on_how_many_play() -> None:
    assert ROUNDS.tolist()[1:] == [18, 18, 18, 15, 12]


@pytest.mark.rule("RW-F2")
def test_lines_pay_from_four_buildings_on() -> None:
    assert LINE_POINTS.tolist() == [0, 0, 0, 0, 2, 5, 10]


@pytest.mark.rule("RW-V1", "RW-V6")
def test_virtual_players_fill_up_to_three_or_are_chosen() -> None:
    assert VIRTUAL_NUMBER[1:, 0].tolist() == [2, 1, 0, 0, 0]
    assert VIRTUAL_NUMBER[1].tolist() == [2, 2, 3, 4]


@pytest.mark.rule("RW-V7")
def test_fewer_virtual_players_have_a_higher_bonus() -> None:
    assert BONUS.tolist() == [0, 0, 21, 18, 15]
