/** One's best result of each kind of game alone, kept in this browser: there is nobody else to beat. */

import { t } from "../i18n/language.svelte";
import type { TableNow } from "../protocol";
import { applySettings, settings } from "../settings.svelte";

/** A best result: at which table it was reached, and what was to be beaten there, if anything. */
export interface Best {
  readonly table: string;
  readonly points: number;
  readonly before: number | null;
}

type Ended = Pick<TableNow, "table" | "game" | "options">;

/** Games are compared that are played by the same options. */
function kindOf({ game, options }: Ended): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [game, ...chosen.sort()].join(" ");
}

/** Return one's best with a result counted in; the same one where it was counted before. */
function withResult(now: Ended, points: number): Best {
  const best = settings.bests[kindOf(now)];
  if (best && (best.table === now.table || points <= best.points)) return best;
  return { table: now.table, points, before: best?.points ?? null };
}

export function keepResult(now: Ended, points: number): void {
  const best = withResult(now, points);
  if (settings.bests[kindOf(now)] === best) return;
  settings.bests = { ...settings.bests, [kindOf(now)]: best };
  applySettings();
}

/** Say how good a result is beside one's best. */
export function aloneWords(now: Ended, points: number): string {
  const best = withResult(now, points);
  if (best.table !== now.table) {
    return best.points === points ? t("alone-equal") : t("alone-behind", { best: best.points });
  }
  return best.before === null ? t("alone-first") : t("alone-record", { before: best.before });
}
