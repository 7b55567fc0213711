/** What things of this game are called in the language spoken. */

import { t } from "../../i18n/language.svelte";
import { REASONS, TYPES } from "./record";

export function typeWords(type: number): string {
  return t(`rw-type-${TYPES[type]}`);
}

export function letterOf(type: number): string {
  return t(`rw-letter-${TYPES[type]}`);
}

/** The letter of the type that a part of the points is made with; lines and coins have none. */
export function partLetter(part: string): string {
  return TYPES.some((type) => type === part) ? t(`rw-letter-${part}`) : "";
}

export function reasonWords(number: number): string {
  return t(`rw-reason-${REASONS[number]?.name ?? "wrong_moment"}`);
}
