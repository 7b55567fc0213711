/** What is new since one's last turn. */

import type { Entry } from "./chronicle";

/** Return the entries since a seat's last whole turn, a turn that it has begun included. */
export function sinceOf(entries: readonly Entry[], seat: number, isMine: boolean): Entry[] {
  const isOwn = (entry: Entry | undefined): boolean => entry?.kind === "turn" && entry.seat === seat;
  const done = isMine && isOwn(entries.at(-1)) ? entries.slice(0, -1) : entries;
  return entries.slice(done.findLastIndex(isOwn) + 1);
}

/** Return, for each seat, the crossings that were built among some entries. */
export function freshOf(entries: readonly Entry[], seats: number): ReadonlySet<number>[] {
  const fresh = Array.from({ length: seats }, () => new Set<number>());
  for (const entry of entries) {
    if (entry.kind !== "turn") continue;
    for (const deed of entry.deeds) {
      if (deed.kind === "built" || deed.kind === "again") fresh[entry.seat]!.add(deed.crossing);
    }
  }
  return fresh;
}
