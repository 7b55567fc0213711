"""`python -m qalat.server.typescript [FOLDER]` writes the files into a checkout."""

from __future__ import annotations

import sys
from pathlib import Path

from qalat.server.typescript import write

for changed in write(Path(*sys.argv[1:2]).resolve()):
    sys.stdout.write(f"written: {changed}\n")
