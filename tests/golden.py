"""The golden files: what they should say now, and `python -m tests.golden` to write them anew.

Positions in data/counts are kept as they are and only read; their counts stand beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import qalat
from qalat.cli.story import Story
from tests import generated_docs
from tests.contract import deeds
from tests.contract.counts import counts
from tests.contract.identities import identities
from tests.contract.playthroughs import playthrough
from tests.contract.positions import DATA, POSITIONS
from tests.contract.records import GAMES as RECORDED
from tests.contract.records import finished
from tests.contract.walk import PLAYTHROUGH_TABLES
from tests.server.watching import golden_story

STATES = {DATA / "states" / f"{game.name}.txt": game for game in qalat.GAMES.values()}
COUNTS = {path.with_suffix(".counts"): path for path in POSITIONS}
PLAYTHROUGHS = {DATA / "playthroughs" / f"{table}.txt": table for table in PLAYTHROUGH_TABLES}
RECORDS = {
    DATA / "records" / game / f"v{qalat.find(game).version}-{name}.qalat": (game, name)
    for game, names in RECORDED.items()
    for name in names
}
RECORDS_WITH_DEEDS = {game.name: [path for path, (name, _) in RECORDS.items() if name == game.name]
        for game in qalat.GAMES.values() if game.deeds is not None}  # fmt: skip
DEEDS = {
    DATA / "deeds" / game / f"{path.stem}.txt": path
    for game, paths in RECORDS_WITH_DEEDS.items()
    for path in paths
    if path.stem.endswith(deeds.READ)
}
STORIES = {
    DATA / "stories" / f"{path.parent.name}.txt": path
    for path in DEEDS.values()
    if path.stem == "v1-3-plain"
}
DIGESTS = {DATA / "deeds" / f"{game}.txt": paths for game, paths in RECORDS_WITH_DEEDS.items()}


def story_of_record(path: Path) -> str:
    """A recorded game as the terminal tells it, a line of the record a paragraph."""
    lines = Story(qalat.read(path.read_text("utf-8"))).lines()
    paragraphs = [[sentence.text for sentence in line] for line in lines]
    return "\n".join("\n  ".join(sentences) for sentences in paragraphs) + "\n"


def wanted() -> dict[Path, Callable[[], str]]:
    """Return every golden file with what makes its text."""
    return {
        **{path: partial(identities, game) for path, game in STATES.items()},
        **{path: partial(counts, position) for path, position in COUNTS.items()},
        **{path: partial(playthrough, table) for path, table in PLAYTHROUGHS.items()},
        **{path: partial(finished, *game) for path, game in RECORDS.items()},
        **{path: partial(deeds.of_record, record) for path, record in DEEDS.items()},
        **{path: partial(deeds.digests, records) for path, records in DIGESTS.items()},
        **{path: partial(story_of_record, record) for path, record in STORIES.items()},
        DATA / "updates" / "medina.json": golden_story,
    }


def write() -> None:
    """Write every golden file anew, and the tables in the docs."""
    for path, text in wanted().items():
        if path in RECORDS and path.exists():
            continue  # a game once kept is evidence of the rules of its version
        path.parent.mkdir(parents=True, exist_ok=True)
        made = text()
        changed = not path.exists() or path.read_text(encoding="utf-8") != made
        path.write_text(made, encoding="utf-8")
        print(f"{'written' if changed else 'as it was'}: {path.relative_to(DATA.parent)}")
    for changed_page in generated_docs.write():
        print(f"written: {changed_page}")


if __name__ == "__main__":
    write()
