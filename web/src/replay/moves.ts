/** A game as a row of moves that one can step through; which steps make a move is each game's. */

/** Something that was done, in words, and where in the game it was. */
export interface Told {
  /** How many steps of the game were done right after it. */
  done: number;
  /** Who did it; -1 is nobody. */
  seat: number;
  /** Which turn it belongs to, counted from 1. */
  turn: number;
  words: string;
  /** True for what nobody decided, such as a scoring: it is told, but is no move. */
  isAside?: boolean;
}

/** A turn as a game's log has it. */
interface Turn<Deed> {
  readonly seat: number;
  readonly deeds: readonly Deed[];
}

/** Tell a log deed by deed, and what lies between the turns; ends has where each of both was done. */
export function inTurns<Deed, Between extends object>(
  log: { readonly entries: readonly (Turn<Deed> | Between)[]; readonly ends: readonly number[] },
  deedWords: (deed: Deed) => string,
  between: (entry: Between) => { seat: number; words: string },
): Told[] {
  let [turn, place] = [0, 0];
  return log.entries.flatMap((entry): Told[] => {
    if (!("deeds" in entry)) return [{ done: log.ends[place++]!, turn, ...between(entry), isAside: true }];
    turn += 1;
    return entry.deeds.map((deed) => ({
      done: log.ends[place++]!,
      seat: entry.seat,
      turn,
      words: deedWords(deed),
    }));
  });
}

export interface Move {
  seat: number;
  turn: number;
  words: string;
  /** How many steps of the game were done after it, what was drawn then among them. */
  until: number;
}

/** A line of the log, and the number of the move that it tells of or comes behind. */
export interface Line {
  seat: number;
  words: string;
  move: number;
  isAside: boolean;
}

export interface Course {
  /** The first is how all began, with number 0. */
  moves: readonly Move[];
  lines: readonly Line[];
}

const CHANCE = -1;

/** Return the moves of a game and its log; steps are a seat and an action by turns. */
export function courseOf(
  told: readonly Told[],
  steps: readonly number[],
  begun: string,
  unfinished: string,
): Course {
  const count = steps.length / 2;
  const drawn = (done: number): number => {
    let until = done;
    while (until < count && steps[2 * until] === CHANCE) until += 1;
    return until;
  };
  const moves: Move[] = [{ seat: CHANCE, turn: 0, words: begun, until: drawn(0) }];
  const lines: Line[] = [];
  for (const { done, seat, turn, words, isAside = false } of told) {
    if (!isAside) moves.push({ seat, turn, words, until: drawn(done) });
    lines.push({ seat, words, move: moves.length - 1, isAside });
  }
  const last = moves.at(-1)!;
  if (last.until < count) {
    const seat = steps[2 * last.until]!;
    moves.push({ seat, turn: last.turn + Number(last.seat !== seat), words: unfinished, until: count });
    lines.push({ seat, words: unfinished, move: moves.length - 1, isAside: false });
  }
  return { moves, lines };
}

/** Return the number of the move that begins another turn, in a direction, from a move on. */
export function nextTurn(moves: readonly Move[], from: number, direction: 1 | -1): number {
  const last = moves.length - 1;
  if (direction > 0) {
    // To the end of the turn that one is in, or of the next one if it is over.
    const turn = moves[Math.min(from + 1, last)]!.turn;
    const end = moves.findLastIndex((move) => move.turn === turn);
    return Math.max(end, Math.min(from + 1, last));
  }
  const turn = moves[from]!.turn;
  const first = moves.findIndex((move) => move.turn === turn);
  return Math.max(0, first - 1);
}

/** Return the number of the last move that was done after so many steps of the game. */
export function moveAfter(moves: readonly Move[], steps: number): number {
  return Math.max(
    0,
    moves.findLastIndex((move) => move.until <= steps),
  );
}

/** Return the number of the move that a step of the game belongs to. */
export function moveOf(moves: readonly Move[], step: number): number {
  const found = moves.findIndex((move) => move.until > step);
  return found < 0 ? moves.length - 1 : found;
}
