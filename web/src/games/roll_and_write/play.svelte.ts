/** What a player of Roll & Write looks at or has begun to choose but not yet done. */

import { familyOf } from "../../record";
import { type Outcome, Selection } from "../../table/board/selection.svelte";
import { stepCount } from "../../table/following";
import type { Table } from "../../table/table.svelte";
import { deedsOf } from "./deeds";
import { PAIRS, crossingOf, diceOf, pairsOf } from "./dice";
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

/** A place for a choice, the same from turn to turn. */
interface Slot {
  /** The crossing of the pair that it is for, or -1. */
  readonly crossing: number;
  /** What can be done there now. */
  readonly choice: Choice | null;
}

/** The keys of what stands behind the pairs. */
const [COINS_KEY, END_KEY] = ["C", "E"];

export class Play extends Selection<record.Position, record.Facts, number> {
  /** By step, which of two dice that showed the same was turned. */
  private turned = $state.raw<ReadonlyMap<number, number>>(new Map());
  readonly deeds = $derived.by(() => deedsOf(this.table.now?.deeds));
  readonly allDice = $derived.by(() => diceOf(this.deeds, this.here.seats, this.turned));
  readonly dice = $derived.by(() => this.allDice[this.me]!);

  constructor(table: Table) {
    super(table, record);
  }

  /** The place on the own sheet that is looked at, whether anything can be done there or not. */
  spied = $state(record.NOTHING);

  /** The crossings of the pairs that may be chosen, each in its place. */
  private readonly pairs = $derived.by((): number[] => {
    if (this.here.phase !== record.AGAIN) return pairsOf(this.dice);
    return [...Array<number>(PAIRS - 1).fill(record.NOTHING), crossingOf(...this.dice[record.PASSED])];
  });

  readonly choices = $derived.by((): Choice[] => {
    const keyOf = (crossing: number): string => String(this.pairs.indexOf(crossing) + 1);
    return [...this.table.legal].flatMap((action): Choice[] => {
      const { family, index } = familyOf(record.FAMILIES, action);
      if (family === "build" || family === "keep") {
        return [{ action, kind: family, crossing: index, key: keyOf(index) }];
      }
      if (family === "again") {
        const crossing = crossingOf(...this.dice[record.PASSED]);
        return [{ action, kind: family, crossing, key: keyOf(crossing) }];
      }
      if (family === "end") return [{ action, kind: family, crossing: record.NOTHING, key: END_KEY }];
      if (family === "coins") {
        return [{ action, kind: family, crossing: record.NOTHING, key: COINS_KEY }];
      }
      return [];
    });
  });

  /** The places of the choices: a pair of dice each, and behind them what builds nothing. */
  readonly slots = $derived.by((): Slot[] => [
    ...this.pairs.map((crossing) => ({ crossing, choice: this.targets.get(crossing) ?? null })),
    { crossing: record.NOTHING, choice: this.choices.find((each) => each.crossing < 0) ?? null },
  ]);

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

  /** The choices of which it is known what they bring. */
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

  /** Whether a choice gives the turn away for nothing. */
  isNothing({ kind }: Choice): boolean {
    return kind === "coins" && this.coinsToTake === 0;
  }

  /** Nobody gives a turn away by one click, whatever the settings say. */
  override async choose(action: number): Promise<void> {
    const choice = this.choices.find((each) => each.action === action);
    if (choice && this.isNothing(choice) && this.chosen !== action) await this.begin(action);
    else await super.choose(action);
  }

  /** Look at a crossing of one's own sheet. */
  lookAt(crossing: number): void {
    this.spied = crossing;
    const target = this.targets.get(crossing);
    if (target) void this.look(target.action);
    else super.lookAway();
  }

  override lookAway(): void {
    this.spied = record.NOTHING;
    super.lookAway();
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
