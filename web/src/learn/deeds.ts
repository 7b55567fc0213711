/** What was done in a game, as lessons ask for it. */

import { type Families, told } from "../record";
import type { Table } from "../table/table.svelte";

export interface Deed {
  /** Who did it; -1 for chance. */
  readonly seat: number;
  readonly family: string;
  /** Which of its family, from 0. */
  readonly index: number;
}

/** What every lesson asks a table. */
interface Basis {
  readonly count: number;
  readonly deeds: readonly Deed[];
  readonly me: number;
  readonly isMine: boolean;
  readonly legal: ReadonlySet<number>;
}

function basisOf(table: Table, families: Families): Basis {
  const steps = table.now?.steps ?? [];
  const deeds = Array.from({ length: steps.length / 2 }, (_, step): Deed => ({
    seat: steps[2 * step]!,
    ...told(families, steps[2 * step + 1]!),
  }));
  return {
    count: deeds.length,
    deeds,
    me: table.now?.you ?? 0,
    isMine: table.isMyTurn,
    legal: table.legal,
  };
}

/** What a game's record tells of, read from the bytes of a table. */
interface Reading<Position, Facts> {
  readonly FAMILIES: Families;
  readonly position: (bytes: Uint8Array) => Position;
  readonly facts: (bytes: Uint8Array) => Facts;
}

/** What a lesson of a game asks a table. */
export interface SceneOf<Position, Facts> extends Basis {
  readonly here: Position;
  readonly facts: Facts;
}

export function sceneFrom<Position, Facts>(
  table: Table,
  { FAMILIES, position, facts }: Reading<Position, Facts>,
): SceneOf<Position, Facts> {
  return { ...basisOf(table, FAMILIES), here: position(table.record), facts: facts(table.facts) };
}

/** Whether the player has done something of some families since so many steps. */
export function did({ deeds, me }: Basis, since: number, ...families: string[]): boolean {
  return deeds.slice(since).some(({ seat, family }) => seat === me && families.includes(family));
}

/** Whether the player has done anything at all since so many steps. */
export function acted({ deeds, me }: Basis, since: number): boolean {
  return deeds.slice(since).some(({ seat }) => seat === me);
}

/** Where the player's last turn began, as a number of steps; that of the turn that goes on. */
export function lastTurn({ deeds, me }: Basis): number {
  let step = deeds.findLastIndex(({ seat }) => seat === me);
  while (step > 0 && (deeds[step - 1]!.seat === me || deeds[step - 1]!.seat < 0)) step -= 1;
  return Math.max(0, step);
}
