"""The characters of the bots as the browser knows them: who plays at which level."""

from __future__ import annotations

from qalat.play.characters import CHARACTERS, of_level
from qalat.play.levels import LEVELS
from qalat.server.typescript.writing import comment, heading, literal


def bot_characters() -> str:
    """Return the levels of bots, and who plays at each."""
    text = heading("src/qalat/play/characters.py", "The people who play as bots, by their levels.")
    levels = {level.name: [each.key for each in of_level(level.name)] for level in LEVELS}
    text += comment("The levels from the weakest to the strongest, and who plays at each.")
    text += f"export const LEVELS = {literal(levels)} as const;\n\n"
    text += "export type LevelName = keyof typeof LEVELS;\n\n"
    text += "export type CharacterName = (typeof LEVELS)[LevelName][number];\n\n"
    text += comment("What they are called, in every language.")
    names = {each.key: each.name for each in CHARACTERS}
    return (
        text + f"export const NAMES: Readonly<Record<CharacterName, string>> = {literal(names)};\n"
    )
