/** A game is a folder here: what the folders hold is found by their names, and no list names the games. */

/** Return what was found in the games' folders, by the name of the game. */
export function byGame<Found>(files: Record<string, Found>): Readonly<Record<string, Found>> {
  const named = Object.entries(files).map(([path, found]) => [gameOf(path), found] as const);
  return Object.fromEntries(named);
}

function gameOf(path: string): string {
  const parts = path.split("/");
  return parts[parts.findIndex((part) => part === "games" || part === ".") + 1]!;
}
