/** The log of a game of Medina as it is told: who placed what, and where that stands. */

import type { Journey } from "../../table/motion/journey";
import type { Line } from "../../table/recap/story";
import { deed, isPiece } from "./city";
import { drawn, roofName, seatName, spotName } from "./journeys";
import type { Turn } from "./story";
import { deedText } from "./words";

function namesOf(action: number): string[] {
  const { kind, spot } = deed(action);
  if (!isPiece(kind)) return [];
  return kind === "roof" ? [roofName(spot), spotName(spot)] : [spotName(spot)];
}

function journeysOf(action: number, seat: number): Journey[] {
  const { kind } = deed(action);
  if (!isPiece(kind)) return [];
  return [{ from: [seatName(seat)], to: namesOf(action), picture: drawn(kind, seat) }];
}

/** Return a line for each turn; news are told behind the step that they came of. */
export function linesOf(
  turns: readonly Turn[],
  news: ReadonlyMap<number, readonly string[]>,
  who: (seat: number) => string,
): Line[] {
  return turns.map(({ seat, actions, from }) => ({
    key: from,
    seat,
    who: who(seat),
    deeds: actions.map((action, index) => ({
      text: deedText(action),
      names: namesOf(action),
      journeys: journeysOf(action, seat),
      news: news.get(from + index) ?? [],
    })),
  }));
}
