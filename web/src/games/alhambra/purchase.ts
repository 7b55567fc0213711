/** What a purchase leads to: the actions of it, and where its tile could be built. */

import { familyOf } from "../../record";
import type { Outcome } from "../../table/board/selection.svelte";
import * as record from "./record";

/** A tile that was bought, and the action that builds it where it was meant to lie. */
export type Plans = ReadonlyMap<number, number>;

/** A purchase as it was looked at. */
export interface Foreseen {
  readonly slot: number;
  readonly tile: number;
  /** All that leads to the choice of its cell. */
  readonly actions: readonly number[];
  /** The actions that build it, none if it fits nowhere. */
  readonly builds: readonly number[];
  /** What building it brings, as soon as that is known; its wall depends on the cell. */
  readonly usual: Outcome<record.Position, record.Facts> | null;
}

/** Buy from a slot with cards of some values. */
export function buying(slot: number, paid: readonly number[]): number[] {
  const falling = [...paid].sort((one, other) => other - one);
  return [record.BUY + slot, ...falling.map((value) => record.PAY + value - 1), record.SETTLE];
}

/** Build the tiles that are bought already where they were meant to lie. */
export function building(plans: Plans): number[] {
  return [...plans].flatMap(([tile, action]) => [record.PLACE + tile, action]);
}

/** Return what ends the actions of a turn and changes nothing in a palace, if there is such a thing. */
export function endingTurn(legal: Iterable<number>): number[] {
  const [take] = [...legal].filter((action) => familyOf(record.FAMILIES, action).family === "take");
  return [take ?? record.PASS];
}

/** Return the actions among some that build on a cell. */
export function buildsOf(legal: readonly number[]): number[] {
  return legal.filter((action) => familyOf(record.FAMILIES, action).family === "at");
}
