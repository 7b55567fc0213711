"""Golden files: states, counts, playthroughs and records say what they said."""

from pathlib import Path

import pytest

import qalat
from tests.contract import deeds
from tests.contract.counts import counted, counts
from tests.contract.identities import digest_line, seeds
from tests.contract.playthroughs import playthrough
from tests.contract.positions import DATA, position_id
from tests.contract.records import finished
from tests.contract.walk import PLAIN_TABLES, TABLES, Table
from tests.golden import COUNTS, DEEDS, DIGESTS, PLAYTHROUGHS, RECORDS, STATES, wanted

SHALLOW = 2


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_each_golden_file_is_wanted_and_each_wanted_one_is_there() -> None:
    stores = DATA / "stores"
    kept = {path for path in DATA.rglob("*") if path.is_file() and path.parent != stores}
    assert kept == {*wanted(), *COUNTS.values()}


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_the_same_seed_ends_in_the_same_bytes(table: Table) -> None:
    (path,) = [path for path, game in STATES.items() if game is table.game]
    assert digest_line(table, 0) in lines_of(path)


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_many_seeds_end_in_the_same_bytes_with_every_option(table: Table) -> None:
    (path,) = [path for path, game in STATES.items() if game is table.game]
    shown = [line for line in lines_of(path) if line.startswith(f"{table}, ")]
    assert [digest_line(table, seed) for seed in seeds(table)] == shown


@pytest.mark.parametrize("path", COUNTS, ids=position_id)
def test_as_many_short_lines_lead_on_as_were_counted(path: Path) -> None:
    assert counted(COUNTS[path], (1, SHALLOW)) == lines_of(path)[:SHALLOW]


@pytest.mark.compiled
@pytest.mark.parametrize("path", COUNTS, ids=position_id)
def test_as_many_lines_lead_on_by_each_first_action_as_were_counted(path: Path) -> None:
    found, kept = counts(COUNTS[path]).splitlines(), lines_of(path)
    differing = [f"found {line}" for line in found if line not in kept]
    differing += [f"kept {line}" for line in kept if line not in found]
    assert found == kept, "\n".join(differing)


@pytest.mark.parametrize("path", COUNTS, ids=position_id)
def test_the_lines_by_the_first_action_add_up_to_the_deepest_count(path: Path) -> None:
    *depths, heading = [line for line in lines_of(path) if line.startswith("depth")]
    by_first = lines_of(path)[len(depths) + 1 :]
    assert heading.endswith("by the first action:")
    assert sum(int(line.rpartition(" ")[2]) for line in by_first) == int(depths[-1].split()[-1])


@pytest.mark.parametrize("path", COUNTS.values(), ids=position_id)
def test_a_kept_position_is_read_to_what_its_text_says_in_full(path: Path) -> None:
    match = qalat.read(path.read_text(encoding="utf-8"))
    assert qalat.read(str(match)).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=position_id)
def test_a_playthrough_goes_as_it_was_recorded(path: Path) -> None:
    assert playthrough(PLAYTHROUGHS[path]).splitlines() == lines_of(path)


@pytest.mark.parametrize("path", RECORDS, ids=position_id)
def test_a_recorded_game_is_played_again_to_the_points_it_shows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = qalat.read(text)
    assert match.over
    assert str(match.log) == text
    shown = text.splitlines()[-1].removeprefix("end: ")
    assert shown == ", ".join(f"{name} {points}" for name, points in match.scores().items())


@pytest.mark.parametrize("path", DEEDS, ids=position_id)
def test_the_deeds_of_a_recorded_game_are_those_that_were_kept(path: Path) -> None:
    assert deeds.of_record(DEEDS[path]).splitlines() == lines_of(path)


@pytest.mark.compiled
@pytest.mark.parametrize("path", DIGESTS, ids=position_id)
def test_the_deeds_of_all_recorded_games_have_the_hashes_that_were_kept(path: Path) -> None:
    assert deeds.digests(DIGESTS[path]).splitlines() == lines_of(path)


@pytest.mark.compiled
@pytest.mark.parametrize("path", RECORDS, ids=position_id)
def test_a_recorded_game_is_the_one_that_its_seed_gives(path: Path) -> None:
    assert finished(*RECORDS[path]) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_records_are_kept_of_every_number_of_players_and_every_option(game: qalat.Game) -> None:
    seats, chosen = set(), set()
    for path in (DATA / "records" / game.name).iterdir():
        _, _, names, options, *_ = lines_of(path)
        seats.add(len(names.split(",")))
        chosen |= set(options.removeprefix("options: ").split(", "))
    assert seats == set(range(game.fewest, game.most + 1))
    for option in game.options:
        shown = [each for each in chosen if each.startswith(f"{option.name}=")]
        assert len(shown) + option.added > 1, "the default of an option added later is not shown"
