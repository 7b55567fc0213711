// Written by `make types` from src/qalat/games/medina/effects.py.

/** Medina: what a turn leads to, one type a kind of effect. */

import type { Comparing } from "../../bots/effects";
import type { WrittenEffect } from "../../protocol";

/** A palace is roofed. */
export interface Roofs {
  readonly kind: "roofs";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** points */
  readonly points: number;
  /** cells on which the palace could be extended */
  readonly room: number;
}

/** Others could have roofed it too. */
export interface BeforeRivals {
  readonly kind: "before_rivals";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
}

/** The palace card of a colour is taken. */
export interface PalaceCard {
  readonly kind: "palace_card";
  /** an index of COLOURS */
  readonly colour: number;
  /** points */
  readonly points: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
}

/** The card of a tower is taken. */
export interface TowerCard {
  readonly kind: "tower_card";
  /** an index of TOWERS */
  readonly tower: number;
  /** points */
  readonly points: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
}

/** Stables bring points to an own palace. */
export interface StablePoints {
  readonly kind: "stable_points";
  /** the palace, named by a cell */
  readonly palace: number;
  /** points */
  readonly points: number;
}

/** Walls bring points to an own palace. */
export interface WallPoints {
  readonly kind: "wall_points";
  /** the palace, named by a cell */
  readonly palace: number;
  /** points */
  readonly points: number;
}

/** Merchants bring points to an own palace. */
export interface MerchantPoints {
  readonly kind: "merchant_points";
  /** the palace, named by a cell */
  readonly palace: number;
  /** points */
  readonly points: number;
}

/** Others gain points. */
export interface HelpsRival {
  readonly kind: "helps_rival";
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
  /** points */
  readonly points: number;
}

/** Others lose points. */
export interface CostsRival {
  readonly kind: "costs_rival";
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
  /** points */
  readonly points: number;
}

/** A palace without a roof grows, which the seat may still roof. */
export interface Grows {
  readonly kind: "grows";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** how many buildings and stables the palace has */
  readonly pieces: number;
}

/** A palace grows that only others may roof. */
export interface GrowsForOthers {
  readonly kind: "grows_for_others";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** how many buildings and stables the palace has */
  readonly pieces: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
}

/** A palace is founded. */
export interface Founds {
  readonly kind: "founds";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
}

/** A palace cannot be extended any more. */
export interface Closes {
  readonly kind: "closes";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
}

/** A palace can be extended on fewer cells. */
export interface Narrows {
  readonly kind: "narrows";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
  /** cells on which the palace could be extended */
  readonly room: number;
}

/** A palace without a roof is left to others. */
export interface Leaves {
  readonly kind: "leaves";
  /** the palace, named by a cell */
  readonly palace: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** points */
  readonly points: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
}

/** The last roof of a colour: buildings in supplies are lost. */
export interface EndsColour {
  readonly kind: "ends_colour";
  /** an index of COLOURS */
  readonly colour: number;
  /** [seat] the others whom it is about */
  readonly seats: readonly number[];
}

/** More roofs are kept for later. */
export interface KeepsRoofs {
  readonly kind: "keeps_roofs";
  /** how many */
  readonly count: number;
}

/** Pieces are placed that commit the seat to nothing. */
export interface Waits {
  readonly kind: "waits";
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
  | Roofs
  | BeforeRivals
  | PalaceCard
  | TowerCard
  | StablePoints
  | WallPoints
  | MerchantPoints
  | HelpsRival
  | CostsRival
  | Grows
  | GrowsForOthers
  | Founds
  | Closes
  | Narrows
  | Leaves
  | EndsColour
  | KeepsRoofs
  | Waits
  | Expected
  | Equal;

/** Return an effect as the server tells it, which is of one of these kinds. */
export function effectOf(written: WrittenEffect): Effect {
  return written as unknown as Effect;
}

/** How effects of two turns are compared, and which are the price of one. */
export const COMPARING: Comparing = {
  helps_rival: { against: true },
  grows_for_others: { against: true },
  closes: { named: "palace" },
  narrows: { named: "palace" },
  leaves: { named: "palace", against: true },
  keeps_roofs: { more: "count" },
};
