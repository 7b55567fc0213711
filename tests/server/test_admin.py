"""Tables tended from the terminal: verified, moved between stores, backed up, listed, closed."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import sqlite3
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from qalat.cli import main
from qalat.server.maintenance.transfer import keep
from qalat.server.rooms.summaries import summary_of
from qalat.server.store import Entry, Guest, Summary, look_into, open_store
from qalat.server.table import commands, events
from qalat.server.table.events import Clock, PersonChair
from qalat.server.table.table import Table, commitment
from qalat.server.table.table_log import Story, written_log

ADA, BEN = PersonChair("a" * 32, "Ada"), PersonChair("b" * 32, "Ben")
OVER, GOING = "overoverover", "goinggoingon"


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str

    def is_refused(self, *said: str) -> bool:
        """Whether one sentence says these things, and nothing else is printed."""
        one = self.err.count("\n") == 1 and self.err.startswith("qalat") and not self.out
        return self.code == 2 and one and all(part in self.err for part in said)


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run_command(*arguments: object) -> Ran:
        code = main([str(each) for each in arguments])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run_command


def played(code: str, actions: int | None = None) -> tuple[Table, Story]:
    """A table of two, played for so many actions, or to its end."""
    opened = commands.open_table(
        ADA.guest,
        "roll_and_write",
        [ADA, BEN],
        options={},
        clock=Clock(),
        public=False,
        stand_in="mason",
    )
    table = Table(code, opened, 1000)
    reply: Story = [(opened, 1000)]
    reply.append((table.apply(commands.begin(table, ADA.guest), 1001), 1001))
    reply.append((table.apply(events.Said("e" * 32, "Eve", "Good luck!"), 1002), 1002))
    while table.match is not None and table.status == "playing" and actions != 0:
        legal = table.match.legal_actions
        event = commands.act(table, table.actor, table.turn, [legal[table.turn % len(legal)]])
        reply.append((table.apply(event, 2000 + table.number), 2000 + table.number - 1))
        actions = None if actions is None else actions - 1
    return table, reply


@pytest.fixture(scope="module")
def stories() -> dict[str, tuple[Table, Story]]:
    return {OVER: played(OVER), GOING: played(GOING, 9)}


@pytest.fixture
def folder(tmp_path: Path, stories: dict[str, tuple[Table, Story]]) -> Path:
    """A server's folder with a finished table, one that goes on, and two guests."""

    async def fill() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        await store.keep_guest(Guest(ADA.guest, "Ada", 1, 5))
        await store.keep_guest(Guest("e" * 32, "Eve", 2, 6))
        for code, (table, story) in stories.items():
            entries = [
                Entry(code, number, at, events.encode(event))
                for number, (event, at) in enumerate(story)
            ]
            await keep(store, entries, summary_of(table))
        await store.close()

    asyncio.run(fill())
    return tmp_path


Kept = tuple[list[list[Entry]], list[Summary], list[Guest | None]]


def kept_in(file: Path) -> Kept:
    """Everything that a store tells of the two tables and their guests."""

    async def look() -> Kept:
        store = await look_into(file)
        codes = [OVER, GOING]
        entries = [await store.load(code) for code in codes]
        summaries = [each for code in codes if (each := await store.summary(code)) is not None]
        guests = [await store.guest(letter * 32) for letter in "abe"]
        await store.close()
        return entries, summaries, guests

    return asyncio.run(look())


def log_file(folder: Path, story: Story, *, code: str = OVER) -> Path:
    file = folder / "game.log"
    file.write_text(written_log(code, story))
    return file


def test_a_log_is_proven_from_its_seed(
    run: Run, tmp_path: Path, stories: dict[str, tuple[Table, Story]]
) -> None:
    table, story = stories[OVER]
    proven = commitment(table.opened.seed)
    ran = run("verify", log_file(tmp_path, story), "--commitment", proven)
    assert (ran.code, ran.err) == (0, "")
    assert table.match is not None
    for name, points in table.match.scores().items():
        assert f"{name} {points}" in ran.out
    assert f"commitment {proven}\n" in ran.out
    assert f"{len(story)} events, " in ran.out


def test_a_log_with_another_draw_is_refused(
    run: Run, tmp_path: Path, stories: dict[str, tuple[Table, Story]]
) -> None:
    story = list(stories[OVER][1])
    place = max(number for number, (event, _) in enumerate(story) if getattr(event, "draws", ()))
    event, at = story[place]
    assert isinstance(event, events.Acted)
    story[place] = (events.Acted(event.seat, event.actions, (*event.draws[:-1], 0)), at)
    ran = run("verify", log_file(tmp_path, story))
    assert ran.is_refused("game.log", f"otherwise than stored at event {place}"), ran


