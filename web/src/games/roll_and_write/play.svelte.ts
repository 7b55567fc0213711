/** What a player of Roll & Write looks at or has begun to choose but not yet done. */

import { told } from "../../record";
import { type Outcome, Selection } from "../../table/board/selection.svelte";
import { stepCount } from "../../table/following";
import type { Table } from "../../table/table.svelte";
import { deedsOf } from "./deeds";
import { crossingOf, diceOf } from "./dice";
import * as record from "./record";
import { reasonWords } from "./words";

/** Something that can be done now, other than turning a die. */
export interface Choice {
  readonly action: number;
  readonly kind: "build" | "coins" | "again" | "end" | "keep";
  /** The crossing that is built or kept, or -1. */
  readonly crossing: number;
  /** The key that does it. */
  readonly key: string;
}

export class Play extends Selection<record.Position, record.Facts, number> {
  /** By step, which of two dice that showed the same was turned. */
  private turned = $state.raw<ReadonlyMap<number, number>>(new Map());
  readonly deeds = $derived.by(() => deedsOf(this.table.now?.deeds));
  readonly allDice = $derived.by(() => diceOf(this.deeds, this.here.seats, this.turned));
  readonly dice = $derived.by(() => this.allDice[this.me]!);

  constructor(table: Table) {
    super(table, record);
  }

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
  readonly seen = $derived.by(() => this.choices.find((each) => each.action === this.pointed) ?? null);

  /** How many coins would be taken now, or -1 while that is not known. */
  readonly coinsToTake = $derived.by(() => {
    const taken = this.known.get(record.TAKE_COINS);
    return taken ? taken.here.gained[this.me]! - this.here.gained[this.me]! : record.NOTHING;
  });

  /** The choices of which it can be told what they bring. */
  readonly foreseeable = $derived.by(() =>
    this.choices.filter((each) => each.kind !== "keep" && each.kind !== "end"),
  );

  /** What each choice would bring is asked ahead, so that looking at it answers at once. */
  override renew(): void {
    super.renew();
    if (this.isMine) void Promise.all(this.foreseeable.map(({ action }) => this.ask(action)));
  }

  protected override async ask(action: number): Promise<Outcome<record.Position, record.Facts> | null> {
    return this.foreseeable.some((each) => each.action === action) ? super.ask(action) : null;
  }

  /** A mouse shows what a choice brings before it clicks. */
  protected override get confirms(): boolean {
    return this.isFinger && super.confirms;
  }

  /** Look at a crossing of one's own sheet. */
  lookAt(crossing: number): void {
    const target = this.targets.get(crossing);
    if (target) void this.look(target.action);
    else this.lookAway();
  }

  protected override reason(number: number): string {
    return reasonWords(number);
  }

  isTurnable(colour: number, value: number, direction: number): boolean {
    return this.table.legal.has(turning(colour, value, direction));
  }

  async turnDie(place: number, colour: number, direction: number): Promise<void> {
    const value = this.dice[place]![colour]!;
    const action = turning(colour, value, direction);
    if (!this.table.legal.has(action)) return this.refuse(action);
    this.turned = new Map([...this.turned, [stepCount(this.table.now), place]]);
    await this.table.act(action);
  }

  /** A crossing was tapped: build there or keep its pair, after a look, or hear why not. */
  async tapCrossing(crossing: number): Promise<void> {
    if (!this.isMine) return;
    const target = this.targets.get(crossing);
    const family = this.here.phase === record.KEEPING ? record.KEEP : record.BUILD;
    if (target) await this.choose(target.action);
    else {
      this.clear();
      await this.refuse(family + crossing, crossing);
    }
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
