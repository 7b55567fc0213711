/** What travels over a board, by names: a game says what, the motion finds where. */

import type { Component } from "svelte";

import type { Box } from "../../parts/box";
import type { Sound } from "../sound/sounds";

/** A picture that lies nowhere on the board yet, such as a card out of a hidden hand. */
export interface Drawing {
  readonly component: Component<never>;
  readonly props: Record<string, unknown>;
  /** Width by height. */
  readonly ratio: number;
}

export interface Journey {
  /**
   * Where it comes from and goes to, of which the first that can be seen is taken: names of pieces
   * (`data-piece`), of places as large as a piece (`data-socket`), or of homes (`data-home`).
   */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What is seen travelling, if neither end is a piece: the name of a piece, or a drawing. */
  readonly picture?: string | Drawing;
  /** What tumbles stays where it is and turns; everything else slides. */
  readonly manner?: "tumble";
  /** How much later than the others it sets out, in milliseconds at normal speed. */
  readonly delay?: number;
  /** What it sounds like. */
  readonly sound?: Sound;
}

/** The largest that a thing is seen in the home that it vanishes into. */
const IN_A_HOME = 34;

/** Return the room that a thing takes in the middle of a home, with its own proportions. */
export function withinHome(home: Box, thing: Pick<Box, "width" | "height">): Box {
  const most = Math.min(IN_A_HOME, home.width, home.height);
  const scale = most / Math.max(thing.width, thing.height);
  const [width, height] = [thing.width * scale, thing.height * scale];
  return {
    left: home.left + (home.width - width) / 2,
    top: home.top + (home.height - height) / 2,
    width,
    height,
  };
}

/** Return the transform that shows a thing drawn in one box as if it lay in another. */
export function seenAt(drawn: Box, at: Box, lift = 0): string {
  const [x, y] = [at.left - drawn.left, at.top - drawn.top - lift];
  return `translate(${x}px, ${y}px) scale(${at.width / drawn.width}, ${at.height / drawn.height})`;
}

/** How high a low arc rises over the straight way. */
const [ARC, HIGHEST] = [0.12, 46];

/** Return the way from one box to another on a low arc, ending with a small settle. */
export function way(from: Box, to: Box): Keyframe[] {
  const lift = Math.min(HIGHEST, ARC * Math.hypot(to.left - from.left, to.top - from.top));
  const half = (one: number, other: number): number => (one + other) / 2;
  const middle = {
    left: half(from.left, to.left),
    top: half(from.top, to.top),
    width: half(from.width, to.width),
    height: half(from.height, to.height),
  };
  return [
    { transform: seenAt(to, from) },
    { transform: seenAt(to, middle, lift), offset: 0.45 },
    { transform: seenAt(to, grown(to, 1.02)), offset: 0.9 },
    { transform: seenAt(to, to) },
  ];
}

function grown(box: Box, scale: number): Box {
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    left: box.left - (width - box.width) / 2,
    top: box.top - (height - box.height) / 2,
    width,
    height,
  };
}

/** A place that something carried may be dropped on. */
export interface Landing extends Box {
  readonly name: string;
}

/** Return the landing nearest to a point, or null if none is within reach of it. */
export function nearest(landings: readonly Landing[], x: number, y: number, reach: number): Landing | null {
  let best: Landing | null = null;
  let least = reach;
  for (const each of landings) {
    const away = Math.hypot(
      Math.max(each.left - x, 0, x - each.left - each.width),
      Math.max(each.top - y, 0, y - each.top - each.height),
    );
    const middle = Math.hypot(each.left + each.width / 2 - x, each.top + each.height / 2 - y);
    // Inside a place its middle decides, to distinguish places that overlap.
    const distance = away > 0 ? away : -1 / (1 + middle);
    if (distance <= least) [best, least] = [each, distance];
  }
  return best;
}
