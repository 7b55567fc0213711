/** A game's rules as a table asks them; positions are bytes that are the table's own. */

import type { Chance, Engine, GameSheet, Numbers, Score, Records, Views } from "../engine";
import type { Fields } from "../record";
import { CommandRefused } from "./refused";

type Options = Readonly<Record<string, string>>;

export class Rules {
  private readonly states: Records;
  private readonly seen: Records;
  /** How the record of a deed is read. */
  readonly deedFields: Fields;
  /** Arrays for the views of so many seats. */
  private readonly shown = new Map<number, Records>();

  /** Values that are not among those offered, as the rules take them. */
  private readonly admitted = new Map<string, number[]>();

  private options: Numbers | null = null;

  constructor(private readonly engine: Engine) {
    this.states = engine.states();
    this.seen = engine.states(2);
    const places = Object.entries(engine.layout.records.deed.fields);
    const fields = places.map(([name, [kind, offset, ...shape]]) => [name, { kind, offset, shape }]);
    this.deedFields = Object.fromEntries(fields) as Fields;
  }

  get game(): string {
    return this.engine.layout.game;
  }

  /** The version of the rules, which tables of other versions do not follow. */
  get version(): number {
    return this.engine.layout.version;
  }

  /** The fewest and the most who can play. */
  get players(): readonly [fewest: number, most: number] {
    return this.engine.layout.seats;
  }

  get sheet(): GameSheet {
    return this.engine.layout.sheet;
  }

  /** How many actions there are in the game's table. */
  get actions(): number {
    return this.engine.layout.sizes.actions;
  }

  /** Let tables choose a value that is not among those that are offered. */
  admit(option: string, value: string, numbers: readonly number[]): void {
    this.admitted.set(`${option}=${value}`, [...numbers]);
  }

  /** Lay out the box. */
  start(seats: number, options: Options): Uint8Array {
    const numbers = this.sheet.options.flatMap(
      ({ name, numbers }) =>
        this.admitted.get(`${name}=${options[name]}`) ?? chosenNumbers(numbers, options[name] ?? ""),
    );
    this.options ??= this.engine.options(numbers);
    this.options.write(numbers);
    this.states.bytes(0).fill(0);
    this.engine.start(this.states, 0, seats, this.options);
    return this.states.bytes(0).slice();
  }

  /** Who is to act: a seat, CHANCE or OVER. */
  actor(state: Uint8Array): number {
    return this.holding(state).get("actor");
  }

  /** How many play. */
  seats(state: Uint8Array): number {
    return this.holding(state).get("seats");
  }

  /** Return the position behind a legal action. */
  after(state: Uint8Array, action: number): Uint8Array {
    this.engine.apply(this.holding(state), 0, action);
    return this.states.bytes(0).slice();
  }

  /** The legal actions, ascending. */
  legal(state: Uint8Array): number[] {
    return this.engine.legal(this.holding(state), 0);
  }

  chances(state: Uint8Array): Chance[] {
    return this.engine.chances(this.holding(state), 0);
  }

  /** Return 0 for a legal action, else the number of the reason against it. */
  whyNot(state: Uint8Array, action: number): number {
    return this.engine.whyNot(this.holding(state), 0, action);
  }

  score(state: Uint8Array): Score {
    return this.engine.score(this.holding(state), 0);
  }

  /** The rows that win a game that is over. */
  winners(state: Uint8Array): number[] {
    return this.engine.winners(this.holding(state), 0);
  }

  views(state: Uint8Array, seats: number): Views {
    let shown = this.shown.get(seats);
    if (!shown) this.shown.set(seats, (shown = this.engine.states(seats + 1)));
    return this.engine.views(this.holding(state), 0, shown);
  }

  /** Return a position as a seat is shown it. */
  hidden(state: Uint8Array, seat: number): Uint8Array {
    this.engine.hide(this.holding(state), 0, seat);
    return this.states.bytes(0).slice();
  }

  /** Return the facts of a position. */
  facts(state: Uint8Array): Uint8Array {
    return this.engine.facts(this.holding(state), 0);
  }

  /** Whether who is to act is in the middle of a turn. */
  isMidTurn(state: Uint8Array): boolean {
    return this.engine.isMidTurn(this.holding(state), 0);
  }

  /** Return the position as spectators see it before the next action. */
  remembered(state: Uint8Array): Uint8Array {
    this.engine.remember(this.holding(state), 0, this.seen);
    return this.seen.bytes(0).slice();
  }

  /** Return what the action did that led from what spectators saw to a position: a record a deed. */
  deeds(seen: Uint8Array, action: number, state: Uint8Array): Uint8Array[] {
    const states = this.holding(state);
    this.seen.bytes(0).set(seen);
    return this.engine.deeds(states, 0, action, this.seen);
  }

  /** The names of those who score without a seat. */
  bystanders(seats: number, options: Options): readonly string[] {
    const rows = this.sheet.bystanders.filter((row) => row.seats === seats);
    const chosen = rows.find(({ option, value }) => option !== undefined && options[option] === value);
    return (chosen ?? rows[0])?.names ?? [];
  }

  private holding(state: Uint8Array): Records {
    this.states.bytes(0).set(state);
    return this.states;
  }
}

/** Return an option's value as the rules take it. */
function chosenNumbers(
  numbers: Readonly<Record<string, readonly number[]>>,
  value: string,
): readonly number[] {
  const chosen = Object.hasOwn(numbers, value) ? numbers[value] : undefined;
  if (!chosen)
    throw new CommandRefused("bad_options", { found: value, expected: Object.keys(numbers).join(", ") });
  return chosen;
}
