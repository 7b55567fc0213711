/** Keys that every board knows; a game adds its own. */

import { isForBoard } from "../../parts/focus";
import type { AnySelection } from "./selection.svelte";

/** What a key opens or starts. */
interface Openings {
  readonly coach: () => void;
  readonly log: () => void;
  readonly replay: () => void;
}

/** Carry out a key, the game's own first; letters are those of the English names, in every language. */
export function keyPressed(
  event: KeyboardEvent,
  play: AnySelection,
  openings: Openings,
  own: (event: KeyboardEvent) => boolean,
): void {
  play.pointer = "";
  if (!isForBoard(event)) return;
  if (own(event) || opened(event, openings) || acted(event, play)) event.preventDefault();
}

function opened(event: KeyboardEvent, openings: Openings): boolean {
  const open = { h: openings.coach, l: openings.log, p: openings.replay }[event.key.toLowerCase()];
  open?.();
  return open !== undefined;
}

function acted(event: KeyboardEvent, play: AnySelection): boolean {
  const focused = event.target instanceof Element ? event.target : null;
  if (event.key === "Escape") play.cancel();
  else if (event.key.toLowerCase() === "u" && play.mayUndo) {
    void (event.shiftKey ? play.restart() : play.undo());
  } else if (event.key === "Enter" && play.confirmsOn(focused)) void play.confirm();
  else return false;
  return true;
}
