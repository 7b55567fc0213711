/** A game of Alhambra told again: each deed with its place in the game, and each scoring. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import { type Told, inTurns } from "../../replay/moves";
import { nameOf } from "../../table/names";
import { type Deed, readLog } from "./log";
import { DIRK, FINISHED, type Position, SCORINGS, facts, position } from "./record";
import { deedWords } from "./words";

export function retell(now: TableNow, record: Uint8Array): Told[] {
  const here = position(record);
  const log = readLog(now.steps ?? [], now.seats.length, now.status === "over", here.scoring_time === 1);
  return inTurns(log, deedWords, ({ scoring }) => ({ seat: -1, words: scoringWords(now, here, scoring) }));
}

function scoringWords(now: TableNow, here: Position, scoring: number): string {
  const rows = now.names.map((_, player) => {
    const row = player < here.seats ? player : DIRK;
    const points = here.points[row]![scoring]!.reduce((sum, part) => sum + part, 0);
    return { name: nameOf(now, player), points };
  });
  rows.sort((one, other) => other.points - one.points);
  const list = rows.map(({ name, points }) => `${name} +${points}`).join(", ");
  return t("alhambra-log-scoring", { scoring: SCORINGS[scoring]!, list });
}

/** What a turn would do, said behind the steps before it. */
export function turnWords(
  steps: readonly number[],
  seat: number,
  actions: readonly number[],
  record: Uint8Array,
): string {
  const { seats, scoring_time } = position(record);
  const deeds = (told: readonly number[]): Deed[] =>
    readLog(told, seats, false, scoring_time === 1).entries.flatMap((entry) =>
      entry.kind === "turn" ? entry.deeds : [],
    );
  return deeds([...steps, ...actions.flatMap((action) => [seat, action])])
    .slice(deeds(steps).length)
    .map((deed) => deedWords(deed, "advise"))
    .join("; ");
}

/** The last scoring that was held. */
export function chapter(record: Uint8Array, told: Uint8Array): string {
  const held = position(record).phase === FINISHED ? SCORINGS.length : facts(told).next_scoring;
  return SCORINGS[held - 1] ?? "";
}

/** The longest wall of the game. */
export function feat(now: TableNow, _record: Uint8Array, told: Uint8Array): string {
  const walls = facts(told).wall.slice(0, now.seats.length);
  const longest = Math.max(...walls);
  const names = walls.flatMap((wall, seat) => (wall === longest ? [nameOf(now, seat)] : []));
  return longest > 0 ? t("highlight-wall", { names: names.join(", "), count: longest }) : "";
}
