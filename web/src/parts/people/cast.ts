/** Who of the bots' characters sits where: what is shown inside a table asks here. */

import { getContext, setContext } from "svelte";

import { type CharacterName, NAMES } from "../../characters";
import type { Seat } from "../../protocol";

const KEY = Symbol("cast");

type SeatsOf = () => readonly Seat[];

/** Tell all that is shown inside who sits at the table. */
export function setCast(seats: SeatsOf): void {
  setContext(KEY, seats);
}

/** Return who sits on a chair, nothing where no bot of a known character does. */
export function characterOn(seat: Seat | undefined): CharacterName | null {
  const key = seat?.kind === "bot" ? (seat.character ?? "") : "";
  return Object.hasOwn(NAMES, key) ? (key as CharacterName) : null;
}

/** Return how to ask who plays a seat of the table that one is inside of. */
export function castHere(): (seat: number) => CharacterName | null {
  const seats = getContext<SeatsOf | undefined>(KEY);
  return (seat) => characterOn(seats?.()[seat]);
}
