/** Where a note lies: beside what it speaks of, and on nothing that one needs. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

/** How far a note stays from the edges of the screen and from what is lit. */
export const GAP = 12;

/** How much worse it is to cover what is lit, and where one acts, than to lie far away. */
const LIT_COST = 40;
const ACTING_COST = 6;

function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
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

/** Return where a note of a size lies on a room, with some things lit and some needed. */
export function placed(
  note: { readonly width: number; readonly height: number },
  room: Box,
  lit: readonly Box[],
  acting: readonly Box[],
): Point {
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
  const area = note.width * note.height;
  let best: Point = { left: room.left, top: room.top };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, ...note };
      const covered = lit.reduce((sum, each) => sum + overlap(box, each), 0) / area;
      const hindered = acting.reduce((sum, each) => sum + overlap(box, each), 0) / area;
      const far = all ? distance(box, all) / (room.width + room.height) : 0;
      const cost = covered * LIT_COST + hindered * ACTING_COST + far;
      if (cost < least - 1e-9) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}
