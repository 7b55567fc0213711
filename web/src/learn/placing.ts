/** Where a note lies: beside what it speaks of, and on nothing that one needs. */

import type { Box } from "../parts/box";

export interface Point {
  readonly left: number;
  readonly top: number;
}

/** How far a note stays from the edges of the screen and from what is lit. */
export const GAP = 12;

/** How much worse it is to cover what is lit, and where one acts, than to lie far away. */
const LIT_COST = 40;
const ACTING_COST = 6;
/** What fills a good part of the room cannot be left free; there a note covers what it must. */
const LARGE = 0.3;
const LARGE_COST = 2;

/** So much worse a place may be than the best one for a note to stay there. */
const PATIENCE = 1;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, down);
}

/** Places along one way: at both ends, and before, behind and level with what is lit. */
function places(size: number, from: number, to: number, near: readonly number[]): number[] {
  const last = Math.max(from, to - size);
  const steps = Array.from({ length: 7 }, (_, step) => from + ((last - from) * step) / 6);
  return [...steps, ...near].map((place) => Math.min(Math.max(place, from), last));
}

interface Note {
  readonly width: number;
  readonly height: number;
}

/** How bad a place is for a note, by what it covers there and how far off it lies. */
function costOf(note: Note, room: Box, lit: readonly Box[], acting: readonly Box[]) {
  const all = around(lit);
  const area = note.width * note.height;
  const dear = (box: Box): number =>
    box.width * box.height > room.width * room.height * LARGE ? LARGE_COST : LIT_COST;
  return ({ left, top }: Point): number => {
    const box = { left, top, ...note };
    const covered = lit.reduce((sum, each) => sum + overlap(box, each) * dear(each), 0) / area;
    const hindered = acting.reduce((sum, each) => sum + overlap(box, each), 0) / area;
    const far = all ? distance(box, all) / (room.width + room.height) : 0;
    return covered + hindered * ACTING_COST + far;
  };
}

/**
 * Return where a note lies in a room, with some things lit and some needed. One that lies somewhere
 * already stays there unless it is in the way: what moves under a finger is tapped by mistake.
 */
export function placed(
  note: Note,
  room: Box,
  lit: readonly Box[],
  acting: readonly Box[],
  before: Point | null = null,
): Point {
  const cost = costOf(note, room, lit, acting);
  const all = around(lit);
  const lefts = places(
    note.width,
    room.left,
    room.left + room.width,
    all ? [all.left - note.width - GAP, all.left + all.width + GAP, all.left] : [],
  );
  const tops = places(
    note.height,
    room.top,
    room.top + room.height,
    all ? [all.top - note.height - GAP, all.top + all.height + GAP, all.top] : [],
  );
  let best: Point = { left: room.left, top: room.top };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const found = cost({ left, top });
      if (found < least - 1e-9) [least, best] = [found, { left, top }];
    }
  }
  const isWithin =
    before !== null &&
    before.left + note.width <= room.left + room.width &&
    before.top + note.height <= room.top + room.height;
  return isWithin && cost(before) < least + PATIENCE ? before : best;
}
