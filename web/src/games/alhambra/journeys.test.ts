import { expect, test } from "vitest";

import { journeysOf, scoredBetween, surplus } from "./journeys";
import { BYTES, IN_PALACE, IN_RESERVE, ON_MARKET, type Position, SET_ASIDE, position } from "./record";

const [ME, OTHER] = [0, 1];

/** An empty table, with what a test lays on it. */
function table(lay: (here: Position) => void = () => undefined): Position {
  const here = position(new Uint8Array(BYTES));
  here.slot = -1;
  here.display.fill(-1);
  lay(here);
  return here;
}

const ways = (before: Position, after: Position): string[] =>
  journeysOf(before, after, ME).map(({ from, to }) => `${from.join("|")} > ${to.join("|")}`);

test("a tile that is bought goes from the market to whoever bought it", () => {
  const before = table((here) => (here.location[17] = ON_MARKET));
  const after = table((here) => (here.location[17] = SET_ASIDE + OTHER));
  expect(ways(before, after)).toEqual(["tile-17|market > tile-17|seat-1"]);
});

test("a tile that is redesigned goes from the palace to the reserve", () => {
  const before = table((here) => (here.location[3] = IN_PALACE + ME));
  const after = table((here) => (here.location[3] = IN_RESERVE + ME));
  expect(ways(before, after)).toEqual(["tile-3|seat-0 > tile-3|seat-0"]);
});

test("a tile drawn from the bag is dealt, not carried", () => {
  const after = table((here) => (here.location[5] = ON_MARKET));
  expect(ways(table(), after)).toEqual([]);
});

test("cards that are taken go to the own hand, or to the card of another player", () => {
  const before = table((here) => here.display.splice(0, 2, 4, 20));
  const take = (seat: number): Position =>
    table((here) => {
      here.display.splice(0, 2, 20, 30);
      here.hand_size[seat] = 1;
    });
  expect(ways(before, take(ME))).toEqual(["display-0 > hand-4|seat-0"]);
  expect(ways(before, take(OTHER))).toEqual(["display-0 > seat-1"]);
});

test("cards that are paid go to the discard, while they are laid and never twice", () => {
  const before = table((here) => {
    here.hand_size[OTHER] = 5;
    here.slot = 2;
  });
  const laid = table((here) => {
    here.hand_size[OTHER] = 4;
    here.slot = 2;
    here.laid[6] = 1;
  });
  const settled = table((here) => {
    here.hand_size[OTHER] = 4;
    here.discard[2]![6] = 1;
  });
  expect(ways(before, laid)).toEqual(["seat-1 > discard|display"]);
  expect(ways(laid, settled)).toEqual([]);
});

test("a turn in which somebody pays as many cards as are taken shows both", () => {
  const before = table((here) => {
    here.actor = OTHER;
    here.hand_size[OTHER] = 5;
    here.display.splice(0, 1, 4);
    here.location[17] = ON_MARKET;
  });
  const after = table((here) => {
    here.hand_size[OTHER] = 5;
    here.display.splice(0, 1, 30);
    here.discard[2]![6] = 1;
    here.location[17] = IN_PALACE + OTHER;
  });
  expect(ways(before, after)).toEqual([
    "seat-1 > discard|display",
    "tile-17|market > tile-17|seat-1",
    "display-0 > seat-1",
  ]);
  expect(ways(after, before)).toEqual(["tile-17|seat-1 > tile-17|market"]);
});

test("a scoring is shown by the points that it paid", () => {
  const before = table((here) => (here.points[OTHER]![0]![3] = 4));
  const after = table((here) => {
    here.points[OTHER]![0]![3] = 4;
    here.points[ME]![1]![6] = 7;
  });
  expect(scoredBetween(table(), before)).toBe(0);
  expect(scoredBetween(before, after)).toBe(1);
  expect(scoredBetween(after, after)).toBe(-1);
  expect(journeysOf(before, after, ME).map(({ sound }) => sound)).toEqual(["scoring"]);
});

test("of two hands, only what is more often in the first is left over", () => {
  expect(surplus([1, 1, 2, 3], [1, 3, 4])).toEqual([1, 2]);
});
