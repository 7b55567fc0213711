// Drives the games' modules for tests and measures: a request a line comes in, an answer goes out.
//
// The engine is the one of the pages, bundled as they are; what is asked of it is in REQUESTS.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { build } from "vite";

const ENGINE = join(import.meta.dirname, "..", "src", "engine");
const [FOLDER = join(ENGINE, "modules")] = process.argv.slice(2);

const { Engine, Search } = await bundled();
const engines = new Map();

/** Import the engine as it is bundled for the pages. */
async function bundled() {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { lib: { entry: join(ENGINE, "index.ts"), formats: ["es"] }, write: false },
  });
  const [{ output }] = [built].flat();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}

/** Return a game's engine, made once. */
async function engineOf(game) {
  if (!engines.has(game)) {
    const module = await WebAssembly.compile(await readFile(join(FOLDER, `${game}.wasm`)));
    engines.set(game, await Engine.of(module, { game }));
  }
  return engines.get(game);
}

/** Arrays that a request needs are made once: what is given out of the memory never comes back. */
const made = new Map();

function once(engine, name, make) {
  const key = `${engine.layout.game} ${name}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key);
}

function begun(engine, request) {
  const states = once(engine, "states", () => engine.states(2));
  const options = once(engine, `options ${request.options}`, () => engine.options(request.options));
  states.bytes().fill(0);
  return { states, options };
}

const hex = (bytes) => Buffer.from(bytes).toString("hex");

const REQUESTS = {
  /** Play the random game of each stream; return decisions, points, and how each ended. */
  async play(engine, request) {
    const { states, options } = begun(engine, request);
    const { rows, parts } = engine.layout.sizes;
    const { memory } = engine;
    const stream = once(engine, "stream", () => memory.numbers("int64", 1, 4));
    const decisions = once(engine, "decisions", () => memory.numbers("int64", 1));
    const totals = once(engine, "totals", () => memory.numbers("int64", 1, rows));
    const each = once(engine, "parts", () => memory.numbers("int64", 1, rows * parts));
    const wins = once(engine, "wins", () => memory.numbers("int64", 1, rows));
    return request.streams.map((words) => {
      states.bytes().fill(0);
      for (const array of [decisions, totals, each, wins]) array.bytes().fill(0);
      engine.scratch.bytes().fill(0);
      stream.write(words);
      engine.call(
        "play_games",
        ...[states, stream, request.seats, options, decisions, totals, each, wins, engine.scratch],
      );
      const played = [decisions.read(1)[0], totals.read(rows), wins.read(rows), hex(hash(each.bytes()))];
      return [...played, hex(states.bytes(0))];
    });
  },

  /** Follow the actions of a game; return a hash of all that the engine says of each position. */
  async follow(engine, request) {
    const { states, options } = begun(engine, request);
    const shown = once(engine, `shown ${request.seats}`, () => engine.states(request.seats + 1));
    const seen = once(engine, "seen", () => engine.states(2));
    engine.scratch.bytes().fill(0);
    engine.start(states, 0, request.seats, options);
    const hashes = [digestOf(engine, states, shown)];
    for (const action of request.actions) {
      const against = engine.whyNot(states, 0, action);
      engine.remember(states, 0, seen);
      engine.apply(states, 0, action);
      const deeds = engine.deeds(states, 0, action, seen);
      hashes.push(hash(Uint8Array.of(against), digestOf(engine, states, shown), ...deeds));
    }
    return { hashes: hashes.map(hex), state: hex(states.bytes(0)) };
  },

  /** Return a hash of the reasons against every action of a position. */
  async reasons(engine, request) {
    const { states } = begun(engine, request);
    states.bytes(0).set(Buffer.from(request.state, "hex"));
    const count = engine.layout.sizes.actions;
    return hex(hash(Uint8Array.from({ length: count }, (_, id) => engine.whyNot(states, 0, id))));
  },

  /** Count the lines of play of so many actions from a position. */
  async count(engine, request) {
    const stack = once(engine, `stack ${request.depth}`, () => engine.states(request.depth + 1));
    stack.bytes(0).set(Buffer.from(request.state, "hex"));
    return linesFrom(engine, stack, 0, request.depth);
  },

  /** Search a position; return a hash of each of the search's arrays. */
  async think(engine, request) {
    const { room, horizon, parameters } = request;
    const key = `search ${JSON.stringify([room, horizon, parameters])}`;
    const search = once(engine, key, () => new Search(engine, { room, horizon, parameters }));
    for (const [name, array] of Object.entries(search.work)) {
      if (name !== "parameters" && name !== "opening_ranks") array.bytes().fill(0);
    }
    const began = performance.now();
    search.begin(
      Buffer.from(request.state, "hex"),
      request.seat,
      [request.listing, request.playing],
      request.line,
    );
    for (const simulations of request.simulations) search.grow(simulations);
    const seconds = (performance.now() - began) / 1000;
    const hashes = Object.entries(search.work).map(([name, array]) => [name, hex(hash(array.bytes()))]);
    return { hashes: Object.fromEntries(hashes), turns: search.turns(), seconds };
  },

  /** Ask the judgement a question about a position; return the answer and what it wrote. */
  async judge(engine, request) {
    const { states } = begun(engine, request);
    states.bytes(0).set(Buffer.from(request.state, "hex"));
    const values = once(engine, "values", () => engine.memory.numbers("float64", engine.layout.sizes.rows));
    if (engine.has("unfold_tables")) engine.call("unfold_tables");
    values.bytes().fill(0);
    engine.scratch.bytes().fill(0);
    engine.scratch.field("stream").write(request.stream);
    const { question, seat } = request;
    const answer = engine.call("judge", question, states, 0, seat, values, engine.scratch);
    return [answer, hex(values.bytes()), hex(states.bytes(0))];
  },

  /** Read, compile and start a module anew; return the seconds until its first legal actions. */
  async first(engine, request) {
    const began = performance.now();
    const path = join(FOLDER, `${engine.layout.game}.wasm`);
    const fresh = await Engine.of(await WebAssembly.compile(await readFile(path)));
    const states = fresh.states();
    fresh.start(states, 0, request.seats, fresh.options(request.options));
    fresh.legal(states, 0);
    return (performance.now() - began) / 1000;
  },

  /** Measure random games: how many decisions, and the seconds. */
  async measure(engine, request) {
    const { states, options } = begun(engine, request);
    const { rows, parts } = engine.layout.sizes;
    const { memory } = engine;
    const games = request.streams.length;
    const streams = once(engine, `streams ${games}`, () => memory.numbers("int64", games, 4));
    const decisions = once(engine, `all ${games}`, () => memory.numbers("int64", games));
    const totals = once(engine, `totals ${games}`, () => memory.numbers("int64", games, rows));
    const each = once(engine, `parts ${games}`, () => memory.numbers("int64", games, rows * parts));
    const wins = once(engine, `wins ${games}`, () => memory.numbers("int64", games, rows));
    streams.write(request.streams.flat());
    decisions.bytes().fill(0);
    const began = performance.now();
    engine.call(
      "play_games",
      ...[states, streams, request.seats, options, decisions, totals, each, wins, engine.scratch],
    );
    const seconds = (performance.now() - began) / 1000;
    return { decisions: decisions.read(games).reduce((sum, one) => sum + one, 0), seconds };
  },
};

function hash(...pieces) {
  const digest = createHash("sha256");
  for (const piece of pieces) digest.update(piece);
  return digest.digest().subarray(0, 16);
}

/** Return a hash of a position and all that the engine says of it. */
function digestOf(engine, states, shown) {
  const count = engine.call("legal", states, 0, 1, engine.scratch);
  const sensible = engine.scratch
    .field("ids")
    .bytes()
    .slice(0, 8 * count);
  const chances = engine.chances(states, 0);
  const points = engine.score(states, 0);
  const views = engine.views(states, 0, shown);
  const numbers = [...chances.flatMap(({ action, weight }) => [action, weight]), engine.check(states, 0)];
  numbers.push(...points.totals, ...points.parts.flat());
  const facts = engine.facts(states, 0);
  return hash(states.bytes(0), sensible, JSON.stringify(numbers), ...views.shown, views.facts, facts);
}

function linesFrom(engine, stack, level, depth) {
  const actions = engine.legal(stack, level);
  if (depth <= 1) return depth === 1 ? actions.length : 1;
  let count = 0;
  for (const action of actions) {
    stack.bytes(level + 1).set(stack.bytes(level));
    engine.apply(stack, level + 1, action);
    count += linesFrom(engine, stack, level + 1, depth - 1);
  }
  return count;
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const answer = await REQUESTS[request.ask](await engineOf(request.game), request);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
