/** Colours and signs of buildings and money; each thing has four signs, and any one is enough. */

import { BUILDINGS as LOOKS } from "../../../parts/buildings/colours";
import { TYPES } from "../record";

/** By type, with the names that messages go by. */
export const BUILDINGS = LOOKS.map((look, type) => ({ ...look, name: TYPES[type]! as string }));

interface MoneyLook {
  readonly name: string;
  readonly base: string;
  readonly deep: string;
  readonly soft: string;
  readonly ink: string;
  /** The coin's outline round 0, 0 with radius 1. */
  readonly shape: string;
  /** How far below the middle its letter stands. */
  readonly drop: number;
}

const CIRCLE = "M0 -1A1 1 0 0 1 0 1A1 1 0 0 1 0 -1Z";
const SQUARE = "M-0.9 -0.9H0.9V0.9H-0.9Z";
const ARCH = "M-0.85 0.95V-0.1C-0.85 -0.55 -0.3 -0.7 0 -1.15C0.3 -0.7 0.85 -0.55 0.85 -0.1V0.95Z";
const LOZENGE = "M0 -1.18L1.05 0L0 1.18L-1.05 0Z";

/** How large the letter of a coin is, whose radius is 1. */
export const COIN_LETTER = 1.25;

/** By currency, in the order of the record's currencies. */
export const MONEY: readonly MoneyLook[] = [
  { name: "florin", base: "#E3B432", deep: "#6B4C00", soft: "#FBEBB8", ink: "#3E2C00", shape: CIRCLE, drop: 0.45 },
  { name: "dirham", base: "#3F9468", deep: "#0F4A2D", soft: "#CDE8D6", ink: "#FFFFFF", shape: SQUARE, drop: 0.45 },
  { name: "denar", base: "#4273B8", deep: "#173B73", soft: "#CFDFF5", ink: "#FFFFFF", shape: ARCH, drop: 0.53 },
  { name: "ducat", base: "#DE7330", deep: "#7A3206", soft: "#FBD9C0", ink: "#3A1600", shape: LOZENGE, drop: 0.45 },
]; // prettier-ignore
