/** New tables of this device: what is asked for, checked and completed as on a server. */

import { type CharacterName, LEVELS, type LevelName } from "../characters";
import type { NewTable } from "../protocol";
import { blake2s } from "./blake2s";
import type { AnyChair, Opened } from "./events";
import { CommandRefused } from "./refused";
import type { Rules } from "./rules";
import { hexadecimal } from "./sha256";

const STAND_IN = "architect";
/** Bytes of the hash that orders characters. */
const HASH = 32;
const encoder = new TextEncoder();

/** Who opens a table, and sits down where it says "me". */
interface Host {
  readonly guest: string;
  readonly name: string;
}

/** Return the event that opens a table; the options are complete, and were checked. */
export function openTable(
  asked: Pick<NewTable, "chairs" | "stand_in">,
  options: Readonly<Record<string, string>>,
  rules: Rules,
  host: Host,
  seed: string,
): Opened {
  const { game, version, players } = rules;
  const [fewest, most] = players;
  if (asked.chairs.length < fewest || asked.chairs.length > most) {
    throw new CommandRefused("bad_seats", { expected: `${fewest} to ${most} players` });
  }
  const chairs = asked.chairs.map((chair): AnyChair => {
    switch (chair.kind) {
      case "me":
        return { kind: "person", guest: host.guest, name: host.name };
      case "bot":
        return { kind: "bot", level: checkedLevel(chair.level ?? ""), character: chair.character ?? "" };
      default:
        throw new CommandRefused("bad_seats", { found: chair.kind, expected: "me, and bots" });
    }
  });
  return {
    event: "opened",
    game,
    version,
    host: host.guest,
    chairs: withCharacters(chairs, seed),
    options,
    clock: { kind: "none" },
    public: false,
    stand_in: checkedLevel(asked.stand_in ?? STAND_IN),
    seed,
    terms: 2,
  };
}

/** Return the event that opens a table for the same players again. */
export function openAgain(before: Opened, code: string, seed: string): Opened {
  return { ...before, seed, before: code };
}

function checkedLevel(level: string): LevelName {
  if (!Object.hasOwn(LEVELS, level)) {
    throw new CommandRefused("unknown_bot", { found: level, expected: Object.keys(LEVELS).join(", ") });
  }
  return level as LevelName;
}

/** Return chairs with somebody on each that is a bot's; who was chosen is not doubled. */
function withCharacters(chairs: readonly AnyChair[], seed: string): AnyChair[] {
  const seated = [...chairs];
  for (const [seat, chair] of chairs.entries()) {
    if (chair.kind !== "bot") continue;
    const { level, character } = chair;
    const isKnown = character !== "" && (LEVELS[level as LevelName] as readonly string[]).includes(character);
    if (character !== "" && !isKnown) throw new CommandRefused("unknown_bot", { found: character });
    seated[seat] = character
      ? chair
      : { ...chair, character: nextCharacter(level as LevelName, seated, seed) };
  }
  return seated;
}

/** Return who of a level sits down next: somebody who sits there the least, by the seed. */
function nextCharacter(level: LevelName, seated: readonly AnyChair[], seed: string): CharacterName {
  const count = (key: string): number =>
    seated.filter((chair) => chair.kind === "bot" && chair.character === key).length;
  const places = LEVELS[level].map((key) => ({
    key,
    count: count(key),
    place: hexadecimal(blake2s(encoder.encode(`${key} ${seed}`), HASH)),
  }));
  places.sort((one, other) => one.count - other.count || (one.place < other.place ? -1 : 1));
  return places[0]!.key;
}
