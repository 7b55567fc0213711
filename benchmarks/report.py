"""From samples to figures: medians over rounds, ratios within a round, a table and a JSON file."""

import json
import os
import platform
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from measures import Row, Source
from protocol import Answer

Samples = dict[Source, dict[int, Answer]]  # [source][round] what the worker answered


@dataclass(frozen=True)
class Result:
    """One row with its figures; None where something could not be measured."""

    name: str
    unit: str
    against: str | None
    ours: float | None
    peer: float | None
    ratio: float | None  # median over rounds of ours / peer in the same round
    ratio_lowest: float | None
    ratio_highest: float | None
    target: float | None
    less_is_better: bool
    reached: bool | None


def values(samples: Samples, source: Source | None, unit: str) -> dict[int, float]:
    """The source's figure in each round, in the row's unit."""
    answers = samples.get(source, {}) if source else {}
    counted, _, per_second = unit.partition("/")
    if per_second:
        return {number: a[counted] / a["seconds"] for number, a in answers.items()}
    return {number: a[unit] for number, a in answers.items()}


def result(row: Row, samples: Samples) -> Result:
    ours = values(samples, row.ours, row.unit)
    peer = values(samples, row.peer, row.unit)
    ratios = [ours[number] / peer[number] for number in ours if number in peer]
    # The target is a ratio where there is a peer, a plain figure where there is none.
    judged = ratios if row.peer else list(ours.values())
    reached = None
    if judged and row.target is not None:
        figure = median(judged)
        reached = figure <= row.target if row.less_is_better else figure >= row.target
    return Result(
        name=row.name,
        unit=row.unit,
        against=f"{row.peer.contestant}, {row.peer.measure}" if row.peer else None,
        ours=median(ours.values()) if ours else None,
        peer=median(peer.values()) if peer else None,
        ratio=median(ratios) if ratios else None,
        ratio_lowest=min(ratios, default=None),
        ratio_highest=max(ratios, default=None),
        target=row.target,
        less_is_better=row.less_is_better,
        reached=reached,
    )


SHORT = {"seconds": "s", "nanoseconds": "ns"}


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(results: list[Result]) -> str:
    """Markdown, padded so that it reads well in a terminal too."""
    lines = [["measure", "unit", "ours", "peer", "ratio (lowest-highest)", "target", "reached"]]
    lines += [cells(entry) for entry in results]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    lines.insert(1, ["-" * width for width in widths])
    padded = [
        [cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in lines
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in padded)


def cells(entry: Result) -> list[str]:
    ratio = target = "-"
    if entry.ratio is not None:
        ends = f"{number(entry.ratio_lowest)}-{number(entry.ratio_highest)}"
        ratio = f"{number(entry.ratio)} x ({ends})"
    if entry.target is not None:
        unit = "x" if entry.against else SHORT.get(entry.unit, entry.unit)
        target = f"{number(entry.target)} {unit} or {'less' if entry.less_is_better else 'more'}"
    reached = {None: "-", True: "yes", False: "no"}[entry.reached]
    return [
        entry.name,
        SHORT.get(entry.unit, entry.unit),
        number(entry.ours),
        number(entry.peer),
        ratio,
        target,
        reached,
    ]


def processor() -> str:
    """The processor's name where the system tells it, its kind elsewhere."""
    information = Path("/proc/cpuinfo")
    if information.is_file():
        for line in information.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.machine()


def save(
    path: Path, results: list[Result], samples: Samples, missing: list[str], rounds: int
) -> None:
    document = {
        "machine": {
            "processor": processor(),
            "cores": os.cpu_count(),
            "system": platform.system(),
            "python": platform.python_version(),
        },
        "rounds": rounds,
        "missing": missing,
        "results": [asdict(entry) for entry in results],
        "samples": [
            {**asdict(source), "answers": list(answers.values())}
            for source, answers in samples.items()
        ],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=1) + "\n")
