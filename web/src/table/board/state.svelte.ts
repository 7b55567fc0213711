/** What every board has: how it is laid out, what moves on it, and what is shown again. */

import { onDestroy } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import { replayFrame } from "../frame";
import { Drag } from "../motion/drag.svelte";
import type { Journey } from "../motion/journey";
import { follow } from "../motion/motion.svelte";
import { Playback } from "../recap/playback.svelte";
import type { AnySelection } from "./selection.svelte";

/** Columns beside the board, a phone that lies on its side, or one thing below another. */
type Layout = "wide" | "lying" | "narrow";

/** Which windows are wide, and which lie. */
interface Queries {
  readonly wide: string;
  readonly lying: string;
}

const QUERIES: Queries = {
  wide: "(min-width: 1200px) and (min-height: 560px)",
  lying: "(max-height: 559px) and (min-width: 640px)",
};

export class BoardState<Seen = unknown> {
  readonly motion;
  readonly playback;
  readonly drag = new Drag();
  /** How the game is looked back at, nothing while it is played. */
  readonly replayFrame = replayFrame();

  private readonly isRoomy: MediaQuery;
  private readonly isLying: MediaQuery;
  readonly layout: Layout = $derived.by(() => {
    if (this.isRoomy.current) return "wide";
    return this.isLying.current ? "lying" : "narrow";
  });
  readonly isWide = $derived.by(() => this.layout === "wide");

  /**
   * Made while a board is made, before anything of it is drawn.
   *
   * Whenever `seen` is another, `journeys` are made between what it was and what it is.
   */
  constructor(
    readonly play: AnySelection,
    seen: () => Seen,
    journeys: (before: Seen, after: Seen) => Journey[],
    queries: Partial<Queries> = {},
  ) {
    this.isRoomy = new MediaQuery(queries.wide ?? QUERIES.wide);
    this.isLying = new MediaQuery(queries.lying ?? QUERIES.lying);
    this.motion = follow(seen, journeys, () => play.table.isSkipping);
    this.playback = new Playback(this.motion, () => play.table.record);
    onDestroy(() => {
      this.drag.stop();
      play.close();
    });
  }

  /** Whether a thing is to be seen: neither in the air, nor yet to be shown again. */
  isSeen(name: string): boolean {
    return !this.motion.inAir.has(name) && !this.playback.waits(name);
  }
}
