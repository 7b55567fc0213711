"""Everything lies open: every seat, and a spectator, sees the same."""

import qalat


def test_everybody_sees_the_whole_table() -> None:
    match = qalat.Match("roll_and_write", ["ada", "ben"], seed=3)
    shown = {str(match.view(name)) for name in ("ada", "ben", None)}
    assert shown == {str(match)}


def test_only_the_seat_on_turn_may_act() -> None:
    match = qalat.Match("roll_and_write", ["ada", "ben"], seed=3)
    other = next(name for name in match.seats if name != match.to_move)
    assert match.view(match.to_move).words == match.legal
    assert match.view(other).words == match.view().words == []
