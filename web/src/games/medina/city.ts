/** The city as a picture needs it: spots, palaces, streets and walls, read from a position. */

import { familyOf } from "../../record";
import type { Place } from "./look";
import {
  ARM_RIM,
  CELLS,
  FAMILIES,
  type Facts,
  HEIGHT,
  KINDS,
  LAST_BUILDING,
  MERCHANT,
  type Position,
  RIM,
  RIM_CELLS,
  STABLE,
  WALL_AT,
  WIDTH,
} from "./record";

/** Where a piece can go: a cell of the city, or behind those a cell of the rim. */
export type Spot = number;

/** In place of a spot: nothing is placed. */
export const NOWHERE: Spot = -1;

export const SPOTS = CELLS + RIM_CELLS;

/** What a player chooses from, in the order of the tray. */
export const TRAY = ["roof", ...KINDS] as const;

export type Kind = (typeof TRAY)[number];

/** What columns and rows are called. */
export const LETTERS = [..."ABCDEFGHIJKLMNOP"];
export const NUMBERS = Array.from({ length: HEIGHT }, (_, index) => index + 1);

export function isRim(spot: Spot): boolean {
  return spot >= CELLS;
}

/** Return the column and row of a spot, the city's first cell being 0, 0. */
function coordinates(spot: Spot): { x: number; y: number } {
  if (!isRim(spot)) return { x: spot % WIDTH, y: Math.floor(spot / WIDTH) };
  const [side, place] = RIM[spot - CELLS]!;
  if (side === 0) return { x: place, y: -1 };
  if (side === 1) return { x: WIDTH, y: place };
  if (side === 2) return { x: place, y: HEIGHT };
  return { x: -1, y: place };
}

/** Return where a column and a row are drawn; a tall picture shows the city turned a quarter. */
/** Where the corner towers stand, in the order of their cards. */
export const CORNERS = [
  [-1, -1],
  [WIDTH, -1],
  [WIDTH, HEIGHT],
  [-1, HEIGHT],
] as const;

export function drawnAt(x: number, y: number, turned: boolean): Place {
  return turned ? { column: HEIGHT - y, row: x + 1 } : { column: x + 1, row: y + 1 };
}

export function placeOf(spot: Spot, turned: boolean): Place {
  const { x, y } = coordinates(spot);
  return drawnAt(x, y, turned);
}

/** Return a cell in short, such as "L7"; a wall cell is named by its column or its row. */
export function spotName(spot: Spot): string {
  const { x, y } = coordinates(spot);
  if (!isRim(spot)) return `${LETTERS[x]}${NUMBERS[y]}`;
  return y < 0 || y >= HEIGHT ? LETTERS[x]! : String(NUMBERS[y]);
}

/** Return the side of the rim that a wall cell lies on. */
export function sideOf(spot: Spot): number {
  return RIM[spot - CELLS]![0];
}

export interface Palace {
  /** The cell that names it. */
  name: number;
  colour: number;
  blocks: number[];
  stables: number[];
  owner: number;
  walls: number;
  merchants: number;
  /** Buildings and stables. */
  size: number;
  /** What it is worth to whoever owns it, cards left aside. */
  worth: number;
  /** The block that carries the dome, and another for its letter where there is one. */
  crown: number;
  label: number;
}

/** Return all palaces of a position, drawn in the order of their cells. */
export function palaces(here: Position, facts: Facts): Palace[] {
  const found = new Map<number, { blocks: number[]; stables: number[] }>();
  facts.palace.forEach((name, cell) => {
    if (name < 0) return;
    const known = found.get(name) ?? { blocks: [], stables: [] };
    (here.piece[cell] === STABLE ? known.stables : known.blocks).push(cell);
    found.set(name, known);
  });
  return [...found]
    .filter(([, { blocks }]) => blocks.length > 0)
    .map(([name, { blocks, stables }]) => {
      const crown = middle(blocks);
      const size = blocks.length + stables.length;
      const walls = facts.walls[name]!;
      const merchants = facts.merchants[name]!;
      return {
        name,
        colour: here.piece[blocks[0]!]! - 1,
        blocks,
        stables,
        owner: facts.owner[name]!,
        walls,
        merchants,
        size,
        worth: size + walls + merchants,
        crown,
        label: blocks.findLast((cell) => cell !== crown) ?? crown,
      };
    });
}

/** Return palaces without what is not to be seen of them yet. */
export function seenOf(
  all: readonly Palace[],
  isStanding: (cell: number) => boolean,
  isRoofed: (palace: number) => boolean,
): Palace[] {
  return all
    .map((palace) => ({
      ...palace,
      blocks: palace.blocks.filter(isStanding),
      stables: palace.stables.filter(isStanding),
      owner: isRoofed(palace.name) ? palace.owner : -1,
    }))
    .filter((palace) => palace.blocks.length > 0);
}

