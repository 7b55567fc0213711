"""What a player may see: everything."""

from __future__ import annotations

from qalat.core.kernel import kernel


@kernel()
def hide(state, seat):
    """Sheets, dice and coins lie open; what the dice will show is not in the state."""
    return
