/** What thinks about the positions of one game: its rules, and one search for every question. */

import { type Engine, Search } from "../engine";
import { Rules } from "../local";
import type { GameThinking } from "./game";

/** How long to think about a turn: milliseconds, or simulations for choices that can be repeated. */
export type Budget = { readonly milliseconds: number } | { readonly simulations: number };

/** The longest time between two looks at the clock. */
const SLICE = 2;
/** Never less than nothing: the clocks of browsers are coarse. */
const SHORTEST = 1e-4;
/** After so long whoever asked may say that nothing is wanted any more. */
const BREATH = 16;

/** Until when a search is grown: a moment of the clock, or so many simulations. */
interface Limit {
  readonly deadline: number;
  readonly most: number;
}

/** Return when a budget that begins at a moment ends. */
export function limitOf(budget: Budget, began: number, share = 1): Limit {
  return "simulations" in budget
    ? { deadline: Infinity, most: budget.simulations }
    : { deadline: began + share * budget.milliseconds, most: Infinity };
}

/** A question that nobody can answer. */
export class Unanswerable extends Error {}

export class Thinking {
  readonly rules: Rules;
  readonly search: Search;

  /** The room is the most positions that a tree holds. */
  constructor(
    readonly engine: Engine,
    readonly game: GameThinking,
    room?: number,
  ) {
    this.rules = new Rules(engine);
    this.search = new Search(engine, room === undefined ? {} : { room });
  }

  /** Refuse what is no position of the game. */
  check(position: Uint8Array): void {
    const { bytes } = this.engine.layout.records.state;
    if (position.length !== bytes) {
      throw new Unanswerable(`a position of ${position.length} bytes, not ${bytes}`);
    }
  }

  /** Run simulations, of all turns or of one, until a limit; throw if a signal ends it. */
  async grow({ deadline, most }: Limit, signal: AbortSignal, turn?: number): Promise<void> {
    let now = performance.now();
    let breathed = now;
    for (let count = 1, left = most; left > 0 && now < deadline;) {
      const began = now;
      count = Math.min(count, left);
      this.search.grow(count, turn);
      left -= count;
      now = performance.now();
      const longest = Math.min(SLICE, Math.max(deadline - now, 0));
      const pace = Math.max((now - began) / count, SHORTEST);
      count = Math.max(1, Math.min(2 * count, Math.floor(longest / pace)));
      if (now - breathed < BREATH) continue;
      await breath();
      signal.throwIfAborted();
      breathed = now = performance.now();
    }
  }
}

/** Let messages come in. A timer would wait longer. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
