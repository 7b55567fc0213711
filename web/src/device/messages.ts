/** What a page and the worker that holds the tables of this device say to one another. */

import type { Ask } from "../net/socket";
import type { Analysis, AnyToClient, Listed, NewTable, Opening, Problem, Replay } from "../protocol";

/** A game that somebody wrote down: the text of a record, or the fragment of an address. */
export type WrittenGame = { readonly record: string } | { readonly link: string };

/** What can be asked, with what is given and what comes back. */
export interface Calls {
  /** Load a game, so that nobody waits for it later. */
  load: { given: { game: string }; found: null };
  open: { given: { asked: NewTable; name: string }; found: Opening };
  again: { given: { code: string }; found: Opening };
  begin: { given: { code: string }; found: Listed };
  close: { given: { code: string }; found: Listed };
  table: { given: { code: string }; found: Listed };
  replay: { given: { code: string }; found: Replay };
  analyse: { given: { code: string; after: number; begins: boolean }; found: Analysis };
  /** A table's game as text: its record, or all that happened at it, with the seed. */
  text: { given: { code: string; kind: "record" | "log" }; found: string };
  /** A finished game as the fragment of an address, "" where it is too long for one. */
  link: { given: { code: string }; found: string };
  /** A game that was written down, as it is seen from a seat. */
  read: { given: { written: WrittenGame; seat: number }; found: Replay };
  analyseWritten: { given: { written: WrittenGame; after: number }; found: Analysis };
  list: { given: Record<string, never>; found: Listed[] };
}

export type Call = keyof Calls;

/** A question by a number of its own, or something about a wire: one page's view of one table. */
export type ToWorker =
  | {
      [Name in Call]: { readonly id: number; readonly call: Name; readonly given: Calls[Name]["given"] };
    }[Call]
  | { readonly enter: string; readonly wire: number }
  | { readonly exit: number }
  | { readonly wire: number; readonly message: Ask & { id: number } };

export type FromWorker =
  | { readonly id: number; readonly found: Calls[Call]["found"] }
  | { readonly id: number; readonly problem: Problem }
  | { readonly wire: number; readonly message: AnyToClient }
  /** The device keeps nothing: all goes on for as long as the page is open. */
  | { readonly full: true };
