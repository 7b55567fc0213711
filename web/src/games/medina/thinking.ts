/** What bots and the coach know of Medina beside its module. */

import { gameThinking } from "../../bots/game";
import { deedsOf } from "./deeds";
import { COMPARING } from "./effects";
import { facts, PARTS, position } from "./record";
import { effects, places } from "./tried";

export const THINKING = gameThinking({
  parts: PARTS,
  comparing: COMPARING,
  // No draw parts a turn.
  shareOfTurn: () => 1,
  position,
  facts,
  deedsOf,
  effects,
  places,
});
