// Written by `make types` from src/qalat/games/medina.

/** Medina: the record of a position, and the numbers of actions. */

import { type Families, type Fields, read } from "../../record";

export const GAME = "medina";
export const TITLE = "Medina";
export const VERSION = 1;
export const FEWEST = 3;
export const MOST = 4;
export const BYTES = 863;
export const FACT_BYTES = 1232;

export interface Position {
  /** [cell] the palace on it or around it, -1 for none, -2 for several */
  near: number[];
  /** [seat, colour] the palace roofed, -1 for none */
  roof: number[][];
  /** [set, row] cells filled, open, ... as noted for speed */
  plane: number[][];
  /** how many players there are */
  seats: number;
  /** the seat to act, or -1 for chance, or -2 when the game is over */
  actor: number;
  /** what is asked now: an index of PHASES */
  phase: number;
  /** option: 0 shared, 1 largest_palace */
  final_tie: number;
  /** option: whether supplies lie open */
  open_supplies: number;
  /** the youngest seat, -1 before it is drawn */
  youngest: number;
  /** option: whether a single piece that is left may be declined */
  last_piece: number;
  /** this turn so far: 0 nothing, 1 a piece that is no roof, 2 a roof */
  laid: number;
  /** [cell] 0 nothing, 1-4 a building by colour, 5 stable, 6 merchant */
  piece: number[];
  /** [arm] how many walls it has */
  arm: number[];
  /** [seat, kind] pieces behind the screen */
  supply: number[][];
  /** [seat] how many pieces that is */
  supply_size: number[];
  /** [kind] pieces out of the game */
  box: number[];
  /** [seat, colour] 1 for the first roof laid, ..., 0 */
  rank: number[][];
  /** [seat] whether its last piece was declined */
  declined: number[];
  /** [colour] the seat that holds it, or -1 */
  palace_card: number[];
  /** [tower] the seat that holds it, or -1 */
  tower_card: number[];
}

export const FIELDS = {
  near: { kind: "int16", offset: 0, shape: [176] },
  roof: { kind: "int16", offset: 352, shape: [4, 4] },
  plane: { kind: "uint16", offset: 384, shape: [10, 11] },
  seats: { kind: "int8", offset: 604, shape: [] },
  actor: { kind: "int8", offset: 605, shape: [] },
  phase: { kind: "int8", offset: 606, shape: [] },
  final_tie: { kind: "int8", offset: 607, shape: [] },
  open_supplies: { kind: "int8", offset: 608, shape: [] },
  youngest: { kind: "int8", offset: 609, shape: [] },
  last_piece: { kind: "int8", offset: 610, shape: [] },
  laid: { kind: "int8", offset: 611, shape: [] },
  piece: { kind: "int8", offset: 612, shape: [176] },
  arm: { kind: "int8", offset: 788, shape: [8] },
  supply: { kind: "int8", offset: 796, shape: [4, 7] },
  supply_size: { kind: "int8", offset: 824, shape: [4] },
  box: { kind: "int8", offset: 828, shape: [7] },
  rank: { kind: "int8", offset: 835, shape: [4, 4] },
  declined: { kind: "int8", offset: 851, shape: [4] },
  palace_card: { kind: "int8", offset: 855, shape: [4] },
  tower_card: { kind: "int8", offset: 859, shape: [4] },
} as const satisfies Fields;

/** Return the position that a record holds. */
export function position(bytes: Uint8Array): Position {
  return read(bytes, FIELDS) as unknown as Position;
}

export interface Facts {
  /** [cell] the palace of a building or stable, named by one of its cells, or -1 */
  palace: number[];
  /** [palace] the seat whose roof it has, or -1 */
  owner: number[];
  /** [palace] how many buildings it has */
  buildings: number[];
  /** [palace] how many stables it has */
  stables: number[];
  /** [palace] how many walls stand beside it */
  walls: number[];
  /** [palace] how many merchants stand beside it */
  merchants: number[];
}

export const FACT_FIELDS = {
  palace: { kind: "int16", offset: 0, shape: [176] },
  owner: { kind: "int8", offset: 352, shape: [176] },
  buildings: { kind: "int8", offset: 528, shape: [176] },
  stables: { kind: "int8", offset: 704, shape: [176] },
  walls: { kind: "int8", offset: 880, shape: [176] },
  merchants: { kind: "int8", offset: 1056, shape: [176] },
} as const satisfies Fields;

/** Return the facts of a position. */
export function facts(bytes: Uint8Array): Facts {
  return read(bytes, FACT_FIELDS) as unknown as Facts;
}

