/** The lessons, one a game; each is loaded when it is learnt. */

import { byGame } from "../games/folders";
import type { Table } from "../table/table.svelte";
import type { CountedScene, Lesson } from "./machine";

/** A lesson with its scene closed over, so that nobody needs to know which game it is of. */
export interface Teacher {
  readonly lesson: Lesson<CountedScene>;
  readonly sceneOf: (table: Table) => CountedScene;
}

/** The lesson of each game that has one. */
export const TEACHERS = byGame(import.meta.glob<Teacher>("../games/*/lesson.ts"));

/** About how long a lesson takes, in minutes. */
export const MINUTES = 5;
