/** Deeds as the server writes them, read by the fields of their kinds; which kinds there are is each game's. */

import type { WrittenDeed } from "./protocol";

/** Deeds as they are sent; none where a message leaves them out. */
export type Written = readonly WrittenDeed[] | undefined;

/** Return written deeds as objects of their kinds. */
export function readDeeds<Deed>(
  written: Written,
  fields: Readonly<Record<string, readonly string[]>>,
): readonly Deed[] {
  return (written ?? []).map(([kind, step, first, seat, ...values]) => {
    const named = (fields[kind as string] ?? []).map((field, place) => [field, values[place]]);
    return { kind, step, first, seat, ...Object.fromEntries(named) } as Deed;
  });
}

/** Return the number of the step that completed a written deed. */
export function stepOf(deed: WrittenDeed): number {
  return deed[1] as number;
}
