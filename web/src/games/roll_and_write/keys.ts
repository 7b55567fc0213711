/** Keys of this game: each choice has one, as its button says; a second press confirms. */

import type { Play } from "./play.svelte";

/** Carry out a key of the game's own; return whether it is one. */
export function ownKey(event: KeyboardEvent, play: Play): boolean {
  const key = event.key.toUpperCase();
  const choice = play.choices.find((each) => each.key === key);
  if (choice) void play.choose(choice.action);
  return choice !== undefined;
}
