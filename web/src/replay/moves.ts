/** A game as a row of moves that one can step through: one a deed of its log. */

import type { Entry } from "../table/recap/log";

/** Something that was done, in words, and where in the game it was. */
export interface ReplayedDeed {
  /** How many steps of the game were done right after it. */
  done: number;
  /** Who did it; -1 is nobody. */
  seat: number;
  /** Which turn it belongs to, counted from 1. */
  turn: number;
  words: string;
  /** True for what nobody decided, such as a scoring: it has a line, but is no move. */
  isAside?: boolean;
  /** The sign of the scoring that it was. */
  scoring?: string;
}

/** Return a log deed by deed; what nobody decided is marked, and a scoring has its sign. */
export function replayedDeedsOf<Deed>(
  entries: readonly Entry<Deed>[],
  words: (deed: Deed) => string,
  signOf: (deed: Deed) => string | undefined = () => undefined,
): ReplayedDeed[] {
  let turn = 0;
  return entries.flatMap(({ seat, isAside, deeds, ends }): ReplayedDeed[] => {
    if (!isAside) turn += 1;
    return deeds.map((deed, place) => {
      const scoring = signOf(deed);
      const replayed = { done: ends[place]!, seat, turn, words: words(deed), isAside };
      return scoring === undefined ? replayed : { ...replayed, scoring };
    });
  });
}

export interface Move {
  seat: number;
  turn: number;
  words: string;
  /** How many steps of the game were done after it, what was drawn then among them. */
  until: number;
}

/** A line of the log, and the number of the move that it is about or comes behind. */
interface MoveLine {
  seat: number;
  words: string;
  move: number;
  isAside: boolean;
  scoring?: string;
}

export interface Course {
  /** The first is how all began, with number 0. */
  moves: readonly Move[];
  lines: readonly MoveLine[];
}

const CHANCE = -1;

/** Return the moves of a game and its log; actors are who is to act after so many steps. */
export function courseOf(
  deeds: readonly ReplayedDeed[],
  actors: readonly number[],
  begun: string,
  unfinished: string,
): Course {
  const count = actors.length - 1;
  const drawn = (done: number): number => {
    let until = done;
    while (until < count && actors[until] === CHANCE) until += 1;
    return until;
  };
  const moves: Move[] = [{ seat: CHANCE, turn: 0, words: begun, until: drawn(0) }];
  const lines: MoveLine[] = [];
  for (const { done, seat, turn, words, isAside = false, scoring } of deeds) {
    if (!isAside) moves.push({ seat, turn, words, until: drawn(done) });
    lines.push({
      seat,
      words,
      move: moves.length - 1,
      isAside,
      ...(scoring === undefined ? {} : { scoring }),
    });
  }
  const last = moves.at(-1)!;
  if (last.until < count) {
    const seat = actors[last.until]!;
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
