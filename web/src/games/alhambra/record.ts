// Written by `make types` from src/qalat/games/alhambra.

/** Alhambra: the record of a position, and the numbers of actions. */

import { type Families, type Fields, read } from "../../record";

export const GAME = "alhambra";
export const TITLE = "Alhambra";
export const VERSION = 1;
export const FEWEST = 2;
export const MOST = 6;
export const BYTES = 757;
export const FACT_BYTES = 201;

export interface Position {
  /** [seat] palace tiles that may be taken out, one bit a tile */
  removable: bigint[];
  /** [seat] wall sets that fit on some empty cell, one bit a set */
  fitting: number[];
  /** [seat] wall sets that fit in place of some palace tile */
  swappable: number[];
  /** [seat, Dirk last] points so far */
  score: number[];
  /** number of the turn, 0 while the game is set up, 30000 for all later ones too */
  turn: number;
  /** how many players there are */
  seats: number;
  /** the seat to act, or -1 for chance, or -2 when the game is over */
  actor: number;
  /** what is asked now: an index of PHASES */
  phase: number;
  /** option: 0 shuffled, 1 top */
  scoring_cards: number;
  /** option: 0 market_short, 1 last_tile */
  game_end: number;
  /** option: whether hands lie open */
  open_hands: number;
  /** the youngest seat, -1 before it is drawn */
  youngest: number;
  /** option: 0 after_refill, 1 at_once */
  scoring_time: number;
  /** option: 0 must, 1 may */
  extra_action: number;
  /** whose turn it is, -1 while the game is set up */
  turn_seat: number;
  /** how many starting hands are complete */
  dealt: number;
  /** the slot being paid for, or -1 */
  slot: number;
  /** the tile whose cell is being chosen, or -1 */
  picked: number;
  /** whether this turn has seen a purchase or a card taken */
  traded: number;
  /** whether this turn is a pass */
  passed: number;
  /** passes in a row */
  passes: number;
  /** turns in a row without a purchase or a card taken */
  idle: number;
  /** whether the last tiles of the market have been awarded */
  closing: number;
  /** the pile drawn from, 0-4, or 5 for none */
  pile: number;
  /** places left in that pile, a scoring card's included */
  places: number;
  /** scoring cards drawn */
  found: number;
  /** whether a scoring card drawn in this refill is yet to be scored */
  due: number;
  /** tiles that Dirk is yet to draw */
  dirk_owed: number;
  /** tiles in the bag */
  bag_size: number;
  /** money cards in the deck */
  deck_size: number;
  /** [seat] cards in hand */
  hand_size: number[];
  /** [seat, currency, value] cards in hand */
  hand: number[][][];
  /** [currency, value] cards in the deck */
  deck: number[][];
  /** [currency, value] cards paid */
  discard: number[][];
  /** [value] cards laid for the slot being paid */
  laid: number[];
  /** [place] kinds of cards, ascending, -1 behind the last */
  display: number[];
  /** [slot] tiles, -1 for none */
  market: number[];
  /** [tile] where it lies */
  location: number[];
  /** [tile] how far east of the fountain, 0 outside a palace */
  x: number[];
  /** [tile] how far south of the fountain, 0 outside a palace */
  y: number[];
  /** [seat, Dirk last; scoring; part] points by scoring and part */
  points: number[][][];
}

