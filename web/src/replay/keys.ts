/** Keys of a game that is looked back at; they come before those of its board. */

import type { ReplayState } from "./replay.svelte";

const DEEDS: Record<string, (replay: ReplayState) => void> = {
  ArrowLeft: (replay) => replay.step(-1),
  ArrowRight: (replay) => replay.step(1),
  ArrowUp: (replay) => replay.turn(-1),
  ArrowDown: (replay) => replay.turn(1),
  Home: (replay) => replay.seek(0),
  End: (replay) => replay.seek(replay.last),
  " ": (replay) => replay.toggle(),
};

/** Do what a key asks for; fields and windows keep theirs, and buttons are pressed by the space. */
export function keyPressed(event: KeyboardEvent, replay: ReplayState): void {
  const deed = DEEDS[event.key];
  if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const isRange = target instanceof HTMLInputElement && target.type === "range";
  if (!isRange && target?.closest("input, textarea, select, dialog, [role=tab]")) return;
  if (event.key === " " && target?.closest("button, a")) return;
  event.preventDefault();
  event.stopPropagation();
  deed(replay);
}