export const FAMILIES = {
  /** "place grey at 1,1" to "place grey at 16,11" */
  grey: { first: 0, count: 176, chance: false },
  /** "place black at 1,1" to "place black at 16,11" */
  black: { first: 176, count: 176, chance: false },
  /** "place brown at 1,1" to "place brown at 16,11" */
  brown: { first: 352, count: 176, chance: false },
  /** "place orange at 1,1" to "place orange at 16,11" */
  orange: { first: 528, count: 176, chance: false },
  /** "place stable at 1,1" to "place stable at 16,11" */
  stable: { first: 704, count: 176, chance: false },
  /** "place merchant at 1,1" to "place merchant at 16,11" */
  merchant: { first: 880, count: 176, chance: false },
  /** "place wall at north 1" to "place wall at west 11" */
  wall: { first: 1056, count: 54, chance: false },
  /** "roof grey at 1,1" to "roof orange at 16,11" */
  roof: { first: 1110, count: 704, chance: false },
  /** "youngest seat 1" to "youngest seat 4" */
  youngest: { first: 1814, count: 4, chance: true },
  /** "decline" */
  decline: { first: 1818, count: 1, chance: false },
} as const satisfies Families;

/**
 * What a table chooses; the first value is the default, a free one takes others.
 * One that was added later is written down only where it is not at its default.
 */
export const OPTIONS = {
  /** who wins among equals: all of them, or whoever owns the largest palace */
  final_tie: { values: ["shared", "largest_palace"], free: false, added: false },
  /** whether everybody's supply lies open */
  open_supplies: { values: ["no", "yes"], free: false, added: false },
  /** the youngest seat, which begins */
  youngest: { values: ["drawn", "1", "2", "3", "4"], free: false, added: false },
  /** whether a single piece that is left has to be placed, or may be declined */
  last_piece: { values: ["must", "may"], free: false, added: true },
} as const;

/** What points are made with. */
export const PARTS = [
  "buildings", "stables", "walls", "merchants", "palace cards", "tower cards",
] as const;

/** Why an action is refused, by the reason's number. */
export const REASONS = [
  /** it is legal */
  { name: "legal", rule: "" },
  /** something else is asked now */
  { name: "wrong_moment", rule: "MED-T2" },
  /** the player's supply has no such piece */
  { name: "none_left", rule: "MED-T2" },
  /** the buildings of that colour have left the game */
  { name: "left_the_game", rule: "MED-R3" },
  /** the only player with roofs has to place one in each turn */
  { name: "must_roof", rule: "MED-R4" },
  /** a piece stands there already */
  { name: "cell_taken", rule: "MED-M1" },
  /** the first merchant does not stand next to the rim */
  { name: "not_central", rule: "MED-T1" },
  /** a building or stable of another palace would be next to it */
  { name: "too_near", rule: "MED-B2" },
  /** a palace of that colour can grow, and its buildings are not beside this */
  { name: "must_extend", rule: "MED-B3" },
  /** a palace with a roof takes no more buildings */
  { name: "is_roofed", rule: "MED-R1" },
  /** a stable stands beside a building */
  { name: "no_building_beside", rule: "MED-S1" },
  /** another palace would be next to the stable */
  { name: "stable_too_near", rule: "MED-S2" },
  /** a merchant joins an end of a row while one can grow */
  { name: "not_at_an_end", rule: "MED-H1" },
  /** a merchant never stands between two or more others */
  { name: "between_merchants", rule: "MED-H2" },
  /** a wall stands there already */
  { name: "wall_taken", rule: "MED-W1" },
  /** neither a tower nor a wall is beside it */
  { name: "no_arm", rule: "MED-W1" },
  /** the last open cell of a side is its gate */
  { name: "gate", rule: "MED-W1" },
  /** no palace of that colour without a roof is named by that cell */
  { name: "no_palace", rule: "MED-R1" },
  /** the player has roofed a palace of that colour already */
  { name: "one_a_colour", rule: "MED-R2" },
  /** chance cannot draw that now */
  { name: "not_drawn_now", rule: "MED-T1" },
  /** only the last piece may be declined, at a table with that option */
  { name: "not_the_last", rule: "MED-T4" },
] as const;

