/** Keys of this game: numbers choose a piece. */

import { TRAY } from "./city";
import type { Play } from "./play.svelte";

/** Carry out a key of the game's own; return whether it is one. */
export function ownKey(event: KeyboardEvent, play: Play): boolean {
  const kind = TRAY[Number(event.key) - 1];
  if (kind) void play.take(kind);
  return kind !== undefined;
}
