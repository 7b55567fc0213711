/** Who plays, in the order of the table seen from one seat, virtual players last. */

import { t } from "../../i18n/language.svelte";
import type { Play } from "./play.svelte";
import { NOTHING, type Position } from "./record";

/** Return the rows of the score sheet: oneself first, then clockwise, then virtual players. */
export function rowsOf(play: Play): number[] {
  const { seats, virtual } = play.here;
  const players = Array.from({ length: seats }, (_, ahead) => (play.me + ahead) % seats);
  return [...players, ...Array.from({ length: virtual }, (_, index) => seats + index)];
}

export function isVirtual(here: Position, row: number): boolean {
  return row >= here.seats;
}

export function nameOf(play: Play, row: number): string {
  const now = play.table.now!;
  if (isVirtual(play.here, row)) return t("rw-virtual", { number: row - play.here.seats + 1 });
  return row === now.you ? t("rw-you") : (now.names[row] ?? "");
}

/** Return who sends the pair that lies beside a seat's own, or -1 where it was rolled there. */
export function senderOf(here: Position, seat: number): number {
  const isOpening = here.round_number <= 1 && seat === here.first;
  return here.seats === 1 || isOpening ? NOTHING : (seat + here.seats - 1) % here.seats;
}

/** Return who took each place of a type that is gone, best first. */
export function takersOf(here: Position, type: number): number[] {
  return here.paid
    .map((paid, row) => ({ row, share: paid[type]! }))
    .filter(({ share }) => share !== NOTHING)
    .sort((one, other) => other.share - one.share)
    .map(({ row }) => row);
}
