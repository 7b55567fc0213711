/** A game of Roll & Write as its replay shows it: each deed with its place in the game. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import { type ReplayedDeed, replayedDeedsOf } from "../../replay/moves";
import { joined, nameOf } from "../../table/names";
import { deedsOf } from "./deeds";
import { position } from "./record";
import { deedWords, entriesOf } from "./wording";

export function replayed(now: TableNow): ReplayedDeed[] {
  return replayedDeedsOf(entriesOf(deedsOf(now.deeds)), (deed) => deedWords(deed));
}

/** The round. */
export function chapter(record: Uint8Array): string {
  const { round_number: round } = position(record);
  return round > 0 ? String(round) : "";
}

export const chaptersCount = (): string => t("rw-chapters");

/** Who has built most; nobody who is alone. */
export function feat(now: TableNow, record: Uint8Array): string {
  const { count, seats } = position(record);
  if (seats < 2) return "";
  const built = count.slice(0, seats).map((types) => types.reduce((sum, each) => sum + each, 0));
  const most = Math.max(...built);
  const names = built.flatMap((own, seat) => (own === most ? [nameOf(now, seat)] : []));
  return most > 0 ? t("highlight-crossings", { names: joined(names), count: most }) : "";
}
