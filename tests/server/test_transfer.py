"""Every table is moved, whatever happens at it meanwhile."""

from collections.abc import Iterator

import pytest

from qalat.core.errors import Illegal
from qalat.games import GAMES
from qalat.server.http.admin_api import listed_tables
from qalat.server.maintenance.transfer import export_tables, import_tables
from qalat.server.rooms.room import opening_entry
from qalat.server.rooms.summaries import summary_of
from qalat.server.store import Entry, Store
from qalat.server.table import commands
from qalat.server.table.events import BotChair, Clock, Said, encode
from qalat.server.table.table import Table
from qalat.server.table.table_log import Section, sections
from tests.server.store.entries import appended

pytestmark = pytest.mark.anyio

MANY = 150


def a_table(code: str, at: int) -> Table:
    opened = commands.open_table(
        "a" * 32,
        "medina",
        [BotChair("apprentice")] * 3,
        options={},
        clock=Clock(),
        public=False,
        stand_in="mason",
    )
    return Table(code, opened, at)


async def filled(store: Store) -> dict[str, Table]:
    tables = {f"table{number}": a_table(f"table{number}", number) for number in range(MANY)}
    for code, table in tables.items():
        await appended(store, [opening_entry(code, table.opened, 0)], summary_of(table))
    return tables


async def test_tables_that_are_played_meanwhile_are_exported_and_listed(store: Store) -> None:
    tables = await filled(store)
    written: list[str] = []

    def write(text: str) -> None:
        """Let something happen at each table as soon as the first ones are written."""
        written.append(text)
        if len(written) == 1:
            for number, (code, table) in enumerate(tables.items()):
                said = table.apply(Said("b" * 32, "Ben", "Hello"), MANY + number)
                store.append([Entry(code, 1, MANY + number, encode(said))], summary_of(table))

    codes = await store.codes()
    moved = await export_tables(store, codes, write)
    assert (moved.tables, moved.missing) == (MANY, [])
    reply = [text.split()[3] for text in written if text.startswith("qalat table ")]
    assert sorted(reply) == sorted(tables)
    listed = await listed_tables(store)
    assert sorted(each.table for each in listed) == sorted(tables)


async def test_a_table_of_which_nothing_is_stored_is_reported(store: Store) -> None:
    tables = await filled(store)
    lost = a_table("lost", 7)
    await appended(store, [], summary_of(lost))
    moved = await export_tables(store, await store.codes(), lambda _: None)
    assert (moved.tables, moved.missing) == (len(tables), ["lost"])


CHAIRS = '[{"kind":"bot","level":"mason"},{"kind":"bot","level":"mason"},{"kind":"open"}]'
OPENED = (
    '{"event":"opened","game":"medina","version":VERSION,"host":"","chairs":CHAIRS,"options":{},'
    '"clock":{"kind":"none"},"public":false,"stand_in":"mason","seed":"x"}'
)
SAID = '{"event":"said","guest":"","name":"Ada","text":"Hello"}'


def a_text(*events: str) -> list[str]:
    version = str(GAMES["medina"].version)
    opened = OPENED.replace("CHAIRS", CHAIRS).replace("VERSION", version)
    lines = ["qalat table 1 t1", f"1 {opened}", *events]
    return [f"{line}\n" for line in lines]


@pytest.mark.parametrize("said", [SAID, SAID.replace(",", ", "), SAID[:-1] + ',"seat":-1}'])
async def test_an_event_is_stored_as_a_server_would_however_it_was_written(
    store: Store, said: str
) -> None:
    text = a_text(f"0007 {said}", "")
    moved = await import_tables(store, lambda: sections(text), only_missing=False)
    assert (moved.tables, moved.events) == (1, 2)
    assert (await store.load("t1"))[1:] == [Entry("t1", 1, 7, SAID.encode())]


async def test_nothing_is_taken_from_a_text_that_changes_while_it_is_read(store: Store) -> None:
    texts = [a_text(f"7 {SAID}"), a_text(f"7 {SAID.replace('Hello', 'Yellow')}")]

    def read() -> Iterator[Section]:
        return sections(texts.pop(0))

    with pytest.raises(Illegal, match="changed while it was read"):
        await import_tables(store, read, only_missing=False)
    assert await store.codes() == []
