// Written by `make types` from src/qalat/games/roll_and_write.

/** Alhambra Roll & Write: the record of a position, and the numbers of actions. */

import { type Families, type Fields, read } from "../../record";

export const GAME = "roll_and_write";
export const TITLE = "Alhambra Roll & Write";
export const VERSION = 1;
export const FEWEST = 1;
export const MOST = 5;
export const BYTES = 183;
export const FACT_BYTES = 166;

export interface Position {
  /** [seat] crossings built, one bit each, row by row */
  built: bigint[];
  /** how many players there are */
  seats: number;
  /** the seat to act, or -1 for chance, or -2 when the game is over */
  actor: number;
  /** what is asked now: an index of PHASES */
  phase: number;
  /** option: 0 auto, else one less than the number */
  virtual_players: number;
  /** option: 0 points, 1 against */
  solo: number;
  /** option: coins printed on a sheet */
  coins: number;
  /** how many virtual players there are; their rows follow the seats' */
  virtual: number;
  /** the seat that opens every round, -1 before it is drawn */
  first: number;
  /** whose turn it is, -1 while the game is set up */
  turn_seat: number;
  /** the round, from 1; 0 while the game is set up */
  round_number: number;
  /** how many builds or rolls of this phase are done, in setup and virtual builds */
  step: number;
  /** [seat] coins ever circled */
  gained: number[];
  /** [seat] coins crossed out */
  spent: number[];
  /** [seat, own or passed] what the blue dice show, 0 for no die */
  blue: number[][];
  /** [seat, own or passed] what the yellow dice show, 0 for no die */
  yellow: number[][];
  /** [crossing] the type that is built there */
  layout: number[];
  /** [type] how many crossings the layout has of it */
  boxes: number[];
  /** [row, type] how many are built; virtual rows follow the seats' */
  count: number[][];
  /** [row, type] the share paid for completing the type, or -1 */
  paid: number[][];
}

export const FIELDS = {
  built: { kind: "int64", offset: 0, shape: [5] },
  seats: { kind: "int8", offset: 40, shape: [] },
  actor: { kind: "int8", offset: 41, shape: [] },
  phase: { kind: "int8", offset: 42, shape: [] },
  virtual_players: { kind: "int8", offset: 43, shape: [] },
  solo: { kind: "int8", offset: 44, shape: [] },
  coins: { kind: "int8", offset: 45, shape: [] },
  virtual: { kind: "int8", offset: 46, shape: [] },
  first: { kind: "int8", offset: 47, shape: [] },
  turn_seat: { kind: "int8", offset: 48, shape: [] },
  round_number: { kind: "int8", offset: 49, shape: [] },
  step: { kind: "int8", offset: 50, shape: [] },
  gained: { kind: "int8", offset: 51, shape: [5] },
  spent: { kind: "int8", offset: 56, shape: [5] },
  blue: { kind: "int8", offset: 61, shape: [5, 2] },
  yellow: { kind: "int8", offset: 71, shape: [5, 2] },
  layout: { kind: "int8", offset: 81, shape: [36] },
  boxes: { kind: "int8", offset: 117, shape: [6] },
  count: { kind: "int8", offset: 123, shape: [5, 6] },
  paid: { kind: "int8", offset: 153, shape: [5, 6] },
} as const satisfies Fields;

/** Return the position that a record holds. */
export function position(bytes: Uint8Array): Position {
  return read(bytes, FIELDS) as unknown as Position;
}

export interface Facts {
  /** [type] how many places are paid or burnt */
  gone: number[];
  /** [row, type] what a type has paid, or would pay if the game ended now */
  rank_points: number[][];
  /** [seat, row] how many are built in it */
  in_row: number[][];
  /** [seat, column] how many are built in it */
  in_column: number[][];
  /** [seat, row] what it is worth */
  row_points: number[][];
  /** [seat, column] what it is worth */
  column_points: number[][];
  /** [seat] coins that are left */
  coins: number[];
  /** [seat] what they would be worth if the game ended now */
  coin_points: number[];
}

