"""The environment of child processes, without secrets."""

from __future__ import annotations

import os

_PRIVATE = ("PG", "QALAT_METRICS_TOKEN", "QALAT_SECRET", "QALAT_STORE")
"""Prefixes of variables that processes that only compile or search must not see."""


def child_environment(**more: str) -> dict[str, str]:
    """Return this process's variables without the private ones, and with some more."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(_PRIVATE)}
    return {**kept, **more}
