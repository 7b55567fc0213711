// Written by `make types` from src/qalat/server/protocol.py.

/**
 * Every message between server and clients; the browser's types are generated from this file.
 *
 * Messages hold no prose: a client puts them into words in its player's language. Times are
 * milliseconds since 1970 or durations in milliseconds, seats are counted from 0, -1 is nobody.
 */

/** The version that a client says in its first message. */
export const VERSION = 1;

/** Bytes that a client may send at once. */
export const LARGEST_MESSAGE = 4096;

/** Everything that the server refuses. */
export const REASONS = [
  "unreadable", "version", "too_large", "too_fast", "too_many", "unknown_host", "unknown_table",
  "unknown_guest", "unknown_game", "unknown_bot", "bad_name", "bad_text", "bad_seats",
  "bad_options", "bad_clock", "bad_token", "not_host", "not_seated", "no_such_seat", "seat_taken",
  "seated_already", "seats_open", "not_begun", "begun", "over", "closed", "stale", "not_your_turn",
  "illegal", "nothing_to_undo", "nothing_to_take_back", "nothing_asked", "followed", "busy",
  "preparing", "stopping", "storage", "failed", "unfinished",
] as const;

export type Reason = (typeof REASONS)[number];

export type Why = "time" | "left";

export type AnyClock = Clock | GameClock | MoveClock;

export type AnyFromClient =
  | Hello
  | Act
  | Undo
  | AskBack
  | Answer
  | Say
  | Leave
  | ComeBack
  | Preview
  | Hint
  | Refresh
  | Ping;

export type AnyToClient =
  | TableNow
  | Update
  | Done
  | RefusedNow
  | Presence
  | Previewed
  | Hinted
  | Stopping;

export type WrittenDeed = (number | string | (number | number[])[])[];

export type WrittenEffect = Record<string, number | string | number[]>;

export type WrittenPlaces = Record<string, number[]>;

/**
 * The first message on every socket: who connects, and the last event seen.
 *
 * An outside program sends the token of its seat; with words, positions and actions are also
 * sent in the game's notation.
 */
export interface Hello {
  type: "hello";
  id?: number;
  version: number;
  last?: number;
  token?: string;
  words?: boolean;
}

/** Play one or more actions of a turn, by number. */
export interface Act {
  type: "act";
  id?: number;
  turn: number;
  actions: number[];
}

/** Take back one's own last actions. */
export interface Undo {
  type: "undo";
  id?: number;
  turn: number;
  steps?: number;
}

/** Ask the others to take back one's last turn. */
export interface AskBack {
  type: "ask_back";
  id?: number;
  turn: number;
}

/** Agree to a takeback, or not. */
export interface Answer {
  type: "answer";
  id?: number;
  turn: number;
  agrees: boolean;
}

/** Say something short to the table. */
export interface Say {
  type: "say";
  id?: number;
  text: string;
}

/** Leave a running game; a bot takes over. */
export interface Leave {
  type: "leave";
  id?: number;
}

/** Take one's seat back from the bot. */
export interface ComeBack {
  type: "come_back";
  id?: number;
}

/**
 * Ask what the position would be after some actions, without doing them.
 *
 * With legal, ask as well what one could do next.
 */
export interface Preview {
  type: "preview";
  id?: number;
  turn: number;
  actions: number[];
  legal?: boolean;
}

/** Ask the coach for the best turns. */
export interface Hint {
  type: "hint";
  id?: number;
  turn: number;
}

/** Ask for the whole table again. */
export interface Refresh {
  type: "refresh";
  id?: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** A chair as everybody sees it. */
export interface Seat {
  kind: "open" | "person" | "bot" | "program";
  name?: string;
  level?: string;
  character?: string;
  sitting_in?: string;
}

/** Something said at the table, from a seat or, -1, by somebody who watches. */
export interface Spoken {
  name: string;
  text: string;
  at: number;
  seat: number;
}

/** A takeback that somebody waits for. */
export interface Asked {
  seat: number;
  steps: number;
  agreed: number[];
}

/** The private part of an update for a seat: the rest of the patch, and the legal actions. */
export interface Own {
  patch: number[];
  legal?: number[];
  undoable?: number;
  words?: string[];
}

/** The public part of an event. */
export interface Happened {
  event: string;
  at: number;
  seat?: number;
  chair?: Seat | null;
  names?: string[];
  actions?: number[];
  draws?: number[];
  steps?: number;
  agrees?: boolean;
  level?: string;
  why?: Why | null;
  name?: string;
  text?: string;
  table?: string;
}

/** Points so far: a total for each name, and the parts of each. */
export interface Points {
  totals: number[];
  parts: number[][];
}

/** What each seat has left, and whose time runs, as of a moment. */
export interface Times {
  left: number[];
  running: number;
  at: number;
}

/** No clock: time is unlimited. */
export interface Clock {
  kind: "none";
}

/** Seconds for the whole game, and seconds that each turn gives back. */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment: number;
}

