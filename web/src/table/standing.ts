/** Everybody's points as the pages of a result show them. */

import type { GamePages } from "../games";
import type { Points, TableNow } from "../protocol";
import { nameOf } from "./names";
import { type ScorePart, rankedRows, scoreParts, scoringParts } from "./score";

export interface ShownPoints {
  readonly game: string;
  readonly pages: GamePages;
  readonly parts: readonly ScorePart[];
  /** Who is shown, best first; who cannot win comes last. */
  readonly rows: readonly number[];
  readonly unranked: readonly number[];
  readonly seats: number;
  readonly me: number;
  /** By row. */
  readonly names: readonly string[];
  readonly totals: readonly number[];
}

export function shownPoints(now: TableNow, pages: GamePages, points: Points): ShownPoints {
  const seats = now.seats.length;
  const { ranked, beside } = rankedRows(points.totals, seats, pages.bystanders(now));
  const rows = [...ranked, ...beside];
  return {
    game: now.game,
    pages,
    parts: scoringParts(scoreParts(points, pages.parts), rows),
    rows,
    unranked: beside,
    seats,
    me: now.you,
    names: now.names.map((_, row) => nameOf(now, row)),
    totals: points.totals,
  };
}
