"""What is old enough goes, and nothing else; what is archived can be read again."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import inspect
import os
import sqlite3
import stat
from collections import Counter
from pathlib import Path

import msgspec
import pytest
import structlog

from qalat.cli import server_arguments, values
from qalat.cli.arguments import parser
from qalat.server.maintenance.pruning import DAY, Ages, Pruner, archived, prune, would_go
from qalat.server.rooms.rooms import Rooms
from qalat.server.store import Entry, Guest, Store, StoreError, Summary, look_into, open_store
from qalat.server.table import commands
from qalat.server.table.events import PersonChair
from qalat.server.thinking import Thinkers
from tests.server.bot_pool import QUICK, within_reason
from tests.server.store.entries import appended, entries, summary
from tests.server.test_admin import OVER, Run, folder, run, stories
from tests.server.test_limits import Watch
from tests.server.test_seats import opening

pytestmark = pytest.mark.anyio
__all__ = ["folder", "run", "stories"]

NOW = 1_000 * DAY
STATUSES = ("open", "playing", "over", "closed")


def at(table: str, status: str, days: float, *guests: str) -> Summary:
    return summary(table, *guests, status=status, touched=int(NOW - days * DAY))


async def filled(store: Store) -> None:
    """A table of each status that is just too old, and one that is not."""
    for status in STATUSES:
        age = getattr(Ages(), status)
        for kind, days in (("old", age + 0.01), ("new", age - 0.01)):
            table = f"{kind}{status}"
            await appended(store, entries(table, 0, 40), at(table, status, days, f"guest {table}"))
    for name, days in (("old", 401), ("new", 399), ("guest newover", 900), ("guest oldover", 900)):
        await store.keep_guest(Guest(name, name, 1, NOW - days * DAY))
    await store.keep_pass("void", "old", NOW - 1)


async def test_only_what_is_old_enough_goes_and_is_listed_before(store: Store) -> None:
    await filled(store)
    reply = await would_go(store, Ages(), NOW)
    assert reply.tables == dict.fromkeys(STATUSES, 1)
    assert reply.guests == 1
    gone = await prune(store, Ages(), NOW)
    assert gone.tables == reply.tables
    assert gone.guests == 2  # one of whom sat at a table that went
    assert sorted(await store.codes()) == sorted(f"new{status}" for status in STATUSES)
    for status in STATUSES:
        assert await store.load(f"old{status}") == []
        assert await store.load(f"new{status}") == entries(f"new{status}", 0, 40)
    found = [await store.guest(name) for name in ("old", "new", "guest newover", "guest oldover")]
    assert [each is not None for each in found] == [False, True, True, False]
    assert (await prune(store, Ages(), NOW)).tables == Counter()


async def test_what_is_kept_for_ever_stays(store: Store) -> None:
    await filled(store)
    kept = Ages(open=0, playing=0, over=0, closed=0, guests=0)
    assert (await would_go(store, kept, 100 * NOW)).tables == Counter()
    assert (await prune(store, kept, 100 * NOW)).guests == 0
    assert len(await store.codes()) == 8


async def test_a_table_goes_on_after_others_went_and_the_store_was_opened_again(
    place: str,
) -> None:
    store = await open_store(place)
    await appended(store, entries("kept", 0, 3), at("kept", "playing", 1))
    await appended(store, entries("gone", 0, 50), at("gone", "closed", 100))
    await prune(store, Ages(), NOW)
    await store.close()
    store = await open_store(place)
    await appended(store, entries("kept", 3, 6), at("kept", "playing", 0))
    await appended(store, entries("gone", 0, 2), at("gone", "open", 0))
    await store.close()
    store = await open_store(place)
    assert await store.load("kept") == entries("kept", 0, 6)
    assert await store.load("gone") == entries("gone", 0, 2)
    assert {each.table for each in await store.summaries()} == {"kept", "gone"}
    await store.close()


async def test_a_table_that_comes_again_is_listed_again(store: Store) -> None:
    await appended(store, entries("a", 0, 3), at("a", "closed", 100, "ada"))
    await prune(store, Ages(), NOW)
    await appended(store, entries("a", 0, 3), at("a", "closed", 100, "ada"))
    assert [each.table for each in await store.summaries(guest="ada")] == ["a"]


async def test_what_is_in_hand_or_touched_meanwhile_stays(store: Store) -> None:
    for table in ("spared", "touched", "gone"):
        await appended(store, entries(table, 0, 2), at(table, "closed", 100))
    before = Ages().before(NOW)
    assert len(await store.old_tables(before)) == 3
    await appended(store, entries("touched", 2, 3), at("touched", "closed", 1))
    assert await store.remove_tables(["touched"], before) == []
    gone = await prune(store, Ages(), NOW, spared=lambda code: code == "spared")
    assert gone.tables == {"closed": 1}
    assert sorted(await store.codes()) == ["spared", "touched"]


async def test_a_game_of_one_is_as_old_as_its_last_event(tmp_path: Path) -> None:
    watch = Watch()
    store = await open_store(tmp_path / "games.db")
    rooms = Rooms(store, Thinkers(1, games=()), now=watch)
    room = await rooms.opened(opening(game=QUICK, chairs=[PersonChair("a", "Ada")]))
    code, table = room.table.code, room.table
    await room.carry_out(lambda table: commands.begin(table, "a"))
    for _ in range(3):
        watch.now += 1_000 * DAY
        action = table.match.legal_actions[0] if table.match is not None else 0
        turn = table.turn
        await within_reason(room.settled(commands.act(table, 0, turn, [action])))
        assert (table.actor, table.status) == (0, "playing")
        assert (await prune(store, Ages(), watch.now)).tables == Counter()
        (found,) = await store.summaries(tables=[code])
        assert found.touched == watch.now
    await rooms.close()


OPENED = (
    b'{"event":"opened","version":0,"host":"a","game":"medina","chairs":[],"options":{},'
    b'"clock":{"kind":"none"},"public":false,"stand_in":"","seed":""}'
)


async def test_a_damaged_game_stays_and_is_reported_and_the_others_go(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    await appended(store, [Entry("damaged", 0, 1, b"{}")], at("damaged", "over", 801))
    pruner = Pruner(store, Ages(), lambda: NOW, lambda _: False, tmp_path / "archive")
    with structlog.testing.capture_logs() as logs:
        await pruner.prune()
    assert [(each["event"], each["tables"]) for each in logs] == [("not archived", ["damaged"])]
    assert await store.codes() == ["damaged"]
    assert list((tmp_path / "archive").iterdir()) == []
    await appended(store, [Entry("whole", 0, 1, OPENED)], at("whole", "over", 800))
    await pruner.prune()
    assert await store.codes() == ["damaged"]
    (archive,) = (tmp_path / "archive").iterdir()
    assert gzip.decompress(archive.read_bytes()).startswith(b"qalat table 1 whole\n")
    await store.close()


async def test_a_game_of_which_rows_are_missing_is_not_archived_but_stays(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    for table in ("cut", "whole"):
        story = [Entry(table, 0, 1, OPENED), Entry(table, 1, 2, b'{"event":"closed"}')]
        await appended(store, story, at(table, "over", 800))
    with contextlib.closing(sqlite3.connect(tmp_path / "games.db")) as file, file:
        file.execute("DELETE FROM events WHERE code = 'cut' AND number = 0")
    pruned = await prune(store, Ages(), NOW, archive=tmp_path / "games.gz")
    assert (pruned.archived, pruned.damaged) == (1, ["cut"])
    assert await store.codes() == ["cut"]
    await store.close()


async def test_servers_that_prune_at_the_same_moment_do_not_share_an_archive(
    tmp_path: Path,
) -> None:
    for number in range(2):
        store = await open_store(tmp_path / f"{number}.db")
        await appended(store, [Entry("over", 0, 1, OPENED)], at("over", "over", 800))
        await Pruner(store, Ages(), lambda: NOW, lambda _: False, tmp_path / "archive").prune()
        assert await store.codes() == []
        await store.close()
    assert len(list((tmp_path / "archive").iterdir())) == 2


async def test_an_archive_takes_no_name_that_another_took_meanwhile(tmp_path: Path) -> None:
    place = tmp_path / "games.gz"

    async def archive() -> None:
        async with archived(place) as write:
            write("Dear Ada")
            place.write_text("Dear Ben")

    with pytest.raises(StoreError, match="exists already"):
        await archive()
    assert place.read_text() == "Dear Ben"
    assert [each.name for each in tmp_path.iterdir()] == [place.name]  # noqa: ASYNC240


async def test_an_archive_and_its_name_are_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []
    sync = os.fsync

    def note(handle: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        assert not is_folder or (tmp_path / "games.gz").exists()
        synced.append(is_folder)
        sync(handle)

    monkeypatch.setattr(os, "fsync", note)
    async with archived(tmp_path / "games.gz") as write:
        write("Dear Ada")
    assert synced == [False, True]


async def test_a_server_lays_finished_games_down_before_they_go(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    await appended(store, [Entry("over", 0, 1, OPENED)], at("over", "over", 800))
    pruner = Pruner(store, Ages(), lambda: NOW, lambda _: False, tmp_path / "archive")
    await pruner.prune()
    (archive,) = (tmp_path / "archive").iterdir()
    assert archive.stat().st_mode & 0o777 == 0o600
    assert await store.codes() == []
    await pruner.prune()
    assert len(list((tmp_path / "archive").iterdir())) == 1
    await store.close()


async def test_nothing_goes_that_could_not_be_archived(store: Store, tmp_path: Path) -> None:
    await appended(store, entries("over", 0, 2), at("over", "over", 800))
    (tmp_path / "taken").write_text("Dear Ada")
    with pytest.raises(StoreError, match="exists already"):
        await prune(store, Ages(), NOW, archive=tmp_path / "taken")
    assert await store.codes() == ["over"]


def test_a_folder_is_pruned_and_its_archive_is_proven_and_read_again(
    run: Run, folder: Path
) -> None:
    archive = folder / "games.qalat.gz"
    ran = run("admin", "prune", "--dry-run", "--folder", folder)
    assert (ran.code, ran.out) == (0, "would remove: playing 1, over 1, guests 1\n"), ran
    ran = run("admin", "prune", "--keep", "playing=0", "--archive", archive, "--folder", folder)
    assert ran.code == 0, ran
    assert ran.out.startswith("removed: over 1, guests ")
    assert f"archived in {archive}: over 1" in ran.out
    assert run("verify", archive).out.startswith(f"table {OVER}: ")
    assert run("import", archive, "--folder", folder).code == 0
    listed = run("admin", "tables", "--folder", folder).out
    assert OVER in listed
    archive.write_bytes(archive.read_bytes()[:-20])
    ran = run("verify", archive)
    assert ran.is_refused("it is compressed, and damaged or incomplete"), ran


def test_a_damaged_game_is_named_and_no_other_is_kept_from_the_archive(
    run: Run, folder: Path
) -> None:
    async def damage() -> None:
        store = await open_store(folder / "tables.sqlite")
        await appended(store, [Entry("damaged", 0, 1, b"{}")], at("damaged", "over", 800))
        await store.close()

    asyncio.run(damage())
    archive = folder / "games.qalat.gz"
    ran = run("admin", "prune", "--keep", "playing=0", "--archive", archive, "--folder", folder)
    assert ran.code == 2, ran
    assert ran.out.startswith("removed: over 1"), ran
    assert "finished games that cannot be read are neither archived nor removed: damaged" in ran.err
    assert run("verify", archive).out.startswith(f"table {OVER}: ")
    everything = folder / "all.qalat"
    ran = run("export", "--all", everything, "--folder", folder)
    assert ran.code == 2, ran
    assert ran.err.endswith("because they are damaged: damaged\n"), ran
    assert run("verify", everything).code == 0
    ran = run("export", "damaged", folder / "one.qalat", "--folder", folder)
    assert ran.is_refused("it is damaged"), ran


def test_the_terminal_knows_every_age_and_its_default() -> None:
    ages = msgspec.structs.asdict(Ages())
    assert tuple(ages) == values.KEPT
    arguments = parser().parse_args(["admin", "prune", "--keep", "over=9", "--keep", "guests=0"])
    assert arguments.keep == [("over", 9), ("guests", 0)]
    reply = inspect.getsource(server_arguments)
    written = " ".join(reply.replace('"\n        "', "").split())
    assert f"(default: {', '.join(f'{kind}={days}' for kind, days in ages.items())})" in written


async def test_a_file_is_looked_at_without_its_lock(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    await filled(store)
    looking = await look_into(tmp_path / "games.db")
    assert (await would_go(looking, Ages(), NOW)).tables == dict.fromkeys(STATUSES, 1)
    await looking.close()
    await store.close()
