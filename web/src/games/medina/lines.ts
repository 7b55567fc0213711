/** The log of a game of Medina as it is shown: who placed what, and where that stands. */

import type { Journey } from "../../table/motion/journey";
import type { Entry } from "../../table/recap/log";
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
): LogLine[] {
  return entries.map(({ seat, deeds }, key) => ({
    key,
    seat,
    who: who(seat),
    deeds: deeds.map((deed) => ({
      text: deedWords(deed),
      names: namesOf(deed),
      journeys: journeysOf(deed),
      news: news.get(deed.step) ?? [],
    })),
  }));
}
