"""Measures a server after years of use: a store of many tables, started, listed, moved.

python benchmarks/years.py                      # 22,000 tables; some minutes
python benchmarks/years.py --tables 1000        # fewer, to see whether it works
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "benchmarks")]

from attacking.victim import Victim, asked, victim  # noqa: E402

from qalat.server import commands  # noqa: E402
from qalat.server.archive import Story, written_guests, written_log  # noqa: E402
from qalat.server.events import BotChair, Clock, PersonChair  # noqa: E402
from qalat.server.store import Guest  # noqa: E402
from qalat.server.table import Table  # noqa: E402

GAMES = ("alhambra", "medina", "roll_and_write", "roll_and_write")
KINDS = 12
"""Stories that are played; all tables tell one of them."""

PEOPLE = 500
LONG_AGO = 1_700_000_000_000
STATUS = re.compile(r"VmHWM:\s+(\d+) kB")


def main() -> int:
    """Make the store, measure, and print a line for each figure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=22_000)
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory(prefix="qalat-years-") as made:
        folder = Path(made)
        written = folder / "years.qalat"
        write_stories(written, tables)
        tell("tables", tables, f"{written.stat().st_size / 1e6:.0f} MB of text")
        tell_command("import", ["import", str(written), "--folder", made])
        kept = (folder / "tables.sqlite").stat().st_size
        tell("store", kept / 1e6, "MB")
        tell_command("export", ["export", "--all", str(folder / "again.qalat"), "--folder", made])
        tell_command("admin tables", ["admin", "tables", "--json", "--folder", made])
        serve(folder)
    return 0


def tell(what: str, figure: float, unit: str) -> None:
    """Print a figure."""
    print(f"{what:>28}: {figure:10,.2f} {unit}", flush=True)


def tell_command(what: str, arguments: Sequence[str]) -> None:
    """Run the command and tell how long that took, on the wall and of processors."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    command = [sys.executable, "-m", "qalat", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    took = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    tell(what, took, f"s ({used:.1f} s of processors)")


def write_stories(place: Path, tables: int) -> None:
    """Write a few stories again and again: most are over, one in twenty is played still."""
    guests = [f"{number:032x}" for number in range(PEOPLE)]
    chooser = random.Random(7)
    stories = [played(GAMES[kind % len(GAMES)], kind) for kind in range(KINDS)]
    texts = [written_log("CODE", story, whole=True) for story in stories]
    unfinished = [written_log("CODE", story[: len(story) // 2], whole=True) for story in stories]
    with place.open("w") as file:
        file.write(written_guests([Guest(guest, "Somebody", 1, 2) for guest in guests]))
        for number in range(tables):
            kinds = unfinished if number % 20 == 0 else texts
            text = chooser.choice(kinds).replace("CODE", f"t{number:011}", 1)
            file.write(text.replace("f" * 32, chooser.choice(guests)))


def played(game: str, seed: int) -> Story:
    """Play a game of one person and two bots at random, from the first event to the last."""
    chooser = random.Random(seed)
    chairs = [PersonChair("f" * 32, "Ada"), BotChair("mason"), BotChair("mason")]
    opened = commands.open_table(
        *("f" * 32, game, chairs),
        options={},
        clock=Clock(),
        public=False,
        stand_in="mason",
    )
    table, now = Table("t", opened, LONG_AGO), LONG_AGO
    story: Story = [(opened, now)]
    event = table.apply(commands.begin(table, "f" * 32), now)
    while True:
        story.append((event, now))
        if table.match is None or table.match.over:
            return story
        now += 5_000
        action = chooser.choice(table.match.legal_actions)
        event = table.apply(commands.act(table, table.actor, table.turn, [action]), now)


def serve(folder: Path) -> None:
    """Start a server of the store twice, and ask for lists; the second start is measured."""
    with victim(ROOT / "src", folder=folder):
        pass
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    with victim(ROOT / "src", folder=folder) as running:
        tell("start to first answer", time.perf_counter() - began, "s")
        asyncio.run(asyncio.sleep(5))
        tell("memory", peak(running), "MB")
        for path in ("/api/tables", "/api/tables/mine"):
            cookie = cookie_of(running)
            times = []
            for _ in range(5):
                began = time.perf_counter()
                status, _, body = asked(running, path, {"Cookie": cookie})
                times.append(time.perf_counter() - began)
            count = len(json.loads(body).get("tables", [])) if status == 200 else status
            later = f"ms the first time, {1000 * min(times):.1f} later ({count})"
            tell(path, 1000 * times[0], later)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    tell("a start and a stop", used, "s of processors")


def peak(running: Victim) -> float:
    """The most memory that the server's process took, without those of its bots."""
    found = STATUS.search(Path(f"/proc/{running.process.pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def cookie_of(running: Victim) -> str:
    """The cookie of a guest who was at many tables."""
    from qalat.server.guests import COOKIE, Signer
    from qalat.server.keys import find_secrets

    return f"{COOKIE}={Signer(*find_secrets(running.folder)).sign('guest', f'{7:032x}')}"


if __name__ == "__main__":
    sys.exit(main())
