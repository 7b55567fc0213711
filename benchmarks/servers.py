"""Our server under load, beside boardgame.io's, by turns: python benchmarks/servers.py --help.

Both games are of one size: four players, each with a hand that the others do not see and a
city of ten buildings and more, 108 cards, 54 buildings, one choice a move, as many moves, and all
four clients told of each. What they send differs, and that is a part of what is compared: a
view of 5 KB a client there, what changed in 0.2 KB here. boardgame.io can send what changed too,
which costs it more than twice as much (2.7 ms a move, not 1.2), so it is measured as it comes.
"""

import argparse
import os
import sys

from contestants import NotMeasuredError
from measures import Row, Source
from protocol import Answer, available_cores
from rounds import alternate, conclude, kept_in
from serving.loads import Run, Scale, as_fast_as_possible, at_a_pace, memory
from serving.playing import StuckError

FLAT_OUT, FORGETFUL = "flat out", "flat out, keeping nothing"
QUIET, BUSY, MANY = "200 tables, 200 moves/s", "500 tables, 2,000 moves/s", "1,000 tables"
HELD = "2,000 tables, ten minutes"
MEMORY = "500 tables, memory"
ROLL_AND_WRITE = "flat out, Roll & Write"

QALAT, PEER = "qalat", "boardgame.io"
RUNS = {
    Source(QALAT, FLAT_OUT): Run(QALAT, as_fast_as_possible),
    Source(PEER, FLAT_OUT): Run(PEER, as_fast_as_possible),
    Source(QALAT, FORGETFUL): Run(QALAT, as_fast_as_possible, options=("--not-durable",)),
    Source(QALAT, ROLL_AND_WRITE): Run(QALAT, as_fast_as_possible, game="roll_and_write"),
    Source(QALAT, QUIET): Run(QALAT, at_a_pace(200, 200)),
    Source(PEER, QUIET): Run(PEER, at_a_pace(200, 200)),
    Source(QALAT, BUSY): Run(QALAT, at_a_pace(500, 2000)),
    Source(QALAT, MANY): Run(QALAT, at_a_pace(1000, 200)),
    Source(QALAT, HELD): Run(QALAT, at_a_pace(2000, 400, 600)),
    Source(QALAT, MEMORY): Run(QALAT, memory(500)),
    Source(PEER, MEMORY): Run(PEER, memory(500)),
}
# Ten minutes are too long for every run: they are measured when they are asked for.
USUAL = {source.measure for source in RUNS} - {HELD}


def ours(measure: str) -> Source:
    return Source(QALAT, measure)


def peer(measure: str) -> Source:
    return Source(PEER, measure)


ROWS = (
    Row("moves a second of processor time", "moves/s", ours(FLAT_OUT), peer(FLAT_OUT), 6),
    Row("the same, Roll & Write", "moves/s", ours(ROLL_AND_WRITE), peer(FLAT_OUT)),
    Row(
        "p99 from move to update, 200 tables, 200 moves/s",
        "milliseconds",
        ours(QUIET),
        peer(QUIET),
        0.4,
        True,
    ),
    Row(
        "p99 from move to update, 500 tables, 2,000 moves/s",
        "milliseconds",
        ours(BUSY),
        None,
        50,
        True,
    ),
    Row("cores for 1,000 tables, a move every 5 s", "cores", ours(MANY), None, 1, True),
    Row("p99 from move to update, 1,000 tables", "milliseconds", ours(MANY), None, None, True),
    Row(
        "p99 from move to update, 2,000 tables, ten minutes",
        "milliseconds",
        ours(HELD),
        None,
        50,
        True,
    ),
    Row("cores for 2,000 tables, a move every 5 s", "cores", ours(HELD), None, 1, True),
    Row(
        "memory a table after play, 500 tables", "kilobytes", ours(MEMORY), peer(MEMORY), 0.4, True
    ),
    Row("durable, against keeping nothing", "moves/s", ours(FLAT_OUT), ours(FORGETFUL), 0.85),
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, help="rounds to run (5; quick: 1)")
    parser.add_argument("--quick", action="store_true", help="a short look, with rough figures")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="MEASURE",
        choices=sorted({source.measure for source in RUNS}),
        help="measures to take; all but the ten minutes when left out",
    )
    parser.add_argument("--out", metavar="NAME", help="keep the figures in results/NAME.json")
    chosen = parser.parse_args()
    chosen.rounds = chosen.rounds or (1 if chosen.quick else 5)
    chosen.scale = Scale(tables=50, moves=40, seconds=4.0) if chosen.quick else Scale()
    return chosen


def cores() -> int | None:
    """Leave one core to the server, which is returned, and take another for the generator."""
    available = available_cores()
    if len(available) < 2:
        print("one core only: server and generator share it", file=sys.stderr)
        return None
    os.sched_setaffinity(0, {available[0]})
    return available[-1]


def main() -> int:
    chosen = arguments()
    core = cores()

    def ask(source: Source, _: int) -> Answer:
        try:
            return RUNS[source].measure(chosen.scale, core)
        except (StuckError, OSError) as reason:
            raise NotMeasuredError(f"{source.contestant}, {source.measure}: {reason}") from reason

    wanted = [source for source in RUNS if source.measure in (chosen.only or USUAL)]
    missing: list[str] = []
    # No round to warm up: each run starts a server anew, and warms it up itself.
    samples = alternate(wanted, range(1, chosen.rounds + 1), ask, missing)
    rows = [row for row in ROWS if row.ours in samples]
    return conclude(rows, samples, missing, chosen.rounds, kept_in(chosen.out, "servers.json"))


if __name__ == "__main__":
    sys.exit(main())
