/** The replay of a game so far: its steps played again, as a seat is shown them. */

import type { Moment, Replay, TableNow } from "../protocol";
import { encoded } from "./base64";
import type { LocalTable } from "./table";
import { TableViews } from "./views";

/** Return the replay of a table's game for the seat that is shown the table; null before it began. */
export function replayOf(now: TableNow, table: LocalTable): Replay | null {
  const { match, rules, opened, seats } = table;
  if (!match) return null;
  const shown = new TableViews(rules, seats);
  const own = now.you < 0 ? [] : [now.you];
  let state = rules.start(seats, opened.options);
  shown.changes(state, []);
  const { shown: records, facts } = shown.shown!;
  const [record, firstFacts] = [encoded(records.at(now.you)!), encoded(facts)];
  const rows = now.names.length;
  const partsOf = (): number[][] =>
    rules
      .score(state)
      .parts.slice(0, rows)
      .map((row) => [...row]);
  const parts = partsOf();
  let before = parts.flat();
  const moments = match.steps.map(({ action }): Moment => {
    state = rules.after(state, action);
    const changes = shown.changes(state, own);
    const after = partsOf().flat();
    const patch = [...changes.record, ...(changes.own.get(now.you) ?? [])];
    const points = changed(before, after);
    before = after;
    return {
      actor: rules.actor(state),
      ...(patch.length > 0 && { patch }),
      ...(changes.facts.length > 0 && { facts: changes.facts }),
      ...(points.length > 0 && { points }),
    };
  });
  return { table: now, record, facts: firstFacts, parts, moments };
}

/** Place and value by turns, of what is another number now. */
function changed(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((value, place) => (value === before[place] ? [] : [place, value]));
}
