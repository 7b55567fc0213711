"""Speed beside peers, in one interleaved run: python benchmarks/run.py --help."""

import argparse
import sys
from pathlib import Path

from contestants import BENCHMARKS, BUILD, NotMeasuredError, Worker
from measures import OURS, PEERS, ROWS, Row, Source
from report import Samples, result, save, table

INCOMPLETE = 3  # exit code: something could not be measured, the rest was


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, help="rounds to run (5; quick: 2)")
    parser.add_argument("--seconds", type=float, help="seconds a measure (1; quick: 0.3)")
    parser.add_argument("--quick", action="store_true", help="a short look, with rough figures")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="NAME",
        choices=[*OURS, *PEERS],
        help=f"contestants to run, of {', '.join([*OURS, *PEERS])}; all when left out",
    )
    parser.add_argument("--out", metavar="NAME", help="keep the figures in results/NAME.json")
    chosen = parser.parse_args()
    chosen.rounds = chosen.rounds or (2 if chosen.quick else 5)
    chosen.seconds = chosen.seconds or (0.3 if chosen.quick else 1.0)
    chosen.only = chosen.only or [*OURS, *PEERS]
    return chosen


def sources(rows: tuple[Row, ...], contestants: list[str]) -> list[Source]:
    """Each measure once, ours next to the peer's it is compared with."""
    wanted = (source for row in rows for source in (row.ours, row.peer) if source)
    return list(dict.fromkeys(source for source in wanted if source.contestant in contestants))


def start(contestants: list[str], missing: list[str]) -> dict[str, Worker]:
    workers: dict[str, Worker] = {}
    for contestant in contestants:
        try:
            workers[contestant] = Worker(contestant)
        except NotMeasuredError as reason:
            missing.append(str(reason))
    return workers


def rounds(
    workers: dict[str, Worker],
    wanted: list[Source],
    chosen: argparse.Namespace,
    missing: list[str],
) -> Samples:
    """All measures in every round; every second round backwards, so that drift cancels out."""
    samples: Samples = {source: {} for source in wanted if source.contestant in workers}
    # Round 0 warms up: its figures are dropped, and it finds out what cannot be measured.
    for number in range(chosen.rounds + 1):
        order = list(samples) if number % 2 else list(reversed(samples))
        for source in order:
            if source.once and number != 1:
                continue
            print(f"round {number}: {source.contestant}, {source.measure}", file=sys.stderr)
            seconds = chosen.seconds if number else 0.05
            try:
                answer = workers[source.contestant].ask(source, seconds)
            except NotMeasuredError as reason:
                missing.append(str(reason))
                del samples[source]
            else:
                if number:
                    samples[source][number] = answer
    return samples


def main() -> int:
    chosen = arguments()
    missing: list[str] = []
    workers = start(chosen.only, missing)
    try:
        samples = rounds(workers, sources(ROWS, chosen.only), chosen, missing)
    finally:
        for worker in workers.values():
            worker.close()
    results = [result(row, samples) for row in ROWS]
    missing = list(dict.fromkeys(missing))
    path: Path = BUILD.parent / "bench.json"
    if chosen.out:
        path = BENCHMARKS / "results" / f"{chosen.out}.json"
    save(path, results, samples, missing, chosen.rounds)
    print(table(results))
    for reason in missing:
        print(reason)
    return INCOMPLETE if missing else 0


if __name__ == "__main__":
    sys.exit(main())
