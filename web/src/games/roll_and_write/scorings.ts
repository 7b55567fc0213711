/** The scoring at the end of a game of Roll & Write, as it is shown. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import { type Scoring, finalScoring } from "../../table/scoring/scoring";
import { deedsOf } from "./deeds";
import { PARTS, TYPES, position } from "./record";

export function scorings(now: TableNow, record: Uint8Array): Scoring[] {
  const scored = deedsOf(now.deeds).flatMap((deed) =>
    deed.kind === "scored" ? [{ ...deed, row: deed.seat }] : [],
  );
  if (scored.length === 0) return [];
  const { count } = position(record);
  return finalScoring(scored, PARTS, (part, row) => {
    const type = (TYPES as readonly string[]).indexOf(part);
    return type < 0 ? null : count[row]![type]!;
  });
}

/** Virtual players that are not scored take places from those who are. */
export function besides(now: TableNow): string {
  const seats = now.seats.length;
  if (now.names.length === seats || now.options["solo"] === "against") return "";
  const burnt = deedsOf(now.deeds).flatMap((deed) =>
    deed.kind === "completed" && deed.burnt ? [deed.type] : [],
  );
  if (burnt.length === 0) return t("rw-end-virtual-none");
  const types = [...new Set(burnt)].sort((one, other) => one - other);
  const list = types.map((type) => t(`part-roll_and_write-${TYPES[type]}`)).join(", ");
  return t("rw-end-virtual", { list });
}
