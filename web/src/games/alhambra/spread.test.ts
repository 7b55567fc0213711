import { expect, test } from "vitest";

import { CHIP, rowsOf, spreadOf, squareSize } from "./spread";

test("a few cards lie in a fan, not farther apart than looks well", () => {
  expect(spreadOf([2, 3], 600, 60, 2)).toEqual({ form: "fan", step: 60 * 0.68 });
});

test("cards move together before they are laid in rows", () => {
  const { form, step } = spreadOf([6, 4, 2, 5], 606, 62, 2);
  expect(form).toBe("fan");
  expect(step).toBeGreaterThanOrEqual(62 * 0.37);
  expect(step).toBeLessThan(25);
});

test("cards that would hide each other's values are laid in rows that all fit", () => {
  for (const room of [340, 370, 450]) {
    const { form, step } = spreadOf([6, 4, 2, 5], room, 49, 2);
    expect(form).toBe("rows");
    expect(rowsOf([6, 4, 2, 5], room, step)).toBe(2);
  }
});

test("more cards than any rows hold keep their values in sight, and take another row", () => {
  const { step } = spreadOf([14, 14, 14, 14], 340, 41, 2);
  expect(step).toBe(15);
  expect(rowsOf([14, 14, 14, 14], 340, step)).toBe(4);
});

test("a group begins another row where it would not end within this one", () => {
  expect(rowsOf([1, 1, 1], 3 * 59 + 2 * 12, CHIP)).toBe(1);
  expect(rowsOf([1, 1, 1], 3 * 59 + 2 * 12 - 1, CHIP)).toBe(2);
});

test("squares are as large as a box allows", () => {
  expect(squareSize(1, { width: 176, height: 112 }, 6, [30, 84])).toBe(84);
  expect(squareSize(2, { width: 176, height: 112 }, 6, [30, 84])).toBe(84);
  expect(squareSize(3, { width: 176, height: 112 }, 6, [30, 84])).toBe(54);
  expect(squareSize(99, { width: 176, height: 112 }, 6, [30, 84])).toBe(30);
});
