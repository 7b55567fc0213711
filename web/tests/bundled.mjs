// What the pages import, bundled for a script of the tests.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "vite";

const SOURCES = join(import.meta.dirname, "..", "src");
const { Engine, Rules } = await bundled("local");
const rules = new Map();

/** Import a folder of the pages' sources. */
export async function bundled(folder) {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      lib: { entry: join(SOURCES, folder, "index.ts"), formats: ["es"] },
      rollupOptions: { output: { codeSplitting: false } },
      write: false,
    },
  });
  const [{ output }] = [built].flat();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}

/** Return the rules of a game, as its module has them. */
export async function rulesOf(game) {
  if (!rules.has(game)) {
    const bytes = await readFile(join(SOURCES, "engine", "modules", `${game}.wasm`));
    rules.set(game, new Rules(await Engine.of(await WebAssembly.compile(bytes), { game })));
  }
  return rules.get(game);
}
