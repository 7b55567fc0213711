"""Kills a server under load again and again, and tells whether anything acknowledged was lost.

python benchmarks/crashes.py                 # 200 times, on SQLite: a quarter of an hour
python benchmarks/crashes.py --crashes 20    # a rough look
python benchmarks/crashes.py --postgresql    # on PostgreSQL, started for it from its own binaries
python benchmarks/crashes.py --out NAME      # keep the figures in results/NAME.json
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent
ROOT = BENCHMARKS.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from qalat.server.store import look_into  # noqa: E402
from qalat.server.table.table_log import event_story, replayed  # noqa: E402
from tests.server.crash_campaign import Campaign, Lost  # noqa: E402
from tests.server.postgres_server import new_database, running_postgres  # noqa: E402


def main() -> int:
    """Run the campaign; the exit code is 1 when something was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--crashes", type=int, default=200, help="how often (default: 200)")
    parser.add_argument("--minutes", type=float, default=1e9, help="end after that, fewer or not")
    parser.add_argument("--tables", type=int, default=8, help="played at once (default: 8)")
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL, not on SQLite")
    parser.add_argument("--seed", type=int, default=0, help="of moves and moments (default: 0)")
    parser.add_argument("--out", metavar="NAME", help="keep the figures in results/NAME.json")
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="qalat-crashes-")))
        store = None
        if arguments.postgresql:
            server = stack.enter_context(running_postgres(syncs=True))
            store = stack.enter_context(new_database(server))
        campaign = Campaign(folder, store, arguments.tables, arguments.seed)
        place = store or str(folder / "tables.sqlite")
        return run(campaign, arguments, place)


def run(campaign: Campaign, arguments: argparse.Namespace, place: str) -> int:
    """Crash so many times, look at everything in the end, and tell the result."""
    began = time.monotonic()
    try:
        while campaign.crashes < arguments.crashes:
            campaign.crash()
            told = f"{campaign.crashes} crashes, {campaign.acknowledged} moves acknowledged"
            print(told, flush=True)
            if time.monotonic() - began > 60 * arguments.minutes:
                break
        campaign.check()
        events = asyncio.run(replayed_events(place))
    except (Lost, BaseExceptionGroup) as error:
        found = error.exceptions if isinstance(error, BaseExceptionGroup) else [error]
        if not all(isinstance(each, Lost) for each in found):
            raise
        print(f"lost after {campaign.crashes} crashes: {'; '.join(map(str, found))}")
        return 1
    result = {
        "store": "postgresql" if "://" in place else "sqlite",
        "crashes": campaign.crashes,
        "tables": len(campaign.games) + len(campaign.finished),
        "acknowledged": campaign.acknowledged,
        "lost": 0,
        "events replayed": events,
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(result))
    if arguments.out:
        path = BENCHMARKS / "results" / f"{arguments.out}.json"
        path.write_text(json.dumps(result, indent=1) + "\n")
    return 0


async def replayed_events(place: str) -> int:
    """Play every stored table again from its seed; return how many events that were."""
    store = await look_into(place)
    events = 0
    for code in await store.codes():
        entries = await store.load(code)
        replayed(code, event_story(entries))
        events += len(entries)
    await store.close()
    return events


if __name__ == "__main__":
    sys.exit(main())
