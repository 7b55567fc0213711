/** A game of Medina as its replay shows it: each piece with its place in the game. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import { type ReplayedDeed, replayedDeedsOf } from "../../replay/moves";
import { nameOf } from "../../table/names";
import { palaces } from "./city";
import { deedsOf } from "./deeds";
import { COLOURS, facts, position } from "./record";
import { deedWords, entriesOf } from "./wording";

export function replayed(now: TableNow): ReplayedDeed[] {
  return replayedDeedsOf(entriesOf(deedsOf(now.deeds)), (deed) => deedWords(deed));
}

/** How many palaces have a roof. */
export function chapter(record: Uint8Array): string {
  const roofs = position(record)
    .roof.flat()
    .filter((palace) => palace >= 0).length;
  return roofs > 0 ? String(roofs) : "";
}

export const chaptersCount = (): string => t("medina-chapters");

/** The palace that was worth most. */
export function feat(now: TableNow, record: Uint8Array, bytes: Uint8Array): string {
  const owned = palaces(position(record), facts(bytes)).filter(({ owner }) => owner >= 0);
  const worth = Math.max(0, ...owned.map((palace) => palace.worth));
  const best = owned.find((palace) => palace.worth === worth);
  if (!best) return "";
  return t("highlight-palace", {
    name: nameOf(now, best.owner),
    colour: COLOURS[best.colour]!,
    count: worth,
  });
}
