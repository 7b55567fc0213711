"""The games: each folder here, and each package named by QALAT_GAMES."""

from __future__ import annotations

import os
from pkgutil import iter_modules

from qalat.core.registry import GAMES, Registry, find, load

ELSEWHERE = "QALAT_GAMES"
"""The environment variable with games of other packages: dotted names separated by commas."""


def packages() -> list[str]:
    """Return the dotted names of all games' folders."""
    own = [f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg]
    return own + [name.strip() for name in os.environ.get(ELSEWHERE, "").split(",") if name.strip()]


GAMES.add(packages())

__all__ = ["ELSEWHERE", "GAMES", "Registry", "find", "load", "packages"]
