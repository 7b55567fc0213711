/** What a turn leads to: types and lines that fill, coins, and the dice that others get (effects.py). */

import type { Weighed } from "../../bots/effects";
import type { TriedTurn } from "../../bots/tried_turn";
import type { WrittenPlaces } from "../../protocol";
import type { Deed } from "./deeds";
import { crossingOf } from "./dice";
import type { Effect } from "./effects";
import { BUILD_AGAIN, END, type Facts, LINE_POINTS, PIPS, type Position, TYPES } from "./record";

type Turn = TriedTurn<Position, Facts, Deed>;
type Found = Iterable<Weighed<Effect>>;

const LINES = [
  { built: "in_row", worth: "row_points", near: "row_near" },
  { built: "in_column", worth: "column_points", near: "column_near" },
] as const;

const weighed = (effect: Effect, weight: number): Weighed<Effect> => ({ effect, weight });
const pairAt = ([blue, yellow]: readonly number[]): number => crossingOf(blue!, yellow!);

/** Return what a turn leads to, at least one effect. */
export function effects(turn: Turn): Weighed<Effect>[] {
  return [...types(turn), ...rivals(turn), ...lines(turn), ...coins(turn), ...dice(turn)];
}

/** Return the crossings that are built, and the pairs that are kept and passed on. */
export function places(turn: Turn): WrittenPlaces {
  const found: WrittenPlaces = {};
  for (const deed of turn.deeds) {
    if (deed.kind === "built" || deed.kind === "built_again") {
      (found.crossings ??= []).push(deed.crossing);
    } else if (deed.kind === "kept") {
      found.kept = [pairAt(deed.own)];
    } else if (deed.kind === "turned") {
      (found.turned ??= []).push(deed.colour, deed.was, deed.now);
    }
  }
  return found;
}

function isBuilt(state: Position, seat: number, crossing: number): boolean {
  return ((state.built[seat]! >> BigInt(crossing)) & 1n) === 1n;
}

/** Tell how far the types are that the turn builds, and what they would pay. */
function* types(turn: Turn): Found {
  const [before, after] = turn.facts;
  const built = turn.deeds.flatMap((deed) =>
    deed.kind === "built" || deed.kind === "built_again" ? [deed.type] : [],
  );
  for (const type of [...new Set(built)].sort()) {
    const count = turn.after.count[turn.seat]![type]!;
    const boxes = turn.after.boxes[type]!;
    const points = after.rank_points[turn.seat]![type]!;
    const more = points - before.rank_points[turn.seat]![type]!;
    if (count === boxes) {
      const place = before.gone[type]! + 1;
      yield weighed({ kind: "completes", type, place, points }, 3 + points);
    } else if (more > 0) {
      yield weighed({ kind: "ranks", type, count, points: more }, 0.4 * more);
    }
    if (count < boxes) yield weighed({ kind: "builds", type, count, boxes }, 1 + (2 * count) / boxes);
  }
}

/** Tell whom a type would pay less than before. */
function* rivals({ facts: [before, after], seat, after: state }: Turn): Found {
  const others = [...Array(state.seats).keys()].filter((row) => row !== seat);
  for (const type of TYPES.keys()) {
    const lost = (row: number): number => before.rank_points[row]![type]! - after.rank_points[row]![type]!;
    const points = Math.max(0, ...others.map(lost));
    const seats = others.filter((row) => lost(row) === points);
    if (points > 0) yield weighed({ kind: "costs_rival", type, seats, points }, 0.3 * points);
  }
}

/** Tell which rows and columns bring points, or will with one more. */
function* lines({ facts: [before, after], seat }: Turn): Found {
  for (const { built, worth, near } of LINES) {
    for (let place = 0; place < PIPS; place++) {
      const count = after[built][seat]![place]!;
      if (count === before[built][seat]![place]) continue;
      const points = after[worth][seat]![place]! - before[worth][seat]![place]!;
      const line = place + 1;
      const more = count < PIPS ? LINE_POINTS[count + 1]! - LINE_POINTS[count]! : 0;
      if (points > 0) yield weighed({ kind: worth, line, count, points }, 1 + points);
      else if (more > 0) yield weighed({ kind: near, line, count, points: more }, 1);
    }
  }
}

/** Tell what coins are taken, spent and saved. */
function* coins(turn: Turn): Found {
  const spent = turn.deeds.reduce((sum, deed) => sum + (deed.kind === "turned" ? deed.coins : 0), 0);
  if (spent > 0) yield weighed({ kind: "turns_dice", coins: spent }, 0.5 * spent);
  for (const deed of turn.deeds) {
    if (deed.kind === "coins_taken") {
      yield weighed({ kind: "takes_coins", coins: deed.coins, lost: deed.lost }, 0.8 * deed.coins + 0.2);
    } else if (deed.kind === "built_again") {
      yield weighed({ kind: "builds_twice", coins: deed.coins }, 2);
    }
  }
  const kept = turn.facts[1].coins[turn.seat]!;
  const place = turn.actions.indexOf(END);
  if (place >= 0 && turn.legal(place).includes(BUILD_AGAIN)) {
    yield weighed({ kind: "saves_build", coins: kept }, 1.5);
  }
  yield weighed({ kind: "keeps_coins", coins: kept }, 0.3);
}

/** Tell what the dice are worth that are kept, and those that are passed on. */
function* dice(turn: Turn): Found {
  for (const deed of turn.deeds) {
    if (deed.kind === "kept") {
      const crossing = pairAt(deed.own);
      const type = turn.after.layout[crossing]!;
      if (!isBuilt(turn.after, turn.seat, crossing)) {
        yield weighed({ kind: "keeps_dice", crossing, type }, 1.5);
      }
    } else if (deed.kind === "passed_on" && deed.receiver !== turn.seat) {
      yield* passed(turn, deed.receiver, pairAt(deed.pair));
    }
  }
}

function* passed({ after: state, facts: [, facts] }: Turn, receiver: number, crossing: number): Found {
  const fields = { crossing, seats: [receiver] };
  if (isBuilt(state, receiver, crossing)) {
    yield weighed({ kind: "passes_dead", ...fields }, 1);
    return;
  }
  const type = state.layout[crossing]!;
  const completes = state.count[receiver]![type]! + 1 === state.boxes[type];
  const row = facts.in_row[receiver]![Math.floor(crossing / PIPS)]!;
  const column = facts.in_column[receiver]![crossing % PIPS]!;
  const gains = [row, column].some((built) => LINE_POINTS[built + 1]! > LINE_POINTS[built]!);
  if (completes || gains) yield weighed({ kind: "passes_useful", ...fields }, completes ? 2 : 1);
}
