/** Lets what others do come one after another, at a pace that one can follow. */

/** More than so many are never kept waiting: what is older is shown at once. */
const MOST_WAITING = 4;

export class Pace<Thing> {
  private waiting: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Between two things pass as many milliseconds as `gap` tells; 0 lets none wait. */
  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly gap: () => number,
  ) {}

  /** Show something in its turn: at once, if nothing was shown just before. */
  push(thing: Thing): void {
    this.waiting.push(thing);
    while (this.waiting.length > MOST_WAITING) this.show(this.waiting.shift()!);
    if (this.timer === undefined) this.next();
  }

  /** Show all that waits at once: somebody has seen enough, or acts. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const thing of this.waiting.splice(0)) this.show(thing);
  }

  /** Forget all that waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const gap = this.gap();
    if (gap === 0) {
      this.hurry();
      return;
    }
    const thing = this.waiting.shift();
    if (thing === undefined) return;
    // What is shown may itself hurry the rest, so that the clock is set before.
    this.timer = setTimeout(() => this.next(), gap);
    this.show(thing);
  }
}
