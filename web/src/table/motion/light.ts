/** A gold frame round a thing of the board, above everything else. */

import { find, flightLayer } from "./pictures";

const ROOM = 4;
let frame: HTMLElement | null = null;

/** Frame the first thing of these names that can be seen, and nothing else. */
export function light(names: readonly string[]): void {
  unlight();
  const found = find(names);
  if (!found) return;
  const { left, top, width, height } = found.box;
  frame = document.createElement("div");
  frame.className = "light";
  const sides = {
    left: left - ROOM,
    top: top - ROOM,
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
  };
  for (const [side, pixels] of Object.entries(sides)) frame.style.setProperty(side, `${pixels}px`);
  flightLayer().append(frame);
}

export function unlight(): void {
  frame?.remove();
  frame = null;
}
