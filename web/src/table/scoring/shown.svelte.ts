/** Which scoring is shown: one that has just been held, or one that was opened again. */

import { stepCount } from "../following";
import type { TableNow } from "../../protocol";
import type { Scoring, Seen } from "./scoring";

export class Shown {
  /** The sign of the scoring that was opened again, null for none. */
  private reopened = $state<string | null>(null);
  /** How many scorings one knows of, -1 before one knows the table. */
  private known = $state(-1);

  /** `all` are those held so far, null before the table is known; whoever `isAway` is shown none as it is held. */
  constructor(
    private readonly all: () => readonly Scoring[] | null,
    isAway: () => boolean = () => false,
  ) {
    $effect.pre(() => {
      const held = this.all()?.length;
      // What was held before one came is not news, nor is what was taken back; and nothing lies over the
      // way back to one's seat while a bot plays on.
      if (held !== undefined && (this.known < 0 || held < this.known || isAway())) this.known = held;
    });
  }

  /** The scoring that has just been held. */
  readonly fresh: Scoring | null = $derived.by(() => {
    const all = this.all();
    return all && this.known >= 0 && all.length > this.known ? all.at(-1)! : null;
  });
  readonly again: Scoring | null = $derived.by(
    () => this.all()?.find(({ sign }) => sign === this.reopened) ?? null,
  );

  readonly open = (sign: string): void => {
    this.reopened = sign;
  };

  /** It has been seen. */
  readonly close = (): void => {
    this.reopened = null;
    this.known = this.all()?.length ?? this.known;
  };
}

/** Return the position that was scored: the one on the table, unless it has gone on; then it is fetched. */
export async function seenAt(
  scoring: Scoring,
  now: TableNow,
  here: Seen,
  fetched: () => Promise<readonly Seen[]>,
): Promise<Seen | null> {
  if (stepCount(now) <= scoring.until) return here;
  return (await fetched())[scoring.step] ?? null;
}
