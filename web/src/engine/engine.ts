/**
 * The rules of a game, compiled from the same sources as the server's: arrays in, arrays out.
 *
 * Each method is an entry point of `src/qalat/core`: driver, views and deeds. Positions lie in
 * arrays of states, and are named by array and index.
 */

import { layoutOf, WrongModule, type Layout } from "./layout";
import { Memory, type Numbers, type Records, type Rows } from "./memory";

type Exported = Readonly<Record<string, (...numbers: number[]) => number | undefined>>;

/** An action of chance with its weight. */
export interface Chance {
  readonly action: number;
  readonly weight: number;
}

/** The points of each row so far, and their parts. */
export interface Score {
  readonly totals: number[];
  readonly parts: number[][];
}

/** What everybody is shown of a position: the seats in order, spectators last; and the facts. */
export interface Views {
  readonly shown: readonly Uint8Array[];
  readonly facts: Uint8Array;
}

/** Who is shown only what everybody is. */
export const SPECTATOR = -1;
/** The actors besides seats. */
export const CHANCE = -1;
export const OVER = -2;
/** Instead of an action: only let chance act. */
export const SETTLE_ONLY = -1;
/** A question to the judgement, by its number in qalat.play.search.records. */
const MID_TURN = 4;

export class Engine {
  readonly memory: Memory;
  /** The space that the entry points work in, with the list of legal actions and the generator. */
  readonly scratch: Records;
  readonly #exports: Exported;
  readonly #ids: Numbers;
  readonly #weights: Numbers;
  readonly #points: readonly [totals: Numbers, parts: Numbers];
  readonly #wins: Numbers;
  readonly #values: Numbers;
  readonly #facts: Records;
  readonly #deeds: Rows;
  #patch: Numbers | undefined;
  #counts: Numbers | undefined;

