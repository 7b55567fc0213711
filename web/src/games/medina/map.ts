/** The city as a map of text with its rim, a word a cell; columns and rows are numbered from the northwest. */

import {
  ARM_RIM,
  COLOURS,
  FIRST_OF_SIDE,
  HEIGHT,
  NOTHING,
  type Position,
  SIDE_LENGTH,
  WIDTH,
} from "./record";

/** What stands on a cell, by its number: nothing, blacK and browN among the buildings, s, m. */
const LETTERS = ".gknosm";
const WALL = "#";
const TOWER = "@";
const BLANK = ".";
const LABEL = 2;

/** Draw the city and its rim. */
export function mapOf(state: Position): string[] {
  const [north, east, south, west] = rimOf(state) as [string[], string[], string[], string[]];
  const owners = ownersOf(state);
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const words = Array.from({ length: WIDTH }, (_, x) => {
      const cell = y * WIDTH + x;
      return `${LETTERS[state.piece[cell]!]}${owners.get(cell) ?? ""}`;
    });
    return line(`${y + 1}`, [west[y]!, ...words, east[y]!]);
  });
  return [
    line("", ["", ...Array.from({ length: WIDTH }, (_, x) => `${x + 1}`), ""]),
    line("", [TOWER, ...north, TOWER]),
    ...rows,
    line("", [TOWER, ...south, TOWER]),
  ];
}

function line(label: string, words: readonly string[]): string {
  return `${label.padStart(LABEL)}  ${words.map((word) => word.padEnd(3)).join("")}`.trimEnd();
}

/** The numbers of the seats whose roofs are laid, by the cell that names the palace. */
function ownersOf(state: Position): ReadonlyMap<number, number> {
  const owners = new Map<number, number>();
  for (let seat = 0; seat < state.seats; seat++) {
    for (const colour of COLOURS.keys()) {
      const palace = state.roof[seat]![colour]!;
      if (palace !== NOTHING) owners.set(palace, seat + 1);
    }
  }
  return owners;
}

function rimOf(state: Position): string[][] {
  const sides = SIDE_LENGTH.map((length) => Array<string>(length).fill(BLANK));
  for (const [arm, walls] of state.arm.entries()) {
    const side = Math.floor(arm / 2);
    for (let place = 0; place < walls; place++) {
      sides[side]![ARM_RIM[arm]![place]! - FIRST_OF_SIDE[side]!] = WALL;
    }
  }
  return sides;
}
