/** What a piece would change, told in a line before it is placed. */

import { t } from "../../i18n/language.svelte";
import type { Previewed } from "../../protocol";
import { patched } from "../../record";
import { deed, isPiece, palaces } from "./city";
import { COLOURS, TOWERS, facts, position } from "./record";
import { kindText, spotText } from "./words";

export interface Before {
  record: Uint8Array;
  facts: Uint8Array;
  totals: readonly number[];
}

export interface Outcome {
  action: number;
  title: string;
  sentences: string[];
  totals: readonly number[];
}

/** Return what an action would change: a palace's size, cards, everybody's points. */
export function outcome(
  action: number,
  before: Before,
  after: Previewed,
  who: (seat: number) => string,
): Outcome {
  const { kind, spot } = deed(action);
  const was = position(before.record);
  const here = position(patched(before.record, after.patch));
  const told = facts(patched(before.facts, after.facts));
  const palace = palaces(here, told).find((each) => each.name === told.palace[spot]);
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
  const changes = after.totals
    .map((total, seat) => ({ seat, by: total - (before.totals[seat] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .map(({ seat, by }) => `${who(seat)} ${by > 0 ? "+" : "−"}${Math.abs(by)}`);
  if (changes.length) sentences.push(t("medina-would-score", { changes: changes.join(", ") }));
  else if (!sentences.length) sentences.push(t("medina-would-change-nothing"));
  const title = !isPiece(kind)
    ? ""
    : t("medina-would-place", { kind: kindText(kind), place: spotText(spot) });
  return { action, title, sentences, totals: after.totals };
}
