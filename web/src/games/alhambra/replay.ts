/** A game of Alhambra as its replay shows it: each deed with its place in the game, and each scoring. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import { type ReplayedDeed, replayedDeedsOf } from "../../replay/moves";
import { joined, nameOf } from "../../table/names";
import { FINISHED, SCORINGS, facts, position } from "./record";
import { deedWords, entriesOf } from "./wording";

export function replayed(now: TableNow): ReplayedDeed[] {
  return replayedDeedsOf(
    entriesOf(now.deeds),
    (deed) => deedWords(deed, (row) => nameOf(now, row)),
    (deed) => (deed.kind === "scored" ? SCORINGS[deed.scoring] : undefined),
  );
}

/** The last scoring that was held. */
export function chapter(record: Uint8Array, bytes: Uint8Array): string {
  const held = position(record).phase === FINISHED ? SCORINGS.length : facts(bytes).next_scoring;
  return SCORINGS[held - 1] ?? "";
}

/** The longest wall of the game. */
export function feat(now: TableNow, _record: Uint8Array, bytes: Uint8Array): string {
  const walls = facts(bytes).wall.slice(0, now.seats.length);
  const longest = Math.max(...walls);
  const names = walls.flatMap((wall, seat) => (wall === longest ? [nameOf(now, seat)] : []));
  return longest > 0 ? t("highlight-wall", { names: joined(names), count: longest }) : "";
}