export const FACT_FIELDS = {
  gone: { kind: "int8", offset: 0, shape: [6] },
  rank_points: { kind: "int8", offset: 6, shape: [5, 6] },
  in_row: { kind: "int8", offset: 36, shape: [5, 6] },
  in_column: { kind: "int8", offset: 66, shape: [5, 6] },
  row_points: { kind: "int8", offset: 96, shape: [5, 6] },
  column_points: { kind: "int8", offset: 126, shape: [5, 6] },
  coins: { kind: "int8", offset: 156, shape: [5] },
  coin_points: { kind: "int8", offset: 161, shape: [5] },
} as const satisfies Fields;

/** Return the facts of a position. */
export function facts(bytes: Uint8Array): Facts {
  return read(bytes, FACT_FIELDS) as unknown as Facts;
}

export const FAMILIES = {
  /** "turn blue 1 down" to "turn yellow 6 up" */
  turn: { first: 0, count: 24, chance: false },
  /** "build blue 1 yellow 1" to "build blue 6 yellow 6" */
  build: { first: 24, count: 36, chance: false },
  /** "take coins" */
  coins: { first: 60, count: 1, chance: false },
  /** "build again" */
  again: { first: 61, count: 1, chance: false },
  /** "end" */
  end: { first: 62, count: 1, chance: false },
  /** "keep blue 1 yellow 1" to "keep blue 6 yellow 6" */
  keep: { first: 63, count: 36, chance: false },
  /** "first seat 1" to "first seat 5" */
  first: { first: 99, count: 5, chance: true },
  /** "roll blue 1 yellow 1" to "roll blue 6 yellow 6" */
  pair: { first: 104, count: 36, chance: true },
  /** "roll blue 1 1" to "roll blue 6 6" */
  blue: { first: 140, count: 21, chance: true },
  /** "roll yellow 1 1" to "roll yellow 6 6" */
  yellow: { first: 161, count: 21, chance: true },
  /** "virtual 1 builds pavilion" to "virtual 4 builds tower" */
  virtual: { first: 182, count: 24, chance: true },
} as const satisfies Families;

/**
 * What a table chooses; the first value is the default, a free one takes others.
 * One that was added later is written down only where it is not at its default.
 */
export const OPTIONS = {
  /** how many virtual players join a single player; auto fills up to three at the table */
  virtual_players: { values: ["auto", "2", "3", "4"], free: false, added: false },
  /** what a single player plays for: as many points as possible, or to beat virtual players */
  solo: { values: ["points", "against"], free: false, added: false },
  /** how many coins are printed on a sheet, 3 to 99 */
  coins: { values: ["20"], free: true, added: false },
  /** the sheet: six rows of six letters of PSACGT joined by "/", from yellow 1 down */
  layout: {
    values: ["GPTCGA/PSGTAC/TGSACG/CTAGPT/GACPTS/ACGTST"],
    free: true,
    added: false,
  },
} as const;

/** What points are made with. */
export const PARTS = [
  "pavilion", "palace", "arcades", "castle", "garden", "tower", "rows", "columns", "coins",
  "bonus",
] as const;

/** Why an action is refused, by the reason's number. */
export const REASONS = [
  /** it is legal */
  { name: "legal", rule: "" },
  /** something else is asked now */
  { name: "wrong_moment", rule: "RW-T1" },
  /** no die of that colour shows that value */
  { name: "no_such_die", rule: "RW-C1" },
  /** a die is never turned from 6 to 1 or from 1 to 6 */
  { name: "never_round", rule: "RW-C1" },
  /** dice are turned before the action, not after it */
  { name: "turning_is_over", rule: "RW-C1" },
  /** no coin is left to turn a die with */
  { name: "no_coin", rule: "RW-C3" },
  /** no blue and no yellow die show that crossing together */
  { name: "not_shown", rule: "RW-T2" },
  /** that crossing is built already */
  { name: "built_already", rule: "RW-T2" },
  /** a second build follows a build, once, and nothing else */
  { name: "not_after_coins", rule: "RW-C2" },
  /** a second build costs three coins */
  { name: "too_few_coins", rule: "RW-C3" },
  /** the crossing of the two unused dice is built already */
  { name: "second_built", rule: "RW-C2" },
  /** the four dice do not show that pair */
  { name: "not_rolled", rule: "RW-T5" },
  /** that crossing is built already, so both dice are rolled again */
  { name: "rolled_again", rule: "RW-S2" },
  /** all boxes of that type are full, so the dice are rolled again */
  { name: "type_is_full", rule: "RW-V2" },
  /** chance cannot bring that now */
  { name: "not_drawn_now", rule: "RW-M6" },
] as const;

