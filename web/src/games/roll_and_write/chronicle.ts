/**
 * What was done, read from a game's steps: one entry a turn, and where each die lies now.
 *
 * A record lays four dice by value; only the steps tell which pair is one's own and which was
 * passed on.
 */

import { told } from "../../record";
import {
  BLUE,
  DIRECTIONS,
  DOUBLES,
  FAMILIES,
  NOTHING,
  OWN,
  PASSED,
  PIPS,
  SETUP_BUILDS,
  TURNS_A_COLOUR,
  TYPES,
  UP,
} from "./record";

export type Deed =
  | { kind: "turned"; colour: number; from: number; to: number }
  | { kind: "built" | "again" | "kept"; crossing: number }
  | { kind: "coins"; coins: number };

export type Entry =
  { kind: "turn"; seat: number; deeds: Deed[] } | { kind: "virtual"; virtual: number; type: number };

/** What a die of each colour shows; 0 is no die. */
export type Pair = [blue: number, yellow: number];

/** The own pair, and the one that was passed on. */
export type Dice = [own: Pair, passed: Pair];

export function crossingOf(blue: number, yellow: number): number {
  return (yellow - 1) * PIPS + blue - 1;
}

export function blueOf(crossing: number): number {
  return (crossing % PIPS) + 1;
}

export function yellowOf(crossing: number): number {
  return Math.floor(crossing / PIPS) + 1;
}

function pairOf(crossing: number): Pair {
  return [blueOf(crossing), yellowOf(crossing)];
}

export class Chronicle {
  readonly entries: Entry[] = [];
  readonly dice: Dice[];
  /** How many steps were done after each deed, in the order of the entries; a virtual build is one. */
  readonly ends: number[] = [];
  private readonly built: Set<number>[];
  private first = 0;
  private seat = NOTHING;
  private founded = 0;
  private laid = 0;
  private turn: { kind: "turn"; seat: number; deeds: Deed[] } | null = null;

  /** Steps are a seat and an action by turns, -1 is chance; turned tells by step which die it was. */
  constructor(
    private readonly seats: number,
    steps: readonly number[],
    turned: ReadonlyMap<number, number> = new Map(),
  ) {
    this.dice = Array.from({ length: seats }, (): Dice => [
      [0, 0],
      [0, 0],
    ]);
    this.built = Array.from({ length: seats }, () => new Set<number>());
    for (let index = 0; index + 1 < steps.length; index += 2) {
      const { family, index: which } = told(FAMILIES, steps[index + 1]!);
      if (steps[index]! < 0) this.draw(family, which);
      else this.act(steps[index]!, family, which, turned.get(index / 2) ?? NOTHING);
      this.note(index / 2 + 1, family);
    }
  }

  private note(done: number, family: string): void {
    const deeds = this.entries.reduce(
      (sum, entry) => sum + (entry.kind === "turn" ? entry.deeds.length : 1),
      0,
    );
    if (deeds > this.ends.length) this.ends.push(done);
    // To end a turn is no deed of its own.
    else if (family === "end") this.ends[deeds - 1] = done;
  }

  private draw(family: string, index: number): void {
    if (family === "first") this.first = index;
    else if (family === "pair") this.rolled(index);
    else if (family === "virtual") this.virtualBuilt(index);
    else this.rolledFour(family === "blue" ? 0 : 1, DOUBLES[index]!);
  }

  private rolled(crossing: number): void {
    const next = (this.first + this.laid) % this.seats;
    if (this.founded < SETUP_BUILDS * this.seats) {
      this.built[(this.first + this.founded) % this.seats]!.add(crossing);
      this.founded += 1;
    } else if (this.laid < this.seats) {
      this.dice[next]![OWN] = pairOf(crossing);
      this.laid += 1;
    } else if (this.seat === NOTHING) {
      this.seat = this.first;
      this.dice[this.seat]![PASSED] = pairOf(crossing);
    } else {
      this.passOn();
      this.dice[this.seat]![OWN] = pairOf(crossing);
      this.endTurn();
    }
  }

  private rolledFour(colour: number, [low, high]: readonly [number, number]): void {
    const dice = this.dice[this.seat]!;
    dice[OWN][colour] = low;
    dice[PASSED][colour] = high;
    if (colour !== BLUE && this.seats === 1) this.endTurn();
  }

  private virtualBuilt(index: number): void {
    if (this.seat === NOTHING) return;
    const [virtual, type] = [Math.floor(index / TYPES.length), index % TYPES.length];
    this.entries.push({ kind: "virtual", virtual, type });
  }

  private act(seat: number, family: string, index: number, turned: number): void {
    if (!this.turn) {
      this.turn = { kind: "turn", seat, deeds: [] };
      this.entries.push(this.turn);
    }
    const { deeds } = this.turn;
    if (family === "turn") deeds.push(this.turnDie(seat, index, turned));
    else if (family === "build") deeds.push(this.build(seat, index));
    else if (family === "coins") deeds.push({ kind: "coins", coins: this.coinsShown(seat) });
    else if (family === "again") deeds.push(this.buildAgain(seat));
    else if (family === "keep") {
      deeds.push({ kind: "kept", crossing: index });
      this.part(seat, index);
      this.passOn();
      this.endTurn();
    }
  }

  private turnDie(seat: number, index: number, turned: number): Deed {
    const colour = Math.floor(index / TURNS_A_COLOUR);
    const from = Math.floor((index % TURNS_A_COLOUR) / DIRECTIONS.length) + 1;
    const to = index % DIRECTIONS.length === UP ? from + 1 : from - 1;
    const dice = this.dice[seat]!;
    const isPassed = dice[OWN][colour] !== from;
    const isMeant = turned === PASSED && dice[PASSED][colour] === from;
    dice[isPassed || isMeant ? PASSED : OWN][colour] = to;
    return { kind: "turned", colour, from, to };
  }

  private build(seat: number, crossing: number): Deed {
    this.built[seat]!.add(crossing);
    this.part(seat, crossing);
    return { kind: "built", crossing };
  }

  private buildAgain(seat: number): Deed {
    const crossing = crossingOf(...this.dice[seat]![PASSED]);
    this.built[seat]!.add(crossing);
    return { kind: "again", crossing };
  }

  private coinsShown(seat: number): number {
    const [own, passed] = this.dice[seat]!;
    const blues = [own[0], passed[0]];
    const yellows = [own[1], passed[1]];
    return blues
      .flatMap((blue) => yellows.map((yellow) => crossingOf(blue, yellow)))
      .filter((crossing) => this.built[seat]!.has(crossing)).length;
  }

  /** Lay the pair that shows a crossing first, and the two other dice behind it. */
  private part(seat: number, crossing: number): void {
    const [own, passed] = this.dice[seat]!;
    pairOf(crossing).forEach((value, colour) => {
      if (own[colour] === value) return;
      passed[colour] = own[colour]!;
      own[colour] = value;
    });
  }

  private passOn(): void {
    const next = (this.seat + 1) % this.seats;
    if (next === this.seat) return;
    this.dice[next]![PASSED] = this.dice[this.seat]![PASSED];
    this.dice[this.seat]![PASSED] = [0, 0];
  }

  private endTurn(): void {
    this.seat = (this.seat + 1) % this.seats;
    this.turn = null;
  }
}
