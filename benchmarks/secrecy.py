"""How many bytes of the server tell a secret: tables alike to somebody, compared byte by byte.

`python -m benchmarks.secrecy --positions 10000` from the top folder; each position is one table,
and for every seat and for spectators another that differs only in what that one must not know.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.indistinguishable import worlds
from tests.server.secret_probes import play_alike

AT_ONCE = 16
"""Positions played side by side, so that their events go to the disk together."""


async def compare(first: int, positions: int) -> Counter[str]:
    """Play so many positions, from one number on; an unequal byte ends it with an error."""
    compared: Counter[str] = Counter()
    numbers = iter(range(first, first + positions))
    with tempfile.TemporaryDirectory() as folder:
        async with worlds(Path(folder)) as everywhere, asyncio.TaskGroup() as tasks:

            async def work() -> None:
                for number in numbers:
                    await play_alike(everywhere, number, compared)
                    compared["positions"] += 1
                    if compared["positions"] % 500 == 0:
                        print(f"{compared['positions']} positions", flush=True)

            for _ in range(AT_ONCE):
                tasks.create_task(work())
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    parser.add_argument("--out", metavar="NAME", help="keep the figures in results/NAME.json")
    chosen = parser.parse_args()
    began = time.perf_counter()
    compared = asyncio.run(compare(chosen.first, chosen.positions))
    seconds = time.perf_counter() - began
    print(f"{compared['positions']} positions, {compared['other secrets']} twins, {seconds:.0f} s")
    for game in ("alhambra", "roll_and_write", "medina"):
        print(f"{game:>16}: {compared[game]} frames compared, none differs")
    print(f"{'over HTTP':>16}: {compared['pages']} pages compared, none differs")
    print(f"{'to the coach':>16}: {compared['questions']} questions compared, none differs")
    if chosen.out:
        path = Path(__file__).parent / "results" / f"{chosen.out}.json"
        path.write_text(json.dumps({**compared, "different": 0}, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
