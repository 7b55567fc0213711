/** The scoring at the end of a game of Medina, as it is shown. */

import type { TableNow } from "../../protocol";
import { type Scoring, finalScoring } from "../../table/scoring/scoring";
import { deedsOf } from "./deeds";
import { PARTS, position } from "./record";

export function scorings(now: TableNow, record: Uint8Array): Scoring[] {
  const scored = deedsOf(now.deeds).flatMap((deed) =>
    deed.kind === "scored" ? [{ ...deed, row: deed.seat }] : [],
  );
  if (scored.length === 0) return [];
  const { palace_card: palaces, tower_card: towers } = position(record);
  const held = (cards: readonly number[], row: number): number =>
    cards.filter((holder) => holder === row).length;
  return finalScoring(scored, PARTS, (part, row) => {
    if (part === "palace cards") return held(palaces, row);
    return part === "tower cards" ? held(towers, row) : null;
  });
}
