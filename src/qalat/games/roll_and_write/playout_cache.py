"""What a playout caches in the scratch space, so that nothing is computed twice.

An entry is tagged with scratch.playout, the number of the playout that made it; outside a playout
that is 0, and nothing is cached. Only this file may ask whether a playout runs.
"""

from __future__ import annotations

from qalat.core.kernel import inlined

UNKNOWN = 0
"""In place of a playout's number: not cached."""


@inlined
def knows_races(scratch, row, moment):
    """Return whether a row's races at this moment are cached."""
    return (
        scratch.playout > 0
        and scratch.looked_in[row] == scratch.playout
        and scratch.moment[row] == moment
    )


@inlined
def note_races(scratch, row, moment):
    """Mark a row's races at this moment as cached."""
    scratch.looked_in[row] = scratch.playout
    scratch.moment[row] = moment


@inlined
def forget_races(scratch, row):
    """Drop what is cached of a row's races."""
    scratch.looked_in[row] = UNKNOWN