export const FIELDS = {
  removable: { kind: "int64", offset: 0, shape: [6] },
  fitting: { kind: "int32", offset: 48, shape: [6] },
  swappable: { kind: "int32", offset: 72, shape: [6] },
  score: { kind: "int16", offset: 96, shape: [7] },
  turn: { kind: "int16", offset: 110, shape: [] },
  seats: { kind: "int8", offset: 112, shape: [] },
  actor: { kind: "int8", offset: 113, shape: [] },
  phase: { kind: "int8", offset: 114, shape: [] },
  scoring_cards: { kind: "int8", offset: 115, shape: [] },
  game_end: { kind: "int8", offset: 116, shape: [] },
  open_hands: { kind: "int8", offset: 117, shape: [] },
  youngest: { kind: "int8", offset: 118, shape: [] },
  scoring_time: { kind: "int8", offset: 119, shape: [] },
  extra_action: { kind: "int8", offset: 120, shape: [] },
  turn_seat: { kind: "int8", offset: 121, shape: [] },
  dealt: { kind: "int8", offset: 122, shape: [] },
  slot: { kind: "int8", offset: 123, shape: [] },
  picked: { kind: "int8", offset: 124, shape: [] },
  traded: { kind: "int8", offset: 125, shape: [] },
  passed: { kind: "int8", offset: 126, shape: [] },
  passes: { kind: "int8", offset: 127, shape: [] },
  idle: { kind: "int8", offset: 128, shape: [] },
  closing: { kind: "int8", offset: 129, shape: [] },
  pile: { kind: "int8", offset: 130, shape: [] },
  places: { kind: "int8", offset: 131, shape: [] },
  found: { kind: "int8", offset: 132, shape: [] },
  due: { kind: "int8", offset: 133, shape: [] },
  dirk_owed: { kind: "int8", offset: 134, shape: [] },
  bag_size: { kind: "int8", offset: 135, shape: [] },
  deck_size: { kind: "int8", offset: 136, shape: [] },
  hand_size: { kind: "int8", offset: 137, shape: [6] },
  hand: { kind: "int8", offset: 143, shape: [6, 4, 9] },
  deck: { kind: "int8", offset: 359, shape: [4, 9] },
  discard: { kind: "int8", offset: 395, shape: [4, 9] },
  laid: { kind: "int8", offset: 431, shape: [9] },
  display: { kind: "int8", offset: 440, shape: [4] },
  market: { kind: "int8", offset: 444, shape: [4] },
  location: { kind: "int8", offset: 448, shape: [54] },
  x: { kind: "int8", offset: 502, shape: [54] },
  y: { kind: "int8", offset: 556, shape: [54] },
  points: { kind: "int8", offset: 610, shape: [7, 3, 7] },
} as const satisfies Fields;

/** Return the position that a record holds. */
export function position(bytes: Uint8Array): Position {
  return read(bytes, FIELDS) as unknown as Position;
}

export interface Facts {
  /** [seat, Dirk last; part] what the next scoring would pay now */
  next_points: number[][];
  /** which scoring comes next: 0 A, 1 B, 2 C */
  next_scoring: number;
  /** [seat, Dirk last; type] tiles that count */
  count: number[][];
  /** [seat] sides of the longest wall */
  wall: number[];
  /** [tile] sides that belong to its palace's longest wall, one bit a side */
  on_wall: number[];
}

export const FACT_FIELDS = {
  next_points: { kind: "int16", offset: 0, shape: [7, 7] },
  next_scoring: { kind: "int8", offset: 98, shape: [] },
  count: { kind: "int8", offset: 99, shape: [7, 6] },
  wall: { kind: "int8", offset: 141, shape: [6] },
  on_wall: { kind: "int8", offset: 147, shape: [54] },
} as const satisfies Fields;

/** Return the facts of a position. */
export function facts(bytes: Uint8Array): Facts {
  return read(bytes, FACT_FIELDS) as unknown as Facts;
}

export const FAMILIES = {
  /** "take yellow 1" to "take orange 1 orange 1 orange 1 orange 2" */
  take: { first: 0, count: 371, chance: false },
  /** "buy 1" to "buy 4" */
  buy: { first: 371, count: 4, chance: false },
  /** "pay 1" to "pay 9" */
  pay: { first: 375, count: 9, chance: false },
  /** "settle" */
  settle: { first: 384, count: 1, chance: false },
  /** "redesign pavilion 2 NEW" to "redesign tower 13 E" */
  redesign: { first: 385, count: 54, chance: false },
  /** "redesign remove -54,-54" to "redesign remove 54,54" */
  remove: { first: 439, count: 11881, chance: false },
  /** "place pavilion 2 NEW" to "place tower 13 E" */
  place: { first: 12320, count: 54, chance: false },
  /** "at -54,-54" to "at 54,54" */
  at: { first: 12374, count: 11881, chance: false },
  /** "swap -54,-54" to "swap 54,54" */
  swap: { first: 24255, count: 11881, chance: false },
  /** "in reserve" */
  reserve: { first: 36136, count: 1, chance: false },
  /** "with Dirk" */
  give: { first: 36137, count: 1, chance: false },
  /** "pass" */
  pass: { first: 36138, count: 1, chance: false },
  /** "youngest seat 1" to "youngest seat 6" */
  youngest: { first: 36139, count: 6, chance: true },
  /** "draw yellow 1" to "draw orange 9" */
  card: { first: 36145, count: 36, chance: true },
  /** "draw scoring A" to "draw scoring B" */
  scoring: { first: 36181, count: 2, chance: true },
  /** "draw pavilion 2 NEW" to "draw tower 13 E" */
  tile: { first: 36183, count: 54, chance: true },
} as const satisfies Families;

