"""What a server loads when it starts: nothing that no table needs yet."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import qalat
from qalat import Match
from qalat.play.compiling import compile_search, compiled_in, load_all, load_rules
from qalat.play.search.search import compiled_search
from qalat.server.run import settle_down
from tests.repository.project import ROOT
from tests.server.bot_pool import a_match, asked, seated
from tests.server.running_server import serve, settings_in, visitor
from tests.server.test_play import open_table

UNNEEDED = {"alembic", "psycopg", "qalat.server.rooms.cluster", "qalat.server.http.startup_page"}
"""What only a new store, several servers, or a cold cache needs."""


def loaded_by(program: str) -> set[str]:
    """Return the modules that are there after a program has run in a process of its own."""
    reply = subprocess.run(
        [sys.executable, "-c", f"import json, sys\n{program}\nprint(json.dumps([*sys.modules]))"],
        cwd=ROOT / "src",
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(reply.stdout.splitlines()[-1]))


def test_a_server_of_a_file_loads_no_libraries_of_other_stores() -> None:
    loaded = loaded_by("import qalat.cli.serve, qalat.server.app, qalat.server.run")
    assert "qalat.server.store.sqlite" in loaded
    assert not UNNEEDED & loaded


def test_a_command_does_not_load_the_others() -> None:
    loaded = loaded_by("from qalat.cli import main\nmain(['rules', 'medina'])")
    assert "qalat.cli.printing" in loaded
    assert not {"qalat.cli.arena", "qalat.cli.transfer", "qalat.cli.coach"} & loaded


def test_a_game_is_loaded_when_its_first_table_is_there(tmp_path: Path) -> None:
    async def open_one(server: Any, game: str) -> None:
        async with visitor(server, "Ada") as ada:
            await open_table(ada, game, ["me", "apprentice", "apprentice"])

    with serve(settings_in(tmp_path)) as server:
        assert server.app.rooms is not None
        loaded = server.app.rooms.rules.loaded
        assert loaded == set()
        asyncio.run(open_one(server, "medina"))
        assert loaded == {"medina"}


def test_a_game_is_loaded_with_a_table_that_is_woken(tmp_path: Path) -> None:
    async def open_one(server: Any) -> str:
        async with visitor(server, "Ada") as ada:
            return await open_table(ada, "medina", ["me", "apprentice", "apprentice"], begin=True)

    with serve(settings_in(tmp_path)) as server:
        code = asyncio.run(open_one(server))
    with serve(settings_in(tmp_path)) as server:
        assert server.app.rooms is not None
        server.there(server.app.rooms.room(code))
        assert server.app.rooms.rules.loaded == {"medina"}


def test_a_worker_answers_about_a_game_that_it_has_not_loaded_yet() -> None:
    with seated(1, games=()) as table:
        match = a_match()
        answers = [table.ask(asked(match, "vizier:3")) for _ in range(2)]
        assert [answer.stood_in for answer in answers] == [None, None]
        assert answers[0].actions == answers[1].actions


def test_a_server_that_has_settled_down_looks_for_garbage_again() -> None:
    before = gc.get_threshold()
    gc.disable()
    try:
        settle_down()
        assert gc.isenabled()
    finally:
        gc.enable()
        gc.unfreeze()
        gc.set_threshold(*before)


def texts(*modules: Any) -> list[object]:
    """Return what Numba keeps of the entry points of some modules beside the machine code."""
    found = [
        compiled.library._shared_module for module in modules for compiled in compiled_in(module)
    ]
    assert found, "nothing was loaded"
    return [text for text in found if text is not None]


@pytest.mark.compiled
def test_what_is_loaded_is_played_with_although_its_text_is_forgotten() -> None:
    game = qalat.find("roll_and_write")
    compile_search(game)
    load_rules(game)
    assert texts(game.engine.driver) == []
    load_all(game)
    assert texts(game.engine.driver, compiled_search(game)) == []
    match = Match(game, 2, seed=1)
    match.play(match.legal[0])
    assert len(match.steps) > 0
