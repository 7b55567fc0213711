/** The coach goes through a game on this device, and tells what a server would tell of it. */

import type { Analysis, JudgedTurn } from "../protocol";
import type { PlayedGame } from "./played";
import type { Thinker } from "./thinker";

/** Milliseconds for a whole game, and for one turn of a short one. */
const WHOLE = 40_000;
const LONGEST = 600;

/** Judge the turns of a game one after another, so that bots come in between; report how far it is. */
export async function analysisOf(
  thinker: Thinker,
  game: string,
  played: PlayedGame,
  report: (analysis: Analysis) => void,
  signal?: AbortSignal,
): Promise<Analysis> {
  const turns: JudgedTurn[] = [];
  const asked = await thinker.ask(game, "turns", played, signal);
  const total = asked.length;
  const budget = { milliseconds: Math.min(LONGEST, WHOLE / Math.max(1, total)) };
  for (const turn of asked) {
    report({ state: "thinking", done: turns.length, total, turns: [...turns] });
    turns.push(await thinker.ask(game, "judge", { ...turn, budget }, signal));
  }
  return { state: "done", done: total, total, turns };
}