export const WIDTH = 16;
export const HEIGHT = 11;
export const CELLS = 176;
export const COLOURS = ["grey", "black", "brown", "orange"] as const;
export const KINDS = ["grey", "black", "brown", "orange", "stable", "merchant", "wall"] as const;
export const STABLES = 4;
export const MERCHANTS = 5;
export const WALLS = 6;
export const MIN_SEATS = 3;
export const MAX_SEATS = 4;
export const SIDES = ["north", "east", "south", "west"] as const;
export const TOWERS = ["northwest", "northeast", "southeast", "southwest"] as const;
export const BEYOND = -1;
export const ROOFS = 4;
export const RIM = [
  [0, 0, 0], [0, 1, 1], [0, 2, 2], [0, 3, 3], [0, 4, 4], [0, 5, 5], [0, 6, 6], [0, 7, 7],
  [0, 8, 8], [0, 9, 9], [0, 10, 10], [0, 11, 11], [0, 12, 12], [0, 13, 13], [0, 14, 14],
  [0, 15, 15], [1, 0, 15], [1, 1, 31], [1, 2, 47], [1, 3, 63], [1, 4, 79], [1, 5, 95], [1, 6, 111],
  [1, 7, 127], [1, 8, 143], [1, 9, 159], [1, 10, 175], [2, 0, 160], [2, 1, 161], [2, 2, 162],
  [2, 3, 163], [2, 4, 164], [2, 5, 165], [2, 6, 166], [2, 7, 167], [2, 8, 168], [2, 9, 169],
  [2, 10, 170], [2, 11, 171], [2, 12, 172], [2, 13, 173], [2, 14, 174], [2, 15, 175], [3, 0, 0],
  [3, 1, 16], [3, 2, 32], [3, 3, 48], [3, 4, 64], [3, 5, 80], [3, 6, 96], [3, 7, 112], [3, 8, 128],
  [3, 9, 144], [3, 10, 160],
] as const;
export const RIM_CELLS = 54;
export const RIM_SIDE = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
] as const;
export const RIM_PLACE = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2,
  3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;
export const RIM_INNER = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 31, 47, 63, 79, 95, 111, 127, 143, 159,
  175, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 0, 16, 32,
  48, 64, 80, 96, 112, 128, 144, 160,
] as const;
export const FIRST_OF_SIDE = [0, 16, 27, 43] as const;
export const SIDE_LENGTH = [16, 11, 16, 11] as const;
export const ARMS = 8;
export const LOW_ARM = [0, 2, 5, 7] as const;
export const HIGH_ARM = [1, 3, 4, 6] as const;
export const ARM_TOWER = [0, 1, 1, 2, 2, 3, 3, 0] as const;
export const ARM_RIM = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, -1, -1, -1, -1, -1],
  [26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, -1, -1, -1, -1, -1],
  [42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27],
  [27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42],
  [53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, -1, -1, -1, -1, -1],
  [43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, -1, -1, -1, -1, -1],
] as const;
export const BOX = [20, 20, 20, 20, 12, 25, 32] as const;
export const SUPPLY = [
  [5, 5, 5, 5, 3, 6, 8], [5, 5, 5, 5, 3, 6, 8], [5, 5, 5, 5, 3, 6, 8], [6, 6, 6, 6, 4, 8, 10],
  [5, 5, 5, 5, 3, 6, 8],
] as const;
export const PALACE_POINTS = [1, 2, 3, 4] as const;
export const TOWER_POINTS = [1, 3, 2, 4] as const;
export const FULL_ROW = 65535;
export const BIT_PLACE = [0, 0, 1, 13, 2, 0, 14, 6, 3, 8, 0, 12, 15, 5, 7, 11, 4, 10, 9] as const;
export const ROWS_A_WORD = 3;
export const WORD_PLACE = [
  0, 0, 1, 17, 2, 47, 18, 14, 3, 34, 0, 6, 19, 24, 15, 12, 4, 10, 35, 37, 0, 31, 7, 39, 20, 42, 25,
  0, 16, 46, 13, 33, 5, 23, 11, 9, 36, 30, 38, 41, 0, 45, 32, 22, 8, 29, 40, 44, 21, 28, 43, 27,
  26,
] as const;
export const DRAW_YOUNGEST = 0;
export const FIRST_MERCHANT = 1;
export const PIECE = 2;
export const FINISHED = 3;
export const PHASES = ["youngest", "first merchant", "piece", "finished"] as const;
export const EMPTY = 0;
export const LAST_BUILDING = 4;
export const STABLE = 5;
export const MERCHANT = 6;
export const NOTHING = -1;
export const SEVERAL = -2;
export const NO_PIECE = 0;
export const NO_ROOF = 1;
export const A_ROOF = 2;
export const FILLED = 0;
export const MARKET = 1;
export const OPEN = 2;
export const FRONTIER = 3;
export const STALLS = 4;
export const UNROOFED = 5;
export const GROWTH = 6;
export const PLANES = 10;
export const STABLE_AT = 704;
export const MERCHANT_AT = 880;
export const WALL_AT = 1056;
export const ROOF = 1110;
export const YOUNGEST = 1814;
export const DECLINE = 1818;
export const MOST_LEGAL = 889;
