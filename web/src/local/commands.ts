/** The commands of a table: each returns an event, or is refused. Only the event changes the table. */

import type {
  Acted,
  Answered,
  AskedBack,
  Began,
  Closed,
  Followed,
  Replaced,
  Returned,
  Said,
  TakenBack,
  Undone,
} from "./events";
import { namesAt } from "./chairs";
import type { Match } from "./match";
import { CommandRefused } from "./refused";
import { type LocalTable, NOBODY } from "./table";

const LONGEST_TEXT = 200;
const MOST_ACTIONS = 64;
/** Control characters, separators but the blank, and what is no character at all. */
const UNPRINTABLE = /[^\P{C}]|[^\P{Z} ]/u;

/** More marks than this on one letter would cover the lines above and below. */
const PILED = /[\p{Mn}\p{Me}]{5}/u;
/** Something besides blanks, marks, and letters that show nothing. */
const SHOWING = /[^\s\p{Mn}\p{Me}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a text shows something, and stays within its line. */
function isSeen(text: string): boolean {
  return SHOWING.test(text) && !PILED.test(text);
}

function inPlay(table: LocalTable): Match {
  if (table.status === "closed") throw new CommandRefused("closed");
  if (!table.match) throw new CommandRefused("not_begun");
  if (table.match.isOver) throw new CommandRefused("over");
  return table.match;
}

/** Return the match if it is a seat's turn, and the turn that it believes it to be. */
export function checkedMoment(table: LocalTable, seat: number, turn: number): Match {
  const match = inPlay(table);
  if (turn !== table.turn) throw new CommandRefused("stale");
  if (match.actor !== seat) throw new CommandRefused("not_your_turn");
  return match;
}

/** Begin the game, once all chairs are taken. */
export function begin(table: LocalTable, guest: string): Began {
  if (table.status === "closed") throw new CommandRefused("closed");
  if (table.match) throw new CommandRefused("begun");
  if (guest !== table.opened.host && table.seatOf(guest) === NOBODY) throw new CommandRefused("not_seated");
  if (table.chairs.some(({ kind }) => kind === "open")) throw new CommandRefused("seats_open");
  const bystanders = table.rules.bystanders(table.seats, table.opened.options);
  return { event: "began", names: namesAt(table.chairs, bystanders) };
}

/** Play one or more actions of a turn, without a draw between them. */
export function act(table: LocalTable, seat: number, turn: number, actions: readonly number[]): Acted {
  const match = checkedMoment(table, seat, turn);
  if (actions.length < 1 || actions.length > MOST_ACTIONS) {
    throw new CommandRefused("unreadable", { expected: `1 to ${MOST_ACTIONS} actions` });
  }
  match.after(actions);
  return { event: "acted", seat, actions };
}

/** Play as much of a bot's turn as can be: what it took for certain may hang on others' hands. */
export function actInPart(table: LocalTable, seat: number, turn: number, actions: readonly number[]): Acted {
  for (let length = Math.min(actions.length, MOST_ACTIONS); length > 1; length--) {
    try {
      return act(table, seat, turn, actions.slice(0, length));
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
    }
  }
  return act(table, seat, turn, actions.slice(0, 1));
}

/** Take back one's own last actions, as far as the last draw. */
export function undo(table: LocalTable, seat: number, turn: number, steps: number): Undone {
  const match = inPlay(table);
  if (turn !== table.turn) throw new CommandRefused("stale");
  if (steps < 1 || steps > match.undoableBy(seat)) throw new CommandRefused("nothing_to_undo");
  return { event: "undone", seat, steps };
}

/** Ask for one's last turn back, and all that followed; bots on chairs of their own agree. */
export function askBack(table: LocalTable, seat: number, turn: number): AskedBack | TakenBack {
  const match = inPlay(table);
  if (turn !== table.turn) throw new CommandRefused("stale");
  const steps = sinceLastTurn(match, seat);
  if (steps === 0) throw new CommandRefused("nothing_to_take_back");
  const event = table.othersAsked(seat).length > 0 ? "asked_back" : "taken_back";
  return { event, seat, steps };
}

/** Return how many steps lie behind the beginning of a seat's last turn, 0 if it had none. */
function sinceLastTurn(match: Match, seat: number): number {
  const last = match.steps.findLastIndex(({ actor }) => actor === seat);
  if (last < 0) return 0;
  const before = match.steps.slice(0, last).findLastIndex(({ actor }) => actor !== seat);
  return match.steps.length - 1 - before;
}

/** Agree to a takeback or not; when everybody has agreed, it happens. */
export function answer(table: LocalTable, seat: number, turn: number, agrees: boolean): Answered | TakenBack {
  inPlay(table);
  const { request } = table;
  const asked = request ? table.othersAsked(request.seat) : [];
  if (!request || !asked.includes(seat) || request.agreed.has(seat))
    throw new CommandRefused("nothing_asked");
  if (turn !== table.turn) throw new CommandRefused("stale");
  if (agrees && asked.every((each) => each === seat || request.agreed.has(each))) {
    return { event: "taken_back", seat: request.seat, steps: request.steps };
  }
  return { event: "answered", seat, agrees };
}

/** Let a bot take over for somebody who leaves. */
export function leave(table: LocalTable, seat: number): Replaced {
  inPlay(table);
  if (table.chairs[seat]?.kind !== "person" || table.sittingIn.has(seat))
    throw new CommandRefused("not_seated");
  return { event: "replaced", seat, level: table.opened.stand_in, why: "left" };
}

/** Take one's seat back from the bot. */
export function comeBack(table: LocalTable, seat: number): Returned {
  inPlay(table);
  if (!table.sittingIn.has(seat)) throw new CommandRefused("seated_already");
  return { event: "returned", seat };
}

/** Say something short to the table. */
export function say(table: LocalTable, guest: string, name: string, text: string, seat: number): Said {
  if (table.status === "closed") throw new CommandRefused("closed");
  if (!name) throw new CommandRefused("unknown_guest");
  const words = text.trim().split(/\s+/u).join(" ");
  const isShort = words !== "" && [...words].length <= LONGEST_TEXT;
  if (!isShort || UNPRINTABLE.test(words) || !isSeen(words)) {
    throw new CommandRefused("bad_text", { expected: `1 to ${LONGEST_TEXT} printable characters` });
  }
  return { event: "said", guest, name, text: words, ...(seat !== NOBODY && { seat }) };
}

/** Note the table at which the same players play again, once the game is over. */
export function follow(table: LocalTable, guest: string, code: string): Followed {
  if (table.seatOf(guest) === NOBODY) throw new CommandRefused("not_seated");
  if (table.followed) throw new CommandRefused("followed", { found: table.followed });
  if (table.status !== "over" && table.status !== "closed") throw new CommandRefused("unfinished");
  return { event: "followed", table: code };
}

/** Close a table of one's own that is not over. */
export function close(table: LocalTable, guest: string): Closed {
  if (table.status === "closed") throw new CommandRefused("closed");
  if (guest !== table.opened.host) throw new CommandRefused("not_host");
  if (table.status === "over") throw new CommandRefused("over");
  const others = table.othersAsked(table.seatOf(guest)).filter((seat) => !table.sittingIn.has(seat));
  if (table.match && others.length > 0) throw new CommandRefused("begun");
  return { event: "closed" };
}
