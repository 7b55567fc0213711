/** The replay of a game that was read: as if it had been played at a table. */

import { OVER, SPECTATOR } from "../engine";
import { encoded } from "../local/base64";
import { CommandRefused } from "../local/refused";
import { DeedLog } from "../local/deed_log";
import { momentsOf, partsOf } from "../local/replay";
import type { Rules } from "../local/rules";
import { TableViews } from "../local/views";
import { type Replay, type TableNow, VERSION } from "../protocol";
import type { GameLog } from "./log";

/** Return the replay of a game as a seat, or by -1 a spectator, would have been shown it. */
export function replayOfGame({ game, seats, options, steps }: GameLog, rules: Rules, seat: number): Replay {
  if (seat < SPECTATOR || seat >= seats.length) {
    throw new CommandRefused("no_such_seat", { expected: `a seat below ${seats.length}, or -1` });
  }
  const opening = rules.start(seats.length, options);
  const names = [...seats, ...rules.bystanders(seats.length, options)];
  const shown = new TableViews(rules, seats.length);
  shown.changes(opening, []);
  const first = { record: encoded(shown.shown!.shown.at(seat)!), facts: encoded(shown.shown!.facts) };
  const parts = partsOf(rules, opening, names.length);
  const deeds = new DeedLog(rules, opening);
  let state = opening;
  const moments = momentsOf(rules, opening, steps, seat, shown, names.length, (after, number) => {
    state = after;
    deeds.note(after, steps.slice(0, number + 1));
  });
  const actor = rules.actor(state);
  const totals = rules.score(state).totals.slice(0, names.length);
  const table: TableNow = {
    type: "table",
    version: VERSION,
    table: "",
    game,
    rules: rules.version,
    options,
    clock: { kind: "none" },
    public: false,
    status: actor === OVER ? "over" : "playing",
    number: steps.length,
    turn: steps.length,
    made: 0,
    now: 0,
    seats: seats.map((name) => ({ kind: "person" as const, name })),
    names,
    you: seat,
    host: false,
    actor: Math.max(actor, SPECTATOR),
    commitment: "",
    record: encoded(shown.shown!.shown.at(seat)!),
    facts: encoded(shown.shown!.facts),
    steps: steps.flatMap((step) => [step.actor, step.action]),
    deeds: [...deeds.deeds],
    points: { totals, parts: partsOf(rules, state, names.length) },
    ...(actor === OVER && { winners: rules.winners(state).map((row) => names[row]!) }),
  };
  return { table, ...first, parts, moments };
}
