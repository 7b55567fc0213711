/** A scoring revealed step by step; whoever has seen enough sees the rest at once. */

import { motionFactor } from "../../settings.svelte";
import type { Scoring } from "./scoring";

/** Milliseconds at normal speed: a part, one that nobody has any of, one that is drawn, a place of the ranking. */
const [PART, NOBODYS, SCENE, PLACE] = [950, 450, 2400, 750];
/** Before the ranking changes, and before the first place is revealed. */
const [TURNS, HUSH] = [650, 1200];
/** How long all of it stays when all is revealed. */
export const LEAVES = 5500;

/**
 * Return how long each step of a scoring is shown: its parts, then how everybody stood before it, or
 * behind the last one the places, none of them yet at first.
 */
export function stepsOf(scoring: Scoring, isScene: (part: string) => boolean): number[] {
  const parts = scoring.counted.map(({ part, shares }) => {
    if (shares.every(({ rank }) => rank === 0)) return NOBODYS;
    return isScene(part) ? SCENE : PART;
  });
  if (!scoring.isLast) return [...parts, TURNS];
  return [...parts, ...scoring.rows.map((_, place) => (place === scoring.rows.length - 1 ? HUSH : PLACE))];
}

export class Reveal {
  /** The step that is shown; as many as there are when all is revealed. */
  at = $state(0);
  readonly isDone = $derived.by(() => this.at >= this.steps.length);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Steps are shown for so many milliseconds each, at normal speed; `heard` is called with each that begins. */
  constructor(
    private readonly steps: readonly number[],
    private readonly heard: (step: number) => void = () => undefined,
  ) {}

  start(): void {
    this.show(0);
  }

  /** Reveal the rest at once. */
  finish(): void {
    if (this.isDone) return;
    this.show(this.steps.length);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private show(step: number): void {
    clearTimeout(this.timer);
    const factor = motionFactor();
    this.at = factor === 0 ? this.steps.length : step;
    this.heard(this.at);
    if (this.isDone) return;
    this.timer = setTimeout(() => this.show(this.at + 1), this.steps[this.at]! * factor);
  }
}
