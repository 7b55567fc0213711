/** The three scorings of a game of Alhambra, as they are shown. */

import type { TableNow } from "../../protocol";
import { type Scoring, ranked } from "../../table/scoring/scoring";
import { type Deed, type Scored, deedsOf } from "./deeds";
import { PARTS, SCORINGS, WALL_PART } from "./record";

/** What is counted at a scoring: the parts of the points, without the scoring that they are of. */
const COUNTED = PARTS.slice(0, WALL_PART + 1).map((part) => part.slice(2));

const CHANGES: readonly Deed["kind"][] = ["placed", "moved", "swapped", "removed"];

function scoringOf(deed: Scored, until: number): Scoring {
  const rows = deed.sums.map((_, row) => row);
  const counted = COUNTED.map((part, index) => {
    const points = (row: number): number => deed.points[row]![index]!;
    if (index === WALL_PART) {
      return { part, shares: ranked(rows.map((row) => ({ row, points: points(row), has: points(row) }))) };
    }
    const shares = rows.map((row) => ({
      row,
      points: points(row),
      has: deed.counts[row]![index]!,
      rank: deed.ranks[row]![index]!,
    }));
    return { part, shares };
  });
  return {
    sign: SCORINGS[deed.scoring]!,
    isLast: deed.scoring === SCORINGS.length - 1,
    step: deed.step + 1,
    until,
    rows,
    counted,
    gains: new Map(deed.sums.entries()),
    totals: new Map(deed.totals.entries()),
  };
}

export function scorings(now: TableNow): Scoring[] {
  const deeds = deedsOf(now.deeds);
  return deeds.flatMap((deed, place) => {
    if (deed.kind !== "scored") return [];
    const next = deeds.slice(place + 1).find(({ kind }) => CHANGES.includes(kind));
    return [scoringOf(deed, next?.first ?? Infinity)];
  });
}
