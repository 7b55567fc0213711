// Written by `make types` from src/qalat/games/alhambra/game.py.

/** Alhambra: its place among the games, how many play, and for how long. */

import type { Manifest } from "../shelf";

export const MANIFEST: Manifest = {
  name: "alhambra",
  place: 1,
  fewest: 2,
  most: 6,
  minutes: 45,
  usual: 3,
};
