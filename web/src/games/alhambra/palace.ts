/** Where tiles lie: palaces, reserves and what was set aside, and the line of a longest wall. */

import { FOUNTAIN, IN_PALACE, IN_RESERVE, type Position, REACH, ROW, SET_ASIDE, WITH_DIRK } from "./record";

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface PlacedTile extends Cell {
  readonly tile: number;
}

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** How much of a tile is drawn; switched by its size on the screen, not scaled through. */
type Detail = "large" | "medium" | "small" | "bare";

export function detailAt(size: number): Detail {
  return size >= 56 ? "large" : size >= 40 ? "medium" : size >= 18.5 ? "small" : "bare";
}

/** The smallest text on a tile is as large, in pixels. */
const SMALLEST_TEXT = 11.2;
/** How large the letters on a tile's badges are, in hundredths of its side. */
export const BADGE_TEXT = 15;

/** How much larger than drawn the badges of a tile are, so that they can be read at its size on the screen. */
export function badgeScale(size: number): number {
  return Math.max(1, (100 * SMALLEST_TEXT) / (BADGE_TEXT * size));
}

function tilesAt(here: Position, place: number): number[] {
  return here.location.flatMap((location, tile) => (location === place ? [tile] : []));
}

/** Return a seat's palace, the fountain first. */
export function palaceOf(here: Position, seat: number): PlacedTile[] {
  const tiles = tilesAt(here, IN_PALACE + seat);
  return [
    { tile: FOUNTAIN, x: 0, y: 0 },
    ...tiles.map((tile) => ({ tile, x: here.x[tile]!, y: here.y[tile]! })),
  ];
}

export function reserveOf(here: Position, seat: number): number[] {
  return tilesAt(here, IN_RESERVE + seat);
}

export function setAsideOf(here: Position, seat: number): number[] {
  return tilesAt(here, SET_ASIDE + seat);
}

export function tilesOfDirk(here: Position): number[] {
  return tilesAt(here, WITH_DIRK);
}

/** Return the cell of an action, given as its place within its family. */
export function cellAt(index: number): Cell {
  return { x: (index % ROW) - REACH, y: Math.floor(index / ROW) - REACH };
}

export function cellNumber({ x, y }: Cell): number {
  return (y + REACH) * ROW + x + REACH;
}

export function boundsOf(cells: readonly Cell[]): Bounds {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
}

export interface WallLine {
  /** Corners from the one end to the other, counted in cells. */
  readonly corners: readonly Cell[];
  readonly length: number;
  /** The middles of its sides, those in its middle first, with the cell that lies outside of each. */
  readonly sides: readonly { readonly middle: Cell; readonly outside: Cell }[];
}

/** From where to where each side of a cell runs when one goes round it clockwise. */
const RUNS = [
  { from: [0, 0], to: [1, 0] },
  { from: [1, 0], to: [1, 1] },
  { from: [1, 1], to: [0, 1] },
  { from: [0, 1], to: [0, 0] },
] as const;

/** Return the line of a palace's longest wall, or null if it has none. */
export function wallLine(palace: readonly PlacedTile[], onWall: readonly number[]): WallLine | null {
  const next = new Map<string, Cell>();
  const key = ({ x, y }: Cell): string => `${x},${y}`;
  const ends = new Set<string>();
  const starts: Cell[] = [];
  for (const { tile, x, y } of palace) {
    RUNS.forEach(({ from, to }, side) => {
      if ((((onWall[tile] ?? 0) >> side) & 1) === 0) return;
      const start = { x: x + from[0], y: y + from[1] };
      const end = { x: x + to[0], y: y + to[1] };
      starts.push(start);
      next.set(key(start), end);
      ends.add(key(end));
    });
  }
  const first = starts.find((start) => !ends.has(key(start))) ?? starts[0];
  if (!first) return null;
  const corners: Cell[] = [first];
  for (let here = next.get(key(first)); here && corners.length <= starts.length;) {
    corners.push(here);
    here = next.get(key(here));
  }
  const half = Math.floor((corners.length - 1) / 2);
  const sides = corners.slice(1).map((after, place) => {
    const before = corners[place]!;
    const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
    // Round a palace clockwise, outside is on the left.
    const [east, south] = [after.y - before.y, before.x - after.x];
    const outside = { x: Math.floor(middle.x + east / 2), y: Math.floor(middle.y + south / 2) };
    return { place, middle, outside };
  });
  sides.sort((one, other) => Math.abs(one.place - half) - Math.abs(other.place - half));
  return { corners, length: starts.length, sides };
}
