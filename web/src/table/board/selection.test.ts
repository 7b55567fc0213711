import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TestWire, layWires } from "../../net/wire.testing";
import { settings } from "../../settings.svelte";
import { Table } from "../table.svelte";
import { Selection } from "./selection.svelte";

const WHOLE = {
  type: "table", id: 1, version: 1, table: "abc", game: "medina", rules: 1, options: {},
  clock: { kind: "none" }, public: false, status: "playing", number: 4, turn: 2, made: 0, now: 0,
  seats: [{ kind: "person", name: "Ada" }, { kind: "bot", level: "mason" }],
  names: ["Ada", "Mason"], you: 0, host: true, actor: 0, commitment: "",
  record: btoa("\x01\x02"), facts: btoa("\x09"), steps: [],
  points: { totals: [3, 0], parts: [[3], [0]] }, own: { patch: [], legal: [7, 8], undoable: 1 },
}; // prettier-ignore

/** The least that a game adds: its position is a byte, its facts are another. */
class Play extends Selection<number, number, string> {
  only = -1;

  constructor(table: Table) {
    super(table, { position: (bytes) => bytes[0]!, facts: (bytes) => bytes[0]! });
  }

  protected override reason(number: number): string {
    return `reason ${number}`;
  }

  protected override get forced(): number {
    return this.only;
  }
}

let play: Play;

/** What was sent last of a kind. */
const sent = (type: string) => TestWire.latest.sent.findLast((each) => each["type"] === type);

/** Answer what was asked last, and let whoever asked go on. */
async function answer(message: Record<string, unknown>): Promise<void> {
  TestWire.latest.tell({ ...message, id: TestWire.latest.sent.at(-1)!["id"] });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const PREVIEWED = { type: "previewed", patch: [0, 5], facts: [0, 6], totals: [4, 0], own: null };

beforeEach(() => {
  vi.useFakeTimers();
  layWires();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { hidden: false });
  settings.sound = false;
  settings.confirm = true;
  const table = new Table("abc", () => ({ record: 2, facts: 1 }));
  TestWire.latest.open();
  TestWire.latest.tell(WHOLE);
  play = new Play(table);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first click chooses and shows what would be, the second does it", async () => {
  void play.choose(7);
  expect(play.ready).toEqual([7]);
  expect(sent("act")).toBeUndefined();
  await answer(PREVIEWED);
  expect(play.outcome).toEqual({ action: 7, here: 5, facts: 6, totals: [4, 0] });
  void play.choose(7);
  expect(sent("act")).toMatchObject({ actions: [7] });
});

test("one who wants no confirmations acts with the first click", () => {
  settings.confirm = false;
  void play.choose(7);
  expect(sent("act")).toMatchObject({ actions: [7] });
});

test("what was looked at is not asked for twice", async () => {
  void play.look(7);
  await answer(PREVIEWED);
  play.lookAway();
  expect(play.outcome).toBeNull();
  const asked = TestWire.latest.sent.length;
  void play.look(7);
  expect(play.outcome?.here).toBe(5);
  expect(TestWire.latest.sent.length).toBe(asked);
});

test("an answer about what is no longer looked at is not shown", async () => {
  void play.look(7);
  const { id } = TestWire.latest.sent.at(-1)!;
  void play.look(8);
  TestWire.latest.tell({ ...PREVIEWED, id });
  await answer({ type: "refused", reason: "illegal" });
  expect(play.outcome).toBeNull();
});

test("looking away from something else leads back to what is chosen", async () => {
  void play.choose(7);
  await answer(PREVIEWED);
  void play.look(8);
  play.lookAway();
  expect(play.pointed).toBe(7);
  expect(play.outcome?.action).toBe(7);
});

test("another position forgets what was chosen and what the table had said", async () => {
  void play.choose(7);
  await answer(PREVIEWED);
  play.renew();
  expect([play.chosen, play.pointed, play.outcome]).toEqual([-1, -1, null]);
  void play.look(7);
  expect(play.outcome).toBeNull();
});

test("a refusal names its rule and its place, and goes after a while", async () => {
  void play.refuse(9, "there");
  await answer({ type: "refused", reason: "illegal", rule: "MED-W1", number: 3 });
  expect(play.refusal).toEqual({ sentence: "reason 3", rule: "MED-W1", place: "there" });
  vi.runAllTimers();
  expect(play.refusal).toBeNull();
});

test("what is refused for another reason than the rules is not shown on the board", async () => {
  void play.refuse(9);
  await answer({ type: "refused", reason: "stale" });
  expect(play.refusal).toBeNull();
});

test("what alone can be done is done without a click, and nobody hears that it was done already", async () => {
  void play.doForced();
  expect(sent("act")).toBeUndefined();
  play.only = 8;
  void play.doForced();
  expect(sent("act")).toMatchObject({ actions: [8] });
  await answer({ type: "refused", reason: "stale" });
  expect(play.table.refusal).toBeNull();
});
