/** The log of a game of Roll & Write as it is told: who did what, and where that is to be seen. */

import { t } from "../../i18n/language.svelte";
import type { Line, Told } from "../../table/recap/story";
import { Chronicle, type Deed, type Entry } from "./chronicle";
import { crossingName, diceTo, dieName, seatName } from "./journeys";
import type { Play } from "./play.svelte";
import { OWN } from "./record";
import { nameOf } from "./seats";
import { deedWords, typeWords } from "./words";

function toldOf(deed: Deed, seat: number, layout: readonly number[]): Told {
  const home = seatName(seat);
  const text = deedWords(deed, layout);
  if (deed.kind === "built" || deed.kind === "again") {
    const journeys = diceTo(seat, deed.crossing, [[home], [home]]);
    return { text, names: [crossingName(seat, deed.crossing), home], journeys };
  }
  const names = deed.kind === "turned" ? [dieName(seat, OWN, deed.colour), home] : [home];
  return { text, names, journeys: [] };
}

/** Return a line for each entry; keys are places in the whole log. */
export function linesOf(entries: readonly Entry[], play: Play): Line[] {
  const { layout, seats } = play.here;
  return entries.map((entry, key) => {
    const seat = entry.kind === "turn" ? entry.seat : seats + entry.virtual;
    const deeds =
      entry.kind === "turn"
        ? entry.deeds.map((deed) => toldOf(deed, seat, layout))
        : [
            {
              text: t("rw-deed-virtual", { type: typeWords(entry.type) }),
              names: [seatName(seat)],
              journeys: [],
            },
          ];
    return { key, seat, who: nameOf(play, seat), deeds };
  });
}

/** Advice in words: what it adds to what one has done in this turn. */
export function adviceWords(actions: readonly number[], play: Play): string {
  const steps = play.table.now?.steps ?? [];
  const advised = actions.flatMap((action) => [play.me, action]);
  const done = play.chronicle.entries.at(-1);
  const then = new Chronicle(play.here.seats, [...steps, ...advised]).entries.at(-1);
  const isBegun = done?.kind === "turn" && done.seat === play.me && play.table.undoable > 0;
  if (then?.kind !== "turn") return "";
  return then.deeds
    .slice(isBegun ? done.deeds.length : 0)
    .map((deed) => deedWords(deed, play.here.layout))
    .join("; ");
}
