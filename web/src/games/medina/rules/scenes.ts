/** Quarters of the city that show what a rule means. */

import type { Palace, Spot } from "../city";
import { CELLS, COLOURS, HEIGHT, RIM, WIDTH } from "../record";

/** A cell by its column and row, the first being 0, 0; the rim lies around them. */
export type At = readonly [x: number, y: number];

export interface CityScene {
  /** What is seen of the city: from a cell, so many columns and rows. */
  readonly seen: { readonly from: At; readonly columns: number; readonly rows: number };
  readonly palaces?: readonly Palace[];
  readonly merchants?: readonly At[];
  readonly walls?: readonly At[];
  readonly lit?: readonly At[];
  readonly refused?: readonly At[];
  /** Who holds which tower's card; nobody where it is left out. */
  readonly holders?: readonly number[];
}

export function spotAt([x, y]: At): Spot {
  if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) return y * WIDTH + x;
  const [side, place] = y < 0 ? [0, x] : x >= WIDTH ? [1, y] : y >= HEIGHT ? [2, x] : [3, y];
  return CELLS + RIM.findIndex((cell) => cell[0] === side && cell[1] === place);
}

interface Drawn {
  blocks: readonly At[];
  stables?: readonly At[];
  /** The seat whose roof is on it, and what it is worth then. */
  owner?: number;
  worth?: number;
}

function palace(
  colour: (typeof COLOURS)[number],
  { blocks, stables = [], owner = -1, worth = 0 }: Drawn,
): Palace {
  const cells = blocks.map(spotAt);
  const size = cells.length + stables.length;
  return {
    name: cells[0]!,
    colour: COLOURS.indexOf(colour),
    blocks: cells,
    stables: stables.map(spotAt),
    owner,
    walls: 0,
    merchants: 0,
    size,
    worth,
    crown: cells[0]!,
    label: cells.at(-1)!,
  };
}

/** The cells of a box, corner to corner, without some of them. */
function box([left, upper]: At, [right, lower]: At, without: readonly At[] = []): At[] {
  const all: At[] = [];
  for (let y = upper; y <= lower; y++) for (let x = left; x <= right; x++) all.push([x, y]);
  return all.filter(([x, y]) => !without.some((cell) => cell[0] === x && cell[1] === y));
}

const FOUR: readonly At[] = [[5, 4], [4, 4], [5, 3], [6, 4]]; // prettier-ignore

export const CITIES: Readonly<Record<string, CityScene>> = {
  "MED-M1": { seen: { from: [-1, -1], columns: WIDTH + 2, rows: HEIGHT + 2 } },
  "MED-T1": { seen: { from: [-1, -1], columns: WIDTH + 2, rows: HEIGHT + 2 }, lit: box([1, 1], [WIDTH - 2, HEIGHT - 2]) },
  "MED-B1": {
    seen: { from: [3, 2], columns: 5, rows: 4 },
    palaces: [palace("brown", { blocks: FOUR, stables: [[4, 3]] })],
  },
  "MED-B2": {
    seen: { from: [3, 2], columns: 5, rows: 5 },
    palaces: [palace("black", { blocks: [[5, 4], [5, 5]], stables: [[5, 3]] })],
    refused: box([4, 2], [6, 6], [[5, 3], [5, 4], [5, 5]]),
  },
  "MED-B3": {
    seen: { from: [3, 2], columns: 6, rows: 4 },
    palaces: [palace("orange", { blocks: [[4, 4], [5, 4], [6, 4]], stables: [[6, 3]] })],
    lit: [[3, 4], [4, 3], [5, 3], [7, 4], [4, 5], [5, 5], [6, 5]],
    refused: [[6, 2]],
  },
  "MED-B4": {
    seen: { from: [3, 2], columns: 6, rows: 4 },
    palaces: [palace("grey", { blocks: [[4, 3], [4, 4]], owner: 1, worth: 2 })],
    lit: [[6, 2], [7, 2], [8, 2], [6, 3], [7, 3], [8, 3], [6, 4], [7, 4], [8, 4], [6, 5], [7, 5], [8, 5]],
  },
  "MED-R1": {
    seen: { from: [3, 2], columns: 5, rows: 4 },
    palaces: [palace("orange", { blocks: FOUR, owner: 3, worth: 4 })],
  },
  "MED-S1": {
    seen: { from: [3, 2], columns: 5, rows: 4 },
    palaces: [palace("grey", { blocks: [[5, 4], [6, 4]], stables: [[4, 4]], owner: 0, worth: 3 })],
    lit: [[5, 3], [6, 3], [7, 4], [5, 5], [6, 5]],
    refused: [[3, 4]],
  },
  "MED-H1": {
    seen: { from: [3, 2], columns: 6, rows: 4 },
    merchants: [[4, 4], [5, 4], [6, 4], [6, 3]],
    lit: [[3, 4], [4, 3], [4, 5], [6, 2], [7, 3]],
    refused: [[5, 3]],
  },
  "MED-W1": {
    seen: { from: [-1, -1], columns: 6, rows: 5 },
    walls: [[0, -1], [1, -1], [-1, 0]],
    lit: [[2, -1], [-1, 1]],
  },
  "MED-C1": {
    seen: { from: [3, 2], columns: 7, rows: 4 },
    palaces: [
      palace("brown", { blocks: [[4, 4], [4, 3], [4, 5], [3, 4]], owner: 0, worth: 4 }),
      palace("brown", { blocks: [[7, 4], [7, 3], [7, 5], [8, 4]], stables: [[8, 3]], owner: 1, worth: 5 }),
    ],
  },
  "MED-C2": {
    seen: { from: [-1, -1], columns: 6, rows: 4 },
    palaces: [palace("black", { blocks: [[2, 0], [2, 1]], owner: 2, worth: 3 })],
    walls: [[0, -1], [1, -1], [2, -1]],
    holders: [2],
  },
  "MED-P1": {
    seen: { from: [2, -1], columns: 6, rows: 5 },
    palaces: [
      palace("orange", { blocks: [[4, 1], [4, 0], [5, 0], [5, 1]], stables: [[3, 1], [4, 2]], owner: 3, worth: 11 }),
    ],
    walls: [[0, -1], [1, -1], [2, -1], [3, -1], [4, -1], [5, -1]],
    merchants: [[6, 0], [6, 1], [6, 2], [5, 2]],
  },
}; // prettier-ignore
