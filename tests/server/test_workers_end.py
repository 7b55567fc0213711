"""Workers end with their server, however it ends."""

import os
import signal
import subprocess
import sys

import pytest

from tests.repository.project import ROOT

MOST_SECONDS = 120

SERVER = """
import asyncio
import signal
import qalat
from qalat.server.thinking import Question, Thinkers

async def serve():
    thinkers = Thinkers(2, games=(), roster="tests.server.players")
    await thinkers.start()
    match = qalat.Match("roll_and_write", 2, seed=7)
    view = match.view(match.to_move)
    states = view.states.tobytes()
    question = Question("roll_and_write", states, view.seat, "{bot}:3600s", "", 1, 3600.0)
    asking = asyncio.create_task(thinkers.ask(question))
    while not thinkers.busy:
        await asyncio.sleep(0.01)
    print("thinking", flush=True)
    try:
        await asking
    finally:
        await thinkers.close()

# A shell in the background lets its children ignore interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    asyncio.run(serve())
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


def thinking_server(bot: str) -> "subprocess.Popen[bytes]":
    """A process of its own whose workers think; they hold its stderr open as long as they live."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER.replace("{bot}", bot)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"thinking\n"
    return process


@pytest.mark.parametrize("bot", ["patient", "hanging"])
def test_workers_end_when_their_server_is_killed(bot: str) -> None:
    server = thinking_server(bot)
    server.kill()
    assert server.communicate(timeout=MOST_SECONDS) == (b"", b"")


def test_an_interrupt_of_the_whole_terminal_ends_the_workers_without_a_word() -> None:
    server = thinking_server("patient")
    os.killpg(server.pid, signal.SIGINT)
    assert server.communicate(timeout=MOST_SECONDS) == (b"interrupted\n", b"")
    assert server.returncode == 0
