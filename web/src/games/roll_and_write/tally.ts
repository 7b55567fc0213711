/** What somebody did in a game of Roll & Write, counted from its deeds. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import type { Tallied } from "..";
import { deedsOf } from "./deeds";

export function tally(now: TableNow, seat: number): Tallied[] {
  let [built, again, turned, coins] = [0, 0, 0, 0];
  for (const deed of deedsOf(now.deeds)) {
    if (deed.seat !== seat) continue;
    if (deed.kind === "founded" || deed.kind === "built") built += 1;
    else if (deed.kind === "built_again") [built, again] = [built + 1, again + 1];
    else if (deed.kind === "turned") turned += 1;
    else if (deed.kind === "coins_taken") coins += deed.coins;
  }
  return [
    { words: t("rw-tally-built"), count: built },
    { words: t("rw-tally-again"), count: again },
    { words: t("rw-tally-turned"), count: turned },
    { words: t("rw-tally-coins"), count: coins },
  ];
}
