// Written by `make types` from src/qalat/games/alhambra/effects.py.

/** Alhambra: what a turn leads to, one type a kind of effect. */

import type { Comparing } from "../../bots/effects";
import type { WrittenEffect } from "../../protocol";

/** Alone with the most tiles of a type. */
export interface LeadsAlone {
  readonly kind: "leads_alone";
  /** an index of TYPES */
  readonly type: number;
  /** how many tiles of the type, or cards */
  readonly count: number;
  /** points at that scoring, as things stand */
  readonly points: number;
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** Level with others for the most tiles of a type. */
export interface LeadsLevel {
  readonly kind: "leads_level";
  /** an index of TYPES */
  readonly type: number;
  /** [row] the others whom it is about; Dirk stands behind the seats */
  readonly seats: readonly number[];
  /** points at that scoring, as things stand */
  readonly points: number;
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** Tiles of a type bring more at the next scoring. */
export interface Gains {
  readonly kind: "gains";
  /** an index of TYPES */
  readonly type: number;
  /** points at that scoring, as things stand */
  readonly points: number;
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** Tiles of a type bring less at the next scoring. */
export interface Loses {
  readonly kind: "loses";
  /** an index of TYPES */
  readonly type: number;
  /** points at that scoring, as things stand */
  readonly points: number;
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** The lead in a type grows. */
export interface ExtendsLead {
  readonly kind: "extends_lead";
  /** an index of TYPES */
  readonly type: number;
  /** how many more that is than any other has */
  readonly lead: number;
}

/** Nobody can catch up in a type any more. */
export interface Secures {
  readonly kind: "secures";
  /** an index of TYPES */
  readonly type: number;
}

/** Others get less for a type at the next scoring. */
export interface CostsRival {
  readonly kind: "costs_rival";
  /** an index of TYPES */
  readonly type: number;
  /** [row] the others whom it is about; Dirk stands behind the seats */
  readonly seats: readonly number[];
  /** points at that scoring, as things stand */
  readonly points: number;
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** A tile is bought that would have brought others points. */
export interface KeepsFrom {
  readonly kind: "keeps_from";
  /** an index of TILES */
  readonly tile: number;
  /** [row] the others whom it is about; Dirk stands behind the seats */
  readonly seats: readonly number[];
  /** points at that scoring, as things stand */
  readonly points: number;
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** A tile stays on the market that would bring others points. */
export interface Leaves {
  readonly kind: "leaves";
  /** an index of TILES */
  readonly tile: number;
  /** the slot of the market */
  readonly slot: number;
  /** [row] the others whom it is about; Dirk stands behind the seats */
  readonly seats: readonly number[];
  /** points at that scoring, as things stand */
  readonly points: number;
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** The longest wall grows. */
export interface WallGrows {
  readonly kind: "wall_grows";
  /** sides of the longest wall before */
  readonly was: number;
  /** sides of the longest wall behind the turn */
  readonly now: number;
}

/** The longest wall shrinks. */
export interface WallShrinks {
  readonly kind: "wall_shrinks";
  /** sides of the longest wall before */
  readonly was: number;
  /** sides of the longest wall behind the turn */
  readonly now: number;
}

/** A tile is paid exactly, so the turn goes on. */
export interface PaysExactly {
  readonly kind: "pays_exactly";
  /** an index of TILES */
  readonly tile: number;
}

/** More is paid than the price. */
export interface Overpays {
  readonly kind: "overpays";
  /** an index of TILES */
  readonly tile: number;
  /** money: taken, held or paid too much */
  readonly amount: number;
}

/** A tile goes to the reserve and scores nothing. */
export interface Stores {
  readonly kind: "stores";
  /** an index of TILES */
  readonly tile: number;
}

/** A tile fits nowhere and goes to the reserve. */
export interface FitsNowhere {
  readonly kind: "fits_nowhere";
  /** an index of TILES */
  readonly tile: number;
}

/** A tile is given to Dirk. */
export interface Gives {
  readonly kind: "gives";
  /** an index of TILES */
  readonly tile: number;
}

/** Money is taken. */
export interface TakesMoney {
  readonly kind: "takes_money";
  /** [card] kinds of money cards */
  readonly cards: readonly number[];
  /** money: taken, held or paid too much */
  readonly amount: number;
}

/** A tile of the market can be paid from now on. */
export interface CanPay {
  readonly kind: "can_pay";
  /** an index of TILES */
  readonly tile: number;
  /** the slot of the market */
  readonly slot: number;
  /** 1 if the price can be paid exactly, else 0 */
  readonly exactly: number;
}

/** More money stays in hand. */
export interface KeepsMoney {
  readonly kind: "keeps_money";
  /** money: taken, held or paid too much */
  readonly amount: number;
  /** how many tiles of the type, or cards */
  readonly count: number;
}

/** One more tile of a type counts. */
export interface Adds {
  readonly kind: "adds";
  /** an index of TYPES */
  readonly type: number;
  /** how many tiles of the type, or cards */
  readonly count: number;
}

/** The next scoring may come before the next turn. */
export interface ScoringNear {
  readonly kind: "scoring_near";
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
  /** how likely it is, 1 to 99 */
  readonly percent: number;
}

/** Nothing else is done. */
export interface Passes {
  readonly kind: "passes";
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
  | LeadsAlone
  | LeadsLevel
  | Gains
  | Loses
  | ExtendsLead
  | Secures
  | CostsRival
  | KeepsFrom
  | Leaves
  | WallGrows
  | WallShrinks
  | PaysExactly
  | Overpays
  | Stores
  | FitsNowhere
  | Gives
  | TakesMoney
  | CanPay
  | KeepsMoney
  | Adds
  | ScoringNear
  | Passes
  | Expected
  | Equal;

/** Return an effect as the server tells it, which is of one of these kinds. */
export function effectOf(written: WrittenEffect): Effect {
  return written as unknown as Effect;
}

/** How effects of two turns are compared, and which are the price of one. */
export const COMPARING: Comparing = {
  loses: { against: true },
  leaves: { against: true },
  wall_shrinks: { against: true },
  overpays: { against: true },
  stores: { against: true },
  fits_nowhere: { against: true },
  gives: { against: true },
  keeps_money: { more: "amount" },
  passes: { against: true },
};
