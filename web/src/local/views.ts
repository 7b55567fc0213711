/** What each seat is shown of a table's position, and what changed in it. */

import type { Views } from "../engine";
import type { Rules } from "./rules";

/** Place and value by turns, for each byte that changed. */
type Patch = number[];

export interface Changes {
  /** What everybody is shown. */
  readonly record: Patch;
  readonly facts: Patch;
  /** What only a seat is shown, for the seats where anything changed. */
  readonly own: ReadonlyMap<number, Patch>;
}

const NOTHING: Changes = { record: [], facts: [], own: new Map() };

export class TableViews {
  private now: Views | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly seats: number,
  ) {}

  get shown(): Views | null {
    return this.now;
  }

  /** Look at a position; return what changed, for everybody and for some seats. */
  changes(state: Uint8Array | undefined, seats: readonly number[]): Changes {
    if (!state) return NOTHING;
    const before = this.now ?? this.blank(state);
    this.now = this.rules.views(state, this.seats);
    return changesBetween(before, this.now, seats);
  }

  /** Return what would change for a seat if the position were another one. */
  difference(state: Uint8Array, seat: number): Changes {
    const after = this.rules.views(state, this.seats);
    const { record, facts, own } = changesBetween(this.now ?? this.blank(state), after, [seat]);
    return { record: [...record, ...(own.get(seat) ?? [])], facts, own: new Map() };
  }

  private blank(state: Uint8Array): Views {
    const { shown, facts } = this.rules.views(state, this.seats);
    return { shown: shown.map((each) => new Uint8Array(each.length)), facts: new Uint8Array(facts.length) };
  }
}

function changesBetween(before: Views, after: Views, seats: readonly number[]): Changes {
  const last = after.shown.length - 1;
  const open = patch(before.shown[last]!, after.shown[last]!);
  const own = new Map<number, Patch>();
  for (const seat of seats) {
    const known = before.shown[seat]!.slice();
    for (let at = 0; at < open.length; at += 2) known[open[at]!] = open[at + 1]!;
    const rest = patch(known, after.shown[seat]!);
    if (rest.length > 0) own.set(seat, rest);
  }
  return { record: open, facts: patch(before.facts, after.facts), own };
}

/** Return the places of the bytes that differ, and their values. */
export function patch(before: Uint8Array, after: Uint8Array): Patch {
  const changed: Patch = [];
  after.forEach((value, place) => {
    if (value !== before[place]) changed.push(place, value);
  });
  return changed;
}
