import { expect, test } from "vitest";

import { type City, journeysOf } from "./journeys";
import { BYTES, FACT_BYTES, type Position, facts, position } from "./record";

const [ME, OTHER] = [0, 1];
const NONE = -1;

/** An empty city of three players with ten pieces each, with what a test places in it. */
function city(place: (here: Position, palace: number[]) => void = () => undefined): City {
  const here = position(new Uint8Array(BYTES));
  const known = facts(new Uint8Array(FACT_BYTES));
  here.supply_size.fill(10);
  here.actor = OTHER;
  known.palace.fill(NONE);
  for (const row of here.roof) row.fill(NONE);
  here.palace_card.fill(NONE);
  here.tower_card.fill(NONE);
  place(here, known.palace);
  return { here, facts: known };
}

const ways = (before: City, after: City): string[] =>
  journeysOf(before, after, ME).map(({ from, to }) => `${from.join("|")} > ${to.join("|")}`);

test("a piece comes from the supply of whoever places it", () => {
  const placed = (seat: number): City =>
    city((here) => {
      here.piece[40] = 1;
      here.supply_size[seat] = 9;
    });
  expect(ways(city(), placed(ME))).toEqual(["tray-grey|seat-0 > spot-40"]);
  expect(ways(city(), placed(OTHER))).toEqual(["seat-1 > spot-40"]);
});

test("the first merchant is nobody's, and comes from whoever was asked for it", () => {
  const after = city((here) => (here.piece[60] = 6));
  expect(ways(city(), after)).toEqual(["seat-1 > spot-60"]);
});

test("a wall goes to the end of its arm", () => {
  const after = city((here) => {
    here.arm[0] = 1;
    here.supply_size[OTHER] = 9;
  });
  expect(ways(city(), after)).toEqual(["seat-1 > spot-176"]);
});

test("a roof goes to the crown of its palace", () => {
  const stands = (roofed: boolean): City =>
    city((here, palace) => {
      here.piece[40] = 1;
      palace[40] = 40;
      if (roofed) here.roof[OTHER]![0] = 40;
    });
  expect(ways(stands(false), stands(true))).toEqual(["seat-1 > roof-40|spot-40"]);
});

test("a card goes from its place to the first holder, and from holder to holder", () => {
  const held = (seat: number): City => city((here) => (here.tower_card[2] = seat));
  expect(ways(held(NONE), held(ME))).toEqual(["card-tower-2|city > seat-0"]);
  expect(ways(held(ME), held(OTHER))).toEqual(["seat-0 > seat-1"]);
});

test("what is taken back does not travel", () => {
  const after = city((here) => (here.piece[40] = 1));
  expect(ways(after, city())).toEqual([]);
});
