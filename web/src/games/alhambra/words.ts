/** Tiles, cells and money in words of the language spoken. */

import { t } from "../../i18n/language.svelte";
import { MONEY, BUILDINGS } from "./art/colours";
import type { Cell } from "./palace";
import { FOUNTAIN, REASONS, SIDES, TILES, VALUES } from "./record";

export function typeWords(type: number): string {
  return t(`alhambra-type-${BUILDINGS[type]!.name}`);
}

/** The letter on the tiles that a part of the points is made with; the wall has none. */
export function partLetter(part: string): string {
  return BUILDINGS.some(({ name }) => name === part) ? t(`alhambra-letter-${part}`) : "";
}

export function tileWords(tile: number): string {
  const known = TILES[tile];
  if (tile === FOUNTAIN || !known) return t("alhambra-fountain");
  return `${typeWords(known.type)} ${known.price}`;
}

/** "Garden 8, walls north and west" */
export function tileAndWalls(tile: number): string {
  const walls = TILES[tile]?.walls ?? 0;
  const sides = [...SIDES].filter((_, side) => ((walls >> side) & 1) === 1);
  const named = sides.map((side) => t(`alhambra-side-${side.toLowerCase()}`)).join(", ");
  return tile === FOUNTAIN
    ? tileWords(tile)
    : `${tileWords(tile)}, ${named ? t("alhambra-walls", { sides: named }) : t("alhambra-no-walls")}`;
}

export function cellWords({ x, y }: Cell): string {
  const east = x === 0 ? "" : t(x > 0 ? "alhambra-east" : "alhambra-west", { count: Math.abs(x) });
  const south = y === 0 ? "" : t(y > 0 ? "alhambra-south" : "alhambra-north", { count: Math.abs(y) });
  return [east, south].filter(Boolean).join(", ") || t("alhambra-middle");
}

/** One card of a kind: "florin 3" */
export function cardWords(kind: number): string {
  const currency = Math.floor(kind / VALUES);
  return `${t(`alhambra-money-${MONEY[currency]!.name}`)} ${(kind % VALUES) + 1}`;
}

/** An amount of one currency: "11 ducats" */
export function amountWords(currency: number, amount: number): string {
  return t(`alhambra-amount-${MONEY[currency]!.name}`, { amount });
}

/** Why something is refused, by the reason's number. */
export function reasonWords(number: number): string {
  return t(`alhambra-why-${REASONS[number]?.name.replaceAll("_", "-") ?? "wrong-moment"}`);
}
