/** What a game that comes as text says of itself, checked before any of it is played. */

import type { Rules } from "../local/rules";
import type { GameText, Options } from "./game";
import { CHANCE_NAME } from "./log";
import { quoted, Unreadable, UNPRINTABLE } from "./unreadable";

const LONGEST_NAME = 40;
const FORBIDDEN = new RegExp(`[:;,${CHANCE_NAME}]`, "u");

/** Refuse names that a record could not hold, or that somebody else has. */
export function checkNames(names: readonly string[], taken: readonly string[] = [], line?: number): void {
  for (const name of names) {
    const found = `the name ${quoted(name)}`;
    if (!name || name !== name.trim()) {
      throw Unreadable.found(found, "a name without blanks at its ends", line);
    }
    if (UNPRINTABLE.test(name) || FORBIDDEN.test(name) || [...name].length > LONGEST_NAME) {
      const expected = `printable characters other than : ; , *, at most ${LONGEST_NAME}`;
      throw Unreadable.found(found, expected, line);
    }
  }
  const known = new Set(taken);
  for (const name of names) {
    if (known.has(name)) {
      throw Unreadable.found(`the name ${quoted(name)} twice`, "a different name for everybody", line);
    }
    known.add(name);
  }
}

/** Refuse a game that was played by other rules. */
export function checkVersion({ title, version }: GameText, found: string, line?: number): void {
  if (found === `${version}`) return;
  const expected = `version ${version}, whose rules are the ones played here`;
  throw Unreadable.found(`version ${quoted(found)} of ${title}`, expected, line);
}

/** Refuse a number of players that the game is not for. */
export function checkSeats({ title, players }: GameText, count: number, line?: number): void {
  const [fewest, most] = players;
  if (count >= fewest && count <= most) return;
  const asked = `${count} ${count === 1 ? "player" : "players"}`;
  throw Unreadable.impossible(asked, `: ${title} is for ${fewest} to ${most} players`, line);
}

/** Let a table choose a value that is not among those that are offered, or refuse it. */
function admit(text: GameText, name: string, value: string, line?: number, rules?: Rules): void {
  const { values, free } = text.options[name]!;
  if (!free || !text.ownValue || !rules) {
    const expected = `${name} to be one of ${values.join(", ")}`;
    throw Unreadable.found(`${name}=${quoted(value)}`, expected, line);
  }
  try {
    rules.admit(name, value, text.ownValue(name, value));
  } catch (error) {
    throw error instanceof Unreadable ? error.at(line) : error;
  }
}

/** Return every option with its value, by default the first one; with rules, a value may be one of one's own. */
export function checkedOptions(
  text: GameText,
  chosen: ReadonlyMap<string, string>,
  seats: number,
  line?: number,
  rules?: Rules,
): Options {
  const known = Object.keys(text.options);
  const options = Object.fromEntries(known.map((name) => [name, text.options[name]!.values[0]!]));
  for (const [name, value] of chosen) {
    if (!Object.hasOwn(text.options, name)) {
      const expected = `one of ${known.join(", ")} (${text.title})`;
      throw Unreadable.found(`the option ${quoted(name)}`, expected, line);
    }
    if (!text.options[name]!.values.includes(value)) admit(text, name, value, line, rules);
    options[name] = value;
  }
  const wrong = text.conflict(seats, options);
  if (wrong) throw Unreadable.impossible("these options", `: ${wrong}`, line);
  return options;
}
