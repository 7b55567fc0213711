/** What travels when a table of Roll & Write changes: dice, pairs passed on, what is written. */

import type { Drawing, Journey } from "../../table/motion/journey";
import Die from "./Die.svelte";
import { type Dice, blueOf, yellowOf } from "./dice";
import { isBuilt } from "./play.svelte";
import { BLUE, CROSSINGS, OWN, PASSED, type Position, YELLOW } from "./record";

/** A position, and where each die lies. */
export interface DicePosition {
  readonly here: Position;
  readonly dice: readonly Dice[];
}

const COLOURS = [BLUE, YELLOW] as const;
const PLACES = [OWN, PASSED] as const;

export const dieName = (seat: number, place: number, colour: number): string =>
  `die-${seat}-${place}-${colour}`;
export const crossingName = (seat: number, crossing: number): string => `crossing-${seat}-${crossing}`;
export const seatName = (row: number): string => `seat-${row}`;

const drawn = (colour: number, value: number): Drawing => ({
  component: Die,
  props: { colour, value },
  ratio: 1,
});

/** Return how two dice go to a crossing, each from its own place. */
export function diceTo(seat: number, crossing: number, from: readonly (readonly string[])[]): Journey[] {
  return COLOURS.map((colour) => ({
    from: from[colour]!,
    to: [crossingName(seat, crossing), seatName(seat)],
    picture: drawn(colour, (colour === BLUE ? blueOf : yellowOf)(crossing)),
    sound: "pen",
  }));
}

/** The dice that show a crossing go there, and it is crossed out. */
function built(before: DicePosition, after: DicePosition): Journey[] {
  return before.dice.flatMap((dice, seat) =>
    Array.from({ length: CROSSINGS }, (_, crossing) => crossing)
      .filter((each) => isBuilt(after.here, seat, each) && !isBuilt(before.here, seat, each))
      .flatMap((crossing) => {
        const values = [blueOf(crossing), yellowOf(crossing)];
        const from = COLOURS.map((colour) => {
          const place = dice[OWN][colour] === values[colour] ? OWN : PASSED;
          return [dieName(seat, place, colour), seatName(seat)];
        });
        return diceTo(seat, crossing, from);
      }),
  );
}

/** A pair that is passed on goes from one player to the next. */
function passed(before: DicePosition, after: DicePosition): Journey[] {
  const { seats } = after.here;
  return after.dice.flatMap((dice, seat) => {
    if (seats === 1 || before.dice[seat]![PASSED][BLUE] > 0 || dice[PASSED][BLUE] === 0) return [];
    const sender = (seat + seats - 1) % seats;
    if (!isPassing(before, sender)) return [];
    return COLOURS.map((colour) => ({
      from: [dieName(sender, PASSED, colour), seatName(sender)],
      to: [dieName(seat, PASSED, colour), seatName(seat)],
      picture: drawn(colour, dice[PASSED][colour]),
    }));
  });
}

function isPassing({ dice }: DicePosition, seat: number): boolean {
  return (dice[seat]?.[PASSED][BLUE] ?? 0) > 0;
}

/** Dice whose faces chance has changed tumble where they lie. */
function rolled(before: DicePosition, after: DicePosition): Journey[] {
  const own = after.dice.flatMap((dice, seat) => {
    const earlier = before.dice[seat]!;
    const isOver = isPassing(before, seat) && !isPassing(after, seat);
    return isOver || (earlier[OWN][BLUE] === 0 && dice[OWN][BLUE] > 0) ? [[seat, OWN] as const] : [];
  });
  const alone = after.here.seats === 1 && after.here.round_number > before.here.round_number;
  const all = alone ? PLACES.map((place) => [0, place] as const) : own;
  return all.flatMap(([seat, place]) =>
    COLOURS.map((colour): Journey => ({
      from: [],
      to: [dieName(seat, place, colour)],
      manner: "tumble",
      sound: "dice",
    })),
  );
}

function coins(before: DicePosition, after: DicePosition): Journey[] {
  const isGained = after.here.gained.some((count, seat) => count > before.here.gained[seat]!);
  const isSpent = after.here.spent.some((count, seat) => count > before.here.spent[seat]!);
  return isGained || isSpent ? [{ from: [], to: [], sound: "coin" }] : [];
}

/** A type that somebody completes is paid. */
function completed(before: DicePosition, after: DicePosition): Journey[] {
  const count = ({ paid }: Position): number => paid.flat().filter((share) => share >= 0).length;
  return count(after.here) > count(before.here) ? [{ from: [], to: [], sound: "scoring" }] : [];
}

/** Return all that travels, or is heard, between two moments. */
export function journeysOf(before: DicePosition, after: DicePosition): Journey[] {
  return [
    ...completed(before, after),
    ...built(before, after),
    ...passed(before, after),
    ...rolled(before, after),
    ...coins(before, after),
  ];
}
