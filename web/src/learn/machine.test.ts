import { expect, test } from "vitest";

import { BEGINNING, ENOUGH, type Lesson, type Progress, follow, read, share } from "./machine";

interface Scene {
  count: number;
  isMine: boolean;
  built: number;
  coins?: boolean;
  over?: boolean;
}

const lesson: Lesson<Scene> = {
  acting: () => [],
  isEnough: ({ over }) => over ?? false,
  steps: [
    { key: "welcome" },
    {
      key: "build",
      when: ({ isMine }) => isMine,
      done: ({ count, built }, since) => count > since && built > 0,
    },
    { key: "coins", moment: true, when: ({ coins }) => coins ?? false },
    { key: "turn", when: ({ isMine }) => isMine, done: ({ built }) => built > 1, insists: true },
    { key: "alone" },
  ],
};

const MINE: Scene = { count: 3, isMine: true, built: 0 };
const at = (step: string, said: string[] = []): Progress => ({ said, step, since: 3 });

test("a lesson begins with its first step", () => {
  expect(follow(lesson, BEGINNING, MINE).step).toBe("welcome");
});

test("what is to be read stays until it is read, whatever happens on the table", () => {
  const welcome = follow(lesson, BEGINNING, MINE);
  expect(follow(lesson, welcome, { ...MINE, count: 9, built: 4 })).toBe(welcome);
  expect(read(lesson, welcome, MINE)).toEqual({ said: ["welcome"], step: "build", since: 3 });
});

test("what is to be done stays until it is done, and then the next is said", () => {
  const build = at("build", ["welcome"]);
  expect(follow(lesson, build, MINE)).toBe(build);
  const done = follow(lesson, build, { ...MINE, count: 4, built: 1 });
  expect(done).toEqual({ said: ["welcome", "build"], step: "turn", since: 4 });
});

test("whoever does something else is not stuck: the guide goes on", () => {
  const elsewhere = follow(lesson, at("build", ["welcome"]), { count: 5, isMine: false, built: 0 });
  expect(elsewhere).toEqual({ said: ["welcome", "build"], step: "", since: 3 });
});

test("a step that insists waits for its next chance, and those behind it wait too", () => {
  const waiting = follow(lesson, at("turn", ["welcome", "build"]), { ...MINE, isMine: false });
  expect(waiting.step).toBe("");
  expect(follow(lesson, waiting, MINE)).toEqual({ said: ["welcome", "build"], step: "turn", since: 3 });
});

test("a moment is said once, when it comes, out of all order", () => {
  const quiet: Progress = { said: ["welcome", "build"], step: "", since: 3 };
  const coins = follow(lesson, quiet, { ...MINE, isMine: false, coins: true });
  expect(coins.step).toBe("coins");
  const after = read(lesson, coins, { ...MINE, isMine: false, coins: true });
  expect(after).toEqual({ said: ["welcome", "build", "coins"], step: "", since: 3 });
});

test("what was taken back is to be done anew", () => {
  const undone = follow(lesson, { ...at("build", ["welcome"]), since: 7 }, { ...MINE, count: 5 });
  expect(undone).toEqual({ said: ["welcome"], step: "build", since: 5 });
});

test("a step can be skipped", () => {
  expect(read(lesson, at("build", ["welcome"]), MINE).step).toBe("turn");
});

test("the end is offered once, when enough is known and nothing else is to be said", () => {
  const said = ["welcome", "build", "coins", "turn", "alone"];
  const scene = { ...MINE, over: true };
  const offered = follow(lesson, { said, step: "", since: 3 }, scene);
  expect(offered.step).toBe(ENOUGH);
  expect(follow(lesson, offered, scene)).toBe(offered);
  expect(read(lesson, offered, scene)).toEqual({ said: [...said, ENOUGH], step: "", since: 3 });
});

test("a step of another version of the lesson is forgotten", () => {
  expect(follow(lesson, at("gone", ["welcome"]), MINE).step).toBe("build");
});

test("how far one has come counts what is taught before one plays alone", () => {
  expect(share(lesson, BEGINNING)).toBe(0);
  expect(share(lesson, { ...BEGINNING, said: ["welcome", "coins", "build"] })).toBe(0.6);
  const later = { ...lesson, steps: [...lesson.steps, { key: "late", moment: true }] };
  expect(share(later, { ...BEGINNING, said: lesson.steps.map((step) => step.key) })).toBe(1);
});
