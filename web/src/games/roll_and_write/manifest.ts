// Written by `make types` from src/qalat/games/roll_and_write/game.py.

/** Alhambra Roll & Write: its place among the games, how many play, and for how long. */

import type { Manifest } from "../shelf";

export const MANIFEST: Manifest = {
  name: "roll_and_write",
  place: 2,
  fewest: 1,
  most: 5,
  minutes: 25,
  usual: 2,
};