/**
 * What a table chooses; the first value is the default, a free one takes others.
 * One that was added later is written down only where it is not at its default.
 */
export const OPTIONS = {
  /** where A and B lie in their piles: anywhere, or on top */
  scoring_cards: { values: ["shuffled", "top"], free: false, added: false },
  /** when the game ends: the market cannot be refilled, or also when the bag is emptied */
  game_end: { values: ["market_short", "last_tile"], free: false, added: false },
  /** whether everybody's money lies open */
  open_hands: { values: ["no", "yes"], free: false, added: false },
  /** the youngest seat, which is dealt to first and wins ties for the first turn */
  youngest: {
    values: ["drawn", "1", "2", "3", "4", "5", "6"],
    free: false,
    added: false,
  },
  /** when A and B are scored: after the refill, or as soon as the card turns up */
  scoring_time: { values: ["after_refill", "at_once"], free: false, added: true },
  /** whether the action after an exact payment has to be taken or may be declined */
  extra_action: { values: ["must", "may"], free: false, added: true },
} as const;

/** What points are made with. */
export const PARTS = [
  "A pavilion", "A seraglio", "A arcades", "A chambers", "A garden", "A tower", "A wall",
  "B pavilion", "B seraglio", "B arcades", "B chambers", "B garden", "B tower", "B wall",
  "C pavilion", "C seraglio", "C arcades", "C chambers", "C garden", "C tower", "C wall",
] as const;

/** Why an action is refused, by the reason's number. */
export const REASONS = [
  /** it is legal */
  { name: "legal", rule: "" },
  /** something else is asked now */
  { name: "wrong_moment", rule: "ALH-T1" },
  /** there is no pass while an action is possible */
  { name: "must_act", rule: "ALH-T1" },
  /** the display does not show these cards */
  { name: "cards_not_shown", rule: "ALH-T2" },
  /** the slot is empty until the end of the turn */
  { name: "slot_empty", rule: "ALH-T5" },
  /** the hand holds too little of the slot's currency */
  { name: "too_little_money", rule: "ALH-T3" },
  /** the hand holds no such card of the slot's currency */
  { name: "card_not_held", rule: "ALH-T3" },
  /** cards are laid from the highest value to the lowest */
  { name: "cards_descend", rule: "ALH-T3" },
  /** the cards that could follow would not reach the price */
  { name: "cannot_reach_price", rule: "ALH-T3" },
  /** the cards laid do not reach the price */
  { name: "price_not_reached", rule: "ALH-T3" },
  /** the tile is not in the player's reserve */
  { name: "not_in_reserve", rule: "ALH-T7" },
  /** the tile fits on no cell and in place of no palace tile */
  { name: "fits_nowhere", rule: "ALH-B6" },
  /** the player's palace has no tile there */
  { name: "no_tile_there", rule: "ALH-T7" },
  /** the fountain is never removed or replaced */
  { name: "fountain_stays", rule: "ALH-B6" },
  /** other tiles could no longer be reached on foot */
  { name: "cuts_off", rule: "ALH-B6" },
  /** the palace would be left with a hole */
  { name: "leaves_hole", rule: "ALH-B6" },
  /** the tile is not one of those bought and set aside */
  { name: "not_set_aside", rule: "ALH-T6" },
  /** a tile lies there already */
  { name: "cell_taken", rule: "ALH-B4" },
  /** the tile would share no side with the palace */
  { name: "touches_nothing", rule: "ALH-B4" },
  /** a walled side would meet an open one */
  { name: "sides_differ", rule: "ALH-B2" },
  /** no open side would lead into the tile */
  { name: "no_way_in", rule: "ALH-B3" },
  /** an empty area would be enclosed */
  { name: "makes_hole", rule: "ALH-B5" },
  /** Dirk takes part with two players only */
  { name: "no_dirk", rule: "ALH-D1" },
  /** tiles awarded at the end are not given to Dirk */
  { name: "not_to_dirk", rule: "ALH-P4" },
  /** chance cannot draw that now */
  { name: "not_drawn_now", rule: "ALH-E1" },
] as const;

