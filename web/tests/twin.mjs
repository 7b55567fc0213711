// Drives tables of this device for tests: a request a line comes in, an answer goes out.
//
// tests/wasm/test_twin.py asks a table in Python the same, and compares every answer.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { build } from "vite";

const SOURCES = join(import.meta.dirname, "..", "src");
const { Engine, Refused, Rules, Table, Updates, commands, hinted } = await bundled();

const rules = new Map();
let table;
let updates;

/** Import what the pages would: the engine and the table, bundled. */
async function bundled() {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { lib: { entry: join(SOURCES, "local", "index.ts"), formats: ["es"] }, write: false },
  });
  const [{ output }] = [built].flat();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}

async function rulesOf(game) {
  if (!rules.has(game)) {
    const bytes = await readFile(join(SOURCES, "engine", "modules", `${game}.wasm`));
    rules.set(game, new Rules(await Engine.of(await WebAssembly.compile(bytes), { game })));
  }
  return rules.get(game);
}

const REQUESTS = {
  async open({ code, opened, at }) {
    table = new Table(code, opened, at, await rulesOf(opened.game));
    updates = new Updates(table);
    return null;
  },

  /** Give a command; return its event and what everybody is sent. */
  async command({ name, given, at }) {
    const event = table.apply(commands[camel(name)](table, ...given), at);
    return { event, updates: updates.updates(event, at) };
  },

  async everything({ seat, now, host, here, watchers }) {
    return updates.everything(seat, now, host, { here, watchers });
  },

  async hinted({ question, thoughts }) {
    return hinted(table, question, thoughts);
  },

  async preview({ seat, ...asked }) {
    return updates.preview(seat, asked);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...request } = JSON.parse(line);
  let answer;
  try {
    answer = await REQUESTS[ask](request);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    answer = error.answering(request.id ?? 0);
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** A command's name as it is written here. */
function camel(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}
