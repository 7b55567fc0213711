/** The colours of Medina's pieces, and how a palace's body is drawn. */

interface Shades {
  base: string;
  top: string;
  shaded: string;
  deep: string;
}

/** By colour of building: grey, black, brown, orange. */
export const SHADES: readonly Shades[] = [
  { base: "#A7A9A8", top: "#C9CBC9", shaded: "#868989", deep: "#5E6263" },
  { base: "#3B3836", top: "#55504C", shaded: "#2B2827", deep: "#171514" },
  { base: "#86552C", top: "#A9733F", shaded: "#6B4220", deep: "#4A2B11" },
  { base: "#DE8434", top: "#F0A759", shaded: "#B86720", deep: "#8A4408" },
];

/** Where something is drawn, counted in cells from the picture's upper left corner. */
export interface Place {
  column: number;
  row: number;
}

/** The faces of a body of blocks that have grown together, as path data. */
export interface Body {
  foot: string;
  face: string;
  light: string;
  shade: string;
}

const UNIT = 100;
/** Text keeps so many pixels on the smallest cells. */
const SMALLEST_TEXT = 11.2;

/** Return how large a text is drawn, where a cell of 100 units is so many pixels wide. */
export function sizeOfText(usual: number, side: number): number {
  return Math.max(usual, (SMALLEST_TEXT / side) * UNIT);
}

const GAP = 7;
const EDGE = 7;
const FOOT = 10;

/** Return the body of a palace: one light edge, one dark foot, no seams. */
export function body(blocks: readonly Place[]): Body {
  const filled = new Set(blocks.map(({ column, row }) => `${column},${row}`));
  const drawn: Body = { foot: "", face: "", light: "", shade: "" };
  for (const { column, row } of blocks) {
    const north = filled.has(`${column},${row - 1}`);
    const east = filled.has(`${column + 1},${row}`);
    const south = filled.has(`${column},${row + 1}`);
    const west = filled.has(`${column - 1},${row}`);
    const left = column * UNIT + (west ? 0 : GAP);
    const right = (column + 1) * UNIT - (east ? 0 : GAP);
    const upper = row * UNIT + (north ? 0 : GAP - 3);
    const lower = (row + 1) * UNIT - (south ? 0 : GAP + EDGE);
    if (!south) drawn.foot += box(left, lower - 1, right, lower + FOOT);
    drawn.face += box(left, upper, right, lower);
    if (!north) drawn.light += box(left, upper, right, upper + EDGE);
    if (!west) drawn.light += box(left, upper, left + EDGE, lower);
    if (!east) drawn.shade += box(right - EDGE, upper, right, lower);
    if (!south) drawn.shade += box(left, lower - EDGE, right, lower);
  }
  return drawn;
}

function box(left: number, upper: number, right: number, lower: number): string {
  return `M${left} ${upper}H${right}V${lower}H${left}Z`;
}

/** Return the line round some cells, as path data. */
export function outline(cells: readonly Place[]): string {
  const filled = new Set(cells.map(({ column, row }) => `${column},${row}`));
  let line = "";
  for (const { column, row } of cells) {
    const [left, right] = [column * UNIT, (column + 1) * UNIT];
    const [upper, lower] = [row * UNIT, (row + 1) * UNIT];
    if (!filled.has(`${column},${row - 1}`)) line += `M${left} ${upper}H${right}`;
    if (!filled.has(`${column + 1},${row}`)) line += `M${right} ${upper}V${lower}`;
    if (!filled.has(`${column},${row + 1}`)) line += `M${right} ${lower}H${left}`;
    if (!filled.has(`${column - 1},${row}`)) line += `M${left} ${lower}V${upper}`;
  }
  return line;
}
