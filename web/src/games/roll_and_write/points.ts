/** What a seat has, added up for its owner. */

import type { Facts, Position } from "./record";
import { NOTHING } from "./record";

interface Sum {
  /** Types that were completed and paid. */
  readonly completed: number;
  readonly lines: number;
  readonly coins: number;
  /** What the other types would bring if the game ended now. */
  readonly types: number;
  readonly total: number;
}

function added(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function sumOf(here: Position, facts: Facts, seat: number): Sum {
  const ranked = facts.rank_points[seat]!;
  const isPaid = (type: number): boolean => here.paid[seat]![type] !== NOTHING;
  const completed = added(ranked.filter((_, type) => isPaid(type)));
  const types = added(ranked.filter((_, type) => !isPaid(type)));
  const lines = added(facts.row_points[seat]!) + added(facts.column_points[seat]!);
  const coins = facts.coin_points[seat]!;
  return { completed, lines, coins, types, total: completed + lines + coins + types };
}
