/** Every action in words, and back: the words of a family are listed, or put together. */

import type { Families } from "../record";

/** What turns in the words of a family: numbers in a row, or names, each for so many actions. */
type Wheel =
  | { readonly each: number; readonly from: number; readonly count: number }
  | { readonly each: number; readonly of: readonly string[] };

/** The words of a family's actions one by one; or, with a wheel among them, what they are made of. */
export type FamilyWords = readonly (string | Wheel)[];

export class ActionWords {
  private numbers: Map<string, number> | null = null;

  constructor(
    private readonly families: Families,
    private readonly words: Readonly<Record<string, FamilyWords>>,
  ) {}

  /** Return the words of an action. */
  word(action: number): string {
    for (const [name, { first, count }] of Object.entries(this.families)) {
      if (action >= first && action < first + count) return wordOf(this.words[name]!, action - first);
    }
    throw new RangeError(`no action has the number ${action}`);
  }

  /** Return the action with these words. */
  number(words: string): number | undefined {
    this.numbers ??= this.listed();
    return this.numbers.get(words);
  }

  private listed(): Map<string, number> {
    const numbers = new Map<string, number>();
    for (const [name, { first, count }] of Object.entries(this.families)) {
      for (let index = 0; index < count; index++) {
        numbers.set(wordOf(this.words[name]!, index), first + index);
      }
    }
    return numbers;
  }
}

function wordOf(words: FamilyWords, index: number): string {
  if (words.every((part) => typeof part === "string")) return words[index]!;
  return words.map((part) => (typeof part === "string" ? part : turned(part, index))).join("");
}

function turned(wheel: Wheel, index: number): string {
  const place = Math.floor(index / wheel.each);
  if ("of" in wheel) return wheel.of[place % wheel.of.length]!;
  return `${wheel.from + (place % wheel.count)}`;
}
