/** A turn carried out on what its seat is shown, to see what it leads to. */

import { DeedLog, type Rules, type LoggedStep } from "../local";
import type { WrittenDeed } from "../protocol";

/** A turn in bytes: the position before it, the one behind each action, the facts, the deeds. */
export interface Tried {
  readonly seat: number;
  readonly actions: readonly number[];
  readonly positions: readonly Uint8Array[];
  readonly facts: readonly [before: Uint8Array, after: Uint8Array];
  readonly deeds: readonly WrittenDeed[];
  readonly rules: Rules;
}

/** Carry out the legal actions of a turn on what a seat is shown. */
export function tryTurn(rules: Rules, position: Uint8Array, seat: number, actions: readonly number[]): Tried {
  const positions = [rules.hidden(position, seat)];
  const log = new DeedLog(rules, positions[0]!);
  const steps: LoggedStep[] = [];
  for (const [place, action] of actions.entries()) {
    positions.push(rules.after(positions[place]!, action));
    steps.push({ actor: seat, action });
    log.note(positions.at(-1)!, steps);
  }
  const facts = [rules.facts(positions[0]!), rules.facts(positions.at(-1)!)] as const;
  return { seat, actions, positions, facts, deeds: log.deeds, rules };
}

/** A turn as its game reads it. */
export class TriedTurn<Position, Facts, Deed> {
  readonly seat: number;
  readonly actions: readonly number[];
  readonly before: Position;
  readonly after: Position;
  readonly facts: readonly [before: Facts, after: Facts];
  readonly deeds: readonly Deed[];

  constructor(
    private readonly tried: Tried,
    private readonly reading: Reading<Position, Facts, Deed>,
  ) {
    const { position, facts, deedsOf } = reading;
    this.seat = tried.seat;
    this.actions = tried.actions;
    this.before = position(tried.positions[0]!);
    this.after = position(tried.positions.at(-1)!);
    this.facts = [facts(tried.facts[0]), facts(tried.facts[1])];
    this.deeds = deedsOf(tried.deeds);
  }

  /** The position before the action of a place. */
  at(place: number): Position {
    return this.reading.position(this.tried.positions[place]!);
  }

  /** Return what was legal before the action of a place. */
  legal(place: number): number[] {
    return this.tried.rules.legal(this.tried.positions[place]!);
  }

  /** Return everybody's points before the action of a place; -1 is after the turn. */
  points(place: number): readonly number[] {
    return this.tried.rules.score(this.tried.positions.at(place)!).totals;
  }
}

/** How a game's records and deeds are read. */
export interface Reading<Position, Facts, Deed> {
  readonly position: (bytes: Uint8Array) => Position;
  readonly facts: (bytes: Uint8Array) => Facts;
  readonly deedsOf: (written: readonly WrittenDeed[]) => readonly Deed[];
}
