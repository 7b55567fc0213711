/** What a piece would change, in a line before it is placed. */

import { t } from "../../i18n/language.svelte";
import type { Outcome } from "../../table/board/selection.svelte";
import { deed, isPiece } from "./city";
import { type Deed, deedsOf } from "./deeds";
import type { Play } from "./play.svelte";
import type { Facts, Position } from "./record";
import { cardWords } from "./wording";
import { kindText, spotText } from "./words";

export interface PiecePreview {
  title: string;
  sentences: string[];
}

/** Return what becomes of a palace, and whose cards change hands. */
function sentencesOf(would: Deed, who: (seat: number) => string): string[] {
  if (would.kind === "roofed") return [t("medina-would-own", { worth: would.worth })];
  if (would.kind !== "built" && would.kind !== "attached") return cardWords(would, who);
  const { pieces, owner } = would;
  const size = pieces === 1 ? t("medina-would-found") : t("medina-would-grow", { size: pieces });
  return owner < 0 ? [size, t("medina-would-be-free")] : [size];
}

/** Return what an action would change: a palace's size, cards, everybody's points. */
export function previewOf(
  { table }: Pick<Play, "table">,
  { action, totals, deeds }: Pick<Outcome<Position, Facts>, "action" | "totals" | "deeds">,
  who: (seat: number) => string,
): PiecePreview {
  const { kind, spot } = deed(action);
  const before = table.now?.points?.totals ?? [];
  const sentences = deedsOf(deeds).flatMap((would) => sentencesOf(would, who));
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
