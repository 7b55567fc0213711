import { afterEach, expect, test } from "vitest";

import type { Analysis } from "../protocol";
import { THINKING } from ".";
import { analysisOf } from "./analysis";
import { begun, GAMES, load, NearLine } from "./near.testing";
import { type Line, NoAnswer, Thinker } from "./thinker";

const thinkers: Thinker[] = [];

function thinker(open: () => Line = () => new NearLine()): Thinker {
  thinkers.push(new Thinker(open));
  return thinkers.at(-1)!;
}

afterEach(() => thinkers.splice(0).forEach((each) => each.close()));

/** Return the position at the first decision of a game of three. */
async function opening(game: string): Promise<{ position: Uint8Array; seat: number }> {
  const { position } = await begun(game, 0);
  const { rules } = await load(game);
  return { position, seat: rules.actor(position) };
}

const SULTAN = { level: "sultan", seed: "table 1" } as const;

test.each(GAMES)("a bot thinks about a turn of %s for as long as it has", async (game) => {
  const near = thinker();
  const seen = await opening(game);
  await near.ask(game, "load", null);
  const began = performance.now();
  const { actions, simulations } = await near.ask(game, "turn", {
    ...seen,
    ...SULTAN,
    budget: { milliseconds: 300 },
  });
  const took = performance.now() - began;
  expect(actions.length).toBeGreaterThan(0);
  expect(simulations).toBeGreaterThan(10);
  const { shareOfTurn } = await THINKING[game]!();
  expect(took).toBeGreaterThan(290 * shareOfTurn(seen.position) - 20);
  expect(took).toBeLessThan(20_000);
});

test("what is not wanted any more is not thought about", async () => {
  const near = thinker();
  const seen = await opening("alhambra");
  const asked = { ...seen, ...SULTAN, budget: { milliseconds: 60_000 } };
  const control = new AbortController();
  const first = near.ask("alhambra", "turn", asked, control.signal);
  const waiting = near.ask("alhambra", "turn", asked, control.signal);
  const last = near.ask("alhambra", "turn", { ...asked, level: "mason" });
  setTimeout(() => control.abort(), 200);
  await expect(first).rejects.toMatchObject({ why: "stopped" });
  await expect(waiting).rejects.toMatchObject({ why: "stopped" });
  expect((await last).actions.length).toBeGreaterThan(0);
  await expect(near.ask("alhambra", "turn", asked, control.signal)).rejects.toThrow(NoAnswer);
});

test("a question without an answer is told from a failure, and others are answered", async () => {
  const near = thinker();
  const { position, seat } = await opening("medina");
  const asked = { position, seat, ...SULTAN, budget: { simulations: 5 } };
  for (const wrong of [
    { ...asked, seat: seat + 1 },
    { ...asked, position: position.slice(1) },
    { ...asked, level: "caliph" as "sultan" },
  ]) {
    await expect(near.ask("medina", "turn", wrong)).rejects.toMatchObject({ why: "unanswerable" });
  }
  expect((await near.ask("medina", "turn", asked)).actions.length).toBeGreaterThan(0);
});

test("a game that cannot be loaded is asked for again the next time", async () => {
  let attempts = 0;
  const line = new NearLine((game) => (attempts++ === 0 ? Promise.reject(new Error("offline")) : load(game)));
  const near = thinker(() => line);
  const failed = near.ask("medina", "load", null);
  await expect(failed).rejects.toMatchObject({ why: "unloaded", message: "offline" });
  expect(await near.ask("medina", "load", null)).toBe(null);
  expect(await near.ask("medina", "load", null)).toBe(null);
  expect(attempts).toBe(2);
});

test("a worker that fails is begun anew, and one that may not be begun is told of", async () => {
  const lines: NearLine[] = [];
  const near = thinker(() => {
    lines.push(new NearLine());
    return lines.at(-1)!;
  });
  const lost = near.ask("medina", "load", null);
  lines[0]!.dispatchEvent(Object.assign(new Event("error"), { message: "gone" }));
  await expect(lost).rejects.toMatchObject({ why: "unloaded", message: "gone" });
  expect(await near.ask("medina", "load", null)).toBe(null);
  expect(lines.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  const barred = thinker(() => {
    throw new Error("workers are blocked");
  });
  await expect(barred.ask("medina", "load", null)).rejects.toMatchObject({ why: "unloaded" });
});

test("the coach says what to play, and why", async () => {
  const near = thinker();
  const seen = await opening("alhambra");
  const best = await near.ask("alhambra", "hint", { ...seen, seed: "1", budget: { simulations: 50 } });
  expect(best.length).toBeGreaterThan(1);
  expect(best[0]!.gains.length).toBeGreaterThan(0);
  expect(best[0]!.visits).toBeGreaterThanOrEqual(best[1]!.visits);
  expect(best[1]).toMatchObject({ gains: [], costs: [], places: {}, equal: false });
});

test("the coach goes through a game, turn by turn, until it is not wanted", async () => {
  const near = thinker();
  const game = await begun("roll_and_write", 40);
  const reports: Analysis[] = [];
  const done = await analysisOf(near, "roll_and_write", game, (each) => reports.push(each));
  expect(done).toMatchObject({ state: "done", done: done.total });
  expect(done.total).toBeGreaterThan(1);
  expect(reports.map((report) => report.turns.length)).toEqual([...Array(done.total).keys()]);
  const seats = done.turns.map(({ first, seat }) => seat === game.steps[2 * first]);
  expect(new Set(seats)).toEqual(new Set([true]));
  const control = new AbortController();
  const stopped = analysisOf(near, "roll_and_write", game, () => control.abort(), control.signal);
  await expect(stopped).rejects.toMatchObject({ why: "stopped" });
});
