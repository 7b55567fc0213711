/** What somebody did in a game of Alhambra, counted from its deeds. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import type { Tallied } from "..";
import { type Deed, deedsOf } from "./deeds";
import { WALL_PART } from "./record";

const REDESIGNS: readonly Deed["kind"][] = ["moved", "swapped", "removed"];

export function tally(now: TableNow, seat: number): Tallied[] {
  let [exact, cards, redesigns, wall] = [0, 0, 0, 0];
  for (const deed of deedsOf(now.deeds)) {
    if (deed.kind === "scored") wall = deed.points[seat]![WALL_PART]!;
    if (deed.seat !== seat) continue;
    if (deed.kind === "bought") exact += deed.exactly;
    else if (deed.kind === "took") cards += deed.cards.length;
    else if (REDESIGNS.includes(deed.kind)) redesigns += 1;
  }
  return [
    { words: t("alhambra-tally-exact"), count: exact },
    { words: t("alhambra-tally-cards"), count: cards },
    { words: t("alhambra-tally-redesigns"), count: redesigns },
    { words: t("part-alhambra-wall"), count: wall },
  ];
}
