"""TypeScript files for the browser, generated from the protocol and the games."""

from __future__ import annotations

from pathlib import Path

from qalat.games import GAMES
from qalat.server.typescript.actions import game_actions
from qalat.server.typescript.characters import bot_characters
from qalat.server.typescript.deeds import game_deeds
from qalat.server.typescript.effects import game_effects
from qalat.server.typescript.manifest import game_manifest
from qalat.server.typescript.messages import message_schema, message_types
from qalat.server.typescript.records import game_record


def files(root: Path) -> dict[Path, str]:
    """Return every generated file below a folder, with its text."""
    source = root / "web" / "src"
    return {
        root / "docs" / "protocol.schema.json": message_schema(),
        source / "protocol.ts": message_types(),
        source / "characters.ts": bot_characters(),
        **{
            source / "games" / game.name / "manifest.ts": game_manifest(game)
            for game in GAMES.values()
        },
        **{
            source / "games" / game.name / "record.ts": game_record(game) for game in GAMES.values()
        },
        **{
            source / "games" / game.name / "actions.ts": game_actions(game)
            for game in GAMES.values()
        },
        **{
            source / "games" / game.name / "deeds.ts": game_deeds(game, game.deeds)
            for game in GAMES.values()
            if game.deeds is not None
        },
        **{
            source / "games" / game.name / "effects.ts": game_effects(game, game.effects)
            for game in GAMES.values()
            if game.effects is not None
        },
    }


def write(root: Path) -> list[Path]:
    """Write files that are missing or outdated; return them."""
    changed = []
    for path, text in files(root).items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            changed.append(path)
    return changed
