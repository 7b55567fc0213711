/** A game of Medina told again: each piece with its place in the game. */

import { t } from "../../i18n/language.svelte";
import type { TableNow } from "../../protocol";
import type { Told } from "../../replay/moves";
import { nameOf } from "../../table/names";
import { palaces } from "./city";
import { COLOURS, facts, position } from "./record";
import { turns } from "./story";
import { deedText } from "./words";

const CHANCE = -1;

export function retell(now: TableNow): Told[] {
  const steps = now.steps ?? [];
  const isDraw = (step: number): boolean => steps[2 * step] === CHANCE;
  return turns(steps).flatMap(({ seat, actions, from }, turn) => {
    let step = from;
    return actions.map((action) => {
      while (isDraw(step)) step += 1;
      step += 1;
      return { done: step, seat, turn: turn + 1, words: deedText(action) };
    });
  });
}

/** What a turn would do. */
export function turnWords(_steps: readonly number[], _seat: number, actions: readonly number[]): string {
  return actions.map(deedText).join(", ");
}

/** How many palaces have a roof. */
export function chapter(record: Uint8Array): string {
  const roofs = position(record)
    .roof.flat()
    .filter((palace) => palace >= 0).length;
  return roofs > 0 ? String(roofs) : "";
}

/** The palace that was worth most. */
export function feat(now: TableNow, record: Uint8Array, told: Uint8Array): string {
  const owned = palaces(position(record), facts(told)).filter(({ owner }) => owner >= 0);
  const worth = Math.max(0, ...owned.map((palace) => palace.worth));
  const best = owned.find((palace) => palace.worth === worth);
  if (!best) return "";
  return t("highlight-palace", {
    name: nameOf(now, best.owner),
    colour: COLOURS[best.colour]!,
    count: worth,
  });
}
