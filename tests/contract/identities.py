"""Byte identity: digests of whole lines of play, one text a game."""

from __future__ import annotations

import hashlib

import qalat
from tests.contract.walk import PLAIN_TABLES, TABLES, Table, Walk

MOMENTS = (100, 400)
"""After how many actions a digest is told; the last one is told at the end of the game."""


def digest_line(table: Table, seed: int) -> str:
    """Play a random game; tell digests of all its states up to some moments and to the end."""
    walk = Walk(table, seed)
    digest = hashlib.blake2b(walk.bytes, digest_size=8)
    shown = []
    while not walk.over:
        walk.advance()
        digest.update(walk.bytes)
        if walk.length in MOMENTS:
            shown.append(f"{walk.length} {digest.hexdigest()}")
    shown.append(f"end {walk.length} {digest.hexdigest()}")
    return f"{table}, seed {seed}: {', '.join(shown)}"


def seeds(table: Table) -> range:
    return range(8 if table in PLAIN_TABLES else 2)


def identities(game: qalat.Game) -> str:
    """Return the digests of the game's lines, one line of text each."""
    lines = [
        f"{game.name} {game.version}: digests of all states after so many actions",
        *(
            digest_line(table, seed)
            for table in TABLES
            if table.game is game
            for seed in seeds(table)
        ),
    ]
    return "\n".join(lines) + "\n"
