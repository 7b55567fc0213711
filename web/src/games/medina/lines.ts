/** The log of a game of Medina as it is shown: who placed what, and where that stands. */

import type { Journey } from "../../table/motion/journey";
import { type Entry, wordsOf } from "../../table/recap/log";
import type { DeedNews, LogLine } from "../../table/recap/story";
import { drawn, roofName, seatName, spotName } from "./journeys";
import { type LoggedDeed, deedWords, pieceOf } from "./wording";

function namesOf(deed: LoggedDeed): string[] {
  const piece = pieceOf(deed);
  if (!piece) return [];
  return piece.kind === "roof" ? [roofName(piece.spot), spotName(piece.spot)] : [spotName(piece.spot)];
}

function journeysOf(deed: LoggedDeed): Journey[] {
  const piece = pieceOf(deed);
  if (!piece) return [];
  return [{ from: [seatName(deed.seat)], to: namesOf(deed), picture: drawn(piece.kind, deed.seat) }];
}

/** Return a line for each turn; news stand behind the deed that they came of. */
export function linesOf(
  entries: readonly Entry<LoggedDeed>[],
  news: ReadonlyMap<number, readonly DeedNews[]>,
  who: (seat: number) => string,
  me: number,
): LogLine[] {
  return entries.map((entry, key) => {
    const { seat, deeds } = entry;
    const words = wordsOf(entry, me, deedWords);
    return {
      key,
      seat,
      who: seat === me ? "" : who(seat),
      deeds: deeds.map((deed, place) => ({
        text: words[place]!,
        names: namesOf(deed),
        journeys: journeysOf(deed),
        news: news.get(deed.step) ?? [],
      })),
    };
  });
}
