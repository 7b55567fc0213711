/** Lets what others do come one after another, at a pace that one can follow. */

/** How fast things follow one another, in milliseconds. */
interface Tempo<Thing> {
  /** From one thing to the next; 0 lets the next one not wait. */
  readonly gap: (shown: Thing, next: Thing) => number;
  /** From the coming of a thing until it is shown, at most: many things follow one another faster. */
  readonly longest: () => number;
}

export class Pace<Thing> {
  private waiting: Thing[] = [];
  private last: { readonly thing: Thing; readonly at: number } | null = null;
  /** When the last of what waits is to be shown. */
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `counted` is called with how many things wait, whenever that has changed. */
  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly tempo: Tempo<Thing>,
    private readonly counted: (waiting: number) => void = () => undefined,
  ) {}

  /** Whether something waits, or was shown so lately that the next thing would wait. */
  get isUnderWay(): boolean {
    const { last } = this;
    return this.waiting.length > 0 || (last !== null && this.wait(last.thing) > 0);
  }

  /** Show something in its turn: at once, if nothing was shown just before. */
  push(thing: Thing): void {
    this.waiting.push(thing);
    this.until = performance.now() + this.tempo.longest();
    if (this.timer === undefined) this.next();
    this.count();
  }

  /** Show all that waits at once: somebody has seen enough, or acts. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const thing of this.waiting.splice(0)) this.reveal(thing);
    this.count();
  }

  /** Forget all that waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.last = null;
    this.count();
  }

  private next(): void {
    this.timer = undefined;
    while (this.waiting.length > 0) {
      const wait = this.wait(this.waiting[0]!);
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        break;
      }
      this.reveal(this.waiting.shift()!);
    }
    this.count();
  }

  /** How long it is until a thing may be shown. */
  private wait(next: Thing): number {
    const { last } = this;
    if (last === null) return 0;
    const even = Math.max(0, this.until - last.at) / Math.max(1, this.waiting.length);
    const gap = Math.min(this.tempo.gap(last.thing, next), this.waiting.length > 0 ? even : Infinity);
    return last.at + gap - performance.now();
  }

  private reveal(thing: Thing): void {
    this.last = { thing, at: performance.now() };
    this.show(thing);
  }

  private count(): void {
    this.counted(this.waiting.length);
  }
}
