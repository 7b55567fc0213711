"""Why an action is refused; the number of each reason is its place here."""

from __future__ import annotations

REASONS = (
    ("", "it is legal"),
    ("PEB-T1", "this is not the moment for it"),
    ("PEB-T2", "the die does not show as many"),
    ("PEB-T2", "the heap has not as many"),
)
LEGAL, WRONG_MOMENT, DIE_SHOWS_LESS, HEAP_HAS_LESS = range(len(REASONS))
