"""What sets the levels apart that people play against: how far they err, how long they think.

With four they err more, so that each level stays as far behind the next as with three.
"""

from __future__ import annotations

SLIPS = {
    3: (1.2, 0.3, 0.04, 0.0),
    4: (1.5, 0.36, 0.05, 0.0),
}  # [players] how far levels 1 to 4 misjudge a turn, on the scale from 0 to 1 of its worth

HASTE = {3: 200, 4: 200}  # [players] simulations of level 4