/** Seconds for each turn; days, where a game is played by correspondence. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** Everything about a table that one client may know. */
export interface TableNow {
  type: "table";
  id?: number;
  version: number;
  table: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  clock: AnyClock;
  public: boolean;
  lesson?: boolean;
  status: "open" | "playing" | "over" | "closed";
  number: number;
  turn: number;
  made: number;
  now: number;
  seats: Seat[];
  names: string[];
  you: number;
  host: boolean;
  actor: number;
  commitment: string;
  seed?: string;
  record?: string;
  facts?: string;
  steps?: number[];
  deeds?: WrittenDeed[];
  points?: Points | null;
  winners?: string[];
  times?: Times | null;
  talk?: Spoken[];
  asked?: Asked | null;
  followed?: string;
  here?: boolean[];
  watchers?: number;
  own?: Own | null;
  position?: string;
}

/**
 * One event, and what it changed: the table before and this make the table behind it.
 *
 * Deeds are new ones; those of steps that are taken back are gone. Parts, seats and names are
 * there when they changed, all of them; a status comes with the seed and the winners that it
 * lets one know. Times and a takeback that is asked for are there as long as there are any.
 * The last two fields follow the public part: the private part of a seat, and the id of the
 * message that the update answers.
 */
export interface Update {
  type: "update";
  number: number;
  turn: number;
  happened: Happened;
  actor: number;
  patch?: number[];
  facts?: number[];
  totals?: number[];
  deeds?: WrittenDeed[];
  parts?: number[][];
  times?: Times | null;
  asked?: Asked | null;
  seats?: Seat[];
  names?: string[];
  status?: "" | "open" | "playing" | "over" | "closed";
  seed?: string;
  winners?: string[];
  own?: Own | null;
  id?: number;
}

/** The request is done, and needs no other answer. */
export interface Done {
  type: "done";
  id: number;
}

/** The request was refused, and why. */
export interface RefusedNow {
  type: "refused";
  id: number;
  reason: Reason;
  rule?: string;
  number?: number;
  found?: string;
  expected?: string;
}

/** Who is here: each seat, and how many who watch. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watchers: number;
}

/**
 * What some actions would change, for the seat that asked; no draw is foreseen.
 *
 * Legal, if asked for, is what the seat could do next: nothing where its turn would be over.
 */
export interface Previewed {
  type: "previewed";
  id: number;
  turn: number;
  patch: number[];
  facts: number[];
  totals: number[];
  deeds?: WrittenDeed[];
  legal?: number[];
}

/**
 * One turn that the coach thought about, and the deeds that it would be.
 *
 * The best has reasons: what speaks for it, and what the second costs. equal tells that the
 * two are level within the error of the coach.
 */
export interface Advice {
  actions: number[];
  points: number;
  win: number;
  visits: number;
  parts: number[];
  deeds: WrittenDeed[];
  gains: WrittenEffect[];
  costs: WrittenEffect[];
  places: WrittenPlaces;
  equal: boolean;
}

/** The coach's best turns, best first. */
export interface Hinted {
  type: "hinted";
  id: number;
  turn: number;
  best: Advice[];
}

/** The server stops; everything that was acknowledged is kept. */
export interface Stopping {
  type: "stopping";
}

/** An option of a game and its values, the default first; a free one takes others too. */
export interface Choosable {
  name: string;
  values: string[];
  is_free: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  options: Choosable[];
}

/** Somebody who plays as a bot: the key that a chair names, and the name at the table. */
export interface Character {
  key: string;
  name: string;
}

/** A level of bots, and who plays at it. */
export interface Level {
  number: number;
  name: string;
  characters: Character[];
}

/** All that can be chosen for a new table. */
export interface Games {
  games: GameInfo[];
  levels: Level[];
}

/** A guest's name. */
export interface NewGuest {
  name: string;
}

/** Who one is: an id that stays, and a name that can change. */
export interface Me {
  guest: string;
  name: string;
}

