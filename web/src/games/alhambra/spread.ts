/** How things are spread over the room there is, so that each of them is seen. */

/** Pixels between groups of cards. */
export const GAP = 12;
/** A card's value stays in sight if it is covered but for this share of its width. */
const VALUE_SHARE = 0.37;
/** Cards that are not crowded lie so far apart, as a share of their width. */
const LOOSE_SHARE = 0.68;
/** A pointer needs so many pixels to find a card. */
const LEAST_STEP = 18;

/** A card in rows is as wide as this, and what stands before each group: its coin, with the sum. */
export const CHIP = 30;
const HEAD = 29;
/** The value of a card in rows is as wide as this. */
const LEAST_CHIP_STEP = 15;

interface Spread {
  /** Cards fanned out, or low ones in several rows. */
  readonly form: "fan" | "rows";
  /** How far each card lies from the one before. */
  readonly step: number;
}

/** Return how far fanned cards lie apart that fill some room, all of them in sight. */
function fanStep(counts: readonly number[], room: number, width: number): number {
  const covered = counts.reduce((sum, count) => sum + count - 1, 0);
  const free = room - counts.length * width - (counts.length - 1) * GAP - 8;
  return covered === 0 ? (free < 0 ? 0 : width) : Math.min(width * LOOSE_SHARE, free / covered);
}

/** Return how many rows the groups take when they are laid one behind another. */
export function rowsOf(counts: readonly number[], room: number, step: number): number {
  let [rows, used] = [0, room];
  for (const count of counts) {
    const width = HEAD + (count - 1) * step + CHIP;
    used += GAP + width;
    if (used > room) [rows, used] = [rows + 1, width];
  }
  return rows;
}

/** Return how groups of so many cards are spread, in so many rows if they are too many for a fan. */
export function spreadOf(counts: readonly number[], room: number, width: number, rows: number): Spread {
  const fan = fanStep(counts, room, width);
  if (fan >= Math.max(LEAST_STEP, width * VALUE_SHARE)) return { form: "fan", step: fan };
  for (let step = CHIP + 4; step > LEAST_CHIP_STEP; step -= 1) {
    if (rowsOf(counts, room, step) <= rows) return { form: "rows", step };
  }
  return { form: "rows", step: LEAST_CHIP_STEP };
}

/** Return how large so many squares can be that lie in a box, with some pixels between them. */
export function squareSize(
  count: number,
  box: { readonly width: number; readonly height: number },
  between: number,
  [least, most]: readonly [number, number],
): number {
  for (let size = most; size > least; size -= 2) {
    const columns = Math.floor((box.width + between) / (size + between));
    const rows = Math.floor((box.height + between) / (size + between));
    if (columns * rows >= count) return size;
  }
  return least;
}
