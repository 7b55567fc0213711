"""A disk without room: the limit of this process stands for that of the disk."""

import contextlib
import resource
import signal
from collections.abc import Iterator


@contextlib.contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    heeded = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, heeded)
