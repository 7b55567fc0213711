import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, expect, test } from "vitest";

import { Engine, THINKING, Thinking } from ".";
import { SETTLE_ONLY } from "../engine";
import { Answering } from "./answering";
import type { Asking, Stop } from "./messages";
import { type Line, NoAnswer, Thinker } from "./thinker";

const GAMES = Object.keys(THINKING);

async function load(game: string): Promise<Thinking> {
  const path = join(import.meta.dirname, "..", "engine", "modules", `${game}.wasm`);
  const module = await WebAssembly.compile(readFileSync(path));
  return new Thinking(await Engine.of(module, { game }), await THINKING[game]!());
}

/** A worker in the same thread, which is told and tells copies. */
class NearLine extends EventTarget implements Line {
  private readonly answering: Answering;
  isEnded = false;

  constructor(loading = load) {
    super();
    this.answering = new Answering(loading, (message) => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent("message", { data: structuredClone(message) }));
    });
  }

  postMessage(message: unknown): void {
    const told = structuredClone(message) as Asking | Stop;
    setTimeout(() => this.answering.take(told));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const thinkers: Thinker[] = [];

function thinker(open: () => Line = () => new NearLine()): Thinker {
  thinkers.push(new Thinker(open));
  return thinkers.at(-1)!;
}

afterEach(() => thinkers.splice(0).forEach((each) => each.close()));

/** Return the position at the first decision of a game of three. */
async function opening(game: string): Promise<{ position: Uint8Array; seat: number }> {
  const { engine, rules } = await load(game);
  const states = engine.states();
  engine.scratch.field("stream").write([11, 22, 33, 1]);
  engine.start(states, 0, 3, engine.options(Array(48).fill(0)));
  engine.step(states, 0, SETTLE_ONLY);
  const position = states.bytes(0).slice();
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
