/** What can be carried at a table of Alhambra, and what dropping it does. */

import type { Carried, Drag } from "../../table/motion/drag.svelte";
import { displayName, tileName } from "./journeys";
import type { Play } from "./play.svelte";
import { PLACEMENT, REDESIGN, SITE } from "./record";

/** Landings: a lit cell by its action, the ground of the own palace, the own hand. */
const CELL = "cell-";
export const GROUND = "ground";
export const HAND = "hand";

export const cellLanding = (action: number): string => `${CELL}${action}`;

const actionOf = (name: string): number => Number(name.slice(CELL.length));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tile over the palace: a lit cell shows what it would change, and is built on at once. */
function overCells(play: Play): Pick<Carried, "lands" | "over" | "drop"> {
  return {
    lands: (name) => name.startsWith(CELL),
    over: (name) => (name === null ? play.lookAway() : void play.look(actionOf(name))),
    drop: (name) => void play.table.act(actionOf(name)),
  };
}

/** A tile of the market is bought by dropping it on the ground, and built there if that is asked next. */
function fromMarket(play: Play, slot: number, cellUnder: (x: number, y: number) => Point): Carried {
  return {
    piece: tileName(play.here.market[slot]!),
    lift: () => {
      if (!play.isBuyable(slot)) return false;
      if (play.slot !== slot) void play.tapSlot(slot);
      return true;
    },
    lands: (name) => name === GROUND && play.ready !== null,
    drop: (_, x, y) => void play.buyFor(cellUnder(x, y)),
    cancel: () => play.clear(),
  };
}

/** A tile that was bought goes to a lit cell. */
function fromAside(play: Play, tile: number): Carried {
  return {
    piece: tileName(tile),
    lift: () => {
      if (play.phase !== SITE && play.phase !== PLACEMENT) return false;
      if (play.here.picked !== tile) void play.tapSetAside(tile);
      return true;
    },
    ...overCells(play),
  };
}

/** A tile of the reserve goes to a lit cell, or back. */
function fromReserve(play: Play, tile: number): Carried {
  return {
    piece: tileName(tile),
    lift: () => {
      const isPicked = play.here.picked === tile;
      if (!isPicked && !play.table.legal.has(REDESIGN + tile)) return false;
      if (!isPicked) void play.tapReserve(tile);
      return true;
    },
    ...overCells(play),
    cancel: () => void play.undo(),
  };
}

/** A money card, with those that are chosen already, is taken by dropping it on the hand. */
function fromDisplay(play: Play, place: number): Carried {
  return {
    piece: displayName(place),
    lift: () => play.isTakeable(place) && play.alsoTake(place),
    lands: (name) => name === HAND,
    drop: () => void play.confirm(),
    cancel: () => play.clear(),
  };
}

type Carry = (event: PointerEvent, what: number) => void;

/** What begins to be carried where a pointer goes down: a slot, a place of the display, or a tile. */
interface Carries {
  readonly market: Carry;
  readonly display: Carry;
  readonly aside: Carry;
  readonly reserve: Carry;
}

export function carriesOf(play: Play, drag: Drag, cellUnder: (x: number, y: number) => Point): Carries {
  return {
    market: (event, slot) => drag.grab(event, fromMarket(play, slot, cellUnder)),
    display: (event, place) => drag.grab(event, fromDisplay(play, place)),
    aside: (event, tile) => drag.grab(event, fromAside(play, tile)),
    reserve: (event, tile) => drag.grab(event, fromReserve(play, tile)),
  };
}
