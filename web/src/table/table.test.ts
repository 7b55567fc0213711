import { beforeEach, expect, test } from "vitest";

import { TestWire, layWires } from "../net/wire.testing";
import { Table } from "./table.svelte";

const WHOLE = {
  type: "table", id: 1, version: 1, table: "abc", game: "medina", rules: 1, options: {},
  clock: { kind: "none" }, public: false, status: "playing", number: 4, turn: 2, made: 0, now: 0,
  seats: [{ kind: "person", name: "Ada" }, { kind: "bot", level: "mason" }],
  names: ["Ada", "Mason"], you: 0, host: true, actor: 0, commitment: "",
  record: btoa("\x01\x02\x03\x04"), facts: btoa("\x09"), steps: [0, 11],
  points: { totals: [3, 0], parts: [[3], [0]] }, own: { patch: [], legal: [7, 8], undoable: 1 },
}; // prettier-ignore

const ACTED = {
  type: "update", number: 5, turn: 3, actor: 1, totals: [5, 0], patch: [1, 20], facts: [0, 5],
  happened: { event: "acted", at: 9, seat: 0, actions: [7], draws: [2] },
  own: { patch: [3, 40], legal: [], undoable: 0 },
}; // prettier-ignore

let table: Table;

beforeEach(() => {
  layWires();
  table = new Table("abc", () => ({ record: 4, facts: 1 }));
  TestWire.latest.open();
  TestWire.latest.tell(WHOLE);
});

test("a whole table is taken as it is told", () => {
  expect([...table.record]).toEqual([1, 2, 3, 4]);
  expect([...table.facts]).toEqual([9]);
  expect([...table.legal]).toEqual([7, 8]);
  expect(table.isMyTurn).toBe(true);
});

test("an update changes the record for everybody and for oneself, and adds what was done", () => {
  TestWire.latest.tell(ACTED);
  expect([...table.record]).toEqual([1, 20, 3, 40]);
  expect([...table.facts]).toEqual([5]);
  expect(table.now?.steps).toEqual([0, 11, 0, 7, -1, 2]);
  expect(table.now?.points?.totals).toEqual([5, 0]);
  expect(table.isMyTurn).toBe(false);
  expect(table.legal.size).toBe(0);
});

test("an update that was told before changes nothing", () => {
  TestWire.latest.tell(ACTED);
  TestWire.latest.tell({ ...ACTED, patch: [0, 99] });
  expect([...table.record]).toEqual([1, 20, 3, 40]);
  expect(table.now?.steps).toEqual([0, 11, 0, 7, -1, 2]);
});

test("an undo takes the last actions out of what was done", () => {
  TestWire.latest.tell({
    ...ACTED, happened: { event: "undone", at: 9, seat: 0, steps: 1 }, patch: [], facts: [],
  }); // prettier-ignore
  expect(table.now?.steps).toEqual([]);
});

test("what is said is added to the talk", () => {
  TestWire.latest.tell({
    ...ACTED, happened: { event: "said", at: 9, name: "Ben", text: "hello", seat: 1 },
  }); // prettier-ignore
  expect(table.now?.talk).toEqual([{ name: "Ben", text: "hello", at: 9, seat: 1 }]);
});

test("when somebody else sits down, the whole table is asked for", () => {
  TestWire.latest.tell({ ...ACTED, happened: { event: "placed", at: 9, seat: 1 } });
  expect(TestWire.latest.sent.at(-1)).toMatchObject({ type: "refresh" });
});

test("a refused action is told with its reason, and the table takes the next one", async () => {
  const done = table.act(7);
  expect(table.busy).toBe(true);
  expect(await table.act(8)).toBe(false);
  TestWire.latest.tell({ type: "refused", id: 2, reason: "stale" });
  expect(await done).toBe(false);
  expect(table.refusal?.reason).toBe("stale");
  expect(table.busy).toBe(false);
});

test("whoever comes anew asks for everything", () => {
  table.reconnect();
  TestWire.latest.open();
  expect(TestWire.latest.sent[0]).toMatchObject({ type: "hello", last: -1 });
});

test("a server that stopped is back when it has answered, though nothing has happened meanwhile", () => {
  TestWire.latest.tell({ type: "stopping" });
  expect(table.stopping).toBe(true);
  table.reconnect();
  TestWire.latest.open();
  TestWire.latest.tell({ type: "done", id: 1 });
  expect(table.stopping).toBe(false);
});