/**
 * A chair as a host sets it: for oneself, open, for a bot of a level, for a program.
 *
 * Where no character is named, the server chooses one of the level who does not sit there yet.
 */
export interface NewChair {
  kind: "me" | "open" | "bot" | "program";
  level?: string;
  character?: string;
  name?: string;
}

/** A table to open. */
export interface NewTable {
  game: string;
  chairs: NewChair[];
  options?: Record<string, string>;
  clock?: AnyClock | null;
  public?: boolean;
  stand_in?: string;
  begin?: boolean;
}

/** A game to be taught, at a table of one's own that begins at once. */
export interface NewLesson {
  game: string;
}

/** A chair and what it is to be. */
export interface SetChair {
  seat: number;
  chair: NewChair;
}

/** A chair to sit on, the first free one if none is named; a name, if one has none yet. */
export interface SitDown {
  seat?: number | null;
  name?: string;
}

/** A table that was opened, and the tokens of its programs' seats. */
export interface Opening {
  table: string;
  tokens?: Record<number, string>;
}

/**
 * A table as lists tell of it.
 *
 * due is when the time of whoever is to act is used up, 0 where no time is kept. Once the game is
 * over there are the winners, and the points of each name: the seats, then those who score along.
 */
export interface Listed {
  table: string;
  game: string;
  status: "open" | "playing" | "over" | "closed";
  public: boolean;
  made: number;
  touched: number;
  seats: Seat[];
  clock: AnyClock;
  options: Record<string, string>;
  you: number;
  actor: number;
  number: number;
  lesson: boolean;
  due: number;
  winners: string[];
  totals: number[];
}

/** Several tables, the latest first; known tells whether whoever asks is a guest here. */
export interface Listing {
  tables: Listed[];
  known: boolean;
}

/**
 * One step of a game looked back at: who is to act after it, and what it changed.
 *
 * points are place and value by turns, in the parts of all players laid end to end.
 */
export interface Moment {
  actor: number;
  patch?: number[];
  facts?: number[];
  points?: number[];
}

/** A game to look back at: the table as it is now, how all began, and a moment for each step. */
export interface Replay {
  table: TableNow;
  record: string;
  facts: string;
  parts: number[][];
  moments: Moment[];
}

/** A record as text, and the seat that it is looked at from, -1 for those who watch. */
export interface WrittenRecord {
  text: string;
  seat?: number;
}

/** How many points of one part of the score a turn was expected to bring more than another. */
export interface Change {
  part: string;
  points: number;
}

/**
 * A turn of a game that is over, beside the best one there was.
 *
 * first is the number of its first step. points and wins are what everybody could expect of the
 * best turn; the loss is what the played one cost, in points and in the chance to win. Up to the
 * error the two are equal. gains are what speaks for the best turn against the played one, costs
 * what speaks against the played one. outcome and outcome_facts are what the best turn would
 * have changed in the position before it, as spectators see it: places and values by turns. deeds
 * are what the best turn would have been.
 */
export interface JudgedTurn {
  first: number;
  seat: number;
  played: number[];
  best: number[];
  loss: number;
  win_loss: number;
  points: number[];
  wins: number[];
  reasons: Change[];
  deeds: WrittenDeed[];
  error: number;
  gains: WrittenEffect[];
  costs: WrittenEffect[];
  played_places: WrittenPlaces;
  best_places: WrittenPlaces;
  outcome: number[];
  outcome_facts: number[];
}

/** How far the coach has come with a game that is over, and what it said of turns asked for. */
export interface Analysis {
  state: "none" | "waiting" | "thinking" | "done" | "failed";
  done: number;
  total: number;
  turns: JudgedTurn[];
}

/** A link by which another device becomes the same guest, once and soon. */
export interface Pass {
  secret: string;
  until: number;
}

/** The secret of such a link. */
export interface UsePass {
  secret: string;
}

/** What an outside program shows to play a seat. */
export interface SeatToken {
  token: string;
}

/** How the bots keep up: processes that think, those that are busy, questions that wait. */
export interface BotsNow {
  workers: number;
  busy: number;
  waiting: number;
  answered: number;
}

/** What goes on at a server, for whoever wonders why a bot takes its time. */
export interface Status {
  version: string;
  protocol: number;
  since: number;
  tables: Record<string, number>;
  sockets: number;
  bots: BotsNow;
  stopping: boolean;
}

/** Why a request over HTTP was refused. */
export interface Problem {
  reason: Reason;
  rule?: string;
  number?: number;
  found?: string;
  expected?: string;
}
