"""The example of an outside program plays a whole game."""

from __future__ import annotations

import asyncio
import sys

from tests.repository.project import ROOT
from tests.server.running_server import Served, visitor
from tests.server.test_play import play_on

ROBOT = ROOT / "examples" / "robot.py"


async def run_robot(*arguments: str) -> asyncio.subprocess.Process:
    command = (sys.executable, str(ROBOT), *arguments)
    return await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)


def test_the_robot_plays_its_seat_to_the_end(served: Served) -> None:
    async def story() -> None:
        async with visitor(served, "Ada") as ada:
            body = {
                "game": "roll_and_write",
                "chairs": [{"kind": "me"}, {"kind": "program", "name": "Robot"}],
                "begin": True,
            }
            opened = await ada.post("/api/tables", body, expect=201)
            code, token = opened["table"], opened["tokens"]["1"]
            robot = await run_robot(served.url, code, token)
            async with ada.at(code) as place:
                await play_on(place, 1)
            assert (await robot.communicate())[1] == b""
            assert (await ada.fetch(f"/api/tables/{code}"))["status"] == "over"
            forged = await run_robot(served.url, code, token[:-1])
            assert (await forged.communicate())[1] == b"refused: bad_token\n"

    asyncio.run(story())
