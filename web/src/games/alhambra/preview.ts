/** What a cell that is looked at would change, in one line. */

import { t } from "../../i18n/language.svelte";
import { told } from "../../record";
import type { Play } from "./play.svelte";
import { FAMILIES, type Facts, SCORINGS } from "./record";
import { rowsOf } from "./seats";
import { typeWords } from "./words";

interface Changes {
  readonly lead: string;
  readonly rest: string;
}

function standing(facts: Facts, rows: readonly number[], me: number, type: number): string {
  const own = facts.count[me]![type]!;
  const best = Math.max(...rows.filter((row) => row !== me).map((row) => facts.count[row]![type]!));
  if (own === 0) return "";
  if (own > best) return t("alhambra-leads-alone");
  return own === best ? t("alhambra-leads-shared") : t("alhambra-behind", { by: best - own });
}

/** Return the change of what is looked at, or null if it changes nothing that is counted. */
export function changesOf(play: Play): Changes | null {
  if (!play.outcome) return null;
  const { facts: after, action } = play.outcome;
  const { facts: before, me } = play;
  const rows = rowsOf(play);
  const { family } = told(FAMILIES, action);
  if (family === "reserve") return { lead: t("alhambra-to-reserve"), rest: t("alhambra-reserve-note") };
  const types = before.count[me]!.flatMap((count, type) => (count === after.count[me]![type] ? [] : [type]));
  const counts = types.map(
    (type) => `${typeWords(type)} ${before.count[me]![type]} → ${after.count[me]![type]}`,
  );
  const sum = (facts: Facts): number => facts.next_points[me]!.reduce((all, each) => all + each, 0);
  const gain = sum(after) - sum(before);
  const wall =
    after.wall[me] === before.wall[me]
      ? t("alhambra-wall-stays", { length: after.wall[me]! })
      : t("alhambra-wall-changes", { before: before.wall[me]!, after: after.wall[me]! });
  const places = types.map((type) => standing(after, rows, me, type)).filter(Boolean);
  const points = t("alhambra-gain", {
    points: gain > 0 ? `+${gain}` : String(gain),
    scoring: SCORINGS[before.next_scoring]!,
  });
  return { lead: counts.join(", "), rest: [...places, points, wall].join(". ") + "." };
}
