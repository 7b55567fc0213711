/** Keys of this game: numbers choose a lit cell or a slot, R stores a tile. */

import type { Play } from "./play.svelte";
import { ACTION, SLOTS, TO_RESERVE } from "./record";

/** Carry out a key of the game's own; return whether it is one. */
export function ownKey(event: KeyboardEvent, play: Play): boolean {
  if (!play.isMine) return false;
  if (/^[1-9]$/.test(event.key)) choose(play, Number(event.key) - 1);
  else if (event.key === "r" && play.table.legal.has(TO_RESERVE)) void play.choose(TO_RESERVE);
  else return false;
  return true;
}

function choose(play: Play, index: number): void {
  const target = play.targets[index];
  if (target) void play.tapCell(target);
  else if (play.phase === ACTION && index < SLOTS) void play.tapSlot(index);
}
