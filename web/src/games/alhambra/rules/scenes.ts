/** Palaces that show what a rule means; tiles are named as in the game's own table. */

import type { Cell } from "../palace";
import { FOUNTAIN, TILES } from "../record";

type TileName = (typeof TILES)[number]["name"];

export interface Laid extends Cell {
  readonly tile: number;
}

export interface PalaceScene {
  /** The fountain lies at 0, 0 in each of them. */
  readonly palace: readonly Laid[];
  /** A tile that must not be laid, or not be taken. */
  readonly refused?: Laid;
  readonly refusedCell?: Cell;
  readonly lit?: readonly Cell[];
  /** Walled sides of the longest wall, by tile: N 1, E 2, S 4, W 8. */
  readonly wall?: Readonly<Partial<Record<TileName, number>>>;
}

export function tileNamed(name: TileName): number {
  return TILES.findIndex((tile) => tile.name === name);
}

const at = (x: number, y: number, name: TileName): Laid => ({ tile: tileNamed(name), x, y });
const fountain: Laid = { tile: FOUNTAIN, x: 0, y: 0 };

export const PALACES: Readonly<Record<string, PalaceScene>> = {
  "ALH-M2": {
    palace: [fountain],
    lit: [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }],
  },
  "ALH-B2": { palace: [fountain, at(1, 0, "garden 10 -")], refused: at(2, 0, "arcades 5 NW") },
  "ALH-B3": { palace: [fountain, at(1, 0, "chambers 7 NE")], refused: at(2, 0, "tower 10 W") },
  "ALH-B4": {
    palace: [fountain, at(1, 0, "garden 11 -")],
    lit: [{ x: 1, y: 1 }],
    refusedCell: { x: 2, y: 1 },
  },
  "ALH-B5": {
    palace: [
      fountain,
      at(1, 0, "garden 10 N"),
      at(2, 0, "seraglio 4 NE"),
      at(2, 1, "arcades 8 E"),
      at(2, 2, "tower 9 ES"),
      at(0, 1, "chambers 9 W"),
      at(0, 2, "garden 8 SW"),
    ],
    refused: at(1, 2, "seraglio 8 S"),
  },
  "ALH-B6": {
    palace: [fountain, at(2, 0, "tower 9 NE")],
    refused: at(1, 0, "garden 10 N"),
  },
  "ALH-P3": {
    palace: [
      fountain,
      at(0, -1, "garden 10 N"),
      at(1, -1, "seraglio 4 NE"),
      at(1, 0, "garden 9 E"),
      at(1, 1, "tower 9 ES"),
      at(0, 1, "chambers 9 S"),
    ],
    wall: { "garden 10 N": 1, "seraglio 4 NE": 3, "garden 9 E": 2, "tower 9 ES": 6, "chambers 9 S": 4 },
  },
}; // prettier-ignore
