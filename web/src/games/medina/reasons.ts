/** What a turn leads to, in words: the coach's reasons. */

import { t } from "../../i18n/language.svelte";
import type { WrittenEffect, WrittenPlaces } from "../../protocol";
import { numbersOf } from "../../table/effects";
import type { Marked } from "../../table/marks.svelte";
import { joined } from "../../table/names";
import { type Effect, effectOf } from "./effects";
import { cardName, roofName, seatName, spotName } from "./journeys";
import { CELLS, COLOURS, TOWERS } from "./record";
import { spotText } from "./words";

function keyOf(effect: Effect): string {
  const key = effect.kind.replaceAll("_", "-");
  return effect.kind === "roofs" && effect.room === 0 ? `${key}-full` : key;
}

export function reasonWords(written: WrittenEffect, nameOf: (row: number) => string): string {
  const effect = effectOf(written);
  const names = "seats" in effect ? joined(effect.seats.map(nameOf)) : "";
  const what = t(`medina-effect-${keyOf(effect)}`, {
    ...numbersOf(written),
    colour: "colour" in effect ? COLOURS[effect.colour]! : "",
    tower: "tower" in effect ? TOWERS[effect.tower]! : "",
    place: "palace" in effect ? spotText(effect.palace) : "",
    names,
    owner: names && ` (${names})`,
  });
  const isTaken = effect.kind === "palace_card" || effect.kind === "tower_card";
  return isTaken && names ? t("medina-effect-taken-from", { what, names }) : what;
}

/** The palace or the card that an effect is about, or whoever it is about. */
export function effectNames(written: WrittenEffect): readonly string[] {
  const effect = effectOf(written);
  if ("palace" in effect) return [roofName(effect.palace), spotName(effect.palace)];
  if (effect.kind === "palace_card") return [cardName("palace", effect.colour)];
  if (effect.kind === "tower_card") return [cardName("tower", effect.tower)];
  return "seats" in effect && effect.seats.length > 0 ? [seatName(effect.seats[0]!)] : [];
}

export function marked({ cells = [], rim = [], palaces = [] }: WrittenPlaces, seat: number): Marked {
  const spots = [...cells, ...rim.map((place) => CELLS + place), ...palaces];
  return { seat, names: [], cells: [], spots };
}