export const TYPES = ["pavilion", "palace", "arcades", "castle", "garden", "tower"] as const;
export const LETTERS = "PSACGT";
export const COLOURS = ["blue", "yellow"] as const;
export const BLUE = 0;
export const YELLOW = 1;
export const PIPS = 6;
export const CROSSINGS = 36;
export const MAX_SEATS = 5;
export const MAX_VIRTUAL = 4;
export const ROWS = 5;
export const PLACES = 3;
export const SETUP_BUILDS = 3;
export const STARTING_COINS = 3;
export const MOST_COINS = 99;
export const SECOND_BUILD = 3;
export const DEFAULT_LAYOUT = "GPTCGA/PSGTAC/TGSACG/CTAGPT/GACPTS/ACGTST";
export const DEFAULT_COINS = "20";
export const ONE = 1;
export const PLACE_POINTS = [
  [16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6],
] as const;
export const ROUNDS = [18, 18, 18, 18, 15, 12] as const;
export const LINE_POINTS = [0, 0, 0, 0, 2, 5, 10] as const;
export const VIRTUAL_NUMBER = [
  [3, 2, 3, 4], [2, 2, 3, 4], [1, 2, 3, 4], [0, 2, 3, 4], [0, 2, 3, 4], [0, 2, 3, 4],
] as const;
export const BONUS = [0, 0, 21, 18, 15] as const;
export const DOUBLES = [
  [1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [2, 2], [2, 3], [2, 4], [2, 5], [2, 6], [3, 3],
  [3, 4], [3, 5], [3, 6], [4, 4], [4, 5], [4, 6], [5, 5], [5, 6], [6, 6],
] as const;
export const DOUBLE_LOW = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6] as const;
export const DOUBLE_HIGH = [1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 3, 4, 5, 6, 4, 5, 6, 5, 6, 6] as const;
export const DOUBLE_WAYS = [1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1] as const;
export const DRAW_FIRST = 0;
export const FOUND = 1;
export const JOIN = 2;
export const LAY = 3;
export const PAIR = 4;
export const FOUR_BLUE = 5;
export const FOUR_YELLOW = 6;
export const VIRTUAL = 7;
export const ACTION = 8;
export const AGAIN = 9;
export const KEEPING = 10;
export const FINISHED = 11;
export const PHASES = [
  "first", "found", "join", "lay", "pair", "four blue", "four yellow", "virtual", "action",
  "again", "keep", "finished",
] as const;
export const NOTHING = -1;
export const OWN = 0;
export const PASSED = 1;
export const LINE_PARTS = ["rows", "columns"] as const;
export const ROW_PART = 6;
export const COLUMN_PART = 7;
export const COIN_PART = 8;
export const BONUS_PART = 9;
export const DIRECTIONS = ["down", "up"] as const;
export const DOWN = 0;
export const UP = 1;
export const TURN = 0;
export const BUILD = 24;
export const TAKE_COINS = 60;
export const BUILD_AGAIN = 61;
export const END = 62;
export const KEEP = 63;
export const FIRST_SEAT = 99;
export const ROLL_PAIR = 104;
export const ROLL_BLUE = 140;
export const ROLL_YELLOW = 161;
export const VIRTUAL_BUILDS = 182;
export const TURNS_A_COLOUR = 12;
export const MOST_LEGAL = 40;
