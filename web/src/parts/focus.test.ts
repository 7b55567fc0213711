import { describe, expect, it } from "vitest";

import { WAYS, nearest } from "./focus";

const cell = (column: number, row: number) => ({
  left: column * 10, right: column * 10 + 10, top: row * 10, bottom: row * 10 + 10,
}); // prettier-ignore

describe("arrows between lit things", () => {
  it("lead to the nearest one on that side", () => {
    const boxes = [cell(4, 0), cell(2, 0), cell(0, 2)];
    expect(nearest(cell(0, 0), boxes, WAYS["ArrowRight"]!)).toBe(1);
    expect(nearest(cell(0, 0), boxes, WAYS["ArrowDown"]!)).toBe(2);
  });

  it("rather go straight ahead than aside", () => {
    const boxes = [cell(1, 3), cell(4, 0)];
    expect(nearest(cell(0, 0), boxes, WAYS["ArrowRight"]!)).toBe(1);
  });

  it("stay where nothing lies on that side", () => {
    expect(nearest(cell(0, 0), [cell(0, 1)], WAYS["ArrowUp"]!)).toBe(-1);
    expect(nearest(cell(0, 0), [cell(0, 0)], WAYS["ArrowLeft"]!)).toBe(-1);
  });
});