function middle(cells: readonly number[]): number {
  const points = cells.map((cell) => ({ cell, ...coordinates(cell) }));
  const x = points.reduce((sum, each) => sum + each.x, 0) / points.length;
  const y = points.reduce((sum, each) => sum + each.y, 0) / points.length;
  const away = (each: { x: number; y: number }) => Math.hypot(each.x - x, each.y - y);
  return points.reduce((best, each) => (away(each) < away(best) ? each : best)).cell;
}

/** Return the spots of all walls. */
export function walls(here: Position): Spot[] {
  return here.arm.flatMap((length, arm) => ARM_RIM[arm]!.slice(0, length).map((cell) => CELLS + cell));
}

export function merchants(here: Position): Spot[] {
  return cellsOf((cell) => here.piece[cell] === MERCHANT);
}

function cellsOf(holds: (cell: number) => boolean): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(holds);
}

/** Return the cells beside a cell of the city. */
export function beside(cell: number): number[] {
  const { x, y } = coordinates(cell);
  return [
    ...(y > 0 ? [cell - WIDTH] : []),
    ...(x < WIDTH - 1 ? [cell + 1] : []),
    ...(y < HEIGHT - 1 ? [cell + WIDTH] : []),
    ...(x > 0 ? [cell - 1] : []),
  ];
}

interface Street {
  /** Neighbours that the street joins, each pair once; a lone merchant is joined to itself. */
  joints: [number, number][];
  /** Merchants with one other beside them at most. */
  ends: number[];
}

export function street(standing: readonly number[]): Street {
  const all = new Set(standing);
  const near = standing.map((cell) => ({ cell, next: beside(cell).filter((each) => all.has(each)) }));
  const joints = near.flatMap(({ cell, next }): [number, number][] =>
    next.length ? next.filter((each) => each > cell).map((each) => [cell, each]) : [[cell, cell]],
  );
  return { joints, ends: near.filter(({ next }) => next.length < 2).map(({ cell }) => cell) };
}

/** What is legal, by kind and spot; every cell of a palace stands for its roof. */
export type Choices = ReadonlyMap<Kind, ReadonlyMap<Spot, number>>;

export function choices(legal: Iterable<number>, facts: Facts): Choices {
  const found = new Map<Kind, Map<Spot, number>>(TRAY.map((kind) => [kind, new Map()]));
  for (const action of legal) {
    const { kind, spot } = deed(action);
    if (kind === "roof") {
      const cells = cellsOf((cell) => facts.palace[cell] === spot);
      for (const cell of cells) found.get("roof")!.set(cell, action);
    } else if (isPiece(kind)) found.get(kind)!.set(spot, action);
  }
  return found;
}

/** What an action does: it places a piece of a kind, or none. */
type ActionKind = Kind | "youngest" | "decline";

export function isPiece(kind: ActionKind): kind is Kind {
  return kind !== "youngest" && kind !== "decline";
}

/** Return how many roofs a player still has to lay; a declined one is gone. */
export function roofsLeft(here: Position, seat: number): number {
  return here.declined[seat] ? 0 : here.roof[seat]!.filter((palace) => palace < 0).length;
}

/** Return what an action places and where: a roof at the cell that names its palace. */
export function deed(action: number): { kind: ActionKind; spot: Spot; colour: number } {
  const { family, index } = familyOf(FAMILIES, action);
  if (family === "decline") return { kind: "decline", spot: NOWHERE, colour: -1 };
  if (family === "roof") {
    return { kind: "roof", spot: index % CELLS, colour: Math.floor(index / CELLS) };
  }
  if (family === "wall") return { kind: "wall", spot: CELLS + index, colour: -1 };
  return { kind: family, spot: index, colour: -1 };
}

/** Return the action that would place a kind at a spot, null where nothing of that kind goes. */
export function actionAt(kind: Kind, spot: Spot, here: Position, facts: Facts): number | null {
  if (kind === "wall") return isRim(spot) ? WALL_AT + spot - CELLS : null;
  if (isRim(spot)) return null;
  if (kind !== "roof") return FAMILIES[kind].first + spot;
  const palace = facts.palace[spot]!;
  if (palace < 0) return null;
  const block = facts.palace.findIndex((name, cell) => name === palace && here.piece[cell]! <= LAST_BUILDING);
  return FAMILIES.roof.first + (here.piece[block]! - 1) * CELLS + palace;
}
