"""What test_fourth.py runs where Pebbles is the only game: the terminal, a server, bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import qalat
from qalat.core.kernel import INTERPRETED
from tests.cli.conftest import Run, plain_terminal, run
from tests.server.running_server import serve, settings_in, visitor
from tests.server.test_play import open_table, play_on

__all__ = ["plain_terminal", "run"]

GAME = "pebbles"


def test_it_is_a_game_like_others() -> None:
    assert INTERPRETED
    assert list(qalat.GAMES) == [GAME]


def test_it_is_played_and_replayed_in_the_terminal(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "pebbles.qalat")
    typed = "take 1\n" * 100
    ran = run(
        "play",
        GAME,
        "--players",
        "2",
        "--seed",
        "5",
        "--bots",
        "level1",
        "--save",
        file,
        typed=typed,
    )
    assert (ran.code, ran.err) == (0, "")
    assert "The winner is" in ran.out
    told = run("replay", file)
    assert (told.code, told.err) == (0, "")
    assert "take 1" in told.out
    assert "last pebble" in run("show", file).out


def test_its_rules_are_told_and_bots_play_it(run: Run) -> None:
    assert run("rules", GAME, "PEB-T2").out.startswith("PEB-T2")
    ran = run("arena", GAME, "--players", "2", "--bots", "greedy,random", "--games", "4")
    assert ran.code == 0
    assert "greedy" in ran.out


def test_it_is_played_on_a_server_against_a_bot_and_its_replay_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            code = await open_table(ada, GAME, ["me", "apprentice"], begin=True)
            async with ada.at(code) as place:
                await play_on(place, 1)
            replay = await ada.fetch(f"/api/tables/{code}/replay")
            assert replay["table"]["status"] == "over"
            assert sum(replay["table"]["points"]["totals"]) == 90 + 3

    with serve(settings_in(tmp_path)) as served:
        asyncio.run(story())
