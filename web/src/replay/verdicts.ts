/** What the coach said of a game, as curves and lists over its moves. */

import type { JudgedTurn, TableNow } from "../protocol";
import { sober } from "../table/effects";
import type { Curve } from "./chart";
import { type Move, moveAfter, moveOf } from "./moves";

const COSTLIEST = 3;
/** Points that the longest bar of losses stands for at least. */
export const NOTABLE = 1;

const NEIGHBOURS = 2;

export interface Verdict {
  turn: JudgedTurn;
  /** The number of the move that stands before the turn: where it was decided. */
  before: number;
  /** The number of the turn's first move. */
  move: number;
  /** The number of its last move. */
  last: number;
}

export function verdictsOf(turns: readonly JudgedTurn[], moves: readonly Move[]): Verdict[] {
  return turns.map((turn) => ({
    turn,
    before: moveAfter(moves, turn.first),
    move: moveOf(moves, turn.first),
    last: moveOf(moves, turn.first + turn.played.length - 1),
  }));
}

/** Whether a turn was as good as the best, within the error of the coach. */
export function isEqual({ loss, error }: JudgedTurn): boolean {
  return loss <= error;
}

/** What was said of the turn that a move belongs to. */
export function verdictAt(verdicts: readonly Verdict[], at: number): Verdict | undefined {
  return verdicts.find(({ move, last }) => move <= at && at <= last);
}

/** The turns that cost most, the worst first. */
export function costliest(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(({ turn }) => !isEqual(turn))
    .sort((one, other) => other.turn.loss - one.turn.loss)
    .slice(0, COSTLIEST);
}

/** What each seat's turns cost on average. */
export function meanLosses(verdicts: readonly Verdict[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = verdicts.filter(({ turn }) => turn.seat === seat);
    return own.reduce((sum, { turn }) => sum + turn.loss, 0) / Math.max(1, own.length);
  });
}

/** Each value with its neighbours: a single estimate rests on few games played on from there. */
function smoothed(values: readonly number[]): number[] {
  return values.map((_, place) => {
    const near = values.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** Everybody's chances to win in percent; of a single player, the points to be expected. */
export function chanceCurves(
  verdicts: readonly Verdict[],
  now: TableNow,
  names: readonly string[],
  last: number,
  isWhole: boolean,
): Curve[] {
  const isAlone = now.seats.length === 1;
  const winners = now.winners ?? [];
  return now.seats.map((_, seat) => {
    const judged = verdicts.map(({ turn }) => (isAlone ? turn.points[seat]! : 100 * turn.wins[seat]!));
    const values = smoothed(judged).map((value, place) => ({
      move: verdicts[place]!.before,
      value: Math.round(isAlone ? value : sober(value)),
    }));
    const share = winners.includes(now.names[seat]!) ? 100 / winners.length : 0;
    const end = isAlone ? (now.points?.totals[seat] ?? 0) : Math.round(share);
    return {
      seat,
      name: names[seat]!,
      values: isWhole ? [...values, { move: last, value: end }] : values,
    };
  });
}
