/** What a note speaks of, as found on the page and followed while it moves. */

import type { Light } from "./machine";
import type { Box } from "../parts/box";
import { around } from "./placing";

/** How often the page is measured anew for what moves without a change in it, in milliseconds. */
const PAUSE = 300;
/** More than these are lit as one. */
const MOST = 14;

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
}

function found(lights: readonly Light[]): Box[] {
  for (const light of lights) {
    if (typeof light !== "string" && boxesOf(light[0]).length === 0) continue;
    const boxes = boxesOf(typeof light === "string" ? light : light[1]);
    if (boxes.length > 0) return boxes;
  }
  return [];
}

export class Lights {
  lit = $state.raw<readonly Box[]>([]);
  acting = $state.raw<readonly Box[]>([]);
  private wanted: () => { lights: readonly Light[]; acting: readonly string[] };
  private readonly watch: MutationObserver;
  private readonly timer: ReturnType<typeof setInterval>;
  private frame = 0;

  constructor(wanted: Lights["wanted"]) {
    this.wanted = wanted;
    this.watch = new MutationObserver(() => this.later());
    this.watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    this.timer = setInterval(() => this.measure(), PAUSE);
    addEventListener("resize", this.later);
  }

  /** Measure before the page is drawn next. */
  readonly later = (): void => {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.measure();
    });
  };

  measure(): void {
    const { lights, acting } = this.wanted();
    const boxes = found(lights);
    const whole = boxes.length > MOST ? around(boxes) : null;
    this.lit = kept(this.lit, whole ? [whole] : boxes);
    this.acting = kept(this.acting, acting.flatMap(boxesOf));
  }

  close(): void {
    this.watch.disconnect();
    clearInterval(this.timer);
    cancelAnimationFrame(this.frame);
    removeEventListener("resize", this.later);
  }
}

/** Return what was there before if nothing has moved, so that nothing is drawn anew. */
function kept(before: readonly Box[], after: readonly Box[]): readonly Box[] {
  const isSame =
    before.length === after.length &&
    before.every(
      (box, index) =>
        Math.abs(box.left - after[index]!.left) < 1 &&
        Math.abs(box.top - after[index]!.top) < 1 &&
        Math.abs(box.width - after[index]!.width) < 1 &&
        Math.abs(box.height - after[index]!.height) < 1,
    );
  return isSame ? before : after;
}
