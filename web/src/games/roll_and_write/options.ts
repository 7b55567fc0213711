/** Sheets of one's own: what a table chose that is not among the values that are offered. */

import { quoted, Unreadable } from "../../text/unreadable";
import { LETTERS, MOST_COINS, PIPS, STARTING_COINS, TYPES } from "./record";

/** Return a value of an option as numbers for the rules, or refuse it. */
export function ownValue(option: string, value: string): readonly number[] {
  return option === "layout" ? layoutIn(value) : coinsIn(value);
}

function coinsIn(value: string): readonly number[] {
  const coins = /^[1-9]\d?$/u.test(value) ? Number(value) : 0;
  if (coins >= STARTING_COINS && coins <= MOST_COINS) return [coins];
  throw Unreadable.found(`coins=${quoted(value)}`, `a whole number from ${STARTING_COINS} to ${MOST_COINS}`);
}

function layoutIn(value: string): readonly number[] {
  const rows = value.split("/");
  if (rows.length !== PIPS) {
    throw Unreadable.found(
      `a layout of ${rows.length} rows`,
      `${PIPS} rows joined by "/", from yellow 1 down`,
    );
  }
  const layout = rows.flatMap((row, place) => rowIn(row, place + 1));
  const missing = TYPES.findIndex((_, type) => !layout.includes(type));
  if (missing >= 0) {
    const found = `a layout without ${LETTERS[missing]} (${TYPES[missing]})`;
    throw Unreadable.found(found, "each of the six types at least once");
  }
  return layout;
}

function rowIn(row: string, number: number): number[] {
  const letters = [...row];
  if (letters.length !== PIPS) {
    const found = `row ${number} of the layout, ${quoted(row)}, with ${letters.length} letters`;
    throw Unreadable.found(found, `${PIPS} letters, from blue 1 on`);
  }
  return letters.map((letter) => {
    const type = LETTERS.indexOf(letter);
    if (type >= 0) return type;
    const legend = TYPES.map((name, each) => `${LETTERS[each]} ${name}`).join(", ");
    throw Unreadable.found(`${quoted(letter)} in row ${number} of the layout`, `one of ${legend}`);
  });
}
