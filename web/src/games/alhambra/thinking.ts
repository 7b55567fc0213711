/** What bots know of Alhambra beside its module. */

import type { GameThinking } from "../../bots/game";

export const THINKING: GameThinking = {
  // No draw parts a turn.
  shareOfTurn: () => 1,
};
