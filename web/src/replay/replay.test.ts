import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { GamePages } from "../games";
import type { JudgedTurn, Replay as SentReplay, TableNow } from "../protocol";
import { ReplayState } from "./replay.svelte";
import { Story } from "./story";

const TABLE: TableNow = {
  type: "table", version: 1, table: "abc", game: "medina", rules: 1, options: {},
  clock: { kind: "none" }, public: false, status: "over", number: 9, turn: 4, made: 0, now: 0,
  seats: [{ kind: "person", name: "Ada" }, { kind: "person", name: "Ben" }],
  names: ["Ada", "Ben"], you: 0, host: false, actor: -1, commitment: "",
  steps: [-1, 3, 0, 11, 1, 12, 0, 13], points: { totals: [3, 4], parts: [[1, 2], [0, 4]] },
  winners: ["Ben"], own: { patch: [], legal: [7], undoable: 1 },
}; // prettier-ignore

const PLAYED: SentReplay = {
  table: TABLE,
  record: btoa("\x00\x00"),
  facts: btoa("\x09"),
  parts: [[0, 0], [0, 0]],
  moments: [
    { actor: 0, patch: [0, 1] },
    { actor: 1, patch: [1, 5], facts: [0, 8], points: [0, 1] },
    { actor: 0, patch: [1, 6], points: [3, 4] },
    { actor: -2, patch: [0, 2], points: [1, 2] },
  ],
}; // prettier-ignore

const PAGES = {
  sizes: { record: 2, facts: 1 },
  parts: ["one", "other"],
  replayed: () => [
    { done: 2, seat: 0, turn: 1, words: "first" },
    { done: 3, seat: 1, turn: 2, words: "second" },
    { done: 4, seat: 0, turn: 3, words: "third" },
  ],
  chapter: (record: Uint8Array) => (record[1]! > 5 ? "B" : record[1]! > 0 ? "A" : ""),
  turnWords: () => "",
  feat: () => "",
} as unknown as GamePages;

let replay: ReplayState;

beforeEach(() => {
  vi.useFakeTimers();
  replay = new ReplayState(new Story(PLAYED), PAGES, 1);
});

afterEach(() => {
  replay.pause();
  vi.useRealTimers();
});

test("the table is shown as it was after the move, and nothing can be done at it", async () => {
  expect([...replay.table.record]).toEqual([1, 5]);
  expect([...replay.table.facts]).toEqual([8]);
  expect(replay.table.now).toMatchObject({
    status: "playing", actor: 1, winners: [], steps: [-1, 3, 0, 11],
    points: { totals: [1, 0], parts: [[1, 0], [0, 0]] },
  }); // prettier-ignore
  replay.go(2);
  expect(replay.table.now?.actor).toBe(0);
  expect(replay.table.isMyTurn).toBe(false);
  expect(replay.table.legal.size).toBe(0);
  expect(await replay.table.act(7)).toBe(false);
  expect([...replay.table.record]).toEqual([1, 6]);
});

test("the last move is the table as it is now", () => {
  replay.seek(99);
  expect(replay.at).toBe(3);
  expect(replay.table.now).toMatchObject({ status: "over", actor: -1, winners: ["Ben"] });
  expect(replay.table.now?.points?.totals).toEqual([3, 4]);
});

test("a game begins with its end where no move is named", () => {
  expect(new ReplayState(new Story(PLAYED), PAGES, null).at).toBe(3);
});

test("signs stand where they change, and everybody's points at every move", () => {
  expect(replay.chapters).toEqual([
    { move: 1, sign: "A" },
    { move: 2, sign: "B" },
  ]);
  expect(replay.totals).toEqual([[0, 0], [1, 0], [1, 4], [3, 4]]); // prettier-ignore
});

test("played by itself it goes on at its speed, and stops at the end", () => {
  replay.toggle();
  vi.advanceTimersByTime(1200);
  expect([replay.at, replay.isPlaying]).toEqual([2, true]);
  replay.speed = 4;
  vi.advanceTimersByTime(1200);
  expect([replay.at, replay.isPlaying]).toEqual([3, false]);
  replay.toggle();
  expect(replay.at).toBe(0);
  replay.step(1);
  vi.advanceTimersByTime(5000);
  expect([replay.at, replay.isPlaying]).toEqual([1, false]);
});

test("nobody sits in for anybody in a game that is looked back at", () => {
  const seats = [{ kind: "person", name: "Ada", sitting_in: "architect" } as const];
  const story = new Story({ ...PLAYED, table: { ...PLAYED.table, seats } });
  expect(story.tableAt(1).seats[0]!.sitting_in).toBeFalsy();
});

test("one tap changes between what was played and what would have been better", () => {
  const turn = { first: 1, outcome: [0, 9], outcome_facts: [] } as unknown as JudgedTurn;
  replay.compare({ turn, last: 2 });
  expect([replay.at, replay.better?.first, replay.table.record[0]]).toEqual([2, 1, 9]);
  replay.compare({ turn, last: 2 });
  expect([replay.at, replay.better, [...replay.table.record]]).toEqual([2, null, [1, 6]]);
});
