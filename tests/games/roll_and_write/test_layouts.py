"""Layouts in files: read into options, or refused with the file and the reason."""

from pathlib import Path

import pytest

import qalat
from qalat.games.roll_and_write.components import DEFAULT_COINS, DEFAULT_LAYOUT
from qalat.games.roll_and_write.layouts import read_layout_file

ROWS = DEFAULT_LAYOUT.split("/")
LISTED = ", ".join(f'"{row}"' for row in ROWS)


def written(folder: Path, text: str) -> Path:
    path = folder / "sheet.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("RW-M4", "RW-M5")
@pytest.mark.parametrize(
    "text",
    [
        f"coins = 25\n[layout]\nrows = [{LISTED}]\n",
        f"[layout]\nrows = [{LISTED}]\ncoins = 25\n",
    ],
    ids=["above", "within"],
)
def test_a_file_stands_for_the_options_of_a_table(tmp_path: Path, text: str) -> None:
    chosen = read_layout_file(written(tmp_path, text))
    assert chosen == {"layout": DEFAULT_LAYOUT, "coins": "25"}
    assert qalat.Match("roll_and_write", 3, seed=1, options=chosen).options["coins"] == "25"


@pytest.mark.rule("RW-M4", "RW-M5")
def test_the_example_is_the_default_sheet() -> None:
    example = Path(__file__).parents[3] / "examples" / "sheet.toml"
    assert read_layout_file(example) == {"layout": DEFAULT_LAYOUT, "coins": DEFAULT_COINS}


@pytest.mark.rule("RW-M5")
def test_a_file_may_leave_the_coins_to_the_default(tmp_path: Path) -> None:
    path = written(tmp_path, f"[layout]\nrows = [{LISTED}]\n")
    assert read_layout_file(str(path)) == {"layout": DEFAULT_LAYOUT}


@pytest.mark.rule("RW-M4")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", 'no table "\\[layout\\]"'),
        ("layout = 3", 'no table "\\[layout\\]"'),
        ("[layout]\n", 'no list of texts "rows"'),
        ("[layout]\nrows = 6\n", 'no list of texts "rows"'),
        ("[layout]\nrows = [1, 2]\n", 'no list of texts "rows"'),
        (f"[layout]\nrows = [{LISTED}]\nsize = 7\n", "the key 'size'"),
        (f"players = 3\n[layout]\nrows = [{LISTED}]\n", "the key 'players'"),
        ('[layout]\nrows = ["GPTCGA"]\n', "a layout of 1 rows"),
        (f'[layout]\nrows = ["{DEFAULT_LAYOUT}"]\n', '"/" within a row'),
        (f"[layout]\nrows = [{LISTED.replace('S', 'T')}]\n", "a layout without S"),
        (f"coins = 20.5\n[layout]\nrows = [{LISTED}]\n", "coins = '20.5'"),
        (f"coins = true\n[layout]\nrows = [{LISTED}]\n", "coins = 'True'"),
        (f"coins = 2\n[layout]\nrows = [{LISTED}]\n", "3 to 99 coins"),
        (f"coins = 0x{'f' * 5000}\n[layout]\nrows = [{LISTED}]\n", "3 to 99 coins"),
        (f"coins = {'9' * 5000}\n[layout]\nrows = [{LISTED}]\n", "text that is not TOML"),
        (f"coins = 20\n[layout]\nrows = [{LISTED}]\ncoins = 20\n", '"coins" a second time'),
        ("[layout\n", "text that is not TOML"),
        ("[layout]\nrows = " + "[" * 5000, "text that is not TOML"),
        ("#" * 10_001, "more than 10000 bytes"),
    ],
    ids=range(19),
)
def test_a_file_that_is_no_layout_is_refused(tmp_path: Path, text: str, shown: str) -> None:
    with pytest.raises(qalat.Unreadable, match=shown) as caught:
        read_layout_file(written(tmp_path, text))
    assert "sheet.toml" in str(caught.value)


@pytest.mark.rule("RW-M4")
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(qalat.Unreadable, match="cannot be opened"):
        read_layout_file(tmp_path / "none.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(qalat.Unreadable, match="not UTF-8"):
        read_layout_file(path)
