"""Rounds: every measure in each, every second one backwards, so that drift cancels out."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from contestants import BENCHMARKS, BUILD, NotMeasuredError
from measures import Row, Source
from protocol import Answer
from report import Samples, result, save, table

INCOMPLETE = 3  # exit code: something could not be measured, the rest was

Ask = Callable[[Source, int], Answer]
"""Takes one measure in a round; round 0 only warms up."""


def alternate(sources: Iterable[Source], numbers: range, ask: Ask, missing: list[str]) -> Samples:
    """Take all measures in every round; what cannot be measured is named, and left out."""
    samples: Samples = {source: {} for source in sources}
    for number in numbers:
        for source in list(samples) if number % 2 else list(reversed(samples)):
            if source.once and number != 1:
                continue
            print(f"round {number}: {source.contestant}, {source.measure}", file=sys.stderr)
            try:
                answer = ask(source, number)
            except NotMeasuredError as reason:
                missing.append(str(reason))
                del samples[source]
                continue
            print(f"    {told(answer)}", file=sys.stderr)
            if number:
                samples[source][number] = answer
    return samples


def told(answer: Answer) -> str:
    return ", ".join(f"{name} {value:.3g}" for name, value in answer.items())


def conclude(
    rows: Iterable[Row], samples: Samples, missing: list[str], rounds: int, kept: Path
) -> int:
    """Keep all figures in a file, print them as a table, and return the exit code."""
    missing = list(dict.fromkeys(missing))
    results = [result(row, samples) for row in rows]
    save(kept, results, samples, missing, rounds)
    print(table(results))
    for reason in missing:
        print(reason)
    return INCOMPLETE if missing else 0


def kept_in(name: str | None, otherwise: str) -> Path:
    """The file for the figures: in the results folder if they get a name."""
    return BENCHMARKS / "results" / f"{name}.json" if name else BUILD.parent / otherwise
