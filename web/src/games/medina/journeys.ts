/** What travels when a city changes: read off from what stood where, and stands now. */

import type { Drawing, Journey } from "../../table/motion/journey";
import CardIcon from "./CardIcon.svelte";
import PieceIcon from "./PieceIcon.svelte";
import { type Kind, type Spot, palaces, walls } from "./city";
import { COLOURS, EMPTY, type Facts, KINDS, type Position, TOWERS } from "./record";

/** A position with the facts that follow from it. */
export interface City {
  readonly here: Position;
  readonly facts: Facts;
}

/** Cards change hands after the piece that moved them has landed. */
const AFTER_THE_PIECE = 240;

export const spotName = (spot: Spot): string => `spot-${spot}`;
export const roofName = (palace: number): string => `roof-${palace}`;
export const trayName = (kind: Kind): string => `tray-${kind}`;
export const seatName = (seat: number): string => `seat-${seat}`;
export const cardName = (card: "palace" | "tower", index: number): string => `card-${card}-${index}`;

/** A piece as a picture of its own. */
export const drawn = (kind: Kind, seat: number): Drawing => ({
  component: PieceIcon,
  props: { kind, seat, size: 100 },
  ratio: 1,
});

/** Return where a player's pieces come from: one's own tray, or another's card. */
function supplyOf(seat: number, me: number, kind: Kind): string[] {
  return [...(seat === me ? [trayName(kind)] : []), seatName(seat)];
}

function pieces(before: City, after: City, me: number): Journey[] {
  const changed = after.here.supply_size.findIndex((size, seat) => size < before.here.supply_size[seat]!);
  const placer = changed >= 0 ? changed : before.here.actor;
  const standing = new Set(walls(before.here));
  const placed: { kind: Kind; spot: Spot }[] = [
    ...after.here.piece.flatMap((piece, spot) =>
      piece !== EMPTY && before.here.piece[spot] === EMPTY ? [{ kind: KINDS[piece - 1]!, spot }] : [],
    ),
    ...walls(after.here)
      .filter((spot) => !standing.has(spot))
      .map((spot) => ({ kind: "wall" as const, spot })),
  ];
  return placed.map(({ kind, spot }) => ({
    from: supplyOf(placer, me, kind),
    to: [spotName(spot)],
    picture: drawn(kind, placer),
    sound: "block",
  }));
}

function roofs(before: City, after: City, me: number): Journey[] {
  const all = palaces(after.here, after.facts);
  return after.here.roof.flatMap((owned, seat) =>
    owned.flatMap((palace, colour): Journey[] => {
      const crown = all.find((each) => each.name === palace)?.crown;
      if (crown === undefined || before.here.roof[seat]![colour]! >= 0) return [];
      return [
        {
          from: supplyOf(seat, me, "roof"),
          to: [roofName(palace), spotName(crown)],
          picture: drawn("roof", seat),
          sound: "roof",
        },
      ];
    }),
  );
}

function cards(before: City, after: City): Journey[] {
  const kinds = [
    { card: "palace", old: before.here.palace_card, now: after.here.palace_card, of: COLOURS },
    { card: "tower", old: before.here.tower_card, now: after.here.tower_card, of: TOWERS },
  ] as const;
  return kinds.flatMap(({ card, old, now, of }) =>
    of.flatMap((_, index): Journey[] => {
      const [giver, taker] = [old[index]!, now[index]!];
      if (taker < 0 || giver === taker) return [];
      return [
        {
          from: giver < 0 ? [cardName(card, index), "city"] : [seatName(giver)],
          to: [seatName(taker)],
          picture: { component: CardIcon, props: { card, index, size: 100 }, ratio: 1 },
          delay: AFTER_THE_PIECE,
          sound: "card",
        },
      ];
    }),
  );
}

/** Return all that travels, or is heard, between two cities, seen from a seat. */
export function journeysOf(before: City, after: City, me: number): Journey[] {
  return [...pieces(before, after, me), ...roofs(before, after, me), ...cards(before, after)];
}