def test_a_log_of_another_commitment_is_refused(
    run: Run, tmp_path: Path, stories: dict[str, tuple[Table, Story]]
) -> None:
    ran = run("verify", log_file(tmp_path, stories[OVER][1]), "--commitment", "0" * 64)
    assert ran.is_refused("the commitment to its seed is", "and not " + "0" * 64), ran


def test_a_takeback_that_nobody_agreed_to_is_refused(run: Run, tmp_path: Path) -> None:
    table, story = played(GOING, 6)
    taken = table.apply(events.TakenBack(table.actor, 1), 3000)
    ran = run("verify", log_file(tmp_path, [*story, (taken, 3000)]))
    assert ran.is_refused("takes back what others did not agree to"), ran


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1: found ''"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "it is not text: byte 0 is not UTF-8"),
        (b"qalat record 1\n", "line 1: found 'qalat record 1'"),
        (b"qalat table 1 abc\n", "line 2: found the end of the story"),
        (b'qalat table 1 abc\n5 {"event":"danced"}\n', "line 2: found"),
        (b'qalat guests 1\n{"id":7}\n', "line 2: found"),
        (b"qalat table 1 ../../etc/passwd\n", "line 1: found 'qalat table 1 ../../etc/passwd'"),
        (b"qalat table 1 " + b"a" * 41 + b"\n", "line 1: found"),
        (gzip.compress(b"a" * 5_000_000), "found a line of more than 1048576 characters"),
        (
            gzip.compress(b"a\n" * 34_000_000),
            "found more than 67108864 characters below one header",
        ),
    ],
)
def test_what_is_no_log_is_refused(run: Run, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "bad.log"
    file.write_bytes(content)
    assert run("verify", file).is_refused(str(file), said)
    assert run("import", file, "--folder", tmp_path / "new").is_refused(str(file), said)


def test_a_file_without_a_table_proves_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "guests"
    file.write_text("qalat guests 1\n")
    assert run("verify", file).is_refused("found no table, expected the log of one")


def test_a_log_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    for command in ("verify", "import"):
        assert run(command, tmp_path / "none.log").is_refused("cannot be read: no such file")
        assert run(command, tmp_path).is_refused("cannot be read: is a directory")


def test_a_finished_game_of_an_archive_is_shown_as_its_record_is(
    run: Run, folder: Path, stories: dict[str, tuple[Table, Story]]
) -> None:
    match = stories[OVER][0].match
    assert match is not None
    record, everything = folder / "record.qalat", folder / "everything.qalat"
    archive = folder / "archive.qalat.gz"
    record.write_text(str(match.log))
    assert run("export", "--all", everything, "--folder", folder).code == 0
    archive.write_bytes(gzip.compress(everything.read_bytes()))
    for more in ((), ("--at", 7), ("--at", 7, "--text")):
        reply = run("replay", record, *more)
        assert reply.code == 0
        assert run("replay", archive, "--table", OVER, *more) == reply


@pytest.mark.parametrize(
    ("code", "said"), [(GOING, "its game is not over"), ("nowhere", "no table 'nowhere'")]
)
def test_a_game_that_is_not_over_or_not_there_is_not_shown(
    run: Run, folder: Path, code: str, said: str
) -> None:
    file = folder / "everything.qalat"
    assert run("export", "--all", file, "--folder", folder).code == 0
    refused = run("replay", file, "--table", code)
    assert refused.code == 2
    assert said in refused.err


def test_tables_and_guests_are_moved_without_loss(run: Run, folder: Path) -> None:
    out = folder / "tables.qalat"
    ran = run("export", "--all", out, "--folder", folder)
    assert ran.err.startswith("exported 2 tables, "), ran
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert run("verify", out).code == 0
    other = folder / "other"
    ran = run("import", out, "--folder", other)
    assert ran.err.startswith("imported 2 tables, "), ran
    assert kept_in(other / "tables.sqlite") == kept_in(folder / "tables.sqlite")


def test_an_export_that_lacks_a_table_says_so(run: Run, folder: Path) -> None:
    file = folder / "tables.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE heads SET code = 'gone' WHERE code = ?", (GOING,))
        connection.execute("DELETE FROM events WHERE code = ?", (GOING,))
    out = folder / "tables.qalat"
    ran = run("export", "--all", out, "--folder", folder)
    assert ran.code == 2
    reply, why = ran.err.splitlines()
    assert reply.startswith("exported 1 table, ")
    assert "1 of 2 tables are not in it" in why
    assert why.endswith(GOING)
    assert run("verify", out).code == 0


def test_a_table_is_imported_once(run: Run, folder: Path) -> None:
    one, both = folder / "one.qalat", folder / "both.qalat"
    run("export", GOING, one, "--folder", folder)
    run("export", "--all", both, "--folder", folder)
    other = folder / "other"
    assert run("import", one, "--folder", other).code == 0
    for file in (one, both):
        ran = run("import", file, "--folder", other)
        assert ran.is_refused(f"table {GOING}", "exists already, and nothing was imported"), ran
    assert kept_in(other / "tables.sqlite")[0][0] == []
    ran = run("import", both, "--missing", "--folder", other)
    assert ran.err.startswith("imported 1 table, "), ran
    assert kept_in(other / "tables.sqlite") == kept_in(folder / "tables.sqlite")


