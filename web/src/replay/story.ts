/** Every moment of a game that is looked back at, as the server sent it. */

import { stepOf } from "../deeds";
import type { Points, Replay, TableNow, WrittenDeed } from "../protocol";
import { decoded, patched } from "../record";

interface ReplayMoment {
  readonly record: Uint8Array;
  readonly facts: Uint8Array;
  readonly points: Points;
  /** The seat to act, -1 for nobody. */
  readonly actor: number;
}

export class Story {
  readonly table: TableNow;
  /** One before the first step, and one after each. */
  readonly moments: readonly ReplayMoment[];

  constructor(replay: Replay) {
    this.table = replay.table;
    const width = replay.parts[0]?.length ?? 0;
    const players = replay.parts.length;
    let record = decoded(replay.record);
    let facts = decoded(replay.facts);
    let flat = replay.parts.flat();
    let points = pointsOf(flat, players, width);
    const moments: ReplayMoment[] = [{ record, facts, points, actor: -1 }];
    for (const { patch = [], facts: changes = [], points: scored = [], actor } of replay.moments) {
      record = patched(record, patch);
      facts = patched(facts, changes);
      if (scored.length) {
        flat = [...flat];
        for (let index = 0; index + 1 < scored.length; index += 2) {
          flat[scored[index]!] = scored[index + 1]!;
        }
        points = pointsOf(flat, players, width);
      }
      moments.push({ record, facts, points, actor: Math.max(-1, actor) });
    }
    this.moments = moments;
  }

  /** What was done from one step on, before another. */
  deeds(from: number, to: number): WrittenDeed[] {
    return (this.table.deeds ?? []).filter((deed) => stepOf(deed) >= from && stepOf(deed) < to);
  }

  /** The table as it was after so many steps. */
  tableAt(done: number): TableNow {
    const { points, actor } = this.moments[done]!;
    const isNow = done === this.moments.length - 1;
    return {
      ...this.table,
      // Who sits in for whom now says nothing of then.
      seats: this.table.seats.map((seat) => ({ ...seat, sitting_in: "" })),
      status: isNow ? this.table.status : "playing",
      winners: isNow ? (this.table.winners ?? []) : [],
      number: done,
      turn: done,
      actor,
      points,
      steps: this.table.steps?.slice(0, 2 * done) ?? [],
      deeds: this.deeds(0, done),
      times: null,
      own: null,
      asked: null,
    };
  }
}

function pointsOf(flat: readonly number[], players: number, width: number): Points {
  const parts = Array.from({ length: players }, (_, row) => flat.slice(row * width, (row + 1) * width));
  return { parts, totals: parts.map((own) => own.reduce((sum, part) => sum + part, 0)) };
}
