"""The strength of the levels: their errors, and how long they think.

With more players everybody has fewer turns in which to be better, so the lower levels err more:
each stays as far behind the next as with three players.
"""

from __future__ import annotations

LEVEL_ERRORS = {
    2: (0.2, 0.07, 0.0, 0.0),
    3: (0.2, 0.07, 0.0, 0.0),
    4: (0.35, 0.13, 0.05, 0.03),
    5: (0.8, 0.24, 0.1, 0.07),
    6: (2.0, 0.36, 0.14, 0.09),
}  # [players] how far levels 1 to 4 misjudge a turn, on the scale from 0 to 1 of its worth

LEVEL_4_SIMULATIONS = {2: 300, 3: 400, 4: 150, 5: 40, 6: 26}  # [players] simulations of level 4
