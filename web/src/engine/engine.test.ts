import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { CHANCE, Engine, layoutOf, OVER, Search, SETTLE_ONLY, WrongModule } from ".";

const GAMES = ["alhambra", "medina", "roll_and_write"];
const STREAM = [11, 22, 33, 1];

function compiled(game: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(join(import.meta.dirname, "modules", `${game}.wasm`)));
}

/** Return an engine with a game in its first state, at the first decision of a player. */
async function begun(game: string) {
  const engine = await Engine.of(compiled(game), { game });
  const states = engine.states(2);
  engine.scratch.field("stream").write(STREAM);
  engine.start(states, 0, 3, engine.options(Array(48).fill(0)));
  engine.step(states, 0, SETTLE_ONLY);
  return { engine, states };
}

test.each(GAMES)("the module of %s needs nothing from outside", (game) => {
  const module = compiled(game);
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  const named = WebAssembly.Module.exports(module).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(Object.keys(layoutOf(module).entries)));
});

test("a module of another game, of another version or of somebody else is refused", async () => {
  const module = compiled("medina");
  await expect(Engine.of(module, { game: "alhambra" })).rejects.toThrow(WrongModule);
  await expect(Engine.of(module, { fingerprint: "another" })).rejects.toThrow("fingerprint");
  const empty = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  await expect(Engine.of(empty)).rejects.toThrow(WrongModule);
});

test.each(["alhambra", "medina"])("a game of %s is played from list to list", async (game) => {
  const { engine, states } = await begun(game);
  let decisions = 0;
  for (let legal = engine.legal(states, 0); legal.length > 0; decisions += 1) {
    const action = legal[decisions % legal.length]!;
    expect(engine.whyNot(states, 0, action)).toBe(0);
    legal = engine.step(states, 0, action);
    expect(engine.check(states, 0)).toBe(0);
    if (decisions > 5000) throw new Error("the game does not end");
  }
  expect(states.get("actor")).toBe(OVER);
  const { totals, parts } = engine.score(states, 0);
  expect(parts.map((row) => row.reduce((sum, each) => sum + each, 0))).toEqual(totals);
});

test("chance has weights, and what is drawn is applied like any action", async () => {
  const engine = await Engine.of(compiled("medina"));
  const states = engine.states();
  engine.start(states, 0, 4, engine.options(Array(8).fill(0)));
  expect(states.get("actor")).toBe(CHANCE);
  const chances = engine.chances(states, 0);
  expect(chances.every(({ weight }) => weight > 0)).toBe(true);
  engine.apply(states, 0, chances[0]!.action);
  expect(engine.legal(states, 0).length).toBeGreaterThan(0);
});

test("views hide what patches then change", async () => {
  const { engine, states } = await begun("alhambra");
  const [before, after] = [engine.states(4), engine.states(4)];
  engine.views(states, 0, before);
  engine.apply(states, 0, engine.legal(states, 0)[0]!);
  const { shown } = engine.views(states, 0, after);
  const own = before.bytes(3).slice();
  const patch = engine.patches(before, after)[3]!;
  for (let at = 0; at < patch.length; at += 2) own[patch[at]!] = patch[at + 1]!;
  expect(own).toEqual(shown[3]);
  expect(shown[0]).not.toEqual(shown[3]);
});

test.each(["alhambra", "medina", "roll_and_write"])("a bot thinks in %s", async (game) => {
  const { engine, states } = await begun(game);
  const search = new Search(engine, { room: 1024 });
  const grown = (): number[] => {
    search.begin(states.bytes(0), states.get("actor"), [STREAM, STREAM]);
    search.grow(100);
    return search.turns().map(({ visits }) => visits);
  };
  const visits = grown();
  expect(search.simulations).toBe(100);
  expect(visits.reduce((sum, each) => sum + each, 0)).toBe(100);
  expect(grown()).toEqual(visits);
  for (const { actions, wins } of search.turns()) {
    expect(actions.length).toBeGreaterThan(0);
    expect(wins.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  }
});
