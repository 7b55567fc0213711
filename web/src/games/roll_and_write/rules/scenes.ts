/** Sheets that show what a rule means: dice on them, crossings built and lit. */

import type { Pair } from "../dice";

export interface SheetScene {
  readonly blue: readonly number[];
  readonly yellow: readonly number[];
  readonly built: readonly Pair[];
  readonly lit: readonly Pair[];
  /** Whether what is built under the dice brings coins. */
  readonly pays?: boolean;
}

const EARLIER: readonly Pair[] = [[1, 1], [4, 5], [6, 2]]; // prettier-ignore

export const SHEETS: Readonly<Record<string, SheetScene>> = {
  "RW-M1": { blue: [2], yellow: [3], built: [], lit: [[2, 3]] },
  "RW-T2": { blue: [2, 5], yellow: [3, 6], built: [...EARLIER, [2, 6]], lit: [[2, 3], [5, 3], [5, 6]] },
  "RW-T4": { blue: [2, 5], yellow: [3, 6], built: [...EARLIER, [2, 3], [2, 6], [5, 6]], lit: [], pays: true },
  "RW-C2": { blue: [2, 5], yellow: [3, 6], built: [...EARLIER, [2, 3]], lit: [[5, 6]] },
}; // prettier-ignore

/** A row with five of its six buildings built. */
export const ROW = { yellow: 4, built: [1, 2, 3, 5, 6] };

/** Who built how many arcades, and what it brings. */
export const ARCADES = [
  { built: 4, points: 18 },
  { built: 2, points: 6 },
  { built: 2, points: 6 },
  { built: 1, points: 0 },
];
