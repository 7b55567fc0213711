/** Medina written down: actions as phrases, positions as text. */

import type { GameText, Options } from "../../text/game";
import { actorName, INDENT, joined, NONE, optionsIn, settings } from "../../text/writing";
import { WORDS } from "./actions";
import { mapOf } from "./map";
import {
  COLOURS,
  FAMILIES,
  FEWEST,
  GAME,
  KINDS,
  MOST,
  NOTHING,
  OPTIONS,
  PHASES,
  type Position,
  position,
  TITLE,
  TOWERS,
  VERSION,
} from "./record";

/** What this turn has seen, by its number in the record. */
const LAID = ["nothing", "no roof", "a roof"];

function lines(record: Uint8Array): string[] {
  const state = position(record);
  return [
    `players: ${state.seats}`,
    `options: ${settings(OPTIONS, optionsIn(OPTIONS, state))}`,
    `phase: ${PHASES[state.phase]}, ${actorName(state.actor)}`,
    `laid: ${LAID[state.laid]}`,
    "city:",
    ...mapOf(state).map((line) => INDENT + line),
    `roofs: ${roofs(state)}`,
    `palace cards: ${cards(COLOURS, state.palace_card)}`,
    `tower cards: ${cards(TOWERS, state.tower_card)}`,
    ...Array.from({ length: state.seats }, (_, seat) => [
      `seat ${seat + 1}:`,
      `${INDENT}supply: ${supply(state, seat)}`,
      ...(state.declined[seat] ? [`${INDENT}last piece: declined`] : []),
    ]).flat(),
  ];
}

/** The roofs in the order in which they were laid. */
function roofs(state: Position): string {
  const laid = state.roof.slice(0, state.seats).flatMap((row, seat) =>
    row.flatMap((palace, colour) => {
      const rank = state.rank[seat]![colour]!;
      return palace === NOTHING ? [] : [{ rank, words: `seat ${seat + 1} ${COLOURS[colour]}` }];
    }),
  );
  return joined(laid.sort((one, other) => one.rank - other.rank).map(({ words }) => words));
}

function cards(names: readonly string[], holders: readonly number[]): string {
  return joined(
    names.flatMap((name, place) =>
      holders[place] === NOTHING ? [] : [`${name} seat ${holders[place]! + 1}`],
    ),
  );
}

/** Return a supply by kind, such as "grey 6, wall 2"; a hidden one as a number of pieces. */
function supply(state: Position, seat: number): string {
  const pieces = state.supply[seat]!;
  const held = state.supply_size[seat]!;
  if (held > 0 && !pieces.some(Boolean)) return held === 1 ? "1 piece" : `${held} pieces`;
  const items = KINDS.flatMap((name, kind) => (pieces[kind] ? [`${name} ${pieces[kind]}`] : []));
  return items.join(", ") || NONE;
}

function conflict(seats: number, { youngest }: Options): string {
  return Number(youngest) > seats ? `the youngest seat is one of ${seats}` : "";
}

export const TEXT: GameText = {
  game: GAME,
  title: TITLE,
  version: VERSION,
  players: [FEWEST, MOST],
  families: FAMILIES,
  words: WORDS,
  options: OPTIONS,
  phrases: (words) => [...words],
  wordsOf: (phrase) => [phrase],
  position: lines,
  conflict,
};
