/** Points as they are shown at the end: who made how many, with what, and when. */

import type { Points } from "../protocol";

export interface ScorePart {
  /** The part's name, without the scoring it was made in. */
  name: string;
  /** For each player what each scoring brought; one number where a game is scored once. */
  byScoring: number[][];
  /** For each player the sum. */
  sums: number[];
}

/** "A pavilion" is what scoring A brought for pavilions; most games have no such letters. */
const IN_SCORING = /^[A-Z] /;

/** Group points by part, in the order in which a game names its parts. */
export function scoreParts(points: Points, names: readonly string[]): ScorePart[] {
  const parts = new Map<string, ScorePart>();
  names.forEach((each, index) => {
    const name = each.replace(IN_SCORING, "");
    const part = parts.get(name) ?? {
      name,
      byScoring: points.parts.map(() => []),
      sums: points.parts.map(() => 0),
    };
    points.parts.forEach((own, player) => {
      part.byScoring[player]!.push(own[index] ?? 0);
      part.sums[player]! += own[index] ?? 0;
    });
    parts.set(name, part);
  });
  return [...parts.values()];
}

/** Players by their points, most first; equals stay as they sit. */
export function ranking(totals: readonly number[]): number[] {
  return totals.map((_, player) => player).sort((one, other) => totals[other]! - totals[one]!);
}
