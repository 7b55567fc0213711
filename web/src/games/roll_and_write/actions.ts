// Written by `make types` from src/qalat/games/roll_and_write/actions.py.

/** Alhambra Roll & Write: every action in words. */

import type { FamilyWords } from "../../text/words";

/** The words of each family's actions, one by one, or by what they are made of. */
export const WORDS: Readonly<Record<string, FamilyWords>> = {
  turn: [
    "turn ", { each: 12, of: ["blue", "yellow"] }, " ", { each: 2, from: 1, count: 6 }, " ",
    { each: 1, of: ["down", "up"] },
  ],
  build: [
    "build blue ", { each: 1, from: 1, count: 6 }, " yellow ", { each: 6, from: 1, count: 6 },
  ],
  coins: ["take coins"],
  again: ["build again"],
  end: ["end"],
  keep: ["keep blue ", { each: 1, from: 1, count: 6 }, " yellow ", { each: 6, from: 1, count: 6 }],
  first: ["first seat ", { each: 1, from: 1, count: 5 }],
  pair: ["roll blue ", { each: 1, from: 1, count: 6 }, " yellow ", { each: 6, from: 1, count: 6 }],
  blue: [
    "roll blue 1 1", "roll blue 1 2", "roll blue 1 3", "roll blue 1 4", "roll blue 1 5",
    "roll blue 1 6", "roll blue 2 2", "roll blue 2 3", "roll blue 2 4", "roll blue 2 5",
    "roll blue 2 6", "roll blue 3 3", "roll blue 3 4", "roll blue 3 5", "roll blue 3 6",
    "roll blue 4 4", "roll blue 4 5", "roll blue 4 6", "roll blue 5 5", "roll blue 5 6",
    "roll blue 6 6",
  ],
  yellow: [
    "roll yellow 1 1", "roll yellow 1 2", "roll yellow 1 3", "roll yellow 1 4", "roll yellow 1 5",
    "roll yellow 1 6", "roll yellow 2 2", "roll yellow 2 3", "roll yellow 2 4", "roll yellow 2 5",
    "roll yellow 2 6", "roll yellow 3 3", "roll yellow 3 4", "roll yellow 3 5", "roll yellow 3 6",
    "roll yellow 4 4", "roll yellow 4 5", "roll yellow 4 6", "roll yellow 5 5", "roll yellow 5 6",
    "roll yellow 6 6",
  ],
  virtual: [
    "virtual ", { each: 6, from: 1, count: 4 }, " builds ",
    { each: 1, of: ["pavilion", "palace", "arcades", "castle", "garden", "tower"] },
  ],
};
