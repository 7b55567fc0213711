/** How the bots of each level choose their turns. */

import type { LevelName } from "../characters";

export interface Strategy {
  /** Whether the bot thinks ahead, or takes the turn that looks best. */
  readonly thinks: boolean;
  /** Whether it knows all that ever lay open, or what a person is shown. */
  readonly remembers: boolean;
  /** The place, in the game's list of errors, of how far it misjudges a turn; null for not at all. */
  readonly error: number | null;
  /** Whether it thinks only as far as the game's limit for such bots. */
  readonly isLimited: boolean;
}

const misjudging = (error: number): Strategy => ({
  thinks: false,
  remembers: false,
  error,
  isLimited: false,
});

/** As in qalat.play.levels; a test compares them. */
export const STRATEGIES: Readonly<Record<LevelName, Strategy>> = {
  apprentice: misjudging(0),
  mason: misjudging(1),
  architect: misjudging(2),
  vizier: { thinks: true, remembers: false, error: 3, isLimited: true },
  sultan: { thinks: true, remembers: true, error: null, isLimited: false },
};
