"""Replay stories from their seeds, on all cores if there are many."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack
from itertools import islice
from typing import NamedTuple

from qalat.core.errors import Refusal
from qalat.server.rooms.summaries import summary_of
from qalat.server.store import Summary
from qalat.server.table.table_log import Section, replayed

CHUNK = 50
"""Stories that a process replays at a time."""

FEW = 4 * CHUNK
"""So many are played again before other processes are worth their start."""

_AHEAD = 2
"""Chunks for each process that wait, so that none of them does."""

Chunk = list[Section]


class Sound(NamedTuple):
    """A story that was played again: what lists tell of its table, and which lines it was."""

    summary: Summary
    is_stored_alike: bool
    digest: bytes


def checked(found: Iterable[Section]) -> Iterator[Sound]:
    """Replay each story and yield the result; refuse an invalid one."""
    stories = iter(found)
    yield from map(_check, islice(stories, FEW))
    first = next(stories, None)
    if first is None:
        return
    chunks = _chunks(stories, first)
    cores = max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1)
    with ExitStack() as stack:
        pool = stack.enter_context(
            ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), _begin)
        )
        stack.callback(pool.shutdown, cancel_futures=True)
        yield from _spread(pool, chunks, _AHEAD * cores)


def _spread(pool: Executor, chunks: Iterator[Chunk], most: int) -> Iterator[Sound]:
    """Hand out chunks, no more than so many at a time, and yield what comes of them in order."""
    waiting: deque[tuple[Chunk, Future[list[Sound] | None]]] = deque()
    while True:
        for chunk in islice(chunks, most - len(waiting)):
            waiting.append((chunk, pool.submit(_if_sound, chunk)))
        if not waiting:
            return
        chunk, future = waiting.popleft()
        found = future.result()
        # Refuse here, with the error of that story alone.
        yield from map(_check, chunk) if found is None else found


def _chunks(stories: Iterator[Section], first: Section) -> Iterator[Chunk]:
    chunk = [first, *islice(stories, CHUNK - 1)]
    while chunk:
        yield chunk
        chunk = list(islice(stories, CHUNK))


def _check(section: Section) -> Sound:
    code, story = section.story()
    summary = summary_of(replayed(code, story))
    return Sound(summary, section.is_stored_alike(story), section.digest)


def _if_sound(chunk: Chunk) -> list[Sound] | None:
    try:
        return list(map(_check, chunk))
    except Refusal:
        return None
    finally:
        gc.collect()


def _begin() -> None:
    """Leave interrupts to the parent process, and collect garbage only between chunks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.collect()
    gc.freeze()
    gc.disable()
