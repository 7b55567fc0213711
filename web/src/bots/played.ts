/** A played game, turn by turn. */

import { CHANCE } from "../engine";
import type { Rules } from "../local";

/** A game: its first position, and each step's actor and action by turns. */
export interface PlayedGame {
  readonly opening: Uint8Array;
  readonly steps: readonly number[];
}

/** A turn: the number of its first step, the position before it, its actions. */
export interface PlayedTurn {
  readonly first: number;
  readonly position: Uint8Array;
  readonly actions: readonly number[];
}

/**
 * Return the turns of a game. One ends when another player acts, something is drawn, or the next
 * turn begins.
 */
export function playedTurns(rules: Rules, { opening, steps }: PlayedGame): PlayedTurn[] {
  const turns: { first: number; position: Uint8Array; actions: number[] }[] = [];
  let position = opening;
  let last = CHANCE;
  for (let at = 0; at < steps.length; at += 2) {
    const [actor, action] = [steps[at]!, steps[at + 1]!];
    const goesOn = actor === last && rules.isMidTurn(position);
    if (actor !== CHANCE) {
      if (!goesOn) turns.push({ first: at / 2, position, actions: [] });
      turns.at(-1)!.actions.push(action);
    }
    last = actor;
    position = rules.after(position, action);
  }
  return turns;
}
