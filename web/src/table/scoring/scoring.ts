/** A scoring as it is shown: what was counted, who had most of it, and what that brought. */

import type { Component } from "svelte";

/** What somebody had of a part, and got for it. */
export interface Share {
  /** A seat, or somebody behind the seats. */
  readonly row: number;
  /** How many, null where only points are known. */
  readonly has: number | null;
  /** 1 for whoever had most, those that are level alike; 0 for nobody who had any. */
  readonly rank: number;
  readonly points: number;
}

export interface CountedPart {
  /** The part's name, as in `ScorePart`. */
  readonly part: string;
  /** A share for everybody who is scored, as they sit. */
  readonly shares: readonly Share[];
}

export interface Scoring {
  /** What it is called among others, such as "A"; nothing where a game is scored once. */
  readonly sign: string;
  /** Whether the game is over behind it. */
  readonly isLast: boolean;
  /** How many steps the game had behind it. */
  readonly step: number;
  /** Up to how many steps all that was counted lies as it lay then. */
  readonly until: number;
  /** Who is scored, as they sit. */
  readonly rows: readonly number[];
  readonly counted: readonly CountedPart[];
  /** By row what it brought, and what everybody has behind it. */
  readonly gains: ReadonlyMap<number, number>;
  readonly totals: ReadonlyMap<number, number>;
}

/** A position that is looked at: a game's record, and what follows from it. */
export interface Seen {
  readonly record: Uint8Array;
  readonly facts: Uint8Array;
}

/** What a picture of a part is drawn from, where a game has one that is more than numbers. */
export interface SceneProps {
  readonly counted: CountedPart;
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly seats: number;
  /** Milliseconds that it takes to be drawn, 0 to be there at once. */
  readonly lasts: number;
}

export type Scenes = Readonly<Record<string, Component<SceneProps>>>;

/** Rank shares by their points; who has none ranks 0. */
export function ranked(shares: readonly Omit<Share, "rank">[]): Share[] {
  return shares.map((share) => ({
    ...share,
    rank: share.points > 0 ? 1 + shares.filter((other) => other.points > share.points).length : 0,
  }));
}

/** The one scoring of a game that is scored when it is over: everybody's points, part by part. */
export function finalScoring(
  scored: readonly { row: number; step: number; points: readonly number[]; total: number }[],
  parts: readonly string[],
  has: (part: string, row: number) => number | null,
): Scoring[] {
  if (scored.length === 0) return [];
  const sums = new Map(scored.map(({ row, total }) => [row, total]));
  return [
    {
      sign: "",
      isLast: true,
      step: scored[0]!.step + 1,
      until: Infinity,
      rows: scored.map(({ row }) => row),
      counted: parts.map((part, index) => ({
        part,
        shares: ranked(
          scored.map(({ row, points }) => ({ row, points: points[index]!, has: has(part, row) })),
        ),
      })),
      gains: sums,
      totals: sums,
    },
  ];
}

/** Those who had any of a part, the most first; equals as they sit. */
export function sharing({ shares }: CountedPart): Share[] {
  return shares.filter((share) => share.rank > 0).sort((one, other) => one.rank - other.rank);
}

/** Who is scored, from one of them on as they sit; who plays without a seat comes last. */
export function seatedFrom(rows: readonly number[], me: number, seats: number): number[] {
  const seated = rows.filter((row) => row < seats);
  const first = Math.max(0, seated.indexOf(me));
  return [...seated.slice(first), ...seated.slice(0, first), ...rows.filter((row) => row >= seats)];
}

export interface PlacedRow {
  readonly row: number;
  /** 1 for the first, level rows alike; 0 for who is not ranked. */
  readonly place: number;
  readonly before: number;
  readonly total: number;
}

/** Everybody behind a scoring, the most points first, with what they had before; who is not ranked last. */
export function standings(scoring: Scoring, isRanked: (row: number) => boolean): PlacedRow[] {
  const { rows, totals, gains } = scoring;
  const total = (row: number): number => totals.get(row) ?? 0;
  const order = [...rows].sort(
    (one, other) => Number(isRanked(other)) - Number(isRanked(one)) || total(other) - total(one),
  );
  const ahead = (row: number): number =>
    rows.filter((other) => isRanked(other) && total(other) > total(row)).length;
  return order.map((row) => ({
    row,
    place: isRanked(row) ? 1 + ahead(row) : 0,
    before: total(row) - (gains.get(row) ?? 0),
    total: total(row),
  }));
}
