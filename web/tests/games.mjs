/** The games, from the manifests in their folders, in the order of the shelf. */

import { readFileSync, readdirSync } from "node:fs";

const FOLDER = new URL("../src/games/", import.meta.url);
const FIELD = /^ {2}(\w+): "?(\w+)"?,$/gm;

function manifestOf(game) {
  const text = readFileSync(new URL(`${game}/manifest.ts`, FOLDER), "utf8");
  const fields = Object.fromEntries([...text.matchAll(FIELD)].map(([, name, value]) => [name, value]));
  return { name: fields.name, place: Number(fields.place), fewest: Number(fields.fewest) };
}

export const GAMES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => manifestOf(each.name))
  .sort((one, other) => one.place - other.place);
