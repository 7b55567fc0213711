/** A palace as a map of text: tiles with their letter and price, walls drawn where they stand. */

import { centred } from "../../text/writing";
import { FOUNTAIN, LETTERS, TILE_PRICE, TILE_TYPE, TILE_WALLS } from "./record";

interface Lying {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
}

const WIDTH = 6;
const MARGIN = 6;
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];

/** Draw a palace, the fountain included, as lines of text. */
export function mapOf(palace: readonly Lying[]): string[] {
  const lying = [...palace, { tile: FOUNTAIN, x: 0, y: 0 }];
  const tiles = new Map(lying.map(({ tile, x, y }) => [`${x},${y}`, tile]));
  const columns = span(lying.map(({ x }) => x));
  const rows = span(lying.map(({ y }) => y));
  const margin = " ".repeat(MARGIN);
  const lines = [
    margin + columns.map((x) => centred(`${x}`, WIDTH)).join(""),
    ...rows.flatMap((y) => [
      margin + border(tiles, columns, y),
      `${`${y}`.padStart(MARGIN - 2)}  ${row(tiles, columns, y)}`,
    ]),
    margin + border(tiles, columns, rows.at(-1)! + 1),
  ];
  return lines.map((line) => line.trimEnd());
}

/** Return all numbers from the lowest to the highest. */
function span(numbers: readonly number[]): number[] {
  const lowest = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - lowest + 1 }, (_, place) => lowest + place);
}

type Tiles = ReadonlyMap<string, number>;

function isWalled(tiles: Tiles, x: number, y: number, side: number): boolean {
  return ((TILE_WALLS[tiles.get(`${x},${y}`) ?? FOUNTAIN]! >> side) & 1) === 1;
}

/** Draw the line between a row and the one above it. */
function border(tiles: Tiles, columns: readonly number[], y: number): string {
  const drawn = [...columns, columns.at(-1)! + 1].map((x) => {
    const corner = [x, x - 1].some((east) => [y, y - 1].some((south) => tiles.has(`${east},${south}`)));
    const walled = isWalled(tiles, x, y, NORTH!) || isWalled(tiles, x, y - 1, SOUTH!);
    return (corner ? "+" : " ") + (walled ? "-----" : "     ");
  });
  return drawn.join("");
}

function row(tiles: Tiles, columns: readonly number[], y: number): string {
  const drawn = [...columns, columns.at(-1)! + 1].map((x) => {
    const walled = isWalled(tiles, x, y, WEST!) || isWalled(tiles, x - 1, y, EAST!);
    const tile = tiles.get(`${x},${y}`);
    return (walled ? "|" : " ") + centred(tile === undefined ? "" : mark(tile), WIDTH - 1);
  });
  return drawn.join("");
}

/** Return how a map names a tile: its letter and price; its walls are drawn. */
function mark(tile: number): string {
  return tile === FOUNTAIN ? "@" : `${LETTERS[TILE_TYPE[tile]!]}${TILE_PRICE[tile]}`;
}
