"""What playouts draw, beside what the list of chances gives."""

from qalat.core.match import Match
from qalat.play.search.search import CompiledJudgement


def drawn_both_ways(judge: CompiledJudgement, match: Match) -> set[str]:
    """What a playout draws in a position; the list gives the same."""
    engine, actions = match.game.engine, match.game.actions
    listed, quickly = engine.scratch("draw"), engine.scratch("draw")
    drawn = [judge.draw(match.state, 0, quickly) for _ in range(40)]
    assert drawn == [engine.draw(match.state, 0, listed) for _ in range(40)]
    return {actions.word(action) for action in drawn}
