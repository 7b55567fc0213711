/** Where each die lies, from the deeds: a record lays four dice by value, and they say whose pair is whose. */

import type { Deed } from "./deeds";
import { NOTHING, OWN, PASSED, PIPS } from "./record";

/** What a die of each colour shows; 0 is no die. */
export type Pair = [blue: number, yellow: number];

/** The own pair, and the one that was passed on. */
export type Dice = [own: Pair, passed: Pair];

export function crossingOf(blue: number, yellow: number): number {
  return (yellow - 1) * PIPS + blue - 1;
}

export function blueOf(crossing: number): number {
  return (crossing % PIPS) + 1;
}

export function yellowOf(crossing: number): number {
  return Math.floor(crossing / PIPS) + 1;
}

/** How many pairs of one blue and one yellow die four dice have. */
export const PAIRS = 4;

/**
 * Return the crossings of all pairs of some dice, each once: the own pair, both mixed ones, the passed pair.
 * In place of what is missing or repeated stands -1, so that each keeps its place.
 */
export function pairsOf([own, passed]: Dice): number[] {
  const crossings = [own, passed].flatMap(([blue]) =>
    [own, passed].map(([, yellow]) => (blue > 0 && yellow > 0 ? crossingOf(blue, yellow) : NOTHING)),
  );
  return crossings.map((crossing, place) => (crossings.indexOf(crossing) === place ? crossing : NOTHING));
}

const pair = ([blue = 0, yellow = 0]: readonly number[]): Pair => [blue, yellow];

/** Return each seat's dice; turned says by step which of two dice that showed the same it was. */
export function diceOf(
  deeds: readonly Deed[],
  seats: number,
  turned: ReadonlyMap<number, number> = new Map(),
): Dice[] {
  const dice = Array.from({ length: seats }, (): Dice => [pair([]), pair([])]);
  for (const deed of deeds) {
    const own = dice[deed.seat];
    if (!own) continue;
    if ("own" in deed) [own[OWN], own[PASSED]] = [pair(deed.own), pair(deed.passed)];
    if (deed.kind === "passed_on") {
      own[PASSED] = pair([]);
      dice[deed.receiver]![PASSED] = pair(deed.pair);
    } else if (deed.kind === "turned") {
      const shows = (place: number): boolean => own[place]![deed.colour] === deed.was;
      const isMeant = turned.get(deed.step) === PASSED && shows(PASSED);
      own[isMeant || !shows(OWN) ? PASSED : OWN][deed.colour] = deed.now;
    }
  }
  return dice;
}
