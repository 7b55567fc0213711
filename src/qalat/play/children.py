"""What a process that is begun here is told: nothing that opens a store or forges a signature."""

from __future__ import annotations

import os

_PRIVATE = ("PG", "QALAT_METRICS_TOKEN", "QALAT_SECRET", "QALAT_STORE")
"""How the names begin that are of no concern to whoever only compiles or thinks."""


def environment(**more: str) -> dict[str, str]:
    """Return what a process is begun with: this one's variables but the private ones, and more."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(_PRIVATE)}
    return {**kept, **more}
