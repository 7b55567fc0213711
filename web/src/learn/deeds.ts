/** What was done in a game, as lessons ask for it. */

import type { Written } from "../deeds";
import type { AnyDeed } from "../table/recap/log";
import type { Table } from "../table/table.svelte";

/** What every lesson asks a table. */
interface Basis<Deed extends AnyDeed> {
  /** How many steps have led to something. */
  readonly count: number;
  readonly deeds: readonly Deed[];
  readonly me: number;
  readonly isMine: boolean;
  readonly legal: ReadonlySet<number>;
}

/** How a game's deeds and records are read from what a table has. */
interface Reading<Position, Facts, Deed> {
  readonly deedsOf: (written: Written) => readonly Deed[];
  readonly position: (bytes: Uint8Array) => Position;
  readonly facts: (bytes: Uint8Array) => Facts;
}

/** What a lesson of a game asks a table. */
export interface SceneOf<Position, Facts, Deed extends AnyDeed> extends Basis<Deed> {
  readonly here: Position;
  readonly facts: Facts;
}

export function sceneFrom<Position, Facts, Deed extends AnyDeed>(
  table: Table,
  { deedsOf, position, facts }: Reading<Position, Facts, Deed>,
): SceneOf<Position, Facts, Deed> {
  const deeds = deedsOf(table.now?.deeds);
  return {
    count: (deeds.at(-1)?.step ?? -1) + 1,
    deeds,
    me: table.now?.you ?? 0,
    isMine: table.isMyTurn,
    legal: table.legal,
    here: position(table.record),
    facts: facts(table.facts),
  };
}

/** Whether the player has done something of some kinds since so many steps. */
export function did<Deed extends AnyDeed>(
  { deeds, me }: Basis<Deed>,
  since: number,
  ...kinds: Deed["kind"][]
): boolean {
  return deeds.some(({ kind, seat, step }) => step >= since && seat === me && kinds.includes(kind));
}

/** What the player did in a turn that goes on, or else in the last one. */
export function lastTurn<Deed extends AnyDeed>(
  { deeds, me }: Basis<Deed>,
  isAct: (deed: Deed) => boolean,
): Deed[] {
  const own = deeds.filter(({ seat }) => seat === me);
  const begins = (from: number): number =>
    own.slice(0, from).findLastIndex(({ kind }) => kind === "turn_ended") + 1;
  const current = own.slice(begins(own.length)).filter(isAct);
  if (current.length > 0) return current;
  const end = begins(own.length) - 1;
  return end < 0 ? [] : own.slice(begins(end), end).filter(isAct);
}
