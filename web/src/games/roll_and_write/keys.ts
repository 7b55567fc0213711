/** Keys of this table: each lit thing has one, as its button says. */

import type { Play } from "./play.svelte";
import { NOTHING } from "./record";

/** Do what a key asks for; keys with a modifier, in a field or in a dialog are left alone. */
export function keyPressed(event: KeyboardEvent, play: Play, askCoach: () => void): void {
  play.pointer = "";
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog")) return;
  const key = event.key.toUpperCase();
  const choice = play.choices.find((each) => each.key === key);
  if (choice) void play.choose(choice.action);
  else if (key === "U" && play.table.undoable > 0) {
    void play.table.undo(event.shiftKey ? play.table.undoable : 1);
  } else if (key === "H") askCoach();
  else if (key === "ESCAPE") play.chosen = NOTHING;
}
