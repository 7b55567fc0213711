/** A piece that is carried from the tray to a lit place of the city. */

import type { Carried } from "../../table/motion/drag.svelte";
import type { Play } from "./play.svelte";
import type { Kind, Spot } from "./city";
import { trayName } from "./journeys";

const SPOT = "spot-";

export const spotLanding = (spot: Spot): string => `${SPOT}${spot}`;

/** Return the spot of a landing. */
export function spotOf(name: string | null | undefined): Spot | null {
  return name?.startsWith(SPOT) ? Number(name.slice(SPOT.length)) : null;
}

export function carriedPiece(play: Play, kind: Kind): Carried {
  return {
    piece: trayName(kind),
    lift: () => {
      if (play.choices.get(kind)!.size === 0) return false;
      play.lift(kind);
      return true;
    },
    lands: (name) => play.lit.has(spotOf(name) ?? -1),
    over: (name) => play.aim(spotOf(name)),
    drop: (name) => void play.tapSpot(spotOf(name)!),
  };
}
