/** Who sits on the chairs of a table, and how all are called, as on a server. */

import { type CharacterName, NAMES } from "../characters";
import type { AnyChair } from "./events";

/** What follows a name that is borne again, as with rulers. */
const NUMERALS = ["", " II", " III", " IV", " V", " VI", " VII", " VIII"];

/** Return a name for each chair, "" for an open one; people keep theirs, characters what is left. */
export function namesAt(chairs: readonly AnyChair[], bystanders: readonly string[] = []): string[] {
  const taken = bystanders.filter((name) => name !== "");
  const names = chairs.map(() => "");
  const isBot = (chair: AnyChair): number => Number(chair.kind === "bot");
  const order = [...chairs.keys()].sort((one, other) => isBot(chairs[one]!) - isBot(chairs[other]!));
  for (const seat of order) {
    names[seat] = nameOf(chairs[seat]!, taken);
    taken.push(names[seat]);
  }
  return names;
}

function nameOf(chair: AnyChair, taken: readonly string[]): string {
  switch (chair.kind) {
    case "open":
      return "";
    case "person":
      return numbered(chair.name, taken);
    case "bot": {
      const name = NAMES[chair.character as CharacterName];
      return NUMERALS.map((numeral) => name + numeral).find((each) => !taken.includes(each))!;
    }
  }
}

function numbered(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = `${wanted} ${number}`;
  return name;
}
