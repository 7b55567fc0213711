"""What a playout notes on the desk, so that nothing is worked out twice.

A note holds the number of the playout that took it, which is desk.hurry: 0 while no playout runs,
and then nothing is known. No rule of Medina notes anything; here alone it is asked whether a
playout runs.
"""

from __future__ import annotations

from qalat.core.kernel import inlined

UNKNOWN = 0
"""In place of a playout's number: nobody knows."""


@inlined
def is_playout(desk):
    """Say whether a playout runs."""
    return desk.hurry > 0


@inlined
def knows_survey(desk):
    """Say whether the playout has kept a survey: all but the last piece is told."""
    return desk.hurry > 0 and desk.surveyed == desk.hurry


@inlined
def note_survey(desk):
    """Note that the survey is kept while a piece is laid."""
    desk.surveyed = desk.hurry


@inlined
def forget_survey(desk):
    """Forget the survey that was kept."""
    desk.surveyed = UNKNOWN
