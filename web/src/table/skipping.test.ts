import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Skipping } from "./skipping";

const table = { isShowing: true, skip: vi.fn(() => void (table.isShowing = false)) };
let skipping: Skipping;

/** Something that can be touched, lit or not. */
class Thing {
  constructor(readonly isLit: boolean) {}

  closest(selector: string): Thing | null {
    return this.isLit && selector === "[data-lit]" ? this : null;
  }
}

class Key extends Event {
  constructor(readonly key: string) {
    super("keydown");
  }
}

/** Let an event come as the window hears it, and return whether it went on. */
function goesOn(heard: (event: Event) => void, event: Event, target: Thing): boolean {
  const stopped = vi.spyOn(event, "stopPropagation");
  Object.defineProperty(event, "target", { value: target });
  heard(event);
  return stopped.mock.calls.length === 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", Thing);
  vi.stubGlobal("KeyboardEvent", Key);
  table.isShowing = true;
  table.skip.mockClear();
  skipping = new Skipping(table);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const touch = (lit: boolean): boolean => goesOn(skipping.touched, new Event("pointerdown"), new Thing(lit));
const click = (lit: boolean): boolean => goesOn(skipping.clicked, new Event("click"), new Thing(lit));

test("a touch ends what is shown, behind all that hears the same touch", () => {
  expect(touch(false)).toBe(true);
  expect(table.skip).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(table.skip).toHaveBeenCalledOnce();
});

test("what lights up under the touch that skipped is not chosen by it, nor by a second tap at once", () => {
  touch(false);
  vi.advanceTimersByTime(80);
  expect(click(true)).toBe(false);
  vi.advanceTimersByTime(120);
  expect(touch(true)).toBe(false);
  vi.advanceTimersByTime(80);
  expect(click(true)).toBe(false);
});

test("what is not lit, such as a menu, still opens by the touch that skipped", () => {
  touch(false);
  vi.advanceTimersByTime(80);
  expect(click(false)).toBe(true);
});

test("a little later what is lit can be chosen", () => {
  touch(false);
  vi.advanceTimersByTime(301);
  expect(touch(true)).toBe(true);
  expect(click(true)).toBe(true);
});

test("where nothing is shown a touch is only a touch", () => {
  table.isShowing = false;
  expect([touch(true), click(true)]).toEqual([true, true]);
  vi.runAllTimers();
  expect(table.skip).not.toHaveBeenCalled();
});

test("keys that lead from thing to thing skip nothing, others do", () => {
  for (const key of ["Tab", "Shift"]) goesOn(skipping.touched, new Key(key), new Thing(false));
  vi.runAllTimers();
  expect(table.skip).not.toHaveBeenCalled();
  goesOn(skipping.touched, new Key(" "), new Thing(false));
  vi.runAllTimers();
  expect(table.skip).toHaveBeenCalledOnce();
});
