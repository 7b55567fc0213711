/** A turn of Alhambra that was tried, and how much its effects weigh. */

import type { Weighed } from "../../../bots/effects";
import type { TriedTurn } from "../../../bots/tried_turn";
import type { Deed } from "../deeds";
import type { Effect } from "../effects";
import { DIRK, type Facts, type Position } from "../record";

export type AlhambraTurn = TriedTurn<Position, Facts, Deed>;
export type FoundEffects = Iterable<Weighed<Effect>>;

/** Kinds that weigh always the same. */
const WEIGHTS: Readonly<Partial<Record<Effect["kind"], number>>> = {
  pays_exactly: 3.5,
  stores: 3,
  fits_nowhere: 4,
  gives: 2,
  secures: 2,
};

export function weighed(effect: Effect, weight = 0): Weighed<Effect> {
  return { effect, weight: WEIGHTS[effect.kind] ?? weight };
}

/** Return the rows that count tiles: the seats, and Dirk's with two players. */
export function rowsOf({ seats }: Position): number[] {
  const rows = [...Array(seats).keys()];
  return seats === 2 ? [...rows, DIRK] : rows;
}

/** Return the seats of the others. */
export function rivalsOf({ seat, after }: AlhambraTurn): number[] {
  return [...Array(after.seats).keys()].filter((row) => row !== seat);
}
