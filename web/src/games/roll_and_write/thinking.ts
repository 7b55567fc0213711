/** What bots know of Roll & Write beside its module. */

import type { GameThinking } from "../../bots/game";
import { KEEPING, position } from "./record";

/** As in qalat.games.roll_and_write.judgement.turns: few choices are left where dice are kept. */
const SHARE_OF_ACTION = 0.9;
const SHARE_OF_KEEPING = 0.1;

export const THINKING: GameThinking = {
  shareOfTurn: (bytes) => (position(bytes).phase === KEEPING ? SHARE_OF_KEEPING : SHARE_OF_ACTION),
};
