"""Stories played again from their seeds, on all cores where there are many of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack
from itertools import islice

from qalat.core.errors import Refusal
from qalat.server.archive import Section, replayed
from qalat.server.room import summary_of
from qalat.server.store import Summary

CHUNK = 50
"""Stories that a process plays again at a time."""

FEW = 4 * CHUNK
"""So many are played again before other processes are worth their start."""

_AHEAD = 2
"""Chunks for each process that wait, so that none of them does."""

Chunk = list[Section]


def checked(found: Iterable[Section]) -> Iterator[Summary]:
    """Play each story again, and yield what lists tell of its table; refuse an unsound one."""
    stories = iter(found)
    yield from _summaries(islice(stories, FEW))
    first = next(stories, None)
    if first is None:
        return
    chunks = _chunks(stories, first)
    cores = max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1)
    with ExitStack() as stack:
        pool = stack.enter_context(
            ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), _heed_no_interrupt)
        )
        stack.callback(pool.shutdown, cancel_futures=True)
        yield from _spread(pool, chunks, _AHEAD * cores)


def _spread(pool: Executor, chunks: Iterator[Chunk], most: int) -> Iterator[Summary]:
    """Hand out chunks, no more than so many at a time, and yield what comes of them in order."""
    waiting: deque[tuple[Chunk, Future[list[Summary] | None]]] = deque()
    while True:
        for chunk in islice(chunks, most - len(waiting)):
            waiting.append((chunk, pool.submit(_if_sound, chunk)))
        if not waiting:
            return
        chunk, future = waiting.popleft()
        found = future.result()
        # A refusal is told here, in the words of the one story that it is about.
        yield from _summaries(chunk) if found is None else found


def _chunks(stories: Iterator[Section], first: Section) -> Iterator[Chunk]:
    chunk = [first, *islice(stories, CHUNK - 1)]
    while chunk:
        yield chunk
        chunk = list(islice(stories, CHUNK))


def _summaries(stories: Iterable[Section]) -> Iterator[Summary]:
    for section in stories:
        yield summary_of(replayed(*section.story()))


def _if_sound(chunk: Chunk) -> list[Summary] | None:
    try:
        return list(_summaries(chunk))
    except Refusal:
        return None


def _heed_no_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
