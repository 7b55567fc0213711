"""Attacks a server in every way that one has been found to fail, and tells what held.

python benchmarks/attacks.py                        # all of them: about seven minutes
python benchmarks/attacks.py --only cookie clock    # those with such a word in their name
python benchmarks/attacks.py --source ../older/src  # the server of other sources
python benchmarks/attacks.py --out NAME             # keep what was seen in results/NAME.json

Each attack starts `qalat serve` anew on a free port of this machine and goes on for some seconds,
from an address of its own; an honest guest from another one asks for a page meanwhile.
"""

import argparse
import json
import sys
import time
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent
ROOT = BENCHMARKS.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from attacking import floods, network, storage, tables  # noqa: E402, F401  they put themselves on the list
from attacking.outcome import ATTACKS, Outcome  # noqa: E402


def main() -> int:
    """Attack; the exit code is 1 when something did not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", metavar="WORD", default=[], help="such attacks alone")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="of the server")
    parser.add_argument("--out", metavar="NAME", help="keep what was seen in results/NAME.json")
    chosen = parser.parse_args()
    seen = {
        name: _attack(name, chosen.source.resolve())
        for name in ATTACKS
        if not chosen.only or any(word in name for word in chosen.only)
    }
    held = sum(outcome.held for outcome in seen.values())
    print(f"{held} of {len(seen)} held")
    if chosen.out:
        kept = {name: {"held": each.held, "seen": each.told} for name, each in seen.items()}
        path = BENCHMARKS / "results" / f"{chosen.out}.json"
        path.write_text(json.dumps(kept, indent=1) + "\n")
    return 0 if held == len(seen) else 1


def _attack(name: str, source: Path) -> Outcome:
    """Attack once, and tell what came of it."""
    began = time.perf_counter()
    try:
        outcome = ATTACKS[name](source)
    except Exception as error:  # noqa: BLE001  an attack that breaks off has shown nothing
        outcome = Outcome(False, f"it broke off: {type(error).__name__}: {error}")
    verdict = "held" if outcome.held else "DID NOT HOLD"
    print(
        f"{verdict:>12}  {name}: {outcome.told} ({time.perf_counter() - began:.0f} s)", flush=True
    )
    return outcome


if __name__ == "__main__":
    sys.exit(main())
