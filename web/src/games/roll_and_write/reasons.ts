/** What a turn leads to, in words: the coach's reasons. */

import { t } from "../../i18n/language.svelte";
import type { WrittenEffect, WrittenPlaces } from "../../protocol";
import { numbersOf } from "../../table/effects";
import type { Marked } from "../../table/marks.svelte";
import { joined } from "../../table/names";
import { blueOf, yellowOf } from "./dice";
import { type Effect, effectOf } from "./effects";
import { crossingName, seatName } from "./journeys";
import { typeWords } from "./words";

function keyOf(effect: Effect): string {
  const key = effect.kind.replaceAll("_", "-");
  return effect.kind === "takes_coins" && effect.lost > 0 ? `${key}-lost` : key;
}

export function reasonWords(written: WrittenEffect, nameOf: (row: number) => string): string {
  const effect = effectOf(written);
  const crossing = "crossing" in effect ? effect.crossing : 0;
  return t(`rw-effect-${keyOf(effect)}`, {
    ...numbersOf(written),
    type: "type" in effect ? typeWords(effect.type) : "",
    names: "seats" in effect ? joined(effect.seats.map(nameOf)) : "",
    blue: blueOf(crossing),
    yellow: yellowOf(crossing),
  });
}

/** The crossing that an effect is about, or whoever it is about. */
export function effectNames(written: WrittenEffect, seat: number): readonly string[] {
  const effect = effectOf(written);
  const who = "seats" in effect ? effect.seats[0] : undefined;
  if ("crossing" in effect) return [crossingName(who ?? seat, effect.crossing)];
  return who === undefined ? [] : [seatName(who)];
}

export function marked({ crossings = [], kept = [] }: WrittenPlaces, seat: number): Marked {
  const names = [...crossings, ...kept].map((crossing) => [crossingName(seat, crossing)]);
  return { seat, names, cells: [] };
}
