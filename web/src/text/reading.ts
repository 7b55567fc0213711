/** Records as text played again by the rules; what is no record, or not legal, is refused with its line. */

import type { LoggedStep } from "../local/deed_log";
import type { Rules } from "../local/rules";
import { OVER } from "../engine";
import { checkedOptions, checkNames, checkSeats, checkVersion } from "./checking";
import type { GameText, Options } from "./game";
import { ending, type GameLog, nameOf, RECORD_HEADER, scoresOf, UNFINISHED } from "./log";
import { quoted, Unreadable } from "./unreadable";
import { ActionWords } from "./words";

/** A game's rules and its texts. */
export interface Playable {
  readonly rules: Rules;
  readonly text: GameText;
}

/** The games there are, each loaded when it is named. */
export type PlayableGames = Readonly<Record<string, () => Promise<Playable>>>;

interface Line {
  readonly number: number;
  readonly text: string;
}

interface Move {
  readonly line: number;
  readonly name: string;
  readonly phrases: readonly string[];
}

/** The mark of a line of the position that a record starts from, if it is not the setup. */
const ORIGIN = "| ";

/** Return the game that a record tells of, every action of it checked by the rules. */
export async function readRecord(content: string, games: PlayableGames): Promise<GameLog> {
  if (!content.startsWith(RECORD_HEADER)) {
    throw new Unreadable(`expected a first line "${RECORD_HEADER}"`);
  }
  const [header, ...lines] = numbered(content);
  if (header!.text !== RECORD_HEADER) {
    throw Unreadable.found(quoted(header!.text), quoted(RECORD_HEADER), header!.number);
  }
  const [named, inSeats, inOptions] = [
    keyed(lines[0], "game"),
    keyed(lines[1], "seats"),
    keyed(lines[2], "options"),
  ];
  const { rules, text } = await findGame(named, games, lines[0]!.number);
  const seats = inSeats.split(",").map((name) => name.trim());
  checkNames(seats, [], lines[1]!.number);
  checkSeats(text, seats.length, lines[1]!.number);
  const { number } = lines[2]!;
  const options = checkedOptions(text, chosenIn(inOptions, number), seats.length, number, rules);
  const { moves, last } = movesIn(lines.slice(3));
  checkNames(seats, rules.bystanders(seats.length, options));
  const reader = new Reader({ rules, text }, seats, options);
  for (const move of moves) reader.play(move);
  reader.compareEnding(last);
  return reader.log;
}

/** Return the lines with anything on them. */
function numbered(content: string): Line[] {
  const lines = content.split("\n").map((text, place) => ({ number: place + 1, text: text.trimEnd() }));
  return lines.filter(({ text }) => text !== "");
}

/** Return the value of a line "key: value". */
function keyed(line: Line | undefined, key: string): string {
  if (!line) throw Unreadable.found("the end of the text", `"${key}: ..."`);
  if (!line.text.startsWith(`${key}:`))
    throw Unreadable.found(quoted(line.text), `"${key}: ..."`, line.number);
  return line.text.slice(key.length + 1).trim();
}

/** Return the game of a name and a version, or refuse it. */
async function findGame(named: string, games: PlayableGames, line: number): Promise<Playable> {
  const [name, version] = parted(named, " ");
  if (!Object.hasOwn(games, name)) {
    throw Unreadable.found(`the game ${quoted(name)}`, `one of ${Object.keys(games).join(", ")}`, line);
  }
  const playable = await games[name]!();
  checkVersion(playable.text, version, line);
  return playable;
}

/** Return what stands before a mark and behind it. */
function parted(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + mark.length)];
}

function chosenIn(value: string, line: number): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const part of value.split(",").filter((each) => each.trim() !== "")) {
    const [name, choice] = parted(part.trim(), "=");
    if (chosen.has(name)) {
      throw Unreadable.found(`${quoted(name)} a second time`, "each option once", line);
    }
    chosen.set(name, choice);
  }
  return chosen;
}

function movesIn(lines: readonly Line[]): { moves: Move[]; last: Line } {
  const last = lines.at(-1);
  if (lines[0]?.text.startsWith(ORIGIN)) {
    const expected = "a game from its setup on: games from a position are replayed by a server";
    throw Unreadable.found("a position to begin from", expected, lines[0].number);
  }
  if (!last) throw Unreadable.found("the end of the text", `moves, then "end: ..." or "${UNFINISHED}"`);
  if (last.text !== UNFINISHED && !last.text.startsWith("end:")) {
    const found = `the record cut off after ${quoted(last.text)}`;
    throw Unreadable.found(found, `"end: ..." or "${UNFINISHED}" as the last line`, last.number);
  }
  return { moves: lines.slice(0, -1).map((line, place) => moveIn(line, place + 1)), last };
}

function moveIn({ number, text }: Line, place: number): Move {
  const opening = `${place}. `;
  if (!text.startsWith(opening)) throw Unreadable.found(quoted(text), `the move ${quoted(opening)}`, number);
  const rest = text.slice(opening.length);
  if (!rest.includes(": ")) throw Unreadable.found(quoted(text), '"NAME: what was played"', number);
  const [name, phrases] = parted(rest, ": ");
  return { line: number, name, phrases: phrases.split(";").map((phrase) => phrase.trim()) };
}

/** Plays a record again, line by line. */
class Reader {
  private readonly steps: LoggedStep[] = [];
  private readonly words: ActionWords;
  private state: Uint8Array;

  constructor(
    private readonly playable: Playable,
    private readonly seats: readonly string[],
    private readonly options: Options,
  ) {
    const { rules, text } = playable;
    this.words = new ActionWords(text.families, text.words);
    this.state = rules.start(seats.length, options);
  }

  get log(): GameLog {
    const { seats, options, steps } = this;
    return { game: this.playable.text.game, seats, options, steps };
  }

  play({ line, name, phrases }: Move): void {
    const actor = this.playable.rules.actor(this.state);
    if (actor === OVER) throw Unreadable.impossible(`a move of ${name}`, ": the game is over", line);
    const expected = nameOf(actor, this.seats);
    if (name !== expected) throw Unreadable.found(`a move of ${quoted(name)}`, `one of ${expected}`, line);
    for (const phrase of phrases) this.playPhrase(phrase, line);
  }

  private playPhrase(phrase: string, line: number): void {
    const { rules, text } = this.playable;
    const actor = rules.actor(this.state);
    for (const [place, words] of text.wordsOf(phrase).entries()) {
      const action = this.words.number(words);
      if (action === undefined) throw Unreadable.found(quoted(words), `an action of ${text.title}`, line);
      if (rules.actor(this.state) !== actor) {
        throw Unreadable.impossible(phrase, `: the turn is over before action ${place + 1}`, line);
      }
      const reason = rules.whyNot(this.state, action);
      if (reason !== 0) throw Unreadable.impossible(phrase, ` (${rules.sheet.reasons[reason]})`, line);
      this.steps.push({ actor, action });
      this.state = rules.after(this.state, action);
    }
  }

  /** Refuse a record whose last line is not how it ends. */
  compareEnding({ number, text }: Line): void {
    const { rules } = this.playable;
    const isOver = rules.actor(this.state) === OVER;
    const played = ending(isOver ? scoresOf(this.log, rules, this.state) : null);
    if (text !== played) throw Unreadable.found(quoted(text), quoted(played), number);
  }
}
