/** The log of a game of Roll & Write as it is shown: who did what, and where that is to be seen. */

import type { Entry } from "../../table/recap/log";
import type { LogLine, ShownDeed } from "../../table/recap/story";
import { crossingName, diceTo, dieName, seatName } from "./journeys";
import { OWN } from "./record";
import { type LoggedDeed, deedWords } from "./wording";

function shownDeed(deed: LoggedDeed): ShownDeed {
  const { seat } = deed;
  const home = seatName(seat);
  const text = deedWords(deed);
  if (deed.kind === "built" || deed.kind === "built_again") {
    const journeys = diceTo(seat, deed.crossing, [[home], [home]]);
    return { text, names: [crossingName(seat, deed.crossing), home], journeys };
  }
  const names = deed.kind === "turned" ? [dieName(seat, OWN, deed.colour), home] : [home];
  return { text, names, journeys: [] };
}

/** Return a line for each entry; keys are places in the whole log. */
export function linesOf(entries: readonly Entry<LoggedDeed>[], who: (row: number) => string): LogLine[] {
  return entries.map(({ seat, deeds }, key) => ({ key, seat, who: who(seat), deeds: deeds.map(shownDeed) }));
}
