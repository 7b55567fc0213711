"""Our server as `qalat serve` runs it, without limits for one client that plays at every table."""

import argparse
import asyncio
import socket
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from qalat.cli.compiling import make_ready
from qalat.games import GAMES
from qalat.server import app as application
from qalat.server.app import App, Settings
from qalat.server.limits import Limits
from qalat.server.run import run, settle_down
from qalat.server.store import Entry, Store, Summary, open_store
from qalat.server.store.records import Done, unheard
from qalat.server.thinking import Thinkers

UNLIMITED = Limits().lifted()


class Forgetful:
    """A store that keeps guests alone: what durable events cost is measured against it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()

    def append(
        self,
        entries: Sequence[Entry],  # noqa: ARG002
        summary: Summary | None = None,  # noqa: ARG002
        done: Done = unheard,
    ) -> None:
        """Forget the entries, and say that all is well."""
        self._loop.call_soon(done, None)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def open_forgetful(place: str) -> Any:
    return Forgetful(await open_store(place))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--not-durable", action="store_true")
    parser.add_argument("--profile", type=Path, help="write a profile of the event loop there")
    chosen = parser.parse_args()
    for game in GAMES.values():
        make_ready(game)
    # No bot plays along, so that none has to be made ready.
    vars(application)["Thinkers"] = partial(Thinkers, games=())
    if chosen.not_durable:
        vars(application)["open_store"] = open_forgetful
    store = str(chosen.folder / "tables.sqlite")
    app = App(Settings(store=store, secrets=chosen.folder, limits=UNLIMITED))
    with socket.create_server(("127.0.0.1", chosen.port), backlog=2048) as listening:
        if chosen.profile is None:
            run(app, listening, _told)
            return
        import cProfile

        profile = cProfile.Profile()
        profile.runcall(run, app, listening, _told)
        profile.dump_stats(chosen.profile)


def _told(_: object) -> None:
    settle_down()
    print("ready", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
