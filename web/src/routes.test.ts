import { expect, test } from "vitest";

import { routeOf } from "./routes";

test("every address leads somewhere, and what nobody knows leads home", () => {
  expect(routeOf("/")).toBeNull();
  expect(routeOf("/constructor")).toBeNull();
  expect(routeOf("/t")).toBeNull();
  for (const path of [
    "/t/abc",
    "/t/abc/replay",
    "/new",
    "/learn",
    "/rules",
    "/replay",
    "/settings",
    "/pass",
    "/status",
  ]) {
    expect(routeOf(path), path).not.toBeNull();
  }
});

test("a screen stays while only a part of its address changes", () => {
  const [first, second] = [routeOf("/t/abc/replay/3"), routeOf("/t/abc/replay/4")];
  expect(second!.load).toBe(first!.load);
  expect(second!.about).toBe(first!.about);
  expect([first!.props.move, second!.props.move]).toEqual([3, 4]);
  expect(routeOf("/rules/medina")!.load).toBe(routeOf("/rules")!.load);
});

test("another table is another screen, and so is its replay", () => {
  expect(routeOf("/t/abc")!.about).not.toBe(routeOf("/t/abd")!.about);
  expect(routeOf("/t/abc")!.load).not.toBe(routeOf("/t/abc/replay")!.load);
});

test("a move that is no number is the beginning of a replay", () => {
  expect(routeOf("/t/abc/replay/last")!.props).toEqual({ code: "abc", move: null });
});

test("a code in an address is understood as it is shown", () => {
  expect(routeOf("/t/KR42-M7WS-9Y3P")?.props).toEqual({ code: "kr42m7ws9y3p" });
  expect(routeOf("/t/KR42-M7WS-9Y3P/replay/7")?.props).toEqual({ code: "kr42m7ws9y3p", move: 7 });
  expect(routeOf("/t/abc")?.props).toEqual({ code: "abc" });
});
