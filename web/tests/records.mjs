/** A game's record as the browser reads it, for scripts that look into positions. */

import { fileURLToPath } from "node:url";

import { runnerImport } from "vite";

const FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** Return the `record.ts` of a game: its constants, and how a position is read. */
export async function recordOf(game) {
  const path = `/src/games/${game}/record.ts`;
  const { module } = await runnerImport(path, { root: FOLDER, configFile: false, logLevel: "error" });
  return module;
}
