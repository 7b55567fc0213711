"""What turns of drawn positions lead to."""

from qalat.core.effects import Effect
from qalat.core.match import Match
from qalat.core.tried_turn import TriedTurn, effects_of, try_turn


def tried(match: Match, *phrases: str) -> TriedTurn:
    """The turn that phrases make from the match's position; the match goes on from there."""
    states, seat, known = match.state, match.actor, len(match.log.steps)
    for phrase in phrases:
        match.play(phrase)
    actions = [step.action for step in match.log.steps[known:]]
    return try_turn(match.game, states, seat, actions)


def effects(match: Match, *phrases: str) -> list[Effect]:
    """What a turn leads to, the most important first."""
    return effects_of(tried(match, *phrases))


def effect(match: Match, kind: str, *phrases: str) -> dict[str, object]:
    """The one effect of a kind that a turn has, as plain data without its kind."""
    [found] = [each for each in effects(match, *phrases) if each.kind == kind]
    fields = found.as_dict()
    del fields["kind"]
    return fields


def kinds(match: Match, *phrases: str) -> set[str]:
    """The kinds of effects that a turn has."""
    return {each.kind for each in effects(match, *phrases)}
