/** What somebody did in a game of Medina, counted from its deeds. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import type { Tallied } from "..";
import { type Deed, deedsOf } from "./deeds";

const COUNTED = [
  ["medina-tally-built", "built"],
  ["medina-tally-walled", "walled"],
  ["medina-tally-traded", "traded"],
  ["medina-tally-roofed", "roofed"],
] as const satisfies readonly (readonly [string, Deed["kind"]])[];

export function tally(now: TableNow, seat: number): Tallied[] {
  const own = deedsOf(now.deeds).filter((deed) => deed.seat === seat);
  return COUNTED.map(([key, kind]) => ({
    words: t(key),
    count: own.filter((deed) => deed.kind === kind).length,
  }));
}
