"""What the coach says of a turn that is to be played, as a client is told it."""

from __future__ import annotations

import msgspec

from qalat.play.reasons import Explained
from qalat.server.protocol import Advice


def with_reasons(advice: Advice, explained: Explained | None) -> Advice:
    """Return advice with the reasons for it, if there are any."""
    if explained is None:
        return advice
    return msgspec.structs.replace(
        advice,
        gains=[effect.as_dict() for effect in explained.reasons.gains],
        costs=[effect.as_dict() for effect in explained.reasons.costs],
        places=explained.places,
        equal=explained.is_equal,
    )
