/** What the positions of all games share as text. */

import { CHANCE, OVER } from "../engine";
import type { OptionForm, GameText, Options } from "./game";

/** The text for nothing, nobody, none. */
export const NONE = "-";

/** The indent of a seat's lines; twice, that of a map within them. */
export const INDENT = "  ";

const POSITION_HEADER = "qalat position 1";

/** Return a position as text: what a seat is shown, as its record holds it; "" before the game has begun. */
export function positionText(text: GameText, record: Uint8Array): string {
  if (record.length === 0) return "";
  const lines = [POSITION_HEADER, `game: ${text.game} ${text.version}`, ...text.position(record)];
  return `${lines.join("\n")}\n`;
}

/** Return the options that a position is played with, each from its field; a drawn youngest seat is named. */
export function optionsIn<Forms extends Readonly<Record<string, OptionForm>>>(
  forms: Forms,
  state: Readonly<Record<keyof Forms, number>>,
): Options {
  const fields: Readonly<Record<string, number>> = state;
  return Object.fromEntries(
    Object.entries(forms).map(([name, { values }]) => [
      name,
      values[fields[name]! + Number(name === "youngest")]!,
    ]),
  );
}

/** Return options with their values; later additions only where they are not at their default. */
export function settings(choices: Readonly<Record<string, OptionForm>>, options: Options): string {
  return Object.entries(choices)
    .filter(([name, { values, added }]) => !added || options[name] !== values[0])
    .map(([name]) => `${name}=${options[name]}`)
    .join(", ");
}

/** Return who is to act: "seat 2", "chance" or "nobody". */
export function actorName(actor: number): string {
  if (actor === CHANCE) return "chance";
  return actor === OVER ? "nobody" : `seat ${actor + 1}`;
}

/** Return a seat as "seat 2", or "-" for none. */
export function seatName(seat: number): string {
  return seat < 0 ? NONE : `seat ${seat + 1}`;
}

/** Return parts joined by semicolons, or "-" for none. */
export function joined(parts: readonly string[]): string {
  return parts.join("; ") || NONE;
}

/** Return a text in the middle of so many places; what cannot be halved lies behind it. */
export function centred(text: string, width: number): string {
  const before = Math.floor(Math.max(0, width - text.length) / 2);
  return (" ".repeat(before) + text).padEnd(width);
}
