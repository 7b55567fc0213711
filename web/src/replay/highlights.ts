/** What a finished game is remembered by, found in its points from move to move. */

/** Everybody's points after each move. */
type Course = readonly (readonly number[])[];

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

/** Return who led when. */
export function leads(totals: Course): Leads {
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

/** The move that brought somebody most points, or null where nobody ever got one. */
export function largestGain(totals: Course): Gain | null {
  let best: Gain | null = null;
  for (let move = 1; move < totals.length; move += 1) {
    totals[move]!.forEach((total, player) => {
      const points = total - totals[move - 1]![player]!;
      if (points > (best?.points ?? 0)) best = { player, move, points };
    });
  }
  return best;
}

/** The move at which a player drew farthest away from the best of the others, or null. */
function decisive(totals: Course, player: number): Gain | null {
  const ahead = (each: readonly number[]): number =>
    each[player]! - Math.max(...each.filter((_, other) => other !== player));
  let best: Gain | null = null;
  for (let move = 1; move < totals.length; move += 1) {
    const points = ahead(totals[move]!) - ahead(totals[move - 1]!);
    if (points > (best?.points ?? 0)) best = { player, move, points };
  }
  return best;
}

export type Highlight =
  /** From here on the winner was ahead. */
  | { kind: "lead"; player: number; move: number }
  /** Only the final count decided; `past` led until then, -1 for nobody alone. */
  | { kind: "late"; player: number; past: number; move: number }
  | { kind: "decisive" | "gain" | "final"; player: number; move: number; points: number }
  | { kind: "changes"; count: number; move: number };

/**
 * Return what a game is remembered by. Its last move is no turning point: what everybody has is counted
 * behind it, whoever made it.
 */
export function highlightsOf(totals: Course): Highlight[] {
  const last = totals.length - 1;
  const before = totals.slice(0, -1);
  const winner = leader(totals[last] ?? []);
  const { since, changes } = leads(totals);
  const highlights: Highlight[] = [];
  const isAlone = (totals[0]?.length ?? 0) < 2;
  if (winner >= 0 && !isAlone) {
    const past = leader(before.at(-1) ?? []);
    if (since < last) highlights.push({ kind: "lead", player: winner, move: since });
    else highlights.push({ kind: "late", player: winner, past, move: last });
    const turned = decisive(before, winner);
    if (turned && turned.move !== since) highlights.push({ kind: "decisive", ...turned });
  }
  const gain = largestGain(before);
  if (gain && highlights.every(({ move }) => move !== gain.move)) highlights.push({ kind: "gain", ...gain });
  const final = largestGain(totals.slice(-2));
  if (final && final.points > (gain?.points ?? 0)) highlights.push({ kind: "final", ...final, move: last });
  if (changes > 1) highlights.push({ kind: "changes", count: changes, move: last });
  return highlights;
}
