/** Keys that do what a click does, while nothing else wants them. */

import { isForBoard } from "../../parts/focus";
import type { Play } from "./play.svelte";
import { ACTION, SLOTS, TO_RESERVE } from "./record";

function choose(play: Play, index: number): void {
  const target = play.targets[index];
  if (target) void play.tapCell(target);
  else if (play.phase === ACTION && play.isMine && index < SLOTS) void play.tapSlot(index);
}

export interface Windows {
  readonly coach: () => void;
  readonly log: () => void;
  readonly replay: () => void;
}

/** Carry out a key; letters are those of the English names, in every language. */
export function keyPressed(event: KeyboardEvent, play: Play, windows: Windows): void {
  if (!isForBoard(event)) return;
  if (event.key === "p") windows.replay();
  else if (event.key === "l") windows.log();
  else if (play.isMine) acted(event, play, windows);
}

function acted(event: KeyboardEvent, play: Play, windows: Windows): void {
  const target = event.target instanceof Element ? event.target : null;
  // Enter on what is already chosen confirms it; the space bar gives it back.
  const isOnChosen = target?.matches("[aria-pressed=true], [role=checkbox]") && play.ready !== null;
  const isOnButton = target?.closest("button, a") !== null && !isOnChosen;
  if (/^[1-9]$/.test(event.key)) choose(play, Number(event.key) - 1);
  else if (event.key === "Enter" && !isOnButton) {
    event.preventDefault();
    void play.confirm();
  } else if (event.key === "Escape") play.clear();
  else if (event.key === "u" && play.table.undoable > 0) void play.undo();
  else if (event.key === "U" && play.table.undoable > 0) void play.restart();
  else if (event.key === "r" && play.table.legal.has(TO_RESERVE)) void play.choose(TO_RESERVE);
  else if (event.key === "h") windows.coach();
}
