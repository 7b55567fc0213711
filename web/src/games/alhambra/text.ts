/** Alhambra written down: actions as phrases, positions as text. */

import type { GameText, Options } from "../../text/game";
import { actorName, INDENT, joined, NONE, optionsIn, seatName, settings } from "../../text/writing";
import { WORDS } from "./actions";
import { mapOf } from "./map";
import {
  CURRENCIES,
  DIRK,
  FAMILIES,
  FEWEST,
  GAME,
  IN_PALACE,
  IN_RESERVE,
  MOST,
  NOTHING,
  OPTIONS,
  PAYMENT,
  PHASES,
  type Position,
  position,
  SCORINGS,
  SET_ASIDE,
  TILES,
  TITLE,
  VALUES,
  VERSION,
  WITH_DIRK,
} from "./record";

const COUNTERS = [
  "turn", "dealt", "dirk_owed", "traded", "passed", "passes", "idle", "closing", "due",
] as const; // prettier-ignore
const PILES = ["pile", "places", "found"] as const;
/** A phrase of two actions: a tile, and where it goes. */
const PLACED = /^((?:place|redesign) \S+ \S+ \S+) ((?:at|swap) \S+|in reserve|with Dirk)$/u;
const PURCHASE = /^(buy \S+) with (\S+(?: \S+)*)$/u;

/** Return action words as phrases: a purchase and a placement become one phrase each. */
function phrases(words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const last = result.length - 1;
    const before = result[last]?.split(" ") ?? [];
    const [verb, value] = word.split(" ");
    if (verb === "pay" && before[0] === "buy") {
      result[last] += before.includes("with") ? ` ${value}` : ` with ${value}`;
    } else if (verb === "settle" && before[0] === "buy" && before.includes("with")) {
      result[last] += ".";
    } else if (["at", "swap", "in", "with"].includes(verb!) && waitsForPlace(before)) {
      result[last] += ` ${word}`;
    } else result.push(word);
  }
  return result.map(finished);
}

function waitsForPlace(phrase: readonly string[]): boolean {
  return (phrase[0] === "place" || phrase[0] === "redesign") && phrase.length === 4;
}

/** Spell a purchase that is not settled yet word by word. */
function finished(phrase: string): string {
  if (phrase.endsWith(".")) return phrase.slice(0, -1);
  const [, slot, cards] = PURCHASE.exec(phrase) ?? [];
  if (slot === undefined) return phrase;
  return [slot, ...cards!.split(" ").map((card) => `pay ${card}`)].join("; ");
}

function wordsOf(phrase: string): readonly string[] {
  const [, slot, cards] = PURCHASE.exec(phrase) ?? [];
  if (slot !== undefined) return [slot, ...cards!.split(" ").map((card) => `pay ${card}`), "settle"];
  const [, tile, place] = PLACED.exec(phrase) ?? [];
  return tile === undefined ? [phrase] : [tile, place!];
}

function lines(record: Uint8Array): string[] {
  const state = position(record);
  const cards = state.display.filter((kind) => kind !== NOTHING).map(cardName);
  const paying = repeated(state.laid).map((value) => value + 1);
  return [
    `players: ${state.seats}`,
    `options: ${settings(OPTIONS, optionsIn(OPTIONS, state))}`,
    `phase: ${PHASES[state.phase]}, ${actorName(state.actor)}`,
    `turn of: ${seatName(state.turn_seat)}`,
    `counters: ${COUNTERS.map((name) => `${name} ${state[name]}`).join(", ")}`,
    `market: ${joined(state.market.map((tile, slot) => `${slot + 1} ${tileName(tile)}`))}`,
    `display: ${joined(cards)}`,
    `deck: ${PILES.map((name) => `${name} ${state[name]}`).join(", ")}, cards ${state.deck_size}`,
    `discard: ${byCurrency(state.discard)}`,
    `bag: ${state.bag_size} tiles`,
    ...(state.phase === PAYMENT ? [`paying: ${state.slot + 1} with ${paying.join(" ") || NONE}`] : []),
    ...(state.picked === NOTHING ? [] : [`picked: ${tileName(state.picked)}`]),
    ...(state.seats === 2 ? dirkLines(state) : []),
    ...Array.from({ length: state.seats }, (_, seat) => seatLines(state, seat)).flat(),
  ];
}

function dirkLines(state: Position): string[] {
  return [`dirk: ${tilesAt(state, WITH_DIRK)}`, `dirk's points: ${points(state, DIRK)}`];
}

function seatLines(state: Position, seat: number): string[] {
  const held = state.hand_size[seat]!;
  const hand = state.hand[seat]!;
  const isHidden = held > 0 && !hand.flat().some(Boolean);
  const palace = state.location.flatMap((place, tile) =>
    place === IN_PALACE + seat ? [{ tile, x: state.x[tile]!, y: state.y[tile]! }] : [],
  );
  return [
    `seat ${seat + 1}:`,
    `${INDENT}hand: ${isHidden ? `${held} ${held === 1 ? "card" : "cards"}` : byCurrency(hand)}`,
    `${INDENT}reserve: ${tilesAt(state, IN_RESERVE + seat)}`,
    `${INDENT}set aside: ${tilesAt(state, SET_ASIDE + seat)}`,
    `${INDENT}points: ${points(state, seat)}`,
    `${INDENT}palace:`,
    ...mapOf(palace).map((line) => `${INDENT}${INDENT}${line}`),
  ];
}

function cardName(kind: number): string {
  return `${CURRENCIES[Math.floor(kind / VALUES)]} ${(kind % VALUES) + 1}`;
}

function tileName(tile: number): string {
  return tile === NOTHING ? NONE : TILES[tile]!.name;
}

function tilesAt(state: Position, place: number): string {
  return joined(TILES.filter((_, tile) => state.location[tile] === place).map(({ name }) => name));
}

/** Return each index as often as its count says, from the highest down. */
function repeated(counts: readonly number[]): number[] {
  return counts.flatMap((count, index) => Array<number>(count).fill(index)).reverse();
}

/** Return cards by currency, such as "yellow 9 3 3; blue 5". */
function byCurrency(counts: readonly (readonly number[])[]): string {
  const rows = CURRENCIES.map((currency, row) => [
    currency,
    ...repeated(counts[row]!).map((value) => value + 1),
  ]);
  return joined(rows.filter(({ length }) => length > 1).map((row) => row.join(" ")));
}

function points(state: Position, row: number): string {
  const scored = [...SCORINGS].map((letter, scoring) => ({ letter, parts: state.points[row]![scoring]! }));
  return joined(
    scored
      .filter(({ parts }) => parts.some(Boolean))
      .map(({ letter, parts }) => [letter, ...parts].join(" ")),
  );
}

function conflict(seats: number, { youngest }: Options): string {
  return Number(youngest) > seats ? `youngest=${youngest}, and there are ${seats} seats` : "";
}

export const TEXT: GameText = {
  game: GAME,
  title: TITLE,
  version: VERSION,
  players: [FEWEST, MOST],
  families: FAMILIES,
  words: WORDS,
  options: OPTIONS,
  phrases,
  wordsOf,
  position: lines,
  conflict,
};
