import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { AnyToClient } from "../protocol";
import { type Connection, TableSocket } from "./socket";
import { TestWire, layWires } from "./wire.testing";

let connections: Connection[];
let heard: AnyToClient[];
let postponed: string[];
let last: number;

function socket(): TableSocket {
  return new TableSocket(
    "abc",
    () => last,
    (message) => heard.push(message),
    (connection) => connections.push(connection),
    (refusal) => postponed.push(refusal.reason),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  layWires();
  connections = [];
  heard = [];
  postponed = [];
  last = -1;
});

afterEach(() => {
  vi.useRealTimers();
});

test("a socket says hello with the last thing it has seen", () => {
  last = 17;
  socket();
  TestWire.latest.open();
  expect(TestWire.latest.url).toBe("ws://qalat.test/api/tables/abc/socket");
  expect(TestWire.latest.sent).toEqual([{ type: "hello", version: 1, id: 1, last: 17 }]);
  TestWire.latest.tell({ type: "done", id: 1 });
  expect(connections).toEqual(["connecting", "here"]);
});

test("what was asked while the wire was down is asked when it is back, and answered once", async () => {
  const own = socket();
  TestWire.latest.open();
  TestWire.latest.tell({ type: "done", id: 1 });
  TestWire.latest.close();
  const answer = own.ask({ type: "act", turn: 3, actions: [5] });
  await vi.advanceTimersByTimeAsync(400);
  const second = TestWire.latest;
  second.open();
  expect(second.sent.map((each) => each["type"])).toEqual(["hello"]);
  second.tell({ type: "done", id: 1 });
  expect(second.sent.at(-1)).toEqual({ type: "act", turn: 3, actions: [5], id: 2 });
  second.tell({ type: "done", id: 2 });
  expect(await answer).toEqual({ type: "done", id: 2 });
  second.close();
  await vi.advanceTimersByTimeAsync(400);
  TestWire.latest.open();
  TestWire.latest.tell({ type: "done", id: 1 });
  expect(TestWire.latest.sent.map((each) => each["type"])).toEqual(["hello"]);
});

test("each try after a failed one waits longer, up to a limit, and success forgets that", async () => {
  socket();
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    const before = TestWire.all.length;
    TestWire.latest.close();
    const started = Date.now();
    while (TestWire.all.length === before) await vi.advanceTimersByTimeAsync(100);
    pauses.push(Date.now() - started);
  }
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  TestWire.latest.open();
  TestWire.latest.tell({ type: "done", id: 1 });
  TestWire.latest.close();
  const before = TestWire.all.length;
  await vi.advanceTimersByTimeAsync(400);
  expect(TestWire.all.length).toBe(before + 1);
});

test("a table that refuses the hello is gone, and is not asked again", async () => {
  socket();
  TestWire.latest.open();
  TestWire.latest.tell({ type: "refused", id: 1, reason: "unknown_table" });
  TestWire.latest.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(TestWire.all.length).toBe(1);
  expect(connections.at(-1)).toBe("gone");
});

test("a server that is too busy to let one in is asked again later", async () => {
  socket();
  TestWire.latest.open();
  TestWire.latest.tell({ type: "refused", id: 1, reason: "stopping" });
  TestWire.latest.close();
  await vi.advanceTimersByTimeAsync(400);
  expect(TestWire.all.length).toBe(2);
  expect(connections).not.toContain("gone");
  expect(postponed).toEqual(["stopping"]);
});

test("reconnecting opens a new wire at once, and the old one is not missed", () => {
  const own = socket();
  TestWire.latest.open();
  TestWire.latest.tell({ type: "done", id: 1 });
  own.reconnect();
  expect(TestWire.all.length).toBe(2);
  expect(connections).toEqual(["connecting", "here", "connecting"]);
});
