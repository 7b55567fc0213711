/** Keys of this table: each lit thing has one, as its button says. */

import { isForBoard } from "../../parts/focus";
import type { Play } from "./play.svelte";
import { NOTHING } from "./record";

export interface Windows {
  readonly coach: () => void;
  readonly log: () => void;
  readonly replay: () => void;
}

/** Do what a key asks for; keys with a modifier, in a field or in a dialog are left alone. */
export function keyPressed(event: KeyboardEvent, play: Play, windows: Windows): void {
  play.pointer = "";
  if (!isForBoard(event)) return;
  const key = event.key.toUpperCase();
  const choice = play.choices.find((each) => each.key === key);
  if (choice) void play.choose(choice.action);
  else if (key === "U" && play.table.undoable > 0) {
    void play.table.undo(event.shiftKey ? play.table.undoable : 1);
  } else if (key === "H") windows.coach();
  else if (key === "L") windows.log();
  else if (key === "P") windows.replay();
  else if (key === "ESCAPE") play.chosen = NOTHING;
}
