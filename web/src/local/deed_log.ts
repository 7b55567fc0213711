/** What was done in a game, step by step, as the rules describe it. */

import type { WrittenDeed } from "../protocol";
import { stepOf } from "../deeds";
import { read } from "../record";
import type { Rules } from "./rules";

export interface LoggedStep {
  readonly actor: number;
  readonly action: number;
}

export class DeedLog {
  private seen: Uint8Array;

  constructor(
    private readonly rules: Rules,
    opening: Uint8Array,
    readonly deeds: WrittenDeed[] = [],
  ) {
    this.seen = rules.remembered(opening);
  }

  /** Note what the last step did, which led to a position. */
  note(state: Uint8Array, steps: readonly LoggedStep[]): void {
    const number = steps.length - 1;
    const records = this.rules.deeds(this.seen, steps[number]!.action, state);
    this.seen = this.rules.remembered(state);
    const first = records.length > 0 ? this.firstOf(steps) : 0;
    for (const record of records) this.deeds.push(this.written(record, number, first));
  }

  /** Forget what was done after so many steps, which lead to a position. */
  cut(state: Uint8Array, count: number): void {
    while (this.deeds.length > 0 && stepOf(this.deeds.at(-1)!) >= count) this.deeds.pop();
    this.seen = this.rules.remembered(state);
  }

  /** The first of the steps that led to the last one's deeds: after other deeds, by the same actor. */
  private firstOf(steps: readonly LoggedStep[]): number {
    let first = steps.length - 1;
    const { actor } = steps[first]!;
    const done = this.deeds.length > 0 ? stepOf(this.deeds.at(-1)!) : -1;
    while (first - 1 > done && steps[first - 1]!.actor === actor) first -= 1;
    return first;
  }

  /** Return a deed as it is sent: its kind, its steps, its seat, and the fields of its kind. */
  private written(record: Uint8Array, step: number, first: number): WrittenDeed {
    const values = read(record, this.rules.deedFields);
    const kind = this.rules.sheet.deeds[Number(values.kind)]!;
    const used = kind.counted ? Number(values[kind.counted]) : Infinity;
    const fields = kind.fields.map((name) => {
      const value = values[name]!;
      return Array.isArray(value) ? value.slice(0, used) : value;
    });
    return [kind.name, step, first, Number(values.seat), ...fields] as WrittenDeed;
  }
}
