/** The replay of a game so far: its steps played again, as a seat is shown them. */

import type { Moment, Replay, TableNow } from "../protocol";
import { encoded } from "./base64";
import type { LoggedStep } from "./deed_log";
import type { Rules } from "./rules";
import type { LocalTable } from "./table";
import { TableViews } from "./views";

/** Return the replay of a table's game for the seat that is shown the table; null before it began. */
export function replayOf(now: TableNow, { match, rules, opened, seats }: LocalTable): Replay | null {
  if (!match) return null;
  const opening = rules.start(seats, opened.options);
  const shown = new TableViews(rules, seats);
  shown.changes(opening, []);
  const first = { record: encoded(shown.shown!.shown.at(now.you)!), facts: encoded(shown.shown!.facts) };
  const parts = partsOf(rules, opening, now.names.length);
  return {
    table: now,
    ...first,
    parts,
    moments: momentsOf(rules, opening, match.steps, now.you, shown, now.names.length),
  };
}

/** Return the parts of everybody's points in a position. */
export function partsOf(rules: Rules, state: Uint8Array, rows: number): number[][] {
  return rules
    .score(state)
    .parts.slice(0, rows)
    .map((row) => [...row]);
}

/** Return what each step changed for a seat; the views are those of the opening, and go along. */
export function momentsOf(
  rules: Rules,
  opening: Uint8Array,
  steps: readonly LoggedStep[],
  seat: number,
  shown: TableViews,
  rows: number,
  passed: (state: Uint8Array, number: number) => void = () => undefined,
): Moment[] {
  const own = seat < 0 ? [] : [seat];
  let state = opening;
  let before = partsOf(rules, opening, rows).flat();
  return steps.map(({ action }, number) => {
    state = rules.after(state, action);
    passed(state, number);
    const changes = shown.changes(state, own);
    const after = partsOf(rules, state, rows).flat();
    const patch = [...changes.record, ...(changes.own.get(seat) ?? [])];
    const points = changed(before, after);
    before = after;
    return {
      actor: rules.actor(state),
      ...(patch.length > 0 && { patch }),
      ...(changes.facts.length > 0 && { facts: changes.facts }),
      ...(points.length > 0 && { points }),
    };
  });
}

/** Place and value by turns, of what is another number now. */
function changed(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((value, place) => (value === before[place] ? [] : [place, value]));
}
