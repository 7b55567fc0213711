"""What a worker and the runner say to each other: one JSON object a line, standard library only.

Asked    {"measure": "playouts", "seconds": 1.0, "cores": 1}
answered {"games": 17, "decisions": 15021, "seconds": 1.03}   or   {"error": "why not"}
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping

Answer = dict[str, float]
Measure = Callable[[float], Answer]


def serve(measures: Mapping[str, Measure]) -> None:
    """Say which measures there are, then answer one request a line until standard input ends."""
    # Libraries print; only answers may travel on the pipe, so print goes to standard error.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    answers.write(json.dumps({"measures": sorted(measures)}) + "\n")
    cores = available_cores()
    for line in sys.stdin:
        answers.write(json.dumps(answer(measures, cores, json.loads(line))) + "\n")


def answer(
    measures: Mapping[str, Measure], cores: list[int], request: dict[str, object]
) -> Mapping[str, object]:
    """Carry out one request; what goes wrong is told to the runner instead of ending the worker."""
    try:
        pin(cores, int(str(request["cores"])))
        return measures[str(request["measure"])](float(str(request["seconds"])))
    except Exception as problem:  # noqa: BLE001  the other measures must go on
        return {"error": f"{type(problem).__name__}: {problem}"}


def available_cores() -> list[int]:
    """The cores this process may use; empty where the system does not tell."""
    if not hasattr(os, "sched_getaffinity"):
        return []
    return sorted(os.sched_getaffinity(0))


def pin(cores: list[int], wanted: int) -> None:
    """Stay on `wanted` cores, the last ones: the first is where interrupts usually arrive."""
    if not cores:
        return
    if len(cores) < wanted:
        raise RuntimeError(f"{wanted} cores wanted, {len(cores)} available")
    os.sched_setaffinity(0, cores[-wanted:])


def repeat(play: Callable[[], tuple[int, int]], seconds: float) -> Answer:
    """Call `play`, which returns (games, decisions), until the time is up; time what was played."""
    games = decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        more_games, more_decisions = play()
        games += more_games
        decisions += more_decisions
        elapsed = time.perf_counter() - start
    return {"games": games, "decisions": decisions, "seconds": elapsed}
