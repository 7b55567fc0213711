import { expect, test } from "vitest";

import { isOnlyWay, proposed } from "./payment";

function values(cards: number[], price: number): number[] | undefined {
  return proposed(cards, price)?.map((place) => cards[place]!);
}

test("an exact payment is proposed before a dearer one", () => {
  expect(values([9, 8, 3], 11)).toEqual([8, 3]);
});

test("of exact payments the one with the fewest cards is proposed", () => {
  expect(values([7, 4, 2, 1], 7)).toEqual([7]);
});

test("the smallest sum that reaches the price is proposed where none is exact", () => {
  expect(values([9, 7, 6], 8)).toEqual([9]);
  expect(values([9, 7, 6], 12)).toEqual([7, 6]);
});

test("each card of a kind is used once", () => {
  expect(values([4, 4], 8)).toEqual([4, 4]);
});

test("nothing is proposed for a price out of reach", () => {
  expect(proposed([5, 2], 8)).toBeNull();
  expect(proposed([], 1)).toBeNull();
});

test("there is only one way to pay where every other set holds a card too many", () => {
  expect(isOnlyWay([9, 2], 8)).toBe(true);
  expect(isOnlyWay([5, 4], 8)).toBe(true);
  expect(isOnlyWay([5, 5], 4)).toBe(true);
  expect(isOnlyWay([9, 7, 6], 8)).toBe(false);
  expect(isOnlyWay([9, 8], 8)).toBe(false);
  expect(isOnlyWay([3, 2], 8)).toBe(false);
});
