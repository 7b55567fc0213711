// Written by `make types` from src/qalat/games/medina/actions.py.

/** Medina: every action in words. */

import type { FamilyWords } from "../../text/words";

/** The words of each family's actions, one by one, or by what they are made of. */
export const WORDS: Readonly<Record<string, FamilyWords>> = {
  grey: ["place grey at ", { each: 1, from: 1, count: 16 }, ",", { each: 16, from: 1, count: 11 }],
  black: [
    "place black at ", { each: 1, from: 1, count: 16 }, ",", { each: 16, from: 1, count: 11 },
  ],
  brown: [
    "place brown at ", { each: 1, from: 1, count: 16 }, ",", { each: 16, from: 1, count: 11 },
  ],
  orange: [
    "place orange at ", { each: 1, from: 1, count: 16 }, ",", { each: 16, from: 1, count: 11 },
  ],
  stable: [
    "place stable at ", { each: 1, from: 1, count: 16 }, ",", { each: 16, from: 1, count: 11 },
  ],
  merchant: [
    "place merchant at ", { each: 1, from: 1, count: 16 }, ",", { each: 16, from: 1, count: 11 },
  ],
  wall: [
    "place wall at north 1", "place wall at north 2", "place wall at north 3",
    "place wall at north 4", "place wall at north 5", "place wall at north 6",
    "place wall at north 7", "place wall at north 8", "place wall at north 9",
    "place wall at north 10", "place wall at north 11", "place wall at north 12",
    "place wall at north 13", "place wall at north 14", "place wall at north 15",
    "place wall at north 16", "place wall at east 1", "place wall at east 2",
    "place wall at east 3", "place wall at east 4", "place wall at east 5", "place wall at east 6",
    "place wall at east 7", "place wall at east 8", "place wall at east 9",
    "place wall at east 10", "place wall at east 11", "place wall at south 1",
    "place wall at south 2", "place wall at south 3", "place wall at south 4",
    "place wall at south 5", "place wall at south 6", "place wall at south 7",
    "place wall at south 8", "place wall at south 9", "place wall at south 10",
    "place wall at south 11", "place wall at south 12", "place wall at south 13",
    "place wall at south 14", "place wall at south 15", "place wall at south 16",
    "place wall at west 1", "place wall at west 2", "place wall at west 3", "place wall at west 4",
    "place wall at west 5", "place wall at west 6", "place wall at west 7", "place wall at west 8",
    "place wall at west 9", "place wall at west 10", "place wall at west 11",
  ],
  roof: [
    "roof ", { each: 176, of: ["grey", "black", "brown", "orange"] }, " at ",
    { each: 1, from: 1, count: 16 }, ",", { each: 16, from: 1, count: 11 },
  ],
  youngest: ["youngest seat ", { each: 1, from: 1, count: 4 }],
  decline: ["decline"],
};
