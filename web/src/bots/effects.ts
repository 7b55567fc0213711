/** What turns lead to, compared: the reasons that a coach gives, as in qalat.core.effects. */

import type { WrittenEffect } from "../protocol";

/** How effects of a kind are compared. */
interface Comparison {
  /** The field of which an effect must have more than the other turn's, to speak for a turn. */
  readonly more?: string;
  /** The field that only names something, and may name it otherwise behind another turn. */
  readonly named?: string;
  /** Whether such effects are the price of a turn; others speak for it. */
  readonly against?: boolean;
}

/** The kinds of effects that are not compared by all of their fields alike. */
export type Comparing = Readonly<Record<string, Comparison>>;

/** An effect, and about how many points it is worth to the seat. */
export interface Weighed<Effect> {
  readonly effect: Effect;
  readonly weight: number;
}

/** Return the effects of a turn that another does not have as well, or not as much. */
export function without(
  effects: readonly WrittenEffect[],
  others: readonly WrittenEffect[],
  comparing: Comparing,
): WrittenEffect[] {
  const known = new Set(others.map((other) => compared(other, comparing)));
  return effects.filter((effect) => {
    const more = comparing[effect.kind as string]?.more;
    const isOutdone = (other: WrittenEffect): boolean =>
      more !== undefined && other.kind === effect.kind && other[more]! >= effect[more]!;
    return !known.has(compared(effect, comparing)) && !others.some(isOutdone);
  });
}

/** Return what makes an effect another one. */
function compared(effect: WrittenEffect, comparing: Comparing): string {
  const named = comparing[effect.kind as string]?.named;
  const fields = Object.entries(effect).filter(([field]) => field !== named);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
