/** What is said of the spot that is looked at: what a piece there would change, or what it holds. */

import { t } from "../../i18n/language.svelte";
import { TRAY, type Spot, isRim } from "./city";
import type { Play } from "./play.svelte";
import { kindText } from "./words";

export interface Saying {
  /** Why something cannot be done, or what would be, or what is there. */
  readonly sort: "refused" | "preview" | "holding";
  readonly title: string;
  readonly text: string;
  /** The rule that a refusal follows from, or nothing. */
  readonly rule: string;
}

/** Name the pieces that may go on a spot now. */
function fittingText(play: Play, spot: Spot): string {
  const kinds = TRAY.filter((kind) => play.choices.get(kind)!.has(spot)).map(kindText);
  return kinds.length > 0 ? t("medina-cell-takes", { kinds: kinds.join(", ") }) : "";
}

/** Return what is to be said now, or null where nothing is looked at. */
export function sayingOf(
  play: Play,
  holdingOf: (spot: Spot) => string,
  towerOf: (tower: number) => string,
): Saying | null {
  const { refusal, aimed, preview } = play;
  if (refusal) {
    const title = refusal.place === null ? "" : t("medina-not-here");
    return { sort: "refused", title, text: refusal.sentence, rule: refusal.rule };
  }
  if (play.tower >= 0) return { sort: "holding", title: "", text: towerOf(play.tower), rule: "" };
  if (aimed === null) return null;
  if (preview) return { sort: "preview", title: preview.title, text: preview.sentences.join(" "), rule: "" };
  if (play.lit.has(aimed) || (isRim(aimed) && play.kind !== null)) return null;
  const text = [holdingOf(aimed).replace(/\.?$/, "."), play.kind === null ? fittingText(play, aimed) : ""];
  return { sort: "holding", title: "", text: text.filter(Boolean).join(" "), rule: "" };
}
