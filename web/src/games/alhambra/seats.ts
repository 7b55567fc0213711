/** Who plays, in the order of the table seen from one seat, Dirk last. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import { nameOf as seatName } from "../../table/names";
import type { Play } from "./play.svelte";
import { DIRK } from "./record";

/** Return the rows of a score table: oneself first, then clockwise, Dirk last with two players. */
export function rowsOf(play: Play): number[] {
  const { seats } = play.here;
  const order = Array.from({ length: seats }, (_, ahead) => (play.me + ahead) % seats);
  return seats === 2 ? [...order, DIRK] : order;
}

export function nameOf(now: TableNow, row: number): string {
  if (row === DIRK) return t("alhambra-dirk");
  return row === now.you ? t("alhambra-you") : seatName(now, row);
}

/** The name of a row of a deed: a seat, or Dirk behind the seats. */
export function nameOfRow(now: TableNow, row: number): string {
  return nameOf(now, row < now.seats.length ? row : DIRK);
}
