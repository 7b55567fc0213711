import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Announcing } from "./announcing.svelte";

const sentence = (index: number): string => `${index}.`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("announces nothing of what happened before one came", () => {
  const announcing = new Announcing();
  announcing.follow(5, sentence);
  expect(announcing.heard).toBe("");
});

it("announces what is new at once, and what follows a second later, together", () => {
  const announcing = new Announcing();
  announcing.follow(0, sentence);
  announcing.follow(1, sentence);
  expect(announcing.heard).toBe("0.");
  announcing.follow(2, sentence);
  announcing.follow(3, sentence);
  expect(announcing.heard).toBe("0.");
  vi.advanceTimersByTime(1000);
  expect(announcing.heard).toBe("1. 2.");
});

it("does not flood: of many things only the newest are announced", () => {
  const announcing = new Announcing();
  announcing.follow(0, sentence);
  announcing.follow(9, sentence);
  vi.advanceTimersByTime(1000);
  expect(announcing.heard).toBe("7. 8.");
});

it("announces what is done again after it was taken back", () => {
  const announcing = new Announcing();
  announcing.follow(4, sentence);
  announcing.follow(2, sentence);
  expect(announcing.heard).toBe("");
  announcing.follow(3, sentence);
  expect(announcing.heard).toBe("2.");
});
