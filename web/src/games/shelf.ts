/** The games as they stand on the shelf, before any of them is loaded. */

import { byGame } from "./folders";

/** What is known of a game without loading it; written from the game's own folder in Python. */
export interface Manifest {
  readonly name: string;
  readonly place: number;
  readonly fewest: number;
  readonly most: number;
  readonly minutes: number;
  /** How many sit down to "play now" who have never chosen otherwise. */
  readonly usual: number;
}

export const SHELF: readonly Manifest[] = Object.values(
  import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "MANIFEST" }),
).sort((one, other) => one.place - other.place);

const PICTURES = byGame(
  import.meta.glob<string>("./*/picture.svg", { eager: true, query: "?url", import: "default" }),
);
const SIGNS = byGame(
  import.meta.glob<string>("./*/sign.svg", { eager: true, query: "?url", import: "default" }),
);

/** The picture of a game on its card. */
export function pictureOf(game: string): string {
  return PICTURES[game] ?? "";
}

/** The small sign of a game in lists. */
export function signOf(game: string): string {
  return SIGNS[game] ?? "";
}
