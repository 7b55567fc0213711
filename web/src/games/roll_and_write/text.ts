/** Alhambra Roll & Write written down: actions as phrases, positions as text. */

import type { GameText, Options } from "../../text/game";
import { actorName, INDENT, joined, NONE, seatName } from "../../text/writing";
import { WORDS } from "./actions";
import { ownValue } from "./options";
import {
  COLOURS,
  FAMILIES,
  FEWEST,
  GAME,
  LETTERS,
  MOST,
  NOTHING,
  OPTIONS,
  PHASES,
  PIPS,
  type Position,
  position,
  TITLE,
  TYPES,
  VERSION,
} from "./record";

const SHEET_HEADING = "blue 1 2 3 4 5 6";
/** A phrase of two actions: a roll of four dice. */
const FOUR = /^(roll blue \d \d) (yellow \d \d)$/u;

/** Return action words as phrases: a roll of four dice becomes one phrase. */
function phrases(words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1) ?? "";
    const lacksYellow = before.startsWith("roll blue ") && !before.includes("yellow");
    if (word.startsWith("roll yellow ") && lacksYellow) result[result.length - 1] += word.slice(4);
    else result.push(word);
  }
  return result;
}

function wordsOf(phrase: string): readonly string[] {
  const [, blue, yellow] = FOUR.exec(phrase) ?? [];
  return blue === undefined ? [phrase] : [blue, `roll ${yellow}`];
}

/** The options that a position is played with. */
function optionsOf(state: Position): Options {
  return {
    virtual_players: OPTIONS.virtual_players.values[state.virtual_players]!,
    solo: OPTIONS.solo.values[state.solo]!,
    coins: `${state.coins}`,
    layout: inRows(state.layout.map((type) => LETTERS[type]!).join("")).join("/"),
  };
}

/** Cut a text with a letter a crossing into the sheet's rows. */
function inRows(letters: string): string[] {
  return Array.from({ length: PIPS }, (_, row) => letters.slice(row * PIPS, (row + 1) * PIPS));
}

function lines(record: Uint8Array): string[] {
  const state = position(record);
  const options = Object.entries(optionsOf(state)).map(([name, value]) => `${name}=${value}`);
  return [
    `players: ${state.seats}`,
    `options: ${options.join(", ")}`,
    `phase: ${PHASES[state.phase]}, ${actorName(state.actor)}`,
    `first: ${seatName(state.first)}`,
    `turn of: ${seatName(state.turn_seat)}`,
    `round: ${state.round_number}`,
    `step: ${state.step}`,
    ...Array.from({ length: state.seats }, (_, seat) => seatLines(state, seat)).flat(),
    ...Array.from({ length: state.virtual }, (_, virtual) => virtualLines(state, virtual)).flat(),
  ];
}

function virtualLines(state: Position, virtual: number): string[] {
  const row = state.seats + virtual;
  return [
    `virtual ${virtual + 1}:`,
    `${INDENT}built: ${byType(state.count[row]!, 0)}`,
    `${INDENT}paid: ${byType(state.paid[row]!, NOTHING)}`,
  ];
}

function seatLines(state: Position, seat: number): string[] {
  return [
    `seat ${seat + 1}:`,
    `${INDENT}dice: ${dice(state, seat)}`,
    `${INDENT}coins: ${state.gained[seat]} gained, ${state.spent[seat]} spent`,
    `${INDENT}paid: ${byType(state.paid[seat]!, NOTHING)}`,
    `${INDENT}sheet:`,
    `${INDENT}${INDENT}${" ".repeat(9)}${SHEET_HEADING}`,
    ...sheetRows(state, seat).map((cells, row) => `${INDENT}${INDENT}yellow ${row + 1}      ${cells}`),
  ];
}

function byType(numbers: readonly number[], nothing: number): string {
  return joined(
    TYPES.flatMap((name, type) => (numbers[type] === nothing ? [] : [`${name} ${numbers[type]}`])),
  );
}

/** Return dice by colour, the own die first; "-" stands for one that is not there. */
function dice(state: Position, seat: number): string {
  const shown = [state.blue[seat]!, state.yellow[seat]!].map((values, colour) => {
    const words = values.map((value) => (value ? `${value}` : NONE)).join(" ");
    const isThere = values.some(Boolean);
    return isThere ? [`${COLOURS[colour]} ${words.replace(new RegExp(` ${NONE}$`, "u"), "")}`] : [];
  });
  return joined(shown.flat());
}

/** Return a sheet's rows, a letter a crossing: a capital where it is built. */
function sheetRows(state: Position, seat: number): string[] {
  const letters = state.layout.map((type, crossing) => {
    const letter = LETTERS[type]!;
    return (state.built[seat]! >> BigInt(crossing)) & 1n ? letter : letter.toLowerCase();
  });
  return inRows(letters.join("")).map((row) => [...row].join(" "));
}

function conflict(seats: number, { virtual_players, solo }: Options): string {
  if (seats > 1 && virtual_players !== "auto") {
    return "the number of virtual players is chosen by a single player only";
  }
  return seats > 1 && solo !== "points" ? "only a single player plays against the virtual players" : "";
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
  ownValue,
};
