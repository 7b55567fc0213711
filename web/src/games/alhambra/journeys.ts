/** What travels when a table of Alhambra changes: read off from what lay where, and lies now. */

import type { Drawing, Journey } from "../../table/motion/journey";
import type { Sound } from "../../table/sound/sounds";
import MoneyCard from "./MoneyCard.svelte";
import {
  CURRENCIES,
  DIRK,
  IN_BAG,
  IN_PALACE,
  IN_RESERVE,
  ON_MARKET,
  type Position,
  SCORINGS,
  SET_ASIDE,
  VALUES,
  WITH_DIRK,
} from "./record";

/** Cards and tiles that go the same way follow one another. */
const APART = 70;

export const tileName = (tile: number): string => `tile-${tile}`;
export const displayName = (place: number): string => `display-${place}`;
export const handName = (kind: number): string => `hand-${kind}`;
export const seatName = (row: number): string => `seat-${row}`;

/** A money card that lies nowhere in sight. */
export const money = (kind: number): Drawing => ({
  component: MoneyCard,
  props: { currency: Math.floor(kind / VALUES), value: (kind % VALUES) + 1 },
  ratio: 2 / 3,
});

/** Return the home of the player who has a tile, or of the market. */
function homeOf(location: number): string {
  if (location === ON_MARKET) return "market";
  if (location === WITH_DIRK) return seatName(DIRK);
  const first = [SET_ASIDE, IN_RESERVE, IN_PALACE].find((each) => location >= each) ?? 0;
  return seatName(location - first);
}

function tileSound(location: number): Sound {
  return location === ON_MARKET ? "card" : "tile";
}

function tiles(before: Position, after: Position): Journey[] {
  const moved = after.location.flatMap((location, tile) => {
    const earlier = before.location[tile]!;
    const isElsewhere =
      location !== earlier || before.x[tile] !== after.x[tile] || before.y[tile] !== after.y[tile];
    return isElsewhere && earlier !== IN_BAG && location !== IN_BAG ? [tile] : [];
  });
  return moved.map((tile) => ({
    from: [tileName(tile), homeOf(before.location[tile]!)],
    to: [tileName(tile), homeOf(after.location[tile]!)],
    sound: tileSound(after.location[tile]!),
  }));
}

/** How many cards of each kind were paid so far, those for the slot that is being paid included. */
function paid({ discard, laid, slot }: Position): number[] {
  return CURRENCIES.flatMap((_, currency) =>
    laid.map((count, value) => discard[currency]![value]! + (slot === currency ? count : 0)),
  );
}

/** Return what the first list has more often than the second, as often as it has. */
export function surplus(more: readonly number[], fewer: readonly number[]): number[] {
  const rest = [...fewer];
  return more.filter((each) => {
    const place = rest.indexOf(each);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** The kinds of the cards that were paid between two positions. */
function paidBetween(before: Position, after: Position): number[] {
  const earlier = paid(before);
  return paid(after).flatMap((count, kind) => Array<number>(Math.max(0, count - earlier[kind]!)).fill(kind));
}

/** Return whose hand has grown, or shrunk; in a turn of both it is that of who was to act. */
function whoseHand(before: Position, after: Position, sign: 1 | -1): number {
  const changes = after.hand_size.map((size, seat) => sign * (size - before.hand_size[seat]!));
  const found = changes.findIndex((change) => change > 0);
  return found < 0 && paidBetween(before, after).length > 0 ? before.actor : found;
}

function takes(before: Position, after: Position, me: number): Journey[] {
  const taker = whoseHand(before, after, 1);
  if (taker < 0) return [];
  const kinds = (display: readonly number[]): number[] => display.filter((kind) => kind >= 0);
  const gone = surplus(kinds(before.display), kinds(after.display));
  return gone.map((kind, index) => ({
    from: [displayName(before.display.indexOf(kind))],
    to: [...(taker === me ? [handName(kind)] : []), seatName(taker)],
    delay: index * APART,
    sound: "card",
  }));
}

function payments(before: Position, after: Position, me: number): Journey[] {
  const payer = whoseHand(before, after, -1);
  return paidBetween(before, after).map((kind, index) => ({
    from: [...(payer === me ? [handName(kind)] : []), seatName(payer)],
    to: ["discard", "display"],
    picture: money(kind),
    delay: index * APART,
    sound: "coin",
  }));
}

/** Return which scoring has paid points between two positions, the last of them, or -1. */
export function scoredBetween(before: Position, after: Position): number {
  const sums = ({ points }: Position): number[] =>
    [...SCORINGS].map((_, scoring) =>
      points.reduce((sum, row) => sum + row[scoring]!.reduce((all, each) => all + each, 0), 0),
    );
  const earlier = sums(before);
  return sums(after).findLastIndex((sum, scoring) => sum > earlier[scoring]!);
}

/** A scoring is heard; what it paid stands beside the board. */
function scorings(before: Position, after: Position): Journey[] {
  return scoredBetween(before, after) < 0 ? [] : [{ from: [], to: [], sound: "scoring" }];
}

/** Return all that travels, or is heard, between two positions, seen from a seat. */
export function journeysOf(before: Position, after: Position, me: number): Journey[] {
  return [
    ...payments(before, after, me),
    ...tiles(before, after),
    ...takes(before, after, me),
    ...scorings(before, after),
  ];
}
