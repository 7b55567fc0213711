"""Lets `python -m qalat` do what the command `qalat` does."""

from __future__ import annotations

import sys

from qalat.cli import main

if __name__ == "__main__":
    sys.exit(main())
