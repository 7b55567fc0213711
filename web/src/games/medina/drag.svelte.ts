/** A piece carried from the tray to the city: choosing, aiming and placing in one movement. */

import type { Choice } from "./choice.svelte";
import type { Kind, Spot } from "./city";

/** How far a pointer moves before a click becomes a drag. */
const SLACK = 9;

/** Return the spot under a point of the window. */
export function spotUnder(x: number, y: number): Spot | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot]");
  return target ? Number(target.dataset["spot"]) : null;
}

export class Drag {
  carried = $state.raw<{ kind: Kind; x: number; y: number } | null>(null);

  private grabbed: { kind: Kind; x: number; y: number } | null = null;

  constructor(private readonly choice: Choice) {}

  grab(kind: Kind, event: PointerEvent): void {
    if (event.button === 0) this.grabbed = { kind, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { grabbed } = this;
    if (!grabbed) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!this.carried) {
      const isFar = Math.hypot(x - grabbed.x, y - grabbed.y) > SLACK;
      if (!isFar || this.choice.choices.get(grabbed.kind)!.size === 0) return;
      this.choice.lift(grabbed.kind);
    }
    this.carried = { kind: grabbed.kind, x, y };
    this.choice.aim(spotUnder(x, y));
  }

  drop(event: PointerEvent): void {
    const spot = this.carried ? spotUnder(event.clientX, event.clientY) : null;
    this.stop();
    // A finger that carried a piece to its place has said what it wants.
    if (spot !== null) void this.choice.choose(spot, "mouse");
  }

  stop(): void {
    this.grabbed = null;
    this.carried = null;
  }
}
