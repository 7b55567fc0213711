/** How far somebody has come in each lesson; kept with the settings of this browser. */

import { applySettings, settings } from "../settings.svelte";
import { BEGINNING, type Progress } from "./machine";

export interface Learnt {
  /** The table of the lesson that was begun last, "" once it was finished. */
  table: string;
  progress: Progress;
  /** How much of it has been taught, from 0 to 1. */
  share: number;
  /** Whether it was ever finished. */
  isDone: boolean;
}

const NOTHING: Learnt = { table: "", progress: BEGINNING, share: 0, isDone: false };

export function learnt(game: string): Learnt {
  return settings.lessons[game] ?? NOTHING;
}

export function keep(game: string, changes: Partial<Learnt>): void {
  settings.lessons[game] = { ...learnt(game), ...changes };
  applySettings();
}