export const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export const LETTERS = "PSACGT";
export const CURRENCIES = ["yellow", "green", "blue", "orange"] as const;
export const SIDES = "NESW";
export const VALUES = 9;
export const DISPLAY_SIZE = 4;
export const MOST_TOGETHER = 5;
export const SLOTS = 4;
export const MAX_SEATS = 6;
export const DIRK = 6;
export const TILES = [
  { name: "pavilion 2 NEW", type: 0, price: 2, walls: 11 },
  { name: "pavilion 3 SW", type: 0, price: 3, walls: 12 },
  { name: "pavilion 4 ES", type: 0, price: 4, walls: 6 },
  { name: "pavilion 5 NW", type: 0, price: 5, walls: 9 },
  { name: "pavilion 6 N", type: 0, price: 6, walls: 1 },
  { name: "pavilion 7 E", type: 0, price: 7, walls: 2 },
  { name: "pavilion 8 -", type: 0, price: 8, walls: 0 },
  { name: "seraglio 3 ESW", type: 1, price: 3, walls: 14 },
  { name: "seraglio 4 NE", type: 1, price: 4, walls: 3 },
  { name: "seraglio 5 SW", type: 1, price: 5, walls: 12 },
  { name: "seraglio 6 ES", type: 1, price: 6, walls: 6 },
  { name: "seraglio 7 W", type: 1, price: 7, walls: 8 },
  { name: "seraglio 8 S", type: 1, price: 8, walls: 4 },
  { name: "seraglio 9 -", type: 1, price: 9, walls: 0 },
  { name: "arcades 4 NES", type: 2, price: 4, walls: 7 },
  { name: "arcades 5 NW", type: 2, price: 5, walls: 9 },
  { name: "arcades 6 SW", type: 2, price: 6, walls: 12 },
  { name: "arcades 6 NE", type: 2, price: 6, walls: 3 },
  { name: "arcades 7 ES", type: 2, price: 7, walls: 6 },
  { name: "arcades 8 E", type: 2, price: 8, walls: 2 },
  { name: "arcades 8 N", type: 2, price: 8, walls: 1 },
  { name: "arcades 9 -", type: 2, price: 9, walls: 0 },
  { name: "arcades 10 -", type: 2, price: 10, walls: 0 },
  { name: "chambers 5 NSW", type: 3, price: 5, walls: 13 },
  { name: "chambers 6 ES", type: 3, price: 6, walls: 6 },
  { name: "chambers 7 NE", type: 3, price: 7, walls: 3 },
  { name: "chambers 7 SW", type: 3, price: 7, walls: 12 },
  { name: "chambers 8 NW", type: 3, price: 8, walls: 9 },
  { name: "chambers 9 W", type: 3, price: 9, walls: 8 },
  { name: "chambers 9 S", type: 3, price: 9, walls: 4 },
  { name: "chambers 10 -", type: 3, price: 10, walls: 0 },
  { name: "chambers 11 -", type: 3, price: 11, walls: 0 },
  { name: "garden 6 ESW", type: 4, price: 6, walls: 14 },
  { name: "garden 7 NSW", type: 4, price: 7, walls: 13 },
  { name: "garden 8 NW", type: 4, price: 8, walls: 9 },
  { name: "garden 8 NE", type: 4, price: 8, walls: 3 },
  { name: "garden 8 SW", type: 4, price: 8, walls: 12 },
  { name: "garden 9 E", type: 4, price: 9, walls: 2 },
  { name: "garden 10 N", type: 4, price: 10, walls: 1 },
  { name: "garden 10 W", type: 4, price: 10, walls: 8 },
  { name: "garden 10 -", type: 4, price: 10, walls: 0 },
  { name: "garden 11 -", type: 4, price: 11, walls: 0 },
  { name: "garden 12 S", type: 4, price: 12, walls: 4 },
  { name: "tower 7 NEW", type: 5, price: 7, walls: 11 },
  { name: "tower 8 NES", type: 5, price: 8, walls: 7 },
  { name: "tower 9 NW", type: 5, price: 9, walls: 9 },
  { name: "tower 9 ES", type: 5, price: 9, walls: 6 },
  { name: "tower 9 NE", type: 5, price: 9, walls: 3 },
  { name: "tower 10 W", type: 5, price: 10, walls: 8 },
  { name: "tower 11 N", type: 5, price: 11, walls: 1 },
  { name: "tower 11 -", type: 5, price: 11, walls: 0 },
  { name: "tower 11 S", type: 5, price: 11, walls: 4 },
  { name: "tower 12 -", type: 5, price: 12, walls: 0 },
  { name: "tower 13 E", type: 5, price: 13, walls: 2 },
] as const;
export const TILE_COUNT = 54;
export const FOUNTAIN = 54;
export const TILE_TYPE = [
  0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
  4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6,
] as const;
export const TILE_PRICE = [
  2, 3, 4, 5, 6, 7, 8, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 6, 7, 8, 8, 9, 10, 5, 6, 7, 7, 8, 9, 9, 10,
  11, 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12, 7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13, 0,
] as const;
export const TILE_WALLS = [
  11, 12, 6, 9, 1, 2, 0, 14, 3, 12, 6, 8, 4, 0, 7, 9, 12, 3, 6, 2, 1, 0, 0, 13, 6, 3, 12, 9, 8, 4,
  0, 0, 14, 13, 9, 3, 12, 2, 1, 8, 0, 0, 4, 11, 7, 9, 6, 3, 8, 1, 0, 4, 0, 2, 0,
] as const;
export const ONE = 1;
export const CARD_KINDS = 36;
export const SLOT_CURRENCY = [0, 1, 2, 3] as const;
export const COPIES = [0, 0, 2, 3, 3, 3, 3] as const;
export const SMALL_VALUES = 4;
export const SMALL_KINDS = 16;
export const TAKES = [
  [0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17],
  [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33],
  [34], [35], [0, 0], [0, 1], [0, 2], [0, 3], [0, 9], [0, 10], [0, 11], [0, 12], [0, 18], [0, 19],
  [0, 20], [0, 21], [0, 27], [0, 28], [0, 29], [0, 30], [1, 1], [1, 2], [1, 9], [1, 10], [1, 11],
  [1, 18], [1, 19], [1, 20], [1, 27], [1, 28], [1, 29], [2, 9], [2, 10], [2, 18], [2, 19], [2, 27],
  [2, 28], [3, 9], [3, 18], [3, 27], [9, 9], [9, 10], [9, 11], [9, 12], [9, 18], [9, 19], [9, 20],
  [9, 21], [9, 27], [9, 28], [9, 29], [9, 30], [10, 10], [10, 11], [10, 18], [10, 19], [10, 20],
  [10, 27], [10, 28], [10, 29], [11, 18], [11, 19], [11, 27], [11, 28], [12, 18], [12, 27],
  [18, 18], [18, 19], [18, 20], [18, 21], [18, 27], [18, 28], [18, 29], [18, 30], [19, 19],
  [19, 20], [19, 27], [19, 28], [19, 29], [20, 27], [20, 28], [21, 27], [27, 27], [27, 28],
  [27, 29], [27, 30], [28, 28], [28, 29], [0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 9], [0, 0, 10],
  [0, 0, 11], [0, 0, 18], [0, 0, 19], [0, 0, 20], [0, 0, 27], [0, 0, 28], [0, 0, 29], [0, 1, 1],
  [0, 1, 9], [0, 1, 10], [0, 1, 18], [0, 1, 19], [0, 1, 27], [0, 1, 28], [0, 2, 9], [0, 2, 18],
  [0, 2, 27], [0, 9, 9], [0, 9, 10], [0, 9, 11], [0, 9, 18], [0, 9, 19], [0, 9, 20], [0, 9, 27],
  [0, 9, 28], [0, 9, 29], [0, 10, 10], [0, 10, 18], [0, 10, 19], [0, 10, 27], [0, 10, 28],
  [0, 11, 18], [0, 11, 27], [0, 18, 18], [0, 18, 19], [0, 18, 20], [0, 18, 27], [0, 18, 28],
  [0, 18, 29], [0, 19, 19], [0, 19, 27], [0, 19, 28], [0, 20, 27], [0, 27, 27], [0, 27, 28],
  [0, 27, 29], [0, 28, 28], [1, 1, 9], [1, 1, 18], [1, 1, 27], [1, 9, 9], [1, 9, 10], [1, 9, 18],
  [1, 9, 19], [1, 9, 27], [1, 9, 28], [1, 10, 18], [1, 10, 27], [1, 18, 18], [1, 18, 19],
  [1, 18, 27], [1, 18, 28], [1, 19, 27], [1, 27, 27], [1, 27, 28], [2, 9, 9], [2, 9, 18],
  [2, 9, 27], [2, 18, 18], [2, 18, 27], [2, 27, 27], [9, 9, 9], [9, 9, 10], [9, 9, 11], [9, 9, 18],
  [9, 9, 19], [9, 9, 20], [9, 9, 27], [9, 9, 28], [9, 9, 29], [9, 10, 10], [9, 10, 18],
  [9, 10, 19], [9, 10, 27], [9, 10, 28], [9, 11, 18], [9, 11, 27], [9, 18, 18], [9, 18, 19],
  [9, 18, 20], [9, 18, 27], [9, 18, 28], [9, 18, 29], [9, 19, 19], [9, 19, 27], [9, 19, 28],
  [9, 20, 27], [9, 27, 27], [9, 27, 28], [9, 27, 29], [9, 28, 28], [10, 10, 18], [10, 10, 27],
  [10, 18, 18], [10, 18, 19], [10, 18, 27], [10, 18, 28], [10, 19, 27], [10, 27, 27], [10, 27, 28],
  [11, 18, 18], [11, 18, 27], [11, 27, 27], [18, 18, 18], [18, 18, 19], [18, 18, 20], [18, 18, 27],
  [18, 18, 28], [18, 18, 29], [18, 19, 19], [18, 19, 27], [18, 19, 28], [18, 20, 27], [18, 27, 27],
  [18, 27, 28], [18, 27, 29], [18, 28, 28], [19, 19, 27], [19, 27, 27], [19, 27, 28], [20, 27, 27],
  [27, 27, 27], [27, 27, 28], [27, 27, 29], [27, 28, 28], [0, 0, 0, 1], [0, 0, 0, 9],
  [0, 0, 0, 10], [0, 0, 0, 18], [0, 0, 0, 19], [0, 0, 0, 27], [0, 0, 0, 28], [0, 0, 1, 9],
  [0, 0, 1, 18], [0, 0, 1, 27], [0, 0, 9, 9], [0, 0, 9, 10], [0, 0, 9, 18], [0, 0, 9, 19],
  [0, 0, 9, 27], [0, 0, 9, 28], [0, 0, 10, 18], [0, 0, 10, 27], [0, 0, 18, 18], [0, 0, 18, 19],
  [0, 0, 18, 27], [0, 0, 18, 28], [0, 0, 19, 27], [0, 0, 27, 27], [0, 0, 27, 28], [0, 1, 9, 9],
  [0, 1, 9, 18], [0, 1, 9, 27], [0, 1, 18, 18], [0, 1, 18, 27], [0, 1, 27, 27], [0, 9, 9, 9],
  [0, 9, 9, 10], [0, 9, 9, 18], [0, 9, 9, 19], [0, 9, 9, 27], [0, 9, 9, 28], [0, 9, 10, 18],
  [0, 9, 10, 27], [0, 9, 18, 18], [0, 9, 18, 19], [0, 9, 18, 27], [0, 9, 18, 28], [0, 9, 19, 27],
  [0, 9, 27, 27], [0, 9, 27, 28], [0, 10, 18, 18], [0, 10, 18, 27], [0, 10, 27, 27],
  [0, 18, 18, 18], [0, 18, 18, 19], [0, 18, 18, 27], [0, 18, 18, 28], [0, 18, 19, 27],
  [0, 18, 27, 27], [0, 18, 27, 28], [0, 19, 27, 27], [0, 27, 27, 27], [0, 27, 27, 28],
  [1, 9, 9, 9], [1, 9, 9, 18], [1, 9, 9, 27], [1, 9, 18, 18], [1, 9, 18, 27], [1, 9, 27, 27],
  [1, 18, 18, 18], [1, 18, 18, 27], [1, 18, 27, 27], [1, 27, 27, 27], [9, 9, 9, 10], [9, 9, 9, 18],
  [9, 9, 9, 19], [9, 9, 9, 27], [9, 9, 9, 28], [9, 9, 10, 18], [9, 9, 10, 27], [9, 9, 18, 18],
  [9, 9, 18, 19], [9, 9, 18, 27], [9, 9, 18, 28], [9, 9, 19, 27], [9, 9, 27, 27], [9, 9, 27, 28],
  [9, 10, 18, 18], [9, 10, 18, 27], [9, 10, 27, 27], [9, 18, 18, 18], [9, 18, 18, 19],
  [9, 18, 18, 27], [9, 18, 18, 28], [9, 18, 19, 27], [9, 18, 27, 27], [9, 18, 27, 28],
  [9, 19, 27, 27], [9, 27, 27, 27], [9, 27, 27, 28], [10, 18, 18, 18], [10, 18, 18, 27],
  [10, 18, 27, 27], [10, 27, 27, 27], [18, 18, 18, 19], [18, 18, 18, 27], [18, 18, 18, 28],
  [18, 18, 19, 27], [18, 18, 27, 27], [18, 18, 27, 28], [18, 19, 27, 27], [18, 27, 27, 27],
  [18, 27, 27, 28], [19, 27, 27, 27], [27, 27, 27, 28],
] as const;
export const A = 0;
export const B = 1;
export const C = 2;
export const SCORINGS = "ABC";
export const PLACE_POINTS = [
  [[1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 0]],
  [[8, 1, 0], [9, 2, 0], [10, 3, 0], [11, 4, 0], [12, 5, 0], [13, 6, 0]],
  [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]],
] as const;
export const DRAW_YOUNGEST = 0;
export const FILL_DIRK = 1;
export const FILL_MARKET = 2;
export const FILL_HANDS = 3;
export const FILL_DISPLAY = 4;
export const ACTION = 5;
export const PAYMENT = 6;
export const PLACEMENT = 7;
export const SITE = 8;
export const TARGET = 9;
export const FINISHED = 10;
export const PHASES = [
  "youngest", "dirk", "market", "hands", "display", "action", "payment", "placement", "site",
  "target", "finished",
] as const;
export const IN_BAG = 0;
export const ON_MARKET = 1;
export const WITH_DIRK = 2;
export const IN_PALACE = 10;
export const IN_RESERVE = 20;
export const SET_ASIDE = 30;
export const PLACES = 36;
export const NOTHING = -1;
export const MOST_TURNS = 30000;
export const NO_PILES = 5;
export const WALL_PART = 6;
export const SUMS = 4294967295;
export const GRID = 64;
export const REACH = 54;
export const ROW = 109;
export const TAKE = 0;
export const BUY = 371;
export const PAY = 375;
export const SETTLE = 384;
export const REDESIGN = 385;
export const REMOVE = 439;
export const PLACE = 12320;
export const AT = 12374;
export const SWAP = 24255;
export const TO_RESERVE = 36136;
export const TO_DIRK = 36137;
export const PASS = 36138;
export const YOUNGEST = 36139;
export const DRAW_CARD = 36145;
export const DRAW_SCORING = 36181;
export const DRAW_TILE = 36183;
export const MOST_LEGAL = 192;
