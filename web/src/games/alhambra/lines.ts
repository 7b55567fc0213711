/** The log of a game of Alhambra as it is told: who did what, and where that is to be seen. */

import type { Journey } from "../../table/motion/journey";
import type { Line, Told } from "../../table/recap/story";
import { money, seatName, tileName } from "./journeys";
import type { Deed, Entry } from "./log";
import type { Play } from "./play.svelte";
import { nameOf } from "./seats";
import { scoringWords } from "./told";
import { deedWords } from "./words";

/** How a deed looked: cards came from the display, tiles from the market or from their owner. */
function journeysOf(deed: Deed, seat: number): Journey[] {
  const home = seatName(seat);
  if (deed.kind === "took") {
    return deed.cards.map((kind) => ({ from: ["display"], to: [home], picture: money(kind) }));
  }
  if (!("tile" in deed)) return [];
  const from = deed.kind === "bought" ? "market" : home;
  return [{ from: [from], to: [tileName(deed.tile), home] }];
}

function toldOf(deed: Deed, seat: number): Told {
  const home = seatName(seat);
  return {
    text: deedWords(deed),
    names: "tile" in deed ? [tileName(deed.tile), home] : [home],
    journeys: journeysOf(deed, seat),
  };
}

/** Return a line for each entry that has something to tell; keys are places in the whole log. */
export function linesOf(entries: readonly Entry[], play: Play): Line[] {
  return entries.flatMap((entry, key): Line[] => {
    if (entry.kind === "scoring") {
      const text = scoringWords(play, entry.scoring);
      return [{ key, seat: -1, who: "", deeds: [{ text, names: [], journeys: [] }] }];
    }
    // A turn that has only begun to lay cards has nothing to tell yet.
    if (entry.deeds.length === 0) return [];
    const deeds = entry.deeds.map((deed) => toldOf(deed, entry.seat));
    return [{ key, seat: entry.seat, who: nameOf(play.table.now!, entry.seat), deeds }];
  });
}

/** Advice in words: what it adds to the log, read behind what has been done. */
export function adviceWords(
  entriesAfter: (actions: readonly number[]) => readonly Entry[],
  actions: readonly number[],
  me: number,
): string {
  const done = entriesAfter([]).at(-1);
  const then = entriesAfter(actions).at(-1);
  const begun = done?.kind === "turn" && done.seat === me ? done.deeds.length : 0;
  if (then?.kind !== "turn") return "";
  return then.deeds
    .slice(begun)
    .map((deed) => deedWords(deed, "advise"))
    .join("; ");
}
