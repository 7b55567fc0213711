"""What a table may choose before the game."""

from __future__ import annotations

from qalat.core.game import Option

OPTIONS = (Option("heap", ("90", "60"), "how many pebbles the heap has"),)
