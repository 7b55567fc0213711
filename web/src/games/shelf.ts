/** The games as they stand on the shelf, before any of them is loaded. */

export interface Shelved {
  name: string;
  fewest: number;
  most: number;
  minutes: number;
  /** How many sit down to "play now" who have never chosen otherwise. */
  usual: number;
}

export const SHELF: readonly Shelved[] = [
  { name: "alhambra", fewest: 2, most: 6, minutes: 45, usual: 3 },
  { name: "roll_and_write", fewest: 1, most: 5, minutes: 25, usual: 2 },
  { name: "medina", fewest: 3, most: 4, minutes: 50, usual: 3 },
];

const PICTURES = import.meta.glob<string>("../pictures/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The picture of a game on its card. */
export function pictureOf(game: string): string {
  return PICTURES[`../pictures/${game}.svg`] ?? "";
}

/** The small sign of a game in lists. */
export function signOf(game: string): string {
  return PICTURES[`../pictures/sign-${game}.svg`] ?? "";
}
