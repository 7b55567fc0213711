/** What was done in Medina, in words: the log, advice, news, and what is heard. */

import type { Written } from "../../deeds";
import { t } from "../../i18n/language.svelte";
import { type Entry, type Manner, logOf } from "../../table/recap/log";
import type { DeedNews } from "../../table/recap/story";
import type { Kind, Spot } from "./city";
import { type Deed, deedsOf } from "./deeds";
import { cardName, seatName } from "./journeys";
import { CELLS, COLOURS, TOWERS } from "./record";
import { spotText } from "./words";

const IN_TURNS = ["opened", "built", "attached", "traded", "walled", "roofed", "declined"] as const;

/** What the log tells of, a piece a deed. */
export type LoggedDeed = Extract<Deed, { kind: (typeof IN_TURNS)[number] }>;

export function entriesOf(deeds: readonly Deed[]): Entry<LoggedDeed>[] {
  return logOf(deeds, IN_TURNS, []);
}

/** Return the kind of piece that was placed and where, null where none was. */
export function pieceOf(deed: LoggedDeed): { kind: Kind; spot: Spot } | null {
  switch (deed.kind) {
    case "declined":
      return null;
    case "built":
      return { kind: COLOURS[deed.colour]!, spot: deed.cell };
    case "attached":
      return { kind: "stable", spot: deed.cell };
    case "walled":
      return { kind: "wall", spot: CELLS + deed.cell };
    case "roofed":
      return { kind: "roof", spot: deed.palace };
    default:
      return { kind: "merchant", spot: deed.cell };
  }
}

/** Return where the pieces of some deeds stand. */
export function spotsOf(deeds: readonly LoggedDeed[]): Spot[] {
  return deeds.flatMap((deed) => pieceOf(deed)?.spot ?? []);
}

/** Return what was placed and where. */
export function deedWords(deed: LoggedDeed, manner: Manner = "log"): string {
  const piece = pieceOf(deed);
  if (!piece) return t("medina-declined", { manner });
  const place = spotText(piece.spot);
  const colour = deed.kind === "roofed" ? COLOURS[deed.colour]! : "";
  return t(`medina-placed-${piece.kind}`, { manner, place, colour });
}

/** Return who took which card, a sentence for each that changed hands. */
export function cardWords(deed: Deed, who: (seat: number) => string): string[] {
  if (deed.kind === "palace_card") {
    const colour = COLOURS[deed.colour]!;
    return [t("medina-takes-palace-card", { name: who(deed.seat), colour })];
  }
  if (deed.kind !== "tower_card") return [];
  return [t("medina-takes-tower-card", { name: who(deed.seat), tower: TOWERS[deed.tower]! })];
}

/** Return who took which card, by the step of the piece that it came of. */
export function newsOf(
  deeds: readonly Deed[],
  who: (seat: number) => string,
): ReadonlyMap<number, readonly DeedNews[]> {
  const news = new Map<number, DeedNews[]>();
  for (const deed of deeds) {
    const card = cardOf(deed);
    if (card === null) continue;
    const came = cardWords(deed, who).map((text) => ({ text, names: [card, seatName(deed.seat)] }));
    news.set(deed.step, [...(news.get(deed.step) ?? []), ...came]);
  }
  return news;
}

/** Return the name of the card that changed hands, or null. */
function cardOf(deed: Deed): string | null {
  if (deed.kind === "palace_card") return cardName("palace", deed.colour);
  return deed.kind === "tower_card" ? cardName("tower", deed.tower) : null;
}

/** What a turn did, or would do as the coach says it. */
export function turnWords(written: Written, manner: Manner): string {
  return entriesOf(deedsOf(written))
    .flatMap(({ deeds }) => deeds.map((deed) => deedWords(deed, manner)))
    .join("; ");
}
