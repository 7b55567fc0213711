/** What a turn leads to: roofs and cards, palaces that grow or are closed, and what others gain (effects.py). */

import type { Weighed } from "../../bots/effects";
import type { TriedTurn } from "../../bots/tried_turn";
import type { WrittenPlaces } from "../../protocol";
import type { Deed } from "./deeds";
import type { Effect } from "./effects";
import {
  CELLS,
  COLOURS,
  EMPTY,
  type Facts,
  FRONTIER,
  GROWTH,
  NOTHING,
  PALACE_POINTS,
  type Position,
  TOWER_POINTS,
  UNROOFED,
  WIDTH,
} from "./record";

type Turn = TriedTurn<Position, Facts, Deed>;
type Found = Iterable<Weighed<Effect>>;

const BESIDE = [
  ["stables", "stable_points"],
  ["walls", "wall_points"],
  ["merchants", "merchant_points"],
] as const;
/** What says nothing about the own pieces. */
const OTHERS: ReadonlySet<Effect["kind"]> = new Set(["leaves", "helps_rival"]);

const weighed = (effect: Effect, weight: number): Weighed<Effect> => ({ effect, weight });
const cells = [...Array(CELLS).keys()];
const seatsOf = ({ seats }: Position): number[] => [...Array(seats).keys()];

/** Return what a turn leads to, at least one effect. */
export function effects(turn: Turn): Weighed<Effect>[] {
  const found = [
    ...roofs(turn),
    ...cards(turn),
    ...beside(turn),
    ...rivals(turn),
    ...growth(turn),
    ...room(turn),
    ...left(turn),
  ];
  if (found.every(({ effect }) => OTHERS.has(effect.kind))) found.push(weighed({ kind: "waits" }, 0.1));
  const count = COLOURS.filter((_, colour) => waitsFor(turn.after, turn.seat, colour)).length;
  return [...found, weighed({ kind: "keeps_roofs", count }, 0.3)];
}

/** Return the cells, the wall cells of the rim and the palaces that pieces go to. */
export function places(turn: Turn): WrittenPlaces {
  const found: WrittenPlaces = {};
  for (const deed of turn.deeds) {
    if (deed.kind === "walled") (found.rim ??= []).push(deed.cell);
    else if (deed.kind === "roofed") (found.palaces ??= []).push(deed.palace);
    else if ("cell" in deed) (found.cells ??= []).push(deed.cell);
  }
  return found;
}

function colourOf(state: Position, palace: number): number {
  return state.piece[palace]! - 1;
}

/** Say whether a set of cells that the rules note has a cell. */
function has(state: Position, plane: number, cell: number): boolean {
  return ((state.plane[plane]![Math.floor(cell / WIDTH)]! >> (cell % WIDTH)) & 1) === 1;
}

/** Say whether a seat has a roof yet for a palace of a colour. */
function waitsFor(state: Position, seat: number, colour: number): boolean {
  return state.declined[seat] === 0 && state.roof[seat]![colour] === NOTHING;
}

/** Return on how many cells a palace could be extended. */
function roomOf(state: Position, palace: number): number {
  const plane = has(state, UNROOFED, palace) ? GROWTH + colourOf(state, palace) : FRONTIER;
  const isFree = (cell: number): boolean =>
    state.near[cell] === palace && state.piece[cell] === EMPTY && has(state, plane, cell);
  return cells.filter(isFree).length;
}

function palacesOf({ buildings }: Facts): number[] {
  return cells.filter((cell) => buildings[cell]! > 0);
}

/** Return the others that have a roof for a colour. */
function mayRoof(state: Position, colour: number, but: number): number[] {
  return seatsOf(state).filter((seat) => seat !== but && waitsFor(state, seat, colour));
}

/** Tell which palaces are roofed, and who could have done so too. */
function* roofs(turn: Turn): Found {
  for (const deed of turn.deeds) {
    if (deed.kind === "roofed") {
      const { palace, colour, worth } = deed;
      const place = turn.actions.findIndex(
        (_, number) => turn.at(number + 1).roof[turn.seat]![colour] !== NOTHING,
      );
      const free = roomOf(turn.at(place), palace);
      yield weighed({ kind: "roofs", palace, colour, points: worth, room: free }, worth);
      const seats = mayRoof(turn.before, colour, turn.seat);
      if (seats.length > 0) yield weighed({ kind: "before_rivals", palace, colour, seats }, 0.6 * worth);
    } else if (deed.kind === "colour_gone") {
      const seats = [...deed.lost.keys()].filter((seat) => deed.lost[seat] && seat !== turn.seat);
      yield weighed({ kind: "ends_colour", colour: deed.colour, seats }, 2);
    }
  }
}

