/** What things of this game are called in the language spoken. */

import { t } from "../../i18n/language.svelte";
import { REASONS, TYPES } from "./record";

export function typeWords(type: number): string {
  return t(`rw-type-${TYPES[type]}`);
}

export function letterOf(type: number): string {
  return t(`rw-letter-${TYPES[type]}`);
}

export function reasonWords(number: number): string {
  return t(`rw-reason-${REASONS[number]?.name ?? "wrong_moment"}`);
}