def test_a_table_that_appears_twice_is_refused(run: Run, folder: Path) -> None:
    one = folder / "one.qalat"
    run("export", GOING, one, "--folder", folder)
    one.write_text(one.read_text() * 2)
    ran = run("import", one, "--folder", folder / "other")
    assert ran.is_refused("it appears twice"), ran


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["export", "new.qalat"], "found neither a table nor --all"),
        (["export", GOING, "new.qalat", "--all"], "found both a table and --all"),
        (["export", "nosuchtable1", "new.qalat"], "there is no such table"),
        (["export", "--all", "tables.sqlite"], "it exists already"),
        (["export", "--all", "nowhere/new.qalat"], "cannot be written: no such file or directory"),
        (["export", "--all", "new.qalat", "--store", "none.db"], "none.db is not there"),
        (["export", "--all", "new.qalat", "--store", "mysql://x"], "is not an address of a store"),
        (["export", "--all", "new.qalat", "--store", "text"], "not a database"),
        (["import", "-"], "found the standard input, expected a file"),
        (["backup", "tables.sqlite"], "tables.sqlite exists already"),
        (["backup", "new.db", "--store", "none.db"], "none.db is not there"),
        (["backup", "new.db", "--store", "text"], "not a database"),
        (["admin"], "the following arguments are required: TASK"),
        (["admin", "tables", "--status", "lost"], "invalid choice: 'lost'"),
        (["admin", "tables", "--folder", "nowhere"], "is not there"),
        (["admin", "close", "nosuchtable1"], "there is no such table"),
        (["admin", "close", OVER], "the game is over"),
        (["admin", "close", OVER, "--folder", "nowhere"], "is not there"),
        (["admin", "export", "nosuchtable1"], "there is no such table"),
        (["serve", "--folder", "text"], "--folder text"),
        (["serve", "--origin", "example.org"], "expected https://HOST or http://HOST"),
        (["serve", "--secure", "--origin", "http://here"], "'http://here', expected https://HOST"),
        (["serve", "--store", "postgresql://ada:secret@here/x"], "a password in --store"),
        (["export", "--all", "new.qalat", "--store", "postgresql://ada:@here/x"], "QALAT_STORE"),
        (["backup", "new.db", "--store", "postgres://here/x?password=secret"], "PGPASSWORD"),
        (["import", "all.qalat", "--store", "postgresql://h/x?a=b&sslpassword=s"], "~/.pgpass"),
        (["admin", "tables", "--store", "postgresql://ada:secret@here/x"], "QALAT_STORE"),
        (["serve", "--host", "not a host"], "--host not a host"),
        (["serve", "--log", "xml"], "invalid choice: 'xml'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(folder)
    Path("text").write_text("This is not a database. " * 100)
    if "--folder" not in arguments and len(arguments) > 1:
        arguments = [*arguments, "--folder", "."]
    before = sorted(folder.iterdir())
    ran = run(*arguments)
    assert ran.is_refused(said), ran
    assert sorted(folder.iterdir()) == before


def test_a_backup_is_a_store_with_everything_in_it(run: Run, folder: Path) -> None:
    out = folder / "backup.sqlite"
    assert run("backup", out, "--folder", folder).code == 0
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert kept_in(out) == kept_in(folder / "tables.sqlite")


def test_tables_are_listed(run: Run, folder: Path) -> None:
    lines = run("admin", "tables", "--folder", folder).out.splitlines()
    assert [line.split()[0] for line in lines] == ["table", OVER, GOING]
    ran = run("admin", "tables", "--status", "playing", "--json", "--folder", folder)
    assert [json.loads(line)["table"] for line in ran.out.splitlines()] == [GOING]
    assert run("admin", "tables", "--status", "open", "--folder", folder).err == "no tables\n"


def test_a_table_is_printed_whole(run: Run, folder: Path) -> None:
    run("export", GOING, folder / "one.qalat", "--folder", folder)
    ran = run("admin", "export", GOING, "--folder", folder)
    assert ran.out == (folder / "one.qalat").read_text()


def test_a_table_is_closed_once_while_no_server_runs(run: Run, folder: Path) -> None:
    assert run("admin", "close", GOING, "--folder", folder).code == 0
    ran = run("admin", "close", GOING, "--folder", folder)
    assert ran.is_refused("the table is closed already"), ran
    _, summaries, _ = kept_in(folder / "tables.sqlite")
    assert [summary.status for summary in summaries] == ["over", "closed"]
