/** What the coach says of turns that may be played, as a client is sent it. */

import type { Advice, Hint, Hinted, WrittenDeed } from "../protocol";
import { CommandRefused } from "./refused";
import type { LocalTable } from "./table";

/** A turn that the coach thought about; the table adds the deeds that it would be. */
export type Thought = Omit<Advice, "deeds">;

/** Return the coach's best turns as the answer to a question. */
export function hinted(
  table: LocalTable,
  { id = 0, turn }: Pick<Hint, "id" | "turn">,
  thoughts: readonly Thought[],
): Hinted {
  const best = thoughts.map((thought) => ({ ...thought, deeds: deedsOf(table, turn, thought.actions) }));
  return { type: "hinted", id, turn, best };
}

/** Return the deeds that some actions would be, nothing where their turn has passed. */
function deedsOf({ match, turn: now }: LocalTable, turn: number, actions: readonly number[]): WrittenDeed[] {
  if (!match || turn !== now) return [];
  try {
    return match.foreseen(actions).deeds;
  } catch (error) {
    if (error instanceof CommandRefused) return [];
    throw error;
  }
}
