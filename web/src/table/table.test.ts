import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import * as record from "../games/medina/record";
import { TestWire, layWires } from "../net/wire.testing";
import type { TableNow, Update } from "../protocol";
import { decoded } from "../record";
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

test("a whole table is taken as it is sent", () => {
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

test("an update that was heard before changes nothing", () => {
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

test("an undo takes the deeds of its steps along, and a takeback brings what is drawn anew", () => {
  const deeds = [["built", 0, 0, 0]];
  TestWire.latest.tell({ ...WHOLE, deeds });
  TestWire.latest.tell({ ...ACTED, deeds: [["walled", 1, 1, 0], ["turn_ended", 1, 1, 0]] }); // prettier-ignore
  expect(table.now?.deeds).toHaveLength(3);
  TestWire.latest.tell({
    ...ACTED, number: 6, happened: { event: "undone", at: 9, seat: 0, steps: 2 },
  }); // prettier-ignore
  expect(table.now?.deeds).toEqual(deeds);
  TestWire.latest.tell({
    ...ACTED, number: 7, deeds: [["youngest", 0, 0, 1]],
    happened: { event: "taken_back", at: 9, seat: 0, steps: 1, draws: [3] },
  }); // prettier-ignore
  expect(table.now?.steps).toEqual([-1, 3]);
  expect(table.now?.deeds).toEqual([["youngest", 0, 0, 1]]);
});

test("the updates of a whole story make the table that the server has, and nothing is asked for", () => {
  const path = join(import.meta.dirname, "..", "..", "..", "tests", "data", "updates", "medina.json");
  const story = JSON.parse(readFileSync(path, "utf8")) as {
    table: TableNow & Record<string, unknown>;
    updates: (Update & Record<string, unknown>)[];
    after: TableNow;
  };
  const seats = { record: record.BYTES, facts: record.FACT_BYTES };
  table = new Table("t", () => seats);
  TestWire.latest.open();
  const asked = TestWire.latest.sent.length;
  TestWire.latest.tell(story.table);
  for (const update of story.updates) TestWire.latest.tell(update);
  table.hurry();
  const { record: bytes, facts, own, now, here, watchers, times, ...after } = story.after;
  void [now, here, watchers, times];
  expect(table.now).toMatchObject(after);
  expect(table.record).toEqual(decoded(bytes ?? ""));
  expect(table.facts).toEqual(decoded(facts ?? ""));
  expect([...table.legal]).toEqual(own?.legal ?? []);
  expect(table.undoable).toBe(own?.undoable ?? 0);
  expect(new Set(story.updates.map(({ happened }) => happened.event)).size).toBeGreaterThan(8);
  expect(TestWire.latest.sent).toHaveLength(asked);
});

describe("what others do", () => {
  const acted = (number: number, seat: number, actor: number) => ({
    ...ACTED, number, turn: number - 2, actor, happened: { event: "acted", at: 9, seat, actions: [7] },
  }); // prettier-ignore
  const THREE = {
    ...WHOLE, id: 2, names: ["Ada", "Mason", "Mason 2", "Cyd"],
    seats: [WHOLE.seats[0], WHOLE.seats[1], WHOLE.seats[1], { kind: "person", name: "Cyd" }],
  }; // prettier-ignore

  beforeEach(() => {
    vi.useFakeTimers();
    TestWire.latest.tell(THREE);
    TestWire.latest.tell(acted(5, 0, 1));
  });
  afterEach(() => vi.useRealTimers());

  test("is shown one after another, and counted while it waits", () => {
    TestWire.latest.tell(acted(6, 1, 2));
    TestWire.latest.tell(acted(7, 2, 0));
    expect([table.now?.number, table.waiting, table.isShowing]).toEqual([5, 2, true]);
    vi.advanceTimersByTime(450);
    expect([table.now?.number, table.waiting]).toEqual([6, 1]);
    vi.advanceTimersByTime(450);
    expect([table.now?.number, table.waiting, table.isMyTurn]).toEqual([7, 0, true]);
    expect(table.isShowing).toBe(false);
  });

  test("is shown at once when somebody has seen enough, and so is what bots do next", () => {
    TestWire.latest.tell(acted(6, 1, 2));
    table.skip();
    expect([table.now?.number, table.waiting, table.isSkipping]).toEqual([6, 0, true]);
    TestWire.latest.tell(acted(7, 2, 0));
    expect([table.now?.number, table.isMyTurn, table.isSkipping]).toEqual([7, true, true]);
  });

  test("is shown at its pace again when a person has acted", () => {
    table.skip();
    TestWire.latest.tell(acted(6, 1, 3));
    vi.advanceTimersByTime(1000);
    TestWire.latest.tell(acted(7, 3, 1));
    expect(table.isSkipping).toBe(false);
    TestWire.latest.tell(acted(8, 1, 2));
    expect([table.now?.number, table.waiting]).toEqual([7, 1]);
  });

  test("is shown quickly to whoever has little time", () => {
    TestWire.latest.tell({ ...acted(6, 1, 2), times: { left: [30_000, 0, 0, 90_000], running: 1 } });
    vi.advanceTimersByTime(450);
    TestWire.latest.tell(acted(7, 2, 0));
    vi.advanceTimersByTime(179);
    expect(table.now?.number).toBe(6);
    vi.advanceTimersByTime(1);
    expect(table.now?.number).toBe(7);
  });
});

test("after a gap everything is asked for, once", () => {
  TestWire.latest.tell({ ...ACTED, number: 6 });
  TestWire.latest.tell({ ...ACTED, number: 7 });
  expect(TestWire.latest.sent.filter(({ type }) => type === "refresh")).toHaveLength(1);
  expect(table.now?.number).toBe(4);
  TestWire.latest.tell({ ...WHOLE, id: 2, number: 7 });
  TestWire.latest.tell({ ...ACTED, number: 9 });
  expect(TestWire.latest.sent.filter(({ type }) => type === "refresh")).toHaveLength(2);
});

test("a refused action is shown with its reason, and the table takes the next one", async () => {
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
