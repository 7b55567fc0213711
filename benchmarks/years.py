"""A server after years of use: a store of many tables, started, listed, moved.

python benchmarks/years.py                      # 22,000 tables; some minutes
python benchmarks/years.py --tables 1000        # fewer, to see whether it works
python benchmarks/years.py --folder PLACE       # keep the store there, for the next time
python benchmarks/years.py --out NAME           # keep the figures, in the results folder
"""

from __future__ import annotations

import argparse
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

from qalat.server.store import Guest  # noqa: E402
from qalat.server.table import commands  # noqa: E402
from qalat.server.table.events import BotChair, Clock, PersonChair  # noqa: E402
from qalat.server.table.table import Table  # noqa: E402
from qalat.server.table.table_log import Story, written_guests, written_log  # noqa: E402

GAMES = ("alhambra", "medina", "roll_and_write", "roll_and_write")
KINDS = 12
"""Stories that are played; all tables tell one of them."""

PEOPLE = 500
UNFINISHED = 20
"""Of so many tables one is still being played."""

SOME = 50
"""Unfinished tables that somebody comes to: of all games."""

SETTLING = 10.0
"""Seconds after which a start is over, tables woken and bots there."""

LONG_AGO = 1_700_000_000_000
STATUS = re.compile(r"^(VmHWM|VmRSS|RssFile):\s+(\d+) kB", re.MULTILINE)
TICKS = os.sysconf("SC_CLK_TCK")
TOLD: list[tuple[str, float, str]] = []
"""All figures so far."""


def main() -> int:
    """Make the store, measure, and print a line for each figure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=22_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--out")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="qalat-years-") as made:
        folder = arguments.folder or Path(made)
        if not (folder / "tables.sqlite").exists():
            move(folder, arguments.tables)
        serve(folder)
    if arguments.out:
        figures = {what: {"figure": figure, "unit": unit} for what, figure, unit in TOLD}
        place = ROOT / "benchmarks" / "results" / f"{arguments.out}.json"
        place.write_text(json.dumps(figures, indent=1) + "\n")
    return 0


def move(folder: Path, tables: int) -> None:
    """Take tables in, and out again."""
    folder.mkdir(parents=True, exist_ok=True)
    written, place = folder / "years.qalat", str(folder)
    write_stories(written, tables)
    tell("tables", tables, f"{written.stat().st_size / 1e6:.0f} MB of text")
    tell_command("import", ["import", str(written), "--folder", place])
    tell("store", (folder / "tables.sqlite").stat().st_size / 1e6, "MB")
    tell_command("export", ["export", "--all", str(folder / "again.qalat"), "--folder", place])
    tell_command("admin tables", ["admin", "tables", "--json", "--folder", place])


def tell(what: str, figure: float, unit: str) -> None:
    """Print a figure, and keep it."""
    TOLD.append((what, round(figure, 2), unit))
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
            kinds = texts if number % UNFINISHED else unfinished
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
    """Start a server of nothing and one of the store, each twice; second starts are measured."""
    with tempfile.TemporaryDirectory(prefix="qalat-years-") as made:
        serve_nothing(Path(made))
    with victim(ROOT / "src", folder=folder):
        pass
    began = time.perf_counter()
    with victim(ROOT / "src", folder=folder) as running:
        took, used = time.perf_counter() - began, processor_seconds(running)
        tell("start to first answer", took, f"s ({used:.2f} s of processors)")
        time.sleep(SETTLING)
        tell("until its bots are there", processor_seconds(running), "s of processors")
        tell_memory("memory", running)
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
        loaded = sum(
            asked(running, f"/api/tables/t{UNFINISHED * number:011}")[0] == 200
            for number in range(SOME)
        )
        tell_memory(f"memory, {loaded} tables loaded", running)


def serve_nothing(folder: Path) -> None:
    """Start a server without tables, and tell what that takes."""
    with victim(ROOT / "src", folder=folder):
        pass
    with victim(ROOT / "src", folder=folder) as running:
        used = processor_seconds(running)
        time.sleep(SETTLING)
        later = f"s of processors, {processor_seconds(running):.2f} when its bots are there"
        tell("start without tables", used, later)
        tell_memory("memory without tables", running)


def processor_seconds(running: Victim) -> float:
    """The time of processors that the server has taken so far, and its bots with it."""
    used = 0
    for process in processes(running.process.pid):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / TICKS


def processes(first: int) -> list[int]:
    """Return a process and all that it has begun."""
    found = [first]
    for children in Path(f"/proc/{first}/task").glob("*/children"):
        found += [each for child in children.read_text().split() for each in processes(int(child))]
    return found


def tell_memory(what: str, running: Victim) -> None:
    """Print the most memory that the server's own process took, without those of its bots."""
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    found = {name: int(kilobytes) / 1024 for name, kilobytes in STATUS.findall(status)}
    unit = f"MB at the most, {found['VmRSS']:.0f} then, {found['RssFile']:.0f} of it files"
    tell(what, found["VmHWM"], unit)


def cookie_of(running: Victim) -> str:
    """The cookie of a guest who was at many tables."""
    from qalat.server.http.guests import COOKIE, Signer
    from qalat.server.keys import find_secrets

    return f"{COOKIE}={Signer(*find_secrets(running.folder)).sign('guest', f'{7:032x}')}"


if __name__ == "__main__":
    sys.exit(main())
