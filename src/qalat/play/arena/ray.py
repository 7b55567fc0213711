"""Play the games of a plan on a Ray cluster, or on a local one started for it."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from itertools import islice
from typing import Any

from qalat.core.errors import Refusal, Unreadable, quoted
from qalat.play.arena.plan import Plan, PlannedGame
from qalat.play.arena.playing import FinishedGame, play_game
from qalat.play.arena.running import Finish, WorkerFailed

LOCAL = "local"
MISSING = "the library ray is not installed: pip install 'qalat[ray]' adds it"
_ADDRESS = re.compile(r"(?:ray://)?([\w.-]+):([0-9]{1,5})")
_LAST_PORT = 65535
_PATIENCE = 5.0
_AHEAD = 2
"""Games queued for each core, so that none is idle."""


def run_on_ray(
    plan: Plan, games: Sequence[PlannedGame], address: str, workers: int, finish: Finish
) -> None:
    """Play games on the cluster at an address; "local" starts one here, with so many workers."""
    ray = _connected(address, workers)
    try:
        _play(ray, plan, games, finish)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1].strip()
        raise WorkerFailed(
            f"the Ray cluster, which needs qalat on every node, failed: {reason}"
        ) from None
    finally:
        ray.shutdown()


def _connected(address: str, workers: int) -> Any:
    try:
        import ray
    except ImportError:
        raise Refusal(MISSING) from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == LOCAL:
        ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
        return ray
    host, port = _host_and_port(address)
    try:
        # Check first that somebody listens: Ray itself would retry for many minutes.
        socket.create_connection((host, port), _PATIENCE).close()
        ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        reason = (str(error) or type(error).__name__).splitlines()[0]
        raise Refusal(f"no Ray cluster answers at {quoted(address)}: {reason}") from None
    return ray


def _host_and_port(address: str) -> tuple[str, int]:
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found[2]) > _LAST_PORT:
        raise Unreadable(f"the address {quoted(address)}", f'HOST:PORT, or "{LOCAL}"')
    return found[1], int(found[2])


def _play(ray: Any, plan: Plan, games: Sequence[PlannedGame], finish: Finish) -> None:
    remote = ray.remote(num_cpus=1, max_retries=2)(_played)
    shared = ray.put(plan)
    waiting = iter(games)
    ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [remote.remote(shared, game) for game in islice(waiting, ahead)]
    while running:
        done, running = ray.wait(running)
        running += [remote.remote(shared, game) for game in islice(waiting, len(done))]
        for game in ray.get(done):
            finish(game)


def _played(plan: Plan, game: PlannedGame) -> FinishedGame:
    return play_game(plan, game)
