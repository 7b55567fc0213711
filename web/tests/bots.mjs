// Lets the browser's bots think for tests: a request a line comes in, an answer goes out.
//
// tests/wasm/test_bots.py asks the bots in Python the same, and compares every answer.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { bundled } from "./bundled.mjs";

const MODULES = join(import.meta.dirname, "..", "src", "engine", "modules");
const bots = await bundled("bots");
const { Engine, STRATEGIES, THINKING, Thinking, seeded, timeOfTurn } = bots;

const minds = new Map();
const never = new AbortController().signal;

async function thinkingOf(game) {
  if (!minds.has(game)) {
    const bytes = await readFile(join(MODULES, `${game}.wasm`));
    const engine = await Engine.of(await WebAssembly.compile(bytes), { game });
    minds.set(game, new Thinking(engine, await THINKING[game]()));
  }
  return minds.get(game);
}

const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));

const REQUESTS = {
  seeded: ({ seed }) => seeded(...seed),

  levels: () => STRATEGIES,

  pace: ({ bots, people }) => timeOfTurn(bots, people),

  share: async ({ game, position }) => (await thinkingOf(game)).game.shareOfTurn(bytes(position)),

  turn: async ({ game, position, ...question }) =>
    bots.turnOf(await thinkingOf(game), { ...question, position: bytes(position) }, never),

  hint: async ({ game, position, ...question }) =>
    bots.adviceFor(await thinkingOf(game), { ...question, position: bytes(position) }, never),

  /** The turns of a game, each with its position as digits. */
  async turns({ game, opening, steps }) {
    const { rules } = await thinkingOf(game);
    const turns = bots.playedTurns(rules, { opening: bytes(opening), steps });
    return turns.map(({ position, ...turn }) => ({ ...turn, position: hex(position) }));
  },

  /** All that a turn leads to, and what it is done with. */
  async effects({ game, position, seat, actions }) {
    const { rules, game: known } = await thinkingOf(game);
    const tried = bots.tryTurn(rules, bytes(position), seat, actions);
    return [known.effects(tried), known.places(tried)];
  },

  judge: async ({ game, position, ...judging }) =>
    bots.verdictOn(await thinkingOf(game), { ...judging, position: bytes(position) }, never),

  rounded: ({ values, decimals }) => values.map((value) => bots.rounded(value, decimals)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...request } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(await REQUESTS[ask](request))}\n`);
}
