"""What the browser knows of a game before it loads anything else of it."""

from __future__ import annotations

from qalat.core.game import Game
from qalat.server.typescript.writing import heading, key, literal

_FIELDS = ("name", "place", "fewest", "most", "minutes", "usual")


def game_manifest(game: Game) -> str:
    """Return the manifest of a game's folder in the browser."""
    text = heading(
        f"src/qalat/games/{game.name}/game.py",
        f"{game.title}: its place among the games, how many play, and for how long.",
    )
    text += 'import type { Manifest } from "../shelf";\n\n'
    rows = "".join(f"  {key(name)}: {literal(getattr(game, name))},\n" for name in _FIELDS)
    return f"{text}export const MANIFEST: Manifest = {{\n{rows}}};\n"
