/** What a chart of lines is drawn from, and where its labels have room. */

export interface Curve {
  seat: number;
  name: string;
  /** A value at some moves, by their numbers, ascending. */
  values: readonly { move: number; value: number }[];
}

/** The line of a seat differs from others by its dashes too. */
export const DASHES = ["", "7 4", "2 4", "10 4 2 4", "4 2", "12 3 3 3 3 3"] as const;

/** Everybody's points right before and after they changed, so that a line rises where they came. */
export function scoreCurves(totals: readonly (readonly number[])[], names: readonly string[]): Curve[] {
  const last = totals.length - 1;
  return names.map((name, player) => {
    const at = (move: number): number => totals[move]![player] ?? 0;
    const isShown = (move: number): boolean =>
      move === 0 || move === last || at(move) !== at(move - 1) || at(move) !== at(move + 1);
    const values = totals.flatMap((_, move) => (isShown(move) ? [{ move, value: at(move) }] : []));
    return { seat: player, name, values };
  });
}

/** Everybody's points behind each scoring, from nothing on; the first has number 1. */
export function stageCurves(
  totals: readonly ReadonlyMap<number, number>[],
  rows: readonly number[],
  names: readonly string[],
): Curve[] {
  return rows.map((row) => ({
    seat: row,
    name: names[row]!,
    values: [
      { move: 0, value: 0 },
      ...totals.map((each, place) => ({ move: place + 1, value: each.get(row) ?? 0 })),
    ],
  }));
}

/** Return places near the wanted ones that keep their distance, in the order in which they came. */
export function spread(wanted: readonly number[], distance: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const places = [...wanted];
  let free = -Infinity;
  for (const index of order) {
    places[index] = Math.max(wanted[index]!, free);
    free = places[index]! + distance;
  }
  let top = most;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index]!, top);
    top = places[index]! - distance;
  }
  return places;
}

/** Return about so many round numbers from one to another, for the lines of a scale. */
export function scale(least: number, most: number, count: number): number[] {
  const room = Math.max(most - least, 1) / count;
  const power = 10 ** Math.floor(Math.log10(room));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= room) ?? room;
  const first = Math.ceil(least / step) * step;
  const marks: number[] = [];
  for (let mark = first; mark <= most + 1e-9; mark += step) marks.push(Number(mark.toFixed(6)));
  return marks;
}
