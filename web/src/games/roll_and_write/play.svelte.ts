/** What a player looks at or has begun to choose but not yet done. */

import { patched, told } from "../../record";
import { settings } from "../../settings.svelte";
import { play } from "../../table/sound/sound";
import type { Table } from "../../table/table.svelte";
import { Chronicle, crossingOf } from "./chronicle";
import * as record from "./record";

/** Something that can be done now, other than turning a die. */
export interface Choice {
  readonly action: number;
  readonly kind: "build" | "coins" | "again" | "end" | "keep";
  /** The crossing that is built or kept, or -1. */
  readonly crossing: number;
  /** The key that does it. */
  readonly key: string;
}

/** A position that an action would lead to. */
export interface Outcome {
  readonly here: record.Position;
  readonly facts: record.Facts;
}

export interface Refusal {
  readonly rule: string;
  readonly number: number;
  readonly crossing: number;
}

const REFUSAL_SHOWN = 4000;

export class Play {
  readonly here = $derived.by(() => record.position(this.table.record));
  readonly facts = $derived.by(() => record.facts(this.table.facts));
  /** The seat whose sheet lies in front: one's own, the first for those who watch. */
  readonly me = $derived.by(() => Math.max(0, this.table.now?.you ?? 0));
  readonly isMine = $derived.by(() => this.table.isMyTurn);

  /** By step, which of two dice that showed the same was turned. */
  private turned = $state.raw<ReadonlyMap<number, number>>(new Map());
  readonly chronicle = $derived.by(
    () => new Chronicle(this.here.seats, this.table.now?.steps ?? [], this.turned),
  );
  readonly dice = $derived.by(() => this.chronicle.dice[this.me]!);

  /** An action that waits for its confirmation. */
  chosen = $state(record.NOTHING);
  /** An action that is pointed to, by a mouse or the keyboard. */
  pointed = $state(record.NOTHING);
  refusal = $state.raw<Refusal | null>(null);
  /** What pressed last: a finger may slip, so that it confirms. */
  pointer = "none";
  private outcomes = $state.raw<ReadonlyMap<number, Outcome>>(new Map());
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  readonly choices = $derived.by((): Choice[] => {
    let lit = 0;
    return [...this.table.legal].flatMap((action): Choice[] => {
      const { family, index } = told(record.FAMILIES, action);
      if (family === "build" || family === "keep") {
        lit += 1;
        return [{ action, kind: family, crossing: index, key: String(lit) }];
      }
      if (family === "again") {
        const crossing = crossingOf(...this.dice[record.PASSED]);
        return [{ action, kind: family, crossing, key: "1" }];
      }
      if (family === "end") return [{ action, kind: family, crossing: record.NOTHING, key: "2" }];
      if (family === "coins") {
        return [{ action, kind: family, crossing: record.NOTHING, key: "C" }];
      }
      return [];
    });
  });

  /** The lit crossings. */
  readonly targets = $derived.by(
    () => new Map(this.choices.filter((each) => each.crossing >= 0).map((each) => [each.crossing, each])),
  );

  /** The choice that is looked at. */
  readonly seen = $derived.by(() => {
    const action = this.pointed >= 0 ? this.pointed : this.chosen;
    return this.choices.find((each) => each.action === action) ?? null;
  });

  readonly outcome = $derived.by(() => (this.seen ? this.outcomeOf(this.seen) : null));

  /** Return what a choice leads to, or null while that is not known. */
  outcomeOf({ action }: Choice): Outcome | null {
    return this.outcomes.get(action) ?? null;
  }

  /** How many coins would be taken now, or -1 while that is not known. */
  readonly coinsToTake = $derived.by(() => {
    const taken = this.outcomes.get(record.TAKE_COINS);
    return taken ? taken.here.gained[this.me]! - this.here.gained[this.me]! : record.NOTHING;
  });

  /** The choices of which it can be told what they bring. */
  readonly foreseeable = $derived.by(() =>
    this.choices.filter((each) => each.kind !== "keep" && each.kind !== "end"),
  );

  /** Ask ahead what each choice would bring, so that looking at it answers at once. */
  async foresee(): Promise<void> {
    const { record: before, facts } = this.table;
    const found = await Promise.all(
      this.foreseeable.map(async ({ action }) => ({ action, answer: await this.table.preview(action) })),
    );
    if (this.table.record !== before) return;
    this.outcomes = new Map(
      found.flatMap(({ action, answer }) =>
        answer
          ? [
              [
                action,
                {
                  here: record.position(patched(before, answer.patch)),
                  facts: record.facts(patched(facts, answer.facts)),
                },
              ] as const,
            ]
          : [],
      ),
    );
  }

  /** Forget what was begun, because something was done. */
  clear(): void {
    this.chosen = record.NOTHING;
    this.pointed = record.NOTHING;
    this.outcomes = new Map();
    this.refusal = null;
    clearTimeout(this.fading);
  }

  isTurnable(colour: number, value: number, direction: number): boolean {
    return this.table.legal.has(turning(colour, value, direction));
  }

  async turnDie(place: number, colour: number, direction: number): Promise<void> {
    const value = this.dice[place]![colour]!;
    const action = turning(colour, value, direction);
    if (!this.table.legal.has(action)) return this.refuse(action, record.NOTHING);
    const step = (this.table.now?.steps ?? []).length / 2;
    this.turned = new Map([...this.turned, [step, place]]);
    await this.table.act(action);
  }

  /** A crossing was tapped: build there or keep its pair, after a look, or hear why not. */
  async tapCrossing(crossing: number): Promise<void> {
    if (!this.isMine) return;
    const target = this.targets.get(crossing);
    const family = this.here.phase === record.KEEPING ? record.KEEP : record.BUILD;
    if (target) await this.choose(target.action);
    else await this.refuse(family + crossing, crossing);
  }

  /** Do something; a finger chooses first and confirms with a second tap. */
  async choose(action: number): Promise<void> {
    if (this.pointer === "touch" && settings.confirm && this.chosen !== action) {
      this.chosen = action;
      this.refusal = null;
      return;
    }
    await this.table.act(action);
  }

  async refuse(action: number, crossing: number): Promise<void> {
    if (!this.isMine) return;
    const why = await this.table.whyNot(action);
    if (why?.reason !== "illegal") return;
    play("refusal");
    this.chosen = record.NOTHING;
    this.refusal = { rule: why.rule ?? "", number: why.number ?? 0, crossing };
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }
}

function turning(colour: number, value: number, direction: number): number {
  return record.TURN + colour * record.TURNS_A_COLOUR + (value - 1) * record.DIRECTIONS.length + direction;
}

/** Say whether a seat has built a crossing. */
export function isBuilt(here: record.Position, seat: number, crossing: number): boolean {
  return ((here.built[seat]! >> BigInt(crossing)) & 1n) === 1n;
}

/** Return the crossings that a seat's dice show. */
export function shownBy([own, passed]: readonly [readonly number[], readonly number[]]): Set<number> {
  const values = (colour: number): number[] => [own[colour]!, passed[colour]!].filter((value) => value > 0);
  return new Set(
    values(record.BLUE).flatMap((blue) => values(record.YELLOW).map((yellow) => crossingOf(blue, yellow))),
  );
}
