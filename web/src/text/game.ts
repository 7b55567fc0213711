/** What is known of a game's texts; it lies in the game's folder, and is loaded when a text is wanted. */

import type { Families } from "../record";
import type { FamilyWords } from "./words";

export interface OptionForm {
  readonly values: readonly string[];
  /** Whether it takes other values as well. */
  readonly free: boolean;
  /** Whether it was added later, and is written only where it is not at its default. */
  readonly added: boolean;
}

export type Options = Readonly<Record<string, string>>;

export interface GameText {
  readonly game: string;
  readonly title: string;
  readonly version: number;
  /** The fewest and the most who play. */
  readonly players: readonly [number, number];
  readonly families: Families;
  readonly words: Readonly<Record<string, FamilyWords>>;
  readonly options: Readonly<Record<string, OptionForm>>;
  /** Return the words of actions as a person writes them: some become one phrase. */
  phrases(words: readonly string[]): string[];
  /** Return the words of the actions that make up a phrase. */
  wordsOf(phrase: string): readonly string[];
  /** Return a position as lines of text. */
  position(record: Uint8Array): string[];
  /** Return what is wrong with options for so many seats, "" if nothing is. */
  conflict(seats: number, options: Options): string;
  /** Return a value of one's own of a free option as numbers for the rules, or refuse it. */
  ownValue?(option: string, value: string): readonly number[];
}
