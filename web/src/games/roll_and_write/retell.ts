/** A game of Roll & Write told again: each deed with its place in the game. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import { type Told, inTurns } from "../../replay/moves";
import { nameOf } from "../../table/names";
import { Chronicle, type Deed } from "./chronicle";
import { position } from "./record";
import { deedWords, typeWords } from "./words";

export function retell(now: TableNow, record: Uint8Array): Told[] {
  const { layout, seats } = position(record);
  return inTurns(
    new Chronicle(seats, now.steps ?? []),
    (deed) => deedWords(deed, layout),
    ({ virtual, type }) => ({
      seat: seats + virtual,
      words: t("rw-deed-virtual", { type: typeWords(type) }),
    }),
  );
}

/** What a turn would do, said behind the steps before it. */
export function turnWords(
  steps: readonly number[],
  seat: number,
  actions: readonly number[],
  record: Uint8Array,
): string {
  const { layout, seats } = position(record);
  const deeds = (told: readonly number[]): Deed[] =>
    new Chronicle(seats, told).entries.flatMap((entry) => (entry.kind === "turn" ? entry.deeds : []));
  return deeds([...steps, ...actions.flatMap((action) => [seat, action])])
    .slice(deeds(steps).length)
    .map((deed) => deedWords(deed, layout))
    .join("; ");
}

/** The round. */
export function chapter(record: Uint8Array): string {
  const { round_number: round } = position(record);
  return round > 0 ? String(round) : "";
}

/** Who has built most. */
export function feat(now: TableNow, record: Uint8Array): string {
  const { count, seats } = position(record);
  const built = count.slice(0, seats).map((types) => types.reduce((sum, each) => sum + each, 0));
  const most = Math.max(...built);
  const names = built.flatMap((own, seat) => (own === most ? [nameOf(now, seat)] : []));
  return most > 0 ? t("highlight-crossings", { names: names.join(", "), count: most }) : "";
}
