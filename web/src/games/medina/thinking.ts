/** What bots know of Medina beside its module. */

import type { GameThinking } from "../../bots/game";

export const THINKING: GameThinking = {
  // No draw parts a turn.
  shareOfTurn: () => 1,
};
