/** What a finished game is remembered by, found in its points from move to move. */

interface Leads {
  /** From which move on whoever won was ahead of everybody, to the end; -1 where nobody won alone. */
  since: number;
  /** How often somebody else came to lead alone. */
  changes: number;
}

const NOBODY = -1;

/** Who is ahead of all others, or -1. */
export function leader(totals: readonly number[]): number {
  const most = Math.max(...totals);
  const ahead = totals.flatMap((total, player) => (total === most ? [player] : []));
  return ahead.length === 1 ? ahead[0]! : NOBODY;
}

/** Return who led when; totals are everybody's points after each move. */
export function leads(totals: readonly (readonly number[])[]): Leads {
  const winner = leader(totals.at(-1) ?? []);
  const behind = totals.findLastIndex((each) => leader(each) !== winner);
  let [last, changes] = [NOBODY, 0];
  for (const each of totals) {
    const ahead = leader(each);
    if (ahead === NOBODY) continue;
    if (last !== NOBODY && ahead !== last) changes += 1;
    last = ahead;
  }
  return { since: winner === NOBODY ? NOBODY : behind + 1, changes };
}

interface Gain {
  player: number;
  move: number;
  points: number;
}

/** Return the move that brought somebody most points, or null where nobody ever got one. */
export function largestGain(totals: readonly (readonly number[])[]): Gain | null {
  let best: Gain | null = null;
  for (let move = 1; move < totals.length; move += 1) {
    totals[move]!.forEach((total, player) => {
      const points = total - totals[move - 1]![player]!;
      if (points > (best?.points ?? 0)) best = { player, move, points };
    });
  }
  return best;
}

/** Return the move at which a player drew farthest away from the best of the others, or null. */
export function decisive(totals: readonly (readonly number[])[], player: number): Gain | null {
  const ahead = (each: readonly number[]): number =>
    each[player]! - Math.max(...each.filter((_, other) => other !== player));
  if ((totals[0]?.length ?? 0) < 2) return null;
  let best: Gain | null = null;
  for (let move = 1; move < totals.length; move += 1) {
    const points = ahead(totals[move]!) - ahead(totals[move - 1]!);
    if (points > (best?.points ?? 0)) best = { player, move, points };
  }
  return best;
}
