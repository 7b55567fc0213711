/** The lessons, one a game; each is loaded when it is learnt. */

import { byGame } from "../games/folders";
import type { Table } from "../table/table.svelte";
import type { Counted, Lesson } from "./machine";

/** A lesson with its scene closed over, so that games need not be told apart. */
export interface Teacher {
  readonly lesson: Lesson<Counted>;
  readonly sceneOf: (table: Table) => Counted;
}

/** The lesson of each game that has one. */
export const TEACHERS = byGame(import.meta.glob<Teacher>("../games/*/lesson.ts"));

/** About how long a lesson takes, in minutes. */
export const MINUTES = 5;
