"""What sets the levels apart that people play against: how far they err, how long they think.

The architect has nothing to forget where nothing is hidden, so that it errs a little instead.
Foresight makes much of few simulations. With four and five all err more, so that each level stays
as far behind the next.
"""

from __future__ import annotations

LEVEL_ERRORS = {
    1: (0.4, 0.17, 0.08, 0.0),
    2: (0.4, 0.17, 0.08, 0.0),
    3: (0.4, 0.17, 0.08, 0.0),
    4: (0.45, 0.19, 0.09, 0.03),
    5: (0.5, 0.21, 0.1, 0.04),
}  # [players] how far levels 1 to 4 misjudge a turn, on the scale from 0 to 1 of its worth

LEVEL_4_SIMULATIONS = {1: 5, 2: 5, 3: 5, 4: 4, 5: 3}  # [players] simulations of level 4
