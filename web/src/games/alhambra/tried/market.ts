/** Which tiles are kept from others, and which are left to them. */

import {
  type Facts,
  NOTHING,
  PLACE_POINTS,
  type Position,
  SLOT_CURRENCY,
  SLOTS,
  TILE_PRICE,
  TILE_TYPE,
  VALUES,
} from "../record";
import { purse } from "./money";
import { type FoundEffects, rivalsOf, rowsOf, type AlhambraTurn, weighed } from "./turn";

export function* market(turn: AlhambraTurn): FoundEffects {
  const [before, after] = turn.facts;
  const scoring = after.next_scoring;
  for (const deed of turn.deeds) {
    if (deed.kind !== "bought") continue;
    const { tile } = deed;
    const { seats, points } = wanted(turn, turn.before, before, tile);
    if (seats.length > 0) {
      yield weighed({ kind: "keeps_from", tile, seats, points, scoring }, 0.5 * points);
    }
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = turn.after.market[slot]!;
    if (tile === NOTHING) continue;
    const { seats, points } = wanted(turn, turn.after, after, tile);
    if (seats.length > 0) {
      yield weighed({ kind: "leaves", tile, slot, seats, points, scoring }, 0.4 * points);
    }
  }
}

/** Return whom a tile would bring most at the next scoring, and how much that is. */
function wanted(
  turn: AlhambraTurn,
  state: Position,
  facts: Facts,
  tile: number,
): { seats: number[]; points: number } {
  const type = TILE_TYPE[tile]!;
  const counts = new Map(rowsOf(state).map((row) => [row, facts.count[row]![type]!]));
  const paid = (row: number, more: number): number => {
    const own = counts.get(row)! + more;
    return pointsFor([...new Map(counts).set(row, own).values()], own, type, facts.next_scoring);
  };
  const gains = rivalsOf(turn)
    .filter((row) => mayAfford(state, row, tile))
    .map((row) => ({ row, gain: paid(row, 1) - paid(row, 0) }));
  if (gains.length === 0) return { seats: [], points: 0 };
  const points = Math.max(...gains.map(({ gain }) => gain));
  const seats = points === 0 ? [] : gains.filter(({ gain }) => gain === points).map(({ row }) => row);
  return { seats, points };
}

/** Return what so many tiles of a type are paid among such counts, as the rules share places. */
function pointsFor(counts: readonly number[], own: number, type: number, scoring: number): number {
  if (own === 0) return 0;
  const ahead = counts.filter((count) => count > own).length;
  const level = counts.filter((count) => count === own).length;
  const shared: readonly number[] = PLACE_POINTS[scoring]![type]!.slice(ahead, ahead + level);
  return Math.floor(shared.reduce((sum, points) => sum + points, 0) / level);
}

/** Say whether a hand could pay a tile, as far as the seat on turn may know. */
function mayAfford(state: Position, seat: number, tile: number): boolean {
  const price = TILE_PRICE[tile]!;
  if (state.open_hands !== 1) return state.hand_size[seat]! * VALUES >= price;
  return state.market.some(
    (each, slot) => each === tile && purse(state, seat, SLOT_CURRENCY[slot]!) >= price,
  );
}
