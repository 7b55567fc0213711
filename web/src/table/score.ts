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

/** Parts that anybody got points for: a row of nothing says nothing. */
export function scoringParts(parts: readonly ScorePart[], rows: readonly number[]): ScorePart[] {
  return parts.filter(({ sums }) => rows.some((row) => sums[row] !== 0));
}

/** How those who play without a seat stand: they may win, or score but not win, or score nothing. */
export type Standing = "wins" | "scores" | "plays";

/** Return who is ranked, and who is shown behind them: both by points, equals as they sit. */
export function rankedRows(
  totals: readonly number[],
  seats: number,
  standing: Standing,
): { ranked: number[]; beside: number[] } {
  const order = ranking(totals);
  if (standing === "wins") return { ranked: order, beside: [] };
  const beside = standing === "scores" ? order.filter((row) => row >= seats) : [];
  return { ranked: order.filter((row) => row < seats), beside };
}

/** Players by their points, most first; equals stay as they sit. */
export function ranking(totals: readonly number[]): number[] {
  return totals.map((_, player) => player).sort((one, other) => totals[other]! - totals[one]!);
}
