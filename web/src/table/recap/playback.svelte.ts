/** Deeds shown again on the board, one after another, or one alone. */

import { untrack } from "svelte";

import { motionFactor } from "../../settings.svelte";
import { light, unlight } from "../motion/light";
import type { Motion } from "../motion/motion.svelte";
import type { LogLine, ShownDeed } from "./story";

/** Milliseconds that each deed is shown, at normal speed; without motion things are lit as long. */
const STEP = 750;
/** Milliseconds that a deed stays lit that was tapped in the log. */
const LOOK = 2500;

export class Playback {
  /** The deed that is shown now. */
  shown = $state.raw<ShownDeed | null>(null);

  private waiting = $state.raw<readonly ShownDeed[]>([]);
  private readonly covered = $derived(new Set(this.waiting.map((deed) => deed.names[0])));
  private timer: ReturnType<typeof setInterval> | undefined;

  /** It ends when what `changed` reads is another, and with the board that it is made for. */
  constructor(
    private readonly motion: Motion,
    changed: () => unknown,
  ) {
    $effect(() => {
      changed();
      untrack(() => this.stop());
      return () => this.stop();
    });
  }

  start(lines: readonly LogLine[]): void {
    this.stop();
    this.waiting = lines.flatMap((line) => line.deeds);
    if (this.waiting.length === 0) return;
    addEventListener("pointerdown", this.stop, { capture: true, once: true });
    this.timer = setInterval(() => this.next(), STEP * (motionFactor() || 1));
    this.next();
  }

  /** Whether the thing of a name is yet to be shown again. */
  waits(name: string): boolean {
    return this.covered.has(name);
  }

  /** Show where something is to be seen, or nothing. */
  point(deed: ShownDeed | null): void {
    if (this.timer !== undefined) return;
    this.shown = deed;
    if (deed) light(deed.names);
    else unlight();
  }

  /** Show for a while where one deed is to be seen. */
  show(deed: ShownDeed): void {
    this.stop();
    this.shown = deed;
    light(deed.names);
    addEventListener("pointerdown", this.stop, { capture: true, once: true });
    this.timer = setInterval(this.stop, LOOK);
  }

  readonly stop = (): void => {
    clearInterval(this.timer);
    this.timer = undefined;
    removeEventListener("pointerdown", this.stop, { capture: true });
    this.waiting = [];
    this.shown = null;
    unlight();
  };

  private next(): void {
    const [deed, ...rest] = this.waiting;
    if (!deed) {
      this.stop();
      return;
    }
    this.waiting = rest;
    this.shown = deed;
    light(deed.names);
    if (motionFactor() > 0) this.motion.depart(deed.journeys)();
  }
}
