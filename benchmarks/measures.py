"""What is measured: one row a measure, and who takes part."""

from dataclasses import dataclass

# name -> the worker's file; a peer's packages are pinned in peers/<name>.txt
PEERS = {
    "catanatron": "peers/catanatron_worker.py",
    "open_spiel": "peers/open_spiel_worker.py",
}
OURS = {"qalat": "ours.py", "modules": "modules.py"}
"""Ours, compiled for this machine and as the modules that browsers run, here in Node.js."""


@dataclass(frozen=True)
class Source:
    """One measure of one contestant; `once` is for what is too slow to repeat every round."""

    contestant: str
    measure: str
    cores: int = 1
    once: bool = False


@dataclass(frozen=True)
class Row:
    """Ours beside a peer's in the same unit.

    "games/s" divides what the worker counted by its seconds; any other unit is a field of its
    answer. The target is a ratio where there is a peer, and in the row's unit where there is none.
    """

    name: str
    unit: str
    ours: Source
    peer: Source | None = None
    target: float | None = None
    less_is_better: bool = False


def qalat(measure: str, cores: int = 1, once: bool = False) -> Source:
    return Source("qalat", measure, cores, once)


def open_spiel(measure: str) -> Source:
    return Source("open_spiel", measure)


CATANATRON = Source("catanatron", "playouts")
PLAYOUTS = qalat("alhambra playouts, 4 players")
STEPS = qalat("python step loop, 4 players")

TABLES = {"alhambra": range(2, 7), "roll_and_write": range(1, 6), "medina": range(3, 5)}
"""How many players each of our games is played by."""

ROWS = (
    Row("uniform playouts, against catanatron", "decisions/s", PLAYOUTS, CATANATRON, 60),
    Row(
        "uniform playouts, against open_spiel native backgammon rollouts",
        "games/s",
        PLAYOUTS,
        open_spiel("backgammon native rollouts"),
        4,
    ),
    Row(
        "uniform playouts, against open_spiel native gin_rummy rollouts",
        "games/s",
        PLAYOUTS,
        open_spiel("gin_rummy native rollouts"),
    ),
    Row(
        "Python step loop, against open_spiel's, backgammon",
        "decisions/s",
        STEPS,
        open_spiel("backgammon python loop"),
        8,
    ),
    Row(
        "Python step loop, against open_spiel's, gin_rummy",
        "decisions/s",
        STEPS,
        open_spiel("gin_rummy python loop"),
    ),
    Row(
        "batch of 1,024, against our single playout loop",
        "decisions/s",
        qalat("batch of 1024, 4 players"),
        PLAYOUTS,
        0.8,
    ),
    Row(
        "two cores, against one",
        "decisions/s",
        qalat("playouts, 2 threads", cores=2),
        qalat("playouts, 1 thread"),
        1.7,
    ),
    Row(
        "Roll & Write playouts, against open_spiel native yacht rollouts",
        "decisions/s",
        qalat("roll_and_write playouts, 3 players"),
        open_spiel("yacht native rollouts"),
        15,
    ),
    Row(
        "Medina playouts, against open_spiel native chess rollouts",
        "decisions/s",
        qalat("medina playouts, 4 players"),
        open_spiel("chess native rollouts"),
        3,
    ),
    Row(
        "tree search of Alhambra, simulations to the end, against open_spiel's of backgammon",
        "games/s",
        qalat("alhambra tree search, 3 players"),
        open_spiel("backgammon tree search"),
        15,
    ),
    Row(
        "tree search of Roll & Write, simulations to the end, against open_spiel's of yacht",
        "games/s",
        qalat("roll_and_write tree search, 3 players"),
        open_spiel("yacht tree search"),
    ),
    Row(
        "tree search of Medina, simulations to the end, against open_spiel's of chess",
        "games/s",
        qalat("medina tree search, 3 players"),
        open_spiel("chess tree search"),
    ),
    Row(
        "state of Alhambra, up to 6 players",
        "bytes",
        qalat("alhambra state", once=True),
        None,
        1700,
        True,
    ),
    Row(
        "state of Roll & Write", "bytes", qalat("roll_and_write state", once=True), None, 512, True
    ),
    Row("state of Medina", "bytes", qalat("medina state", once=True), None, 1024, True),
    Row("copy of a state in compiled code", "nanoseconds", qalat("copy"), None, 40, True),
    Row(
        "cold compile of all entry points",
        "seconds",
        qalat("alhambra cold compile"),
        target=30,
        less_is_better=True,
    ),
    Row(
        "from the cache to the first move",
        "seconds",
        qalat("warm start"),
        target=1,
        less_is_better=True,
    ),
    *(
        row
        for game in TABLES
        for row in (
            Row(
                f"{game} in Node.js: random decisions, against compiled code",
                "decisions/s",
                Source("modules", f"{game} playouts, 3 players"),
                qalat(f"{game} playouts, 3 players"),
                0.7,
            ),
            Row(
                f"{game} in Node.js: simulations to the end, against compiled code",
                "games/s",
                Source("modules", f"{game} tree search, 3 players"),
                qalat(f"{game} tree search, 3 players"),
                0.6,
            ),
            Row(
                f"{game} in Node.js: from the file to the first legal actions",
                "seconds",
                Source("modules", f"{game} first position"),
                None,
                0.3,
                True,
            ),
        )
    ),
    *(
        Row(
            f"{game} playouts, {players} players",
            unit,
            qalat(f"{game} playouts, {players} players"),
        )
        for game, table in TABLES.items()
        for players in table
        for unit in ("decisions/s", "games/s")
    ),
)
