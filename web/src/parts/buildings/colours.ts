/** Colours and backdrops of the six kinds of buildings; each has four signs, and any one is enough. */

import { star } from "../shapes";

interface BuildingLook {
  readonly base: string;
  readonly deep: string;
  readonly tint: string;
  /** The letter's colour on a flat field. */
  readonly ink: string;
}

/** By type, in the order of both Alhambras: blue, red, brown, white, green, purple. */
export const BUILDINGS: readonly BuildingLook[] = [
  { base: "#2F7FB8", deep: "#154A73", tint: "#A9D2EA", ink: "#FFF8E9" },
  { base: "#9A2A2C", deep: "#5C1516", tint: "#DE8F7C", ink: "#FFF8E9" },
  { base: "#A56C2E", deep: "#5E3A12", tint: "#E9C38D", ink: "#22160B" },
  { base: "#E4DED0", deep: "#5C5444", tint: "#FBF8F0", ink: "#22160B" },
  { base: "#8BBF66", deep: "#2C5426", tint: "#DDEEB8", ink: "#22160B" },
  { base: "#4E3785", deep: "#2A1B4D", tint: "#B6A2DC", ink: "#FFF8E9" },
];

interface Backdrop {
  readonly width: number;
  readonly height: number;
  readonly lines: string;
  readonly fill?: string;
  readonly colour: string;
  readonly opacity: number;
}

/** What is behind each silhouette: the cell that it repeats in, its lines, and its fills. */
export const BACKDROPS: readonly Backdrop[] = [
  {
    width: 20,
    height: 20,
    lines: `${star(10, 10, 7)}M0 10H3M17 10H20M10 0V3M10 17V20`,
    colour: "#A9D2EA",
    opacity: 0.38,
  },
  { width: 12, height: 12, lines: "M0 6L6 0L12 6L6 12Z", colour: "#DE8F7C", opacity: 0.38 },
  { width: 10, height: 10, lines: "", fill: "M0 0H5V10H0Z", colour: "#E9C38D", opacity: 0.26 },
  {
    width: 14,
    height: 14,
    lines: "M0 0H14M7 0V7M0 7H14M0 7V14M14 7V14",
    colour: "#9A8F79",
    opacity: 0.5,
  },
  {
    width: 16,
    height: 12,
    lines: "M0 12A8 8 0 0 1 16 12M-8 6A8 8 0 0 1 8 6M8 6A8 8 0 0 1 24 6",
    colour: "#DDEEB8",
    opacity: 0.5,
  },
  { width: 14, height: 10, lines: "M0 8L7 2L14 8", colour: "#B6A2DC", opacity: 0.38 },
];

/** Return a colour part of the way from one to another. */
export function mixed(from: string, to: string, share: number): string {
  const channels = (colour: string): number[] =>
    [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
  const [start, end] = [channels(from), channels(to)];
  const parts = start.map((value, index) => Math.round(value + (end[index]! - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
