"""A roster whose apprentice fails at every turn, as no real one does."""

from qalat.play import roster
from qalat.play.bots import Budget
from qalat.play.roster import Entrant
from tests.server.players import OddEntrant


def read_entrant(text: str) -> Entrant:
    """Return a bot that fails for an apprentice, and the usual one for everybody else."""
    if text == "apprentice":
        return OddEntrant(text, "raising", Budget())
    return roster.read_entrant(text)
