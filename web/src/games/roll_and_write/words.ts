/** What things of this game are called in the language spoken. */

import { t } from "../../i18n/language.svelte";
import { type Deed, blueOf, yellowOf } from "./chronicle";
import { COLOURS, REASONS, TYPES } from "./record";

export function typeWords(type: number): string {
  return t(`rw-type-${TYPES[type]}`);
}

export function letterOf(type: number): string {
  return t(`rw-letter-${TYPES[type]}`);
}

export function reasonWords(number: number): string {
  return t(`rw-reason-${REASONS[number]?.name ?? "wrong_moment"}`);
}

/** Say what somebody did, without who. */
export function deedWords(deed: Deed, layout: readonly number[]): string {
  switch (deed.kind) {
    case "turned":
      return t(`rw-deed-turned-${COLOURS[deed.colour]}`, { from: deed.from, to: deed.to });
    case "coins":
      return t("rw-deed-coins", { coins: deed.coins });
    default:
      return t(`rw-deed-${deed.kind}`, {
        type: typeWords(layout[deed.crossing]!),
        blue: blueOf(deed.crossing),
        yellow: yellowOf(deed.crossing),
      });
  }
}
