"""Counts: how many lines of so many actions lead on from a position, chance included."""

from __future__ import annotations

from pathlib import Path

import qalat

DEPTHS = (1, 2, 3)


def counted(path: Path, depths: tuple[int, ...] = DEPTHS) -> list[str]:
    """Return a line of text for each depth."""
    match = qalat.read(path.read_text())
    engine, scratch = match.game.engine, match.game.engine.scratch()
    return [
        f"depth {depth}: {engine.count_lines(match.state, 0, depth, scratch)}" for depth in depths
    ]


def split(path: Path) -> list[str]:
    """Return the lines of the deepest count, told apart by their first action."""
    match = qalat.read(path.read_text())
    engine, scratch = match.game.engine, match.game.engine.scratch()
    shown = []
    for action in match.legal_actions:
        states = match.state
        engine.driver.apply(states, 0, action, scratch)
        lines = engine.count_lines(states, 0, DEPTHS[-1] - 1, scratch)
        shown.append(f"  {match.game.actions.word(action)}: {lines}")
    return shown


def counts(path: Path) -> str:
    """Return all that is kept of a position's counts."""
    heading = f"depth {DEPTHS[-1]} by the first action:"
    return "\n".join([*counted(path), heading, *split(path)]) + "\n"
