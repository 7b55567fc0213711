/** Colours and signs of buildings and money; each thing has four signs, and any one is enough. */

import { star } from "../../../parts/shapes";

export interface BuildingLook {
  readonly name: string;
  readonly base: string;
  readonly deep: string;
  readonly tint: string;
  /** The letter's colour on the flat field of a small tile. */
  readonly ink: string;
}

/** By type, in the order of the record's types. */
export const BUILDINGS: readonly BuildingLook[] = [
  { name: "pavilion", base: "#2F7FB8", deep: "#154A73", tint: "#A9D2EA", ink: "#FFF8E9" },
  { name: "seraglio", base: "#9A2A2C", deep: "#5C1516", tint: "#DE8F7C", ink: "#FFF8E9" },
  { name: "arcades", base: "#A56C2E", deep: "#5E3A12", tint: "#E9C38D", ink: "#22160B" },
  { name: "chambers", base: "#E4DED0", deep: "#5C5444", tint: "#FBF8F0", ink: "#22160B" },
  { name: "garden", base: "#8BBF66", deep: "#2C5426", tint: "#DDEEB8", ink: "#22160B" },
  { name: "tower", base: "#4E3785", deep: "#2A1B4D", tint: "#B6A2DC", ink: "#FFF8E9" },
];

export interface MoneyLook {
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
const ARCH =
  "M-0.85 0.95V-0.1C-0.85 -0.55 -0.3 -0.7 0 -1.15C0.3 -0.7 0.85 -0.55 0.85 -0.1V0.95Z";
const LOZENGE = "M0 -1.18L1.05 0L0 1.18L-1.05 0Z";

/** By currency, in the order of the record's currencies. */
export const MONEY: readonly MoneyLook[] = [
  { name: "florin", base: "#E3B432", deep: "#6B4C00", soft: "#FBEBB8", ink: "#3E2C00", shape: CIRCLE, drop: 0.37 },
  { name: "dirham", base: "#3F9468", deep: "#0F4A2D", soft: "#CDE8D6", ink: "#FFFFFF", shape: SQUARE, drop: 0.37 },
  { name: "denar", base: "#4273B8", deep: "#173B73", soft: "#CFDFF5", ink: "#FFFFFF", shape: ARCH, drop: 0.45 },
  { name: "ducat", base: "#DE7330", deep: "#7A3206", soft: "#FBD9C0", ink: "#3A1600", shape: LOZENGE, drop: 0.37 },
]; // prettier-ignore

/** Backdrop behind each type's silhouette: the cell it repeats in, its lines, and its fills. */
export const BACKDROPS: readonly { width: number; height: number; lines: string; fill?: string }[] = [
  { width: 20, height: 20, lines: `${star(10, 10, 7)}M0 10H3M17 10H20M10 0V3M10 17V20` },
  { width: 12, height: 12, lines: "M0 6L6 0L12 6L6 12Z" },
  { width: 10, height: 10, lines: "", fill: "M0 0H5V10H0Z" },
  { width: 14, height: 14, lines: "M0 0H14M7 0V7M0 7H14M0 7V14M14 7V14" },
  { width: 16, height: 12, lines: "M0 12A8 8 0 0 1 16 12M-8 6A8 8 0 0 1 8 6M8 6A8 8 0 0 1 24 6" },
  { width: 14, height: 10, lines: "M0 8L7 2L14 8" },
];

/** Return a colour part of the way from one to another. */
export function mixed(from: string, to: string, share: number): string {
  const channels = (colour: string): number[] =>
    [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
  const [start, end] = [channels(from), channels(to)];
  const parts = start.map((value, index) => Math.round(value + (end[index]! - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
