/** The lessons, one a game; each is loaded when it is learnt. */

import type { Table } from "../table/table.svelte";
import type { Counted, Lesson } from "./machine";

interface Taught<Scene extends Counted> {
  readonly lesson: Lesson<Scene>;
  readonly sceneOf: (table: Table) => Scene;
}

/** A lesson with its scene closed over, so that games need not be told apart. */
export interface Teacher {
  readonly lesson: Lesson<Counted>;
  readonly sceneOf: (table: Table) => Counted;
}

function teacher<Scene extends Counted>(taught: Taught<Scene>): Teacher {
  return taught as unknown as Teacher;
}

export const TEACHERS: Record<string, () => Promise<Teacher>> = {
  alhambra: async () => teacher(await import("./alhambra")),
  roll_and_write: async () => teacher(await import("./roll_and_write")),
  medina: async () => teacher(await import("./medina")),
};

/** About how long a lesson takes, in minutes. */
export const MINUTES = 5;
