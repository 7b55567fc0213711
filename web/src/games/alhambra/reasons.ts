/** What a turn leads to, in words: the coach's reasons. */

import { t } from "../../i18n/language.svelte";
import type { WrittenEffect, WrittenPlaces } from "../../protocol";
import { numbersOf } from "../../table/effects";
import type { Marked } from "../../table/marks.svelte";
import { joined } from "../../table/names";
import { type Effect, effectOf } from "./effects";
import { displayName, handName, seatName, tileName } from "./journeys";
import { SCORINGS, position } from "./record";
import { cardWords, tileWords, typeWords } from "./words";

/** Points at a scoring, where there are any: " (B +5)" */
function worthWords(effect: Effect): string {
  if (!("points" in effect) || !("scoring" in effect) || effect.points === 0) return "";
  const isLess = effect.kind === "loses" || effect.kind === "costs_rival";
  return ` (${SCORINGS[effect.scoring]} ${isLess ? "−" : "+"}${effect.points})`;
}

function keyOf(effect: Effect): string {
  const key = effect.kind.replaceAll("_", "-");
  return effect.kind === "can_pay" && effect.exactly ? `${key}-exactly` : key;
}

export function reasonWords(written: WrittenEffect, nameOf: (row: number) => string): string {
  const effect = effectOf(written);
  return t(`alhambra-effect-${keyOf(effect)}`, {
    ...numbersOf(written),
    type: "type" in effect ? typeWords(effect.type) : "",
    tile: "tile" in effect ? tileWords(effect.tile) : "",
    names: "seats" in effect ? joined(effect.seats.map(nameOf)) : "",
    cards: "cards" in effect ? effect.cards.map(cardWords).join(", ") : "",
    scoring: "scoring" in effect ? SCORINGS[effect.scoring]! : "",
    worth: worthWords(effect),
  });
}

/** The tile that an effect is about, or whoever it is about. */
export function effectNames(written: WrittenEffect, seat: number): readonly string[] {
  const effect = effectOf(written);
  if ("tile" in effect) return [tileName(effect.tile)];
  if (effect.kind === "wall_grows" || effect.kind === "wall_shrinks") return [seatName(seat)];
  return "seats" in effect && effect.seats.length > 0 ? [seatName(effect.seats[0]!)] : [];
}

export function marked(places: WrittenPlaces, seat: number, record: Uint8Array): Marked {
  const { slots = [], tiles = [], paid = [], cards = [], cells = [] } = places;
  const { market, display } = position(record);
  const bought = slots.map((slot) => market[slot]!).filter((tile) => tile >= 0);
  return {
    seat,
    names: [
      ...[...new Set([...bought, ...tiles])].map((tile) => [tileName(tile)]),
      ...[...new Set(paid)].map((kind) => [handName(kind)]),
      ...cards.map((kind) => [displayName(display.indexOf(kind))]),
    ],
    cells: cells.flatMap((x, place) => (place % 2 === 0 ? [{ x, y: cells[place + 1]! }] : [])),
  };
}
