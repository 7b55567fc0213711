/** What the coach has said of games on this device: kept as long as its page is open. */

import { analysisOf } from "../bots/analysis";
import type { PlayedGame } from "../bots/played";
import type { Thinker } from "../bots/thinker";
import type { Analysis } from "../protocol";

const NONE: Analysis = { state: "none", done: 0, total: 0, turns: [] };

export class Analyses {
  private readonly known = new Map<string, Analysis>();

  constructor(private readonly thinker: Thinker) {}

  /** Return how far the coach has come with a game, and its verdicts behind so many turns. */
  progress(key: string, after: number): Analysis {
    const known = this.known.get(key) ?? NONE;
    return { ...known, turns: known.turns.slice(after) };
  }

  /** Whether the coach has begun with a game, and has not failed. */
  knows(key: string): boolean {
    const { state } = this.progress(key, 0);
    return state !== "none" && state !== "failed";
  }

  /** Let the coach go through a game, unless it has begun. */
  begin(key: string, game: string, played: PlayedGame): void {
    if (this.knows(key)) return;
    const note = (analysis: Analysis): void => void this.known.set(key, analysis);
    note({ ...NONE, state: "waiting" });
    analysisOf(this.thinker, game, played, note).then(note, () =>
      note({ ...this.progress(key, 0), state: "failed" }),
    );
  }
}
