"""The strength of the levels: their errors, and how long they think.

With four players they err more, so that each level stays as far behind the next as with three.
"""

from __future__ import annotations

LEVEL_ERRORS = {
    3: (1.2, 0.3, 0.04, 0.0),
    4: (1.5, 0.36, 0.05, 0.0),
}  # [players] how far levels 1 to 4 misjudge a turn, on the scale from 0 to 1 of its worth

LEVEL_4_SIMULATIONS = {3: 200, 4: 200}  # [players] simulations of level 4
