/** What bots and the coach know of Roll & Write beside its module. */

import { gameThinking } from "../../bots/game";
import { deedsOf } from "./deeds";
import { COMPARING } from "./effects";
import { facts, KEEPING, PARTS, position } from "./record";
import { effects, places } from "./tried";

/** As in qalat.games.roll_and_write.judgement.turns: few choices are left where dice are kept. */
const SHARE_OF_ACTION = 0.9;
const SHARE_OF_KEEPING = 0.1;

export const THINKING = gameThinking({
  parts: PARTS,
  comparing: COMPARING,
  shareOfTurn: (bytes) => (position(bytes).phase === KEEPING ? SHARE_OF_KEEPING : SHARE_OF_ACTION),
  position,
  facts,
  deedsOf,
  effects,
  places,
});
