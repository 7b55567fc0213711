/** The log of a game of Roll & Write as it is shown: who did what, and where that is to be seen. */

import { type Entry, wordsOf } from "../../table/recap/log";
import type { LogLine, ShownDeed } from "../../table/recap/story";
import { crossingName, diceTo, dieName, seatName } from "./journeys";
import { OWN } from "./record";
import { type LoggedDeed, deedWords } from "./wording";

function shownDeed(deed: LoggedDeed, text: string): ShownDeed {
  const { seat } = deed;
  const home = seatName(seat);
  if (deed.kind === "built" || deed.kind === "built_again") {
    const journeys = diceTo(seat, deed.crossing, [[home], [home]]);
    return { text, names: [crossingName(seat, deed.crossing), home], journeys };
  }
  const names = deed.kind === "turned" ? [dieName(seat, OWN, deed.colour), home] : [home];
  return { text, names, journeys: [] };
}

/** Return a line for each entry; keys are places in the whole log. */
export function linesOf(
  entries: readonly Entry<LoggedDeed>[],
  who: (row: number) => string,
  me: number,
): LogLine[] {
  return entries.map((entry, key) => {
    const { seat, deeds } = entry;
    const words = wordsOf(entry, me, deedWords);
    const shown = deeds.map((deed, place) => shownDeed(deed, words[place]!));
    return { key, seat, who: seat === me ? "" : who(seat), deeds: shown };
  });
}
