/** The two ways into a game with one tap: against bots, and into a lesson. */

import { GAMES } from "./games";
import type { Manifest } from "./games/shelf";
import { speakWhole, t } from "./i18n/language.svelte";
import { BEGINNING } from "./learn/machine";
import { keep, learnt } from "./learn/progress";
import { api } from "./net/api";
import { Refused } from "./net/problems";
import type { NewTable, Opening } from "./protocol";
import { go } from "./router.svelte";
import { applySettings, settings } from "./settings.svelte";

/** Fetch what a table of a game is shown with, while there is nothing else to wait for. */
export function fetchBoard(game: string): void {
  const rules = import("./device/device.svelte").then(({ prepare }) => prepare(game));
  const parts = [import("./screens/TableScreen.svelte"), GAMES[game]?.(), speakWhole(), rules];
  // Whoever comes to the table sees what is missing then.
  void Promise.allSettled(parts);
}

/** Ask as a guest: whoever has played here before is one, and need not become one first. */
async function asGuest<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const hasPlayed = Object.keys(settings.last).length > 0 || Object.keys(settings.lessons).length > 0;
  if (hasPlayed) {
    try {
      return await ask();
    } catch (error) {
      const isUnknown = error instanceof Refused && error.problem.reason === "unknown_guest";
      if (!isUnknown) throw error;
    }
  }
  await api.become(settings.name || t("guest"));
  return ask();
}

/** Open a table on this device; null where that cannot be, so that the server has to be asked. */
async function openedHere(asked: NewTable): Promise<Opening | null> {
  try {
    const { canPlayHere, deviceApi } = await import("./device/device.svelte");
    return canPlayHere() ? await deviceApi.newTable(asked, settings.name || t("guest")) : null;
  } catch {
    return null;
  }
}

/** Sit down against bots, of a level or as last time. */
export async function playBots(game: Manifest, wanted = ""): Promise<void> {
  const { players, level: last } = settings.last[game.name] ?? { players: game.usual, level: "mason" };
  const level = wanted || last;
  fetchBoard(game.name);
  const chairs = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "me" as const } : { kind: "bot" as const, level },
  );
  const asked = { game: game.name, chairs, begin: true };
  const opening = (await openedHere(asked)) ?? (await asGuest(() => api.newTable(asked)));
  settings.last[game.name] = { players, level };
  applySettings();
  go(null, `/t/${opening.table}`);
}

/** Begin a lesson from its beginning. */
export async function beginLesson(game: string): Promise<void> {
  fetchBoard(game);
  const { table } = await asGuest(() => api.newLesson(game));
  keep(game, { table, progress: BEGINNING, share: 0 });
  go(null, `/t/${table}`);
}

/** Return the table of a lesson that goes on, "" where there is none. */
export async function lessonTable(game: string): Promise<string> {
  const { table } = learnt(game);
  if (!table) return "";
  try {
    const summary = await api.table(table);
    return summary.status === "playing" && summary.you >= 0 ? table : "";
  } catch {
    // A table that is gone, or a server that is away: the lesson begins anew.
    return "";
  }
}
