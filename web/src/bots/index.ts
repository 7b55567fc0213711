/** Bots of all levels on this device, thinking over the games' modules. */

import { byGame } from "../games/folders";
import type { GameThinking } from "./game";

export { Engine } from "../engine";
export { adviceFor, verdictOn } from "./coach";
export { STRATEGIES } from "./levels";
export { timeOfTurn } from "./pace";
export { playedTurns } from "./played";
export { rounded } from "./rounding";
export { seeded } from "./seeded";
export { Thinking } from "./thinking";
export { tryTurn } from "./tried_turn";
export { turnOf } from "./turns";

/** What the games' folders have for bots, loaded with the game that is played. */
export const THINKING = byGame(
  import.meta.glob<GameThinking>("../games/*/thinking.ts", { import: "THINKING" }),
);
