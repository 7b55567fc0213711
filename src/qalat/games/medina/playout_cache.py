"""What a playout caches in the scratch space, so that nothing is computed twice.

An entry is tagged with scratch.playout, the number of the playout that made it; outside a playout
that is 0, and nothing is cached. Only this file may ask whether a playout runs.
"""

from __future__ import annotations

from qalat.core.kernel import inlined

UNKNOWN = 0
"""In place of a playout's number: not cached."""


@inlined
def is_playout(scratch):
    """Return whether a playout runs."""
    return scratch.playout > 0


@inlined
def knows_survey(scratch):
    """Return whether a survey is cached; only the last piece may be missing from it."""
    return scratch.playout > 0 and scratch.surveyed == scratch.playout


@inlined
def note_survey(scratch):
    """Mark the survey as cached while a piece is placed."""
    scratch.surveyed = scratch.playout


@inlined
def forget_survey(scratch):
    """Drop the cached survey."""
    scratch.surveyed = UNKNOWN