  private constructor(
    instance: WebAssembly.Instance,
    readonly layout: Layout,
  ) {
    const { memory, __heap_base: firstFree } = instance.exports;
    this.#exports = instance.exports as Exported;
    this.memory = new Memory(memory as WebAssembly.Memory, Number((firstFree as WebAssembly.Global).value));
    const { records, sizes } = layout;
    this.scratch = this.memory.records(records.scratch);
    this.#ids = this.scratch.field("ids");
    this.#weights = this.scratch.field("weights");
    this.#points = [
      this.memory.numbers("int64", sizes.rows),
      this.memory.numbers("int64", sizes.rows, sizes.parts),
    ];
    this.#wins = this.memory.numbers("int64", sizes.rows);
    this.#values = this.memory.numbers("float64", sizes.rows);
    this.#facts = this.memory.records(records.facts);
    this.#deeds = this.memory.records(records.deed, sizes.mostDeeds);
  }

  /** Make a module ready; refuse one of another game, or of another version than is wanted. */
  static async of(
    module: WebAssembly.Module,
    wanted: { game?: string; fingerprint?: string } = {},
  ): Promise<Engine> {
    const layout = layoutOf(module);
    for (const key of ["game", "fingerprint"] as const) {
      if (wanted[key] !== undefined && wanted[key] !== layout[key]) {
        throw new WrongModule(`the module's ${key} is ${layout[key]}, not ${wanted[key]}`);
      }
    }
    return new Engine(await WebAssembly.instantiate(module, {}), layout);
  }

  /** Call an entry point; of an array it gets the address and the length. */
  call(name: string, ...given: readonly (number | Rows)[]): number {
    const numbers: number[] = [];
    for (const each of given) {
      if (typeof each === "number") numbers.push(each);
      else numbers.push(each.address, each.length);
    }
    return this.#exports[name]!(...numbers) ?? 0;
  }

  /** Whether the module has an entry point. */
  has(name: string): boolean {
    return name in this.#exports;
  }

  /** Return that many states of zeros. */
  states(count = 1): Records {
    return this.memory.records(this.layout.records.state, count);
  }

  /** Return options as the rules take them. */
  options(numbers: readonly number[]): Numbers {
    const options = this.memory.numbers("int64", numbers.length);
    options.write(numbers);
    return options;
  }

  /** Set up a game for that many players. */
  start(states: Rows, i: number, seats: number, options: Numbers): void {
    this.call("start", states, i, seats, options);
  }

  /** Return the legal actions, ascending; narrowed, without those that can never help. */
  legal(states: Rows, i: number, narrowed = false): number[] {
    return this.#ids.read(this.call("legal", states, i, narrowed ? 1 : 0, this.scratch));
  }

  /** Return the actions of chance, each with its weight. */
  chances(states: Rows, i: number): Chance[] {
    const actions = this.legal(states, i);
    const weights = this.#weights.read(actions.length);
    return actions.map((action, place) => ({ action, weight: weights[place]! }));
  }

  /** Apply a legal action. */
  apply(states: Rows, i: number, action: number): void {
    this.call("apply", states, i, action, this.scratch);
  }

  /** Apply an action, let chance act by the scratch's generator; return what is legal then. */
  step(states: Rows, i: number, action: number): number[] {
    return this.#ids.read(this.call("step", states, i, action, this.scratch));
  }

  /** Return 0 for a legal action, else the number of the reason against it. */
  whyNot(states: Rows, i: number, action: number): number {
    return this.call("why_not", states, i, action, this.scratch);
  }

  /** Recompute the fields of a state that are derived from others. */
  refresh(states: Rows, i: number): void {
    this.call("refresh", states, i, this.scratch);
  }

  /** Blank what a seat is not shown. */
  hide(states: Rows, i: number, seat: number): void {
    this.call("hide", states, i, seat);
  }

  /** Return the flaws of a position, one bit each. */
  check(states: Rows, i: number): number {
    return this.call("check", states, i, this.scratch);
  }

  /** Return the points so far. */
  score(states: Rows, i: number): Score {
    const [totals, parts] = this.#points;
    const { rows, parts: width } = this.layout.sizes;
    totals.bytes().fill(0);
    parts.bytes().fill(0);
    this.call("score", states, i, totals, parts);
    return {
      totals: totals.read(rows),
      parts: Array.from({ length: rows }, (_, row) => parts.read(width, row * width)),
    };
  }

  /** Return the rows that win a game that is over. */
  winners(states: Rows, i: number): number[] {
    this.score(states, i);
    this.call("winners", states, i, this.#points[0], this.#wins);
    return this.#wins.read(this.layout.sizes.rows).flatMap((won, row) => (won ? [row] : []));
  }

  /** Whether who is to act is in the middle of a turn. */
  isMidTurn(states: Rows, i: number): boolean {
    return this.call("judge", MID_TURN, states, i, 0, this.#values, this.scratch) !== 0;
  }

  /** Return the facts of a position as spectators see it. */
  facts(states: Rows, i: number): Uint8Array {
    this.#facts.bytes().fill(0);
    this.call("compute_facts", states, i, this.#facts, this.scratch);
    return this.#facts.bytes().slice();
  }

  /** Return what everybody is shown of a position; the array of the views is given. */
  views(states: Rows, i: number, shown: Rows): Views {
    this.#facts.bytes().fill(0);
    this.call("write_views", states, i, shown, this.#facts, this.scratch);
    const rows = Array.from({ length: shown.length }, (_, row) => shown.bytes(row).slice());
    return { shown: rows, facts: this.#facts.bytes().slice() };
  }

  /**
   * Return the changed bytes of each view, places and values by turns; spectators' are sent to
   * everybody, the others only what differs from those.
   */
  patches(before: Rows, after: Rows): number[][] {
    const { length, rowBytes } = after;
    this.#patch ??= this.memory.numbers("int64", this.layout.seats[1] + 1, 2 * rowBytes);
    this.#counts ??= this.memory.numbers("int64", this.layout.seats[1] + 1);
    this.call("write_patches", before, after, this.#patch, this.#counts);
    const patch = this.#patch;
    return this.#counts.read(length).map((count, row) => patch.read(count, row * 2 * rowBytes));
  }

  /** Store a position as the one before the next action. */
  remember(states: Rows, i: number, seen: Rows): void {
    this.call("remember", states, i, seen);
  }

  /** Return the deeds of the action that led to a position, a record each. */
  deeds(states: Rows, i: number, action: number, seen: Rows): Uint8Array[] {
    const count = this.call("write_deeds", states, i, action, seen, this.#deeds, this.scratch);
    return Array.from({ length: count }, (_, row) => this.#deeds.bytes(row).slice());
  }
}
