"""Speed beside peers, in one interleaved run: python benchmarks/run.py --help."""

import argparse
import sys

from contestants import NotMeasuredError, Worker
from measures import OURS, PEERS, ROWS, Row, Source
from protocol import Answer
from rounds import alternate, conclude, kept_in


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


def main() -> int:
    chosen = arguments()
    missing: list[str] = []
    workers = start(chosen.only, missing)

    def ask(source: Source, number: int) -> Answer:
        return workers[source.contestant].ask(source, chosen.seconds if number else 0.05)

    wanted = [source for source in sources(ROWS, chosen.only) if source.contestant in workers]
    try:
        # Round 0 warms up: its figures are dropped, and it finds out what cannot be measured.
        samples = alternate(wanted, range(chosen.rounds + 1), ask, missing)
    finally:
        for worker in workers.values():
            worker.close()
    return conclude(ROWS, samples, missing, chosen.rounds, kept_in(chosen.out, "bench.json"))


if __name__ == "__main__":
    sys.exit(main())
