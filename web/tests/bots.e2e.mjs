/** Bots and the coach think in a worker, under the rules that the server sets for pages; the page stays free. */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

import { build } from "vite";

import { expect, launch, url } from "./browser.mjs";

const WEB = join(import.meta.dirname, "..");
const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
const GAMES = ["alhambra", "medina", "roll_and_write"];
const THOUGHT = 600;
/** Frames that a busy machine shows at the very least while somebody thinks. */
const FRAMES = 5;

const folder = await mkdtemp(join(tmpdir(), "qalat-bots-"));
await build({
  root: WEB,
  configFile: false,
  logLevel: "silent",
  worker: { format: "es" },
  build: {
    outDir: folder,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      input: {
        thinker: "src/bots/thinker.ts",
        engine: "src/engine/index.ts",
        modules: "src/engine/modules.ts",
      },
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].js" },
    },
  },
});

const policy = (await fetch(url)).headers.get("content-security-policy");
const server = createServer(async ({ url: path }, response) => {
  const head = { "Content-Security-Policy": policy };
  if (path === "/") return response.writeHead(200, { ...head, "Content-Type": TYPES[".html"] }).end("<p>");
  try {
    const content = await readFile(join(folder, path));
    response.writeHead(200, { ...head, "Content-Type": TYPES[extname(path)] }).end(content);
  } catch {
    response.writeHead(404, head).end();
  }
}).listen(0, "127.0.0.1");
await new Promise((up) => server.once("listening", up));

const browser = await launch();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);

/** Let the sultan think about the opening of a game, and the coach; count the page's frames meanwhile. */
async function think([game, thought]) {
  const [{ Thinker }, { Engine, CHANCE }, { moduleOf }] = await Promise.all(
    ["thinker", "engine", "modules"].map((name) => import(`/${name}.js`)),
  );
  const engine = await Engine.of(await moduleOf(game), { game });
  const states = engine.states();
  engine.start(states, 0, 3, engine.options(Array(48).fill(0)));
  while (states.get("actor") === CHANCE) engine.apply(states, 0, engine.legal(states, 0)[0]);
  const asked = { position: states.bytes(0).slice(), seat: states.get("actor"), seed: "1" };

  const thinker = new Thinker();
  const began = performance.now();
  await thinker.ask(game, "load", null);
  const loaded = performance.now() - began;
  let frames = 0;
  let isThinking = true;
  const count = () => isThinking && ++frames && requestAnimationFrame(count);
  requestAnimationFrame(count);
  const sultan = { ...asked, level: "sultan", budget: { milliseconds: thought } };
  const { actions, simulations } = await thinker.ask(game, "turn", sultan);
  const took = performance.now() - began - loaded;
  isThinking = false;
  const hints = await thinker.ask(game, "hint", { ...asked, budget: { simulations: 50 } });
  const judging = { first: 0, position: asked.position, actions, budget: { simulations: 50 } };
  const judged = await thinker.ask(game, "judge", judging);
  const control = new AbortController();
  const long = { ...sultan, budget: { milliseconds: 60_000 } };
  const stopped = thinker.ask(game, "turn", long, control.signal).catch(({ why }) => why);
  setTimeout(() => control.abort(), 100);
  const why = await stopped;
  const wrong = await thinker.ask("chess", "load", null).catch((error) => error.why);
  thinker.close();
  const isLegal = engine.whyNot(states, 0, actions[0]) === 0;
  return { loaded, took, frames, simulations, isLegal, why, wrong, hints, judged };
}

for (const game of GAMES) {
  const { hints, judged, ...found } = await page.evaluate(think, [game, THOUGHT]);
  console.log(game, JSON.stringify(found));
  expect(found.isLegal, `what the sultan plays in ${game} is not legal`);
  expect(found.simulations > 1, `the sultan thought of nothing in ${game}`);
  expect(found.frames > FRAMES, `the page showed ${found.frames} frames while it thought of ${game}`);
  expect(found.why === "stopped", `a question that was taken back ended with ${found.why}`);
  expect(found.wrong === "unloaded", `a game that nobody knows ended with ${found.wrong}`);
  expect(hints[0].gains.length > 0, `a hint for ${game} has no reasons`);
  expect(judged.loss >= 0 && judged.gains.length > 0, `a verdict on ${game} has no reasons`);
}

await browser.close();
server.close();
await rm(folder, { recursive: true });
