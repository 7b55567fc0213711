import { expect, test } from "vitest";

import { type ReplayedDeed, courseOf, moveAfter, moveOf, nextTurn } from "./moves";

// Two draws to begin with; Ada acts twice, a draw follows; Ben acts; a scoring; Ada acts.
const ACTORS = [-1, -1, 0, 0, -1, 1, -1, 0, -1];
const DEEDS: ReplayedDeed[] = [
  { done: 4, seat: 0, turn: 1, words: "bought" },
  { done: 6, seat: 1, turn: 2, words: "took" },
  { done: 7, seat: -1, turn: 2, words: "scoring", isAside: true },
  { done: 8, seat: 0, turn: 3, words: "built" },
];
const course = (actors = ACTORS) => courseOf(DEEDS, actors, "set up", "not finished");

test("a move takes along what was drawn behind it, and the first is how all began", () => {
  expect(course().moves.map((move) => [move.words, move.until])).toEqual([
    ["set up", 2],
    ["bought", 5],
    ["took", 7],
    ["built", 8],
  ]);
});

test("what nobody decided is a line of the log behind the move before it, and no move", () => {
  expect(course().lines.map((line) => [line.words, line.move, line.isAside])).toEqual([
    ["bought", 1, false],
    ["took", 2, false],
    ["scoring", 2, true],
    ["built", 3, false],
  ]);
});

test("a move that is not finished yet is the last one", () => {
  const { moves } = course([...ACTORS.slice(0, -1), 1, -1]);
  expect(moves.at(-1)).toEqual({ seat: 1, turn: 4, words: "not finished", until: 9 });
});

test("steps lead to the move that they belong to, and to the last one that was done", () => {
  const { moves } = course();
  expect([2, 3, 4, 5, 7].map((step) => moveOf(moves, step))).toEqual([1, 1, 1, 2, 3]);
  expect([0, 2, 4, 5, 7, 99].map((done) => moveAfter(moves, done))).toEqual([0, 0, 0, 1, 2, 3]);
});

test("a turn forward goes to the end of a turn, a turn back to before it", () => {
  const moves = [0, 1, 1, 1, 2, 2, 3].map((turn, number) => ({
    seat: 0,
    turn,
    words: "",
    until: number,
  }));
  expect(nextTurn(moves, 0, 1)).toBe(3);
  expect(nextTurn(moves, 1, 1)).toBe(3);
  expect(nextTurn(moves, 3, 1)).toBe(5);
  expect(nextTurn(moves, 6, 1)).toBe(6);
  expect(nextTurn(moves, 6, -1)).toBe(5);
  expect(nextTurn(moves, 4, -1)).toBe(3);
  expect(nextTurn(moves, 2, -1)).toBe(0);
  expect(nextTurn(moves, 0, -1)).toBe(0);
});
