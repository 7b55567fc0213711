/** Who is asked to sit down on the bots' chairs of a table that is being set up. */

import { type CharacterName, LEVELS, type LevelName, NAMES } from "../../characters";
import type { NewChair } from "../../protocol";

type Chairs = readonly Pick<NewChair, "kind" | "level" | "character">[];

const NUMERALS = ["", " II", " III", " IV", " V", " VI"];

function ofLevel(level: string): readonly CharacterName[] {
  return LEVELS[level as LevelName] ?? [];
}

/** Return a character of a level for a chair: somebody who sits there the least, beginning behind another. */
export function newcomer(
  level: string,
  chairs: Chairs,
  seat: number,
  behind = "",
): CharacterName | undefined {
  const all = ofLevel(level);
  const start = behind
    ? all.findIndex((each) => each === behind) + 1
    : Math.floor(Math.random() * all.length);
  const times = (each: CharacterName): number =>
    chairs.filter((chair, place) => place !== seat && chair.character === each).length;
  const order = all.map((_, ahead) => all[(start + ahead) % all.length]!);
  // Whoever one turns away does not come again at once.
  const others = order.filter((each) => each !== behind);
  const fewest = Math.min(...others.map(times));
  return others.find((each) => times(each) === fewest);
}

/** Return a bot's chair of a level, with somebody on it. */
export function botChair(level: string, chairs: Chairs, seat: number, behind = ""): NewChair {
  const character = newcomer(level, chairs, seat, behind);
  return { kind: "bot", level, ...(character ? { character } : {}) };
}

/** Return what the server will call the character on a chair: with a numeral where it sits twice. */
export function calledAt(chairs: Chairs, seat: number): string {
  const character = chairs[seat]?.character as CharacterName;
  const before = chairs.slice(0, seat).filter((chair) => chair.character === character).length;
  return `${NAMES[character] ?? ""}${NUMERALS[before] ?? ""}`;
}
