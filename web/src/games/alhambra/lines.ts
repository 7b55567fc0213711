/** The log of a game of Alhambra as it is shown: who did what, and where that is to be seen. */

import type { Journey } from "../../table/motion/journey";
import { type Entry, wordsOf } from "../../table/recap/log";
import type { LogLine, ShownDeed } from "../../table/recap/story";
import { money, seatName, tileName } from "./journeys";
import { SCORINGS } from "./record";
import { type LoggedDeed, deedWords } from "./wording";

/** How a deed looked: cards came from the display, tiles from the market or from their owner. */
function journeysOf(deed: LoggedDeed): Journey[] {
  const home = seatName(deed.seat);
  if (deed.kind === "took") {
    return deed.cards.map((kind) => ({ from: ["display"], to: [home], picture: money(kind) }));
  }
  if (!("tile" in deed)) return [];
  const from = deed.kind === "bought" ? "market" : home;
  return [{ from: [from], to: [tileName(deed.tile), home] }];
}

function namesOf(deed: LoggedDeed): string[] {
  if (deed.seat < 0) return [];
  return "tile" in deed ? [tileName(deed.tile), seatName(deed.seat)] : [seatName(deed.seat)];
}

/** Return a line for each entry; keys are places in the whole log. */
export function linesOf(
  entries: readonly Entry<LoggedDeed>[],
  who: (row: number) => string,
  me: number,
): LogLine[] {
  return entries.map((entry, key) => {
    const { seat, deeds } = entry;
    const words = wordsOf(entry, me, (deed, manner) => deedWords(deed, who, manner));
    return {
      key,
      seat,
      who: seat < 0 || seat === me ? "" : who(seat),
      deeds: deeds.map((deed, place): ShownDeed => ({
        text: words[place]!,
        names: namesOf(deed),
        journeys: journeysOf(deed),
        ...(deed.kind === "scored" ? { scoring: SCORINGS[deed.scoring]! } : {}),
      })),
    };
  });
}
