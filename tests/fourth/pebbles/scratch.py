"""The scratch space of a thread: nothing is worked out that would need any."""

from __future__ import annotations

from qalat.core.record import Field

SCRATCH: tuple[Field, ...] = ()
