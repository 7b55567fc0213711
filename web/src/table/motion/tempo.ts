/** How fast the acts of others are shown: slowly enough to follow, and never long. */

import type { TableNow, Update } from "../../protocol";
import { FASTEST, motionFactor } from "../../settings.svelte";

/** Milliseconds at normal speed from one player's act to another's, and to the next of the same turn. */
const BETWEEN_PLAYERS = 450;
const WITHIN_A_TURN = 300;
/** Milliseconds at normal speed after which nothing waits, however much is done at once. */
export const LONGEST = 2200;
/** Whoever has less time than this on the clock is shown everything quickly. */
const LITTLE_TIME = 120_000;

/** How much longer than normal things take to be shown at a table; 0 where nobody looks or all is still. */
export function slowness(now: TableNow | null): number {
  if (globalThis.document?.hidden) return 0;
  const left = now?.times?.left[now.you];
  const factor = motionFactor();
  return left !== undefined && left < LITTLE_TIME ? Math.min(factor, FASTEST) : factor;
}

/** Milliseconds between two updates at normal speed: only acts are waited for. */
export function gapBetween({ happened: shown }: Update, { happened: next }: Update): number {
  if (shown.event !== "acted" || next.event !== "acted") return 0;
  return shown.seat === next.seat ? WITHIN_A_TURN : BETWEEN_PLAYERS;
}
