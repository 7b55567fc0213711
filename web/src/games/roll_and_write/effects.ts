// Written by `make types` from src/qalat/games/roll_and_write/effects.py.

/** Alhambra Roll & Write: what a turn leads to, one type a kind of effect. */

import type { Comparing } from "../../bots/effects";
import type { WrittenEffect } from "../../protocol";

/** A type is complete and will be paid at the end of the round. */
export interface Completes {
  readonly kind: "completes";
  /** an index of TYPES */
  readonly type: number;
  /** the place that it brings, from 1 */
  readonly place: number;
  /** points */
  readonly points: number;
}

/** A type would pay more if the game ended now. */
export interface Ranks {
  readonly kind: "ranks";
  /** an index of TYPES */
  readonly type: number;
  /** how many are built */
  readonly count: number;
  /** points */
  readonly points: number;
}

/** Others would get less for a type if the game ended now. */
export interface CostsRival {
  readonly kind: "costs_rival";
  /** an index of TYPES */
  readonly type: number;
  /** [row] the others whom it is about; virtual players stand behind */
  readonly seats: readonly number[];
  /** points */
  readonly points: number;
}

/** A type comes one nearer to being complete. */
export interface Builds {
  readonly kind: "builds";
  /** an index of TYPES */
  readonly type: number;
  /** how many are built */
  readonly count: number;
  /** how many of the type complete it */
  readonly boxes: number;
}

/** A row brings more points. */
export interface RowPoints {
  readonly kind: "row_points";
  /** the row or the column, from 1 */
  readonly line: number;
  /** how many are built */
  readonly count: number;
  /** points */
  readonly points: number;
}

/** A column brings more points. */
export interface ColumnPoints {
  readonly kind: "column_points";
  /** the row or the column, from 1 */
  readonly line: number;
  /** how many are built */
  readonly count: number;
  /** points */
  readonly points: number;
}

/** One more in a row brings points. */
export interface RowNear {
  readonly kind: "row_near";
  /** the row or the column, from 1 */
  readonly line: number;
  /** how many are built */
  readonly count: number;
  /** points */
  readonly points: number;
}

/** One more in a column brings points. */
export interface ColumnNear {
  readonly kind: "column_near";
  /** the row or the column, from 1 */
  readonly line: number;
  /** how many are built */
  readonly count: number;
  /** points */
  readonly points: number;
}

/** Coins buy a second build. */
export interface BuildsTwice {
  readonly kind: "builds_twice";
  /** coins taken, spent or left */
  readonly coins: number;
}

/** A second build is left out, and its coins are saved. */
export interface SavesBuild {
  readonly kind: "saves_build";
  /** coins taken, spent or left */
  readonly coins: number;
}

/** Coins are taken. */
export interface TakesCoins {
  readonly kind: "takes_coins";
  /** coins taken, spent or left */
  readonly coins: number;
  /** coins that were shown, but find no room on the sheet */
  readonly lost: number;
}

/** Coins turn dice. */
export interface TurnsDice {
  readonly kind: "turns_dice";
  /** coins taken, spent or left */
  readonly coins: number;
}

/** More coins are left for later. */
export interface KeepsCoins {
  readonly kind: "keeps_coins";
  /** coins taken, spent or left */
  readonly coins: number;
}

/** The dice that are kept show a building that is still free. */
export interface KeepsDice {
  readonly kind: "keeps_dice";
  /** the crossing, row by row from yellow 1 down */
  readonly crossing: number;
  /** an index of TYPES */
  readonly type: number;
}

/** The dice passed on show what the next player has built. */
export interface PassesDead {
  readonly kind: "passes_dead";
  /** the crossing, row by row from yellow 1 down */
  readonly crossing: number;
  /** [row] the others whom it is about; virtual players stand behind */
  readonly seats: readonly number[];
}

/** The dice passed on complete a type or a line for the next player. */
export interface PassesUseful {
  readonly kind: "passes_useful";
  /** the crossing, row by row from yellow 1 down */
  readonly crossing: number;
  /** [row] the others whom it is about; virtual players stand behind */
  readonly seats: readonly number[];
}

/** Games played on from there brought more points of a part. */
export interface Expected {
  readonly kind: "expected";
  /** the part of the score: an index of the game's parts */
  readonly part: number;
  /** tenths of points */
  readonly tenths: number;
}

/** The difference is within the error of the coach. */
export interface Equal {
  readonly kind: "equal";
}

export type Effect =
  | Completes
  | Ranks
  | CostsRival
  | Builds
  | RowPoints
  | ColumnPoints
  | RowNear
  | ColumnNear
  | BuildsTwice
  | SavesBuild
  | TakesCoins
  | TurnsDice
  | KeepsCoins
  | KeepsDice
  | PassesDead
  | PassesUseful
  | Expected
  | Equal;

/** Return an effect as the server tells it, which is of one of these kinds. */
export function effectOf(written: WrittenEffect): Effect {
  return written as unknown as Effect;
}

/** How effects of two turns are compared, and which are the price of one. */
export const COMPARING: Comparing = {
  turns_dice: { against: true },
  keeps_coins: { more: "coins" },
  passes_useful: { against: true },
};
