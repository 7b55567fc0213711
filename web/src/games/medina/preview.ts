/** What a piece would change, told in a line before it is placed. */

import { t } from "../../i18n/language.svelte";
import type { Outcome } from "../../table/board/selection.svelte";
import { deed, isPiece, palaces } from "./city";
import type { Play } from "./play.svelte";
import { COLOURS, type Facts, type Position, TOWERS } from "./record";
import { kindText, spotText } from "./words";

export interface Preview {
  title: string;
  sentences: string[];
}

/** Return what an action would change: a palace's size, cards, everybody's points. */
export function previewOf(
  { here: was, table }: Play,
  { action, here, facts, totals }: Outcome<Position, Facts>,
  who: (seat: number) => string,
): Preview {
  const { kind, spot } = deed(action);
  const before = table.now?.points?.totals ?? [];
  const palace = palaces(here, facts).find((each) => each.name === facts.palace[spot]);
  const sentences: string[] = [];
  if (palace && kind !== "wall" && kind !== "merchant") {
    if (kind === "roof") sentences.push(t("medina-would-own", { worth: palace.worth }));
    else if (palace.size === 1) sentences.push(t("medina-would-found"));
    else sentences.push(t("medina-would-grow", { size: palace.size }));
    if (palace.owner < 0) sentences.push(t("medina-would-be-free"));
  }
  here.palace_card.forEach((seat, colour) => {
    if (seat !== was.palace_card[colour]) {
      sentences.push(t("medina-takes-palace-card", { name: who(seat), colour: COLOURS[colour]! }));
    }
  });
  here.tower_card.forEach((seat, tower) => {
    if (seat !== was.tower_card[tower]) {
      sentences.push(t("medina-takes-tower-card", { name: who(seat), tower: TOWERS[tower]! }));
    }
  });
  const changes = totals
    .map((total, seat) => ({ seat, by: total - (before[seat] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .map(({ seat, by }) => `${who(seat)} ${by > 0 ? "+" : "−"}${Math.abs(by)}`);
  if (changes.length) sentences.push(t("medina-would-score", { changes: changes.join(", ") }));
  else if (!sentences.length) sentences.push(t("medina-would-change-nothing"));
  const title = !isPiece(kind)
    ? ""
    : t("medina-would-place", { kind: kindText(kind), place: spotText(spot) });
  return { title, sentences };
}
