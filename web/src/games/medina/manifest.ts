// Written by `make types` from src/qalat/games/medina/game.py.

/** Medina: its place among the games, how many play, and for how long. */

import type { Manifest } from "../shelf";

export const MANIFEST: Manifest = {
  name: "medina",
  place: 3,
  fewest: 3,
  most: 4,
  minutes: 50,
  usual: 3,
};
