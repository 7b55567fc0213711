"""What a playout notes on the desk, so that nothing is worked out twice.

A note holds the number of the playout that took it, which is desk.hurry: 0 while no playout runs,
and then nothing is known. No rule of Roll & Write notes anything; here alone it is asked whether
a playout runs.
"""

from __future__ import annotations

from qalat.core.kernel import inlined

UNKNOWN = 0
"""In place of a playout's number: nobody knows."""


@inlined
def knows_races(desk, row, moment):
    """Say whether the playout has looked at a row's races at the same moment."""
    return desk.hurry > 0 and desk.looked_in[row] == desk.hurry and desk.moment[row] == moment


@inlined
def note_races(desk, row, moment):
    """Note that a row's races are looked at now."""
    desk.looked_in[row] = desk.hurry
    desk.moment[row] = moment


@inlined
def forget_races(desk, row):
    """Forget what was known of a row's races."""
    desk.looked_in[row] = UNKNOWN
