/** What happens in Medina, in the player's words. */

import { t } from "../../i18n/language.svelte";
import { type Kind, type Palace, type Spot, isRim, sideOf, spotName } from "./city";
import { COLOURS, EMPTY, MERCHANT, type Position, REASONS, SIDES, TOWERS, TOWER_POINTS } from "./record"; // prettier-ignore

/** Return a spot in words: "L7", or "north L" on the rim. */
export function spotText(spot: Spot): string {
  if (!isRim(spot)) return spotName(spot);
  return t(`medina-rim-${SIDES[sideOf(spot)]!}`, { place: spotName(spot) });
}

export function kindText(kind: Kind): string {
  return t(`medina-kind-${kind}`);
}

/** Return in words why an action is refused. */
export function reasonWords(number: number): string {
  return t(`medina-why-${REASONS[number]?.name ?? "wrong_moment"}`);
}

/** Return a palace in one sentence: what it is, whose, and what it is worth. */
function palaceText(palace: Palace, who: (seat: number) => string): string {
  const values = {
    colour: COLOURS[palace.colour]!,
    buildings: palace.blocks.length,
    stables: palace.stables.length,
    walls: palace.walls,
    merchants: palace.merchants,
    worth: palace.worth,
  };
  return palace.owner < 0
    ? t("medina-palace-free", values)
    : t("medina-palace-owned", { ...values, owner: who(palace.owner) });
}

/** Return what a spot holds, for whoever hears the board instead of seeing it. */
export function holdingText(
  spot: Spot,
  here: Position,
  walls: ReadonlySet<Spot>,
  ends: ReadonlySet<Spot>,
  palace: Palace | undefined,
  who: (seat: number) => string,
): string {
  const place = spotText(spot);
  if (isRim(spot)) {
    return t(walls.has(spot) ? "medina-cell-wall" : "medina-cell-open-rim", { place });
  }
  if (here.piece[spot] === MERCHANT) {
    return t(ends.has(spot) ? "medina-cell-merchant-end" : "medina-cell-merchant", { place });
  }
  if (here.piece[spot] === EMPTY || !palace) return t("medina-cell-empty", { place });
  return t("medina-cell-palace", { place, palace: palaceText(palace, who) });
}

/** Return what the card of a corner tower is worth, and who has it or how it is had. */
export function towerText(here: Position, tower: number, who: (seat: number) => string): string {
  const card = t("medina-tower-card", { tower: TOWERS[tower]!, points: TOWER_POINTS[tower]! });
  const holder = here.tower_card[tower]!;
  return `${card}. ${holder >= 0 ? t("medina-tower-held", { name: who(holder) }) : t("medina-tower-free")}`;
}
