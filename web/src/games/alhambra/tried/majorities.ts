/** What becomes of the places among the types. */

import {
  DIRK,
  IN_PALACE,
  MAX_SEATS,
  type Facts,
  type Position,
  TILE_COUNT,
  TILE_TYPE,
  TYPES,
  WITH_DIRK,
} from "../record";
import { type FoundEffects, rivalsOf, rowsOf, type AlhambraTurn, weighed } from "./turn";

/** Return how much more a type pays a row at the next scoring than before the turn. */
function gainOf({ facts: [before, after] }: AlhambraTurn, row: number, type: number): number {
  return after.next_points[row]![type]! - before.next_points[row]![type]!;
}

/** Tell what the seat's own places among the types become. */
export function* majorities(turn: AlhambraTurn): FoundEffects {
  for (const type of TYPES.keys()) yield* majority(turn, type);
}

function* majority(turn: AlhambraTurn, type: number): FoundEffects {
  const { seat, after: state, facts } = turn;
  const [before, after] = facts;
  const scoring = after.next_scoring;
  const own = after.count[seat]![type]!;
  const was = before.count[seat]![type]!;
  const points = gainOf(turn, seat, type);
  if (own <= was) {
    if (points < 0) yield weighed({ kind: "loses", type, points: -points, scoring }, -points);
    return;
  }
  const others = rowsOf(state).filter((row) => row !== seat);
  const best = mostOf(after, others, type);
  if (own > best && was <= mostOf(before, others, type)) {
    yield weighed({ kind: "leads_alone", type, count: own, points, scoring }, points + 1);
  } else if (own === best) {
    const level = others.filter((row) => after.count[row]![type] === own);
    const seats = level.map((row) => (row === DIRK ? state.seats : row));
    yield weighed({ kind: "leads_level", type, seats, points, scoring }, points);
  } else if (points > 0) {
    yield weighed({ kind: "gains", type, points, scoring }, points);
  } else if (own > best) {
    yield weighed({ kind: "extends_lead", type, lead: own - best }, 1);
  } else {
    yield weighed({ kind: "adds", type, count: own }, 0.4);
  }
  const isSecure = reach(turn, turn.after, after, type) < own;
  const wasSecure = reach(turn, turn.before, before, type) < was;
  if (own > best && isSecure && !wasSecure) yield weighed({ kind: "secures", type });
}

function mostOf({ count }: Facts, rows: readonly number[], type: number): number {
  return Math.max(...rows.map((row) => count[row]![type]!));
}

/** Return how many tiles of a type another could have at the end, if all went there. */
function reach({ seat }: AlhambraTurn, state: Position, facts: Facts, type: number): number {
  let free = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const at = state.location[tile]!;
    const isInPalace = IN_PALACE <= at && at < IN_PALACE + MAX_SEATS;
    if (TILE_TYPE[tile] === type && !isInPalace && at !== WITH_DIRK) free += 1;
  }
  const others = rowsOf(state).filter((row) => row !== seat);
  return free + mostOf(facts, others, type);
}

/** Tell whom the turn costs points of the next scoring. */
export function* rivals(turn: AlhambraTurn): FoundEffects {
  const scoring = turn.facts[1].next_scoring;
  for (const type of TYPES.keys()) {
    const losses = rivalsOf(turn).map((row) => ({ row, lost: -gainOf(turn, row, type) }));
    const points = Math.max(0, ...losses.map(({ lost }) => lost));
    const seats = losses.filter(({ lost }) => lost === points).map(({ row }) => row);
    if (points > 0) yield weighed({ kind: "costs_rival", type, seats, points, scoring }, 0.6 * points);
  }
}
