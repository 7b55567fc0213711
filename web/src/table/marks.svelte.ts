/** What the coach speaks of, framed on the board for as long as it speaks of it. */

import { untrack } from "svelte";

import { find, flightLayer } from "./motion/pictures";

/** A cell of a palace that is no thing of its own yet. */
interface Cell {
  readonly x: number;
  readonly y: number;
}

/** What is to be marked: names of things, the first of each list that can be seen, and cells. */
export interface Marked {
  readonly seat: number;
  readonly names: readonly (readonly string[])[];
  readonly cells: readonly Cell[];
  /** Numbers of places that the board marks itself, so that no frame lies over what is written there. */
  readonly spots?: readonly number[];
}

const NOTHING_MARKED: Marked = { seat: -1, names: [], cells: [] };

/** Boards scroll, pan and move things: frames follow so often, in milliseconds. */
const PAUSE = 150;
const ROOM = 3;

class Marks {
  private marked = $state.raw<Marked>(NOTHING_MARKED);
  private pointed: readonly string[] = [];
  private frames: HTMLElement[] = [];
  private ending: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  show(marked: Marked): void {
    this.marked = marked;
    // An effect that shows marks must not run again because they are shown.
    untrack(() => this.draw());
  }

  clear(): void {
    this.pointed = [];
    this.show(NOTHING_MARKED);
  }

  /** Mark what is pointed at besides, for as long as it is; no names end it. */
  point(names: readonly string[]): void {
    this.pointed = names;
    this.draw();
  }

  /** Mark something besides for so many milliseconds. */
  pointFor(time: number, names: readonly string[]): void {
    clearTimeout(this.ending);
    this.point(names);
    this.ending = setTimeout(() => this.point([]), time);
  }

  /** The cells marked in the palace of a seat. */
  cellsOf(seat: number): readonly Cell[] {
    return this.marked.seat === seat ? this.marked.cells : [];
  }

  /** The places that a board marks itself. */
  get spots(): readonly number[] {
    return this.marked.spots ?? [];
  }

  private draw(): void {
    clearInterval(this.timer);
    this.frame();
    if (this.frames.length > 0 || this.marked.names.length > 0) {
      this.timer = setInterval(() => this.frame(), PAUSE);
    }
  }

  private frame(): void {
    for (const frame of this.frames) frame.remove();
    const pointed = this.pointed.length > 0 ? [frameOf(this.pointed, "light")] : [];
    const marked = this.marked.names.map((names) => frameOf(names, "light mark"));
    this.frames = [...marked, ...pointed].filter((frame) => frame !== null);
    if (this.frames.length > 0) flightLayer().append(...this.frames);
  }
}

/** Return a frame round the first thing of these names, if it can be seen and nothing covers it. */
function frameOf(names: readonly string[], look: string): HTMLElement | null {
  const found = find(names);
  const dialog = document.querySelector("dialog[open]");
  if (!found || (dialog && !dialog.contains(found.element))) return null;
  const { left, top, width, height } = found.box;
  const frame = document.createElement("div");
  frame.className = look;
  const sides = {
    left: left - ROOM,
    top: top - ROOM,
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
  };
  for (const [side, pixels] of Object.entries(sides)) frame.style.setProperty(side, `${pixels}px`);
  return frame;
}

export const marks = new Marks();
