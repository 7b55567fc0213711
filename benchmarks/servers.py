"""Our server under load, beside boardgame.io's, by turns: python benchmarks/servers.py --help."""

import argparse
import os
import sys
from pathlib import Path

from contestants import BENCHMARKS, BUILD, NotMeasuredError
from measures import Row, Source
from protocol import Answer, available_cores
from report import Samples, result, save, table
from serving.loads import Run, Scale, as_fast_as_possible, at_a_pace, memory
from serving.playing import StuckError

INCOMPLETE = 3  # exit code: something could not be measured, the rest was

FLAT_OUT, FORGETFUL = "flat out", "flat out, keeping nothing"
QUIET, BUSY, MANY = "200 tables, 200 moves/s", "500 tables, 2,000 moves/s", "1,000 tables"
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
    Source(QALAT, MEMORY): Run(QALAT, memory(500)),
    Source(PEER, MEMORY): Run(PEER, memory(500)),
}


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
        "memory a table after play, 500 tables", "kilobytes", ours(MEMORY), peer(MEMORY), 0.4, True
    ),
    Row("durable, against keeping nothing", "moves/s", ours(FLAT_OUT), ours(FORGETFUL), 0.85),
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, help="rounds to run (5; quick: 1)")
    parser.add_argument("--quick", action="store_true", help="a short look, with rough figures")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="MEASURE",
        choices=sorted({source.measure for source in RUNS}),
        help="measures to take; all when left out",
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


def rounds(chosen: argparse.Namespace, missing: list[str]) -> Samples:
    """All runs in every round; every second round backwards, so that drift cancels out."""
    core = cores()
    wanted = [source for source in RUNS if not chosen.only or source.measure in chosen.only]
    samples: Samples = {source: {} for source in wanted}
    for number in range(1, chosen.rounds + 1):
        for source in wanted if number % 2 else reversed(wanted):
            if source not in samples:
                continue
            try:
                answer = RUNS[source].measure(chosen.scale, core)
            except (NotMeasuredError, StuckError, OSError) as reason:
                missing.append(f"{source.contestant}, {source.measure}: {reason}")
                del samples[source]
                continue
            samples[source][number] = answer
            print(
                f"round {number}: {source.contestant}, {source.measure}: {told(answer)}",
                file=sys.stderr,
            )
    return samples


def told(answer: Answer) -> str:
    return ", ".join(f"{name} {value:.3g}" for name, value in answer.items())


def main() -> int:
    chosen = arguments()
    missing: list[str] = []
    samples = rounds(chosen, missing)
    results = [result(row, samples) for row in ROWS if row.ours in samples]
    path: Path = BUILD.parent / "servers.json"
    if chosen.out:
        path = BENCHMARKS / "results" / f"{chosen.out}.json"
    save(path, results, samples, missing, chosen.rounds)
    print(table(results))
    for reason in missing:
        print(reason)
    return INCOMPLETE if missing else 0


if __name__ == "__main__":
    sys.exit(main())