/** Tell which cards the seat takes, and from whom. */
function* cards({ deeds, seat }: Turn): Found {
  for (const deed of deeds) {
    if (deed.seat !== seat || !(deed.kind === "palace_card" || deed.kind === "tower_card")) continue;
    const seats = [deed.giver].filter((giver) => giver !== NOTHING && giver !== seat);
    if (deed.kind === "palace_card") {
      const { kind, colour } = deed;
      const points = PALACE_POINTS[colour]!;
      yield weighed({ kind, colour, points, seats }, points + seats.length);
    } else {
      const { kind, tower } = deed;
      const points = TOWER_POINTS[tower]!;
      yield weighed({ kind, tower, points, seats }, points + seats.length);
    }
  }
}

/** Tell what stables, walls and merchants bring to palaces that were the seat's before. */
function* beside({ facts: [before, after], seat }: Turn): Found {
  for (const was of palacesOf(before)) {
    if (before.owner[was] !== seat) continue;
    const palace = after.palace[was]!;
    for (const [name, kind] of BESIDE) {
      const points = after[name][palace]! - before[name][was]!;
      if (points > 0) yield weighed({ kind, palace, points }, 1 + points);
    }
  }
}

/** Tell who else gains or loses points. */
function* rivals(turn: Turn): Found {
  const were = turn.points(0);
  const are = turn.points(-1);
  const change = (seat: number): number => are[seat]! - were[seat]!;
  const others = seatsOf(turn.after).filter((seat) => seat !== turn.seat && change(seat) !== 0);
  for (const changed of [...new Set(others.map(change))].sort((one, other) => one - other)) {
    const seats = others.filter((seat) => change(seat) === changed);
    const points = Math.abs(changed);
    yield weighed({ kind: changed > 0 ? "helps_rival" : "costs_rival", seats, points }, points);
  }
}

/** Tell which palaces without a roof are founded or grow, and for whom. */
function* growth(turn: Turn): Found {
  const [, after] = turn.facts;
  for (const palace of palacesOf(after)) {
    if (after.owner[palace] !== NOTHING) continue;
    const colour = colourOf(turn.after, palace);
    const pieces = piecesOf(after, palace);
    const was = piecesBefore(turn, palace);
    if (was === 0) yield weighed({ kind: "founds", palace, colour }, 0.5);
    else if (pieces > was && waitsFor(turn.after, turn.seat, colour)) {
      yield weighed({ kind: "grows", palace, colour, pieces }, 1);
    } else if (pieces > was) {
      const seats = mayRoof(turn.after, colour, turn.seat);
      yield weighed({ kind: "grows_for_others", palace, colour, pieces, seats }, 1);
    }
  }
}

function piecesOf({ buildings, stables }: Facts, palace: number): number {
  return buildings[palace]! + stables[palace]!;
}

/** Return how many pieces a palace had before the turn, by whatever cell it was named. */
function piecesBefore({ facts: [before, after] }: Turn, palace: number): number {
  const own = cells.filter((cell) => after.palace[cell] === palace && before.palace[cell] !== NOTHING);
  const names = new Set(own.map((cell) => before.palace[cell]!));
  return [...names].reduce((sum, name) => sum + piecesOf(before, name), 0);
}

/** Tell which palaces of others, or of nobody, lose the cells that they could grow on. */
function* room(turn: Turn): Found {
  const [before, after] = turn.facts;
  for (const named of palacesOf(before)) {
    const palace = after.palace[named]!;
    const owner = before.owner[named]!;
    const isTouched = piecesBefore(turn, palace) !== piecesOf(after, palace);
    if (owner === turn.seat || isTouched || owner !== after.owner[palace]) continue;
    const was = roomOf(turn.before, named);
    const now = roomOf(turn.after, palace);
    const seats = owner === NOTHING ? [] : [owner];
    const fields = { palace, colour: colourOf(turn.after, palace), seats };
    if (was > 0 && now === 0) yield weighed({ kind: "closes", ...fields }, 2);
    else if (now < was) yield weighed({ kind: "narrows", ...fields, room: now }, 0.5 * (was - now));
  }
}

/** Tell the most valuable palace that is left to others without a roof. */
function* left(turn: Turn): Found {
  const [, facts] = turn.facts;
  let best: { palace: number; points: number; seats: number[] } | null = null;
  for (const palace of palacesOf(facts)) {
    if (facts.owner[palace] !== NOTHING) continue;
    const seats = mayRoof(turn.after, colourOf(turn.after, palace), turn.seat);
    const points = BESIDE.reduce((sum, [name]) => sum + facts[name][palace]!, facts.buildings[palace]!);
    if (seats.length > 0 && !(best && best.points >= points)) best = { palace, points, seats };
  }
  if (!best) return;
  yield weighed({ kind: "leaves", ...best, colour: colourOf(turn.after, best.palace) }, 0.5 * best.points);
}
