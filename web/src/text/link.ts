/** A finished game, whole, in the fragment of an address: any page can play it again and asks nobody. */

import type { LoggedStep } from "../local/deed_log";
import type { Rules } from "../local/rules";
import { sha256 } from "../local/sha256";
import { CHANCE, OVER } from "../engine";
import { ByteReader, ByteWriter, bytesOf, lettersOf } from "./bytes";
import { checkedOptions, checkNames, checkSeats, checkVersion } from "./checking";
import { type PackedChoice, packed, Unpacking } from "./choices";
import type { GameText, Options } from "./game";
import type { GameLog } from "./log";
import type { PlayableGames, Playable } from "./reading";
import { quoted, Unreadable } from "./unreadable";

/** How the bytes of a link are laid out; raised when that changes. */
const FORM = 1;
const CHECKSUM = 4;
/** More steps than a game takes that anybody wants to see again. */
const MOST_STEPS = 20_000;
/** Longer addresses are cut off on many ways. */
const MOST_LETTERS = 16_000;
const BROKEN = "the link is cut off, or was changed on its way";

/** Return a game as the fragment of an address, without its "#"; null if it is not over, or too long for one. */
export function linkOf(log: GameLog, { rules, text }: Playable): string | null {
  const choices = log.steps.length > MOST_STEPS ? null : choicesOf(log, rules);
  if (!choices) return null;
  const writer = new ByteWriter();
  writer.text(log.game);
  writer.number(text.version);
  writeOptions(writer, log.options, text);
  writer.number(log.seats.length);
  for (const name of log.seats) writer.text(name);
  writer.number(log.steps.length);
  writer.rest(packed(choices));
  const letters = lettersOf(Uint8Array.of(FORM, ...checksum(writer.bytes), ...writer.bytes));
  return letters.length > MOST_LETTERS ? null : letters;
}

/** Return the finished game that a link holds, every action of it checked by the rules. */
export async function gameInLink(link: string, games: PlayableGames): Promise<GameLog> {
  const body = bodyOf(link);
  try {
    return await gameIn(new ByteReader(body), games);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(BROKEN);
  }
}

function bodyOf(link: string): Uint8Array {
  const bytes = link.length > MOST_LETTERS ? null : bytesOf(link);
  if (!bytes || bytes.length < 1 + CHECKSUM) throw new Unreadable(BROKEN);
  if (bytes[0] !== FORM) throw Unreadable.found(`a link of form ${bytes[0]}`, `one of form ${FORM}`);
  const body = bytes.slice(1 + CHECKSUM);
  if (checksum(body).some((byte, place) => byte !== bytes[1 + place])) throw new Unreadable(BROKEN);
  return body;
}

function checksum(body: Uint8Array): Uint8Array {
  return sha256(body).slice(0, CHECKSUM);
}

async function gameIn(reader: ByteReader, games: PlayableGames): Promise<GameLog> {
  const game = reader.text();
  if (!Object.hasOwn(games, game)) {
    throw Unreadable.found(`the game ${quoted(game)}`, `one of ${Object.keys(games).join(", ")}`);
  }
  const { rules, text } = await games[game]!();
  checkVersion(text, `${reader.number()}`);
  const chosen = readOptions(reader, text);
  const count = reader.number();
  checkSeats(text, count);
  const seats = Array.from({ length: count }, () => reader.text());
  const options = checkedOptions(text, chosen, count, undefined, rules);
  checkNames(seats, rules.bystanders(count, options));
  const steps = stepsIn(reader, rules, rules.start(count, options));
  return { game, seats, options, steps };
}

/** Write each option as the number of its value from 1, or as 0 and a value of its own. */
function writeOptions(writer: ByteWriter, options: Options, text: GameText): void {
  const choices = Object.entries(text.options);
  writer.number(choices.length);
  for (const [name, { values }] of choices) {
    const value = options[name]!;
    writer.number(values.indexOf(value) + 1);
    if (!values.includes(value)) writer.text(value);
  }
}

function readOptions(reader: ByteReader, text: GameText): Map<string, string> {
  const names = Object.keys(text.options);
  const count = reader.number();
  if (count > names.length) throw Unreadable.found(`${count} options`, `${names.length} at most`);
  return new Map(
    names.slice(0, count).map((name) => {
      const number = reader.number();
      return [name, number === 0 ? reader.text() : (text.options[name]!.values[number - 1] ?? `${number}`)];
    }),
  );
}

/** Return what was chosen in a game, step by step; null if it is not over. */
function choicesOf({ seats, options, steps }: GameLog, rules: Rules): PackedChoice[] | null {
  let state = rules.start(seats.length, options);
  const choices = steps.map(({ action }) => {
    const open = openTo(rules, state);
    const place = open.findIndex((each) => each.action === action);
    if (place < 0) throw new RangeError(`action ${action} is not legal there`);
    state = rules.after(state, action);
    return choiceAt(open, place);
  });
  return rules.actor(state) === OVER ? choices : null;
}

/** Return what may be done in a position, and how likely it is: chance's draws by their weights. */
function openTo(rules: Rules, state: Uint8Array): readonly Open[] {
  if (rules.actor(state) === CHANCE) return rules.chances(state);
  return rules.legal(state).map((action) => ({ action, weight: 1 }));
}

interface Open {
  readonly action: number;
  readonly weight: number;
}

function total(open: readonly Open[]): number {
  return open.reduce((sum, { weight }) => sum + weight, 0);
}

function choiceAt(open: readonly Open[], place: number): PackedChoice {
  return { place: total(open.slice(0, place)), share: open[place]!.weight, all: total(open) };
}

function stepsIn(reader: ByteReader, rules: Rules, opening: Uint8Array): LoggedStep[] {
  const count = reader.number();
  if (count > MOST_STEPS) throw Unreadable.found(`${count} steps`, `${MOST_STEPS} at most`);
  const unpacking = new Unpacking(reader.rest());
  const steps: LoggedStep[] = [];
  let state = opening;
  while (steps.length < count && rules.actor(state) !== OVER) {
    const open = openTo(rules, state);
    let left = unpacking.place(total(open));
    const place = open.findIndex(({ weight }) => (left -= weight) < 0);
    unpacking.take(choiceAt(open, place));
    const { action } = open[place]!;
    steps.push({ actor: rules.actor(state), action });
    state = rules.after(state, action);
  }
  if (steps.length < count || rules.actor(state) !== OVER || !unpacking.isEmpty) throw new Unreadable(BROKEN);
  return steps;
}
