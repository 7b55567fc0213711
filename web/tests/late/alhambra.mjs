/**
 * Late in Alhambra: the own palace is as wide as may be, the own hand holds many cards of all
 * currencies, tiles lie in the own reserve, and everybody else has a palace of some size.
 */

export const NAMES = ["Zdeňka Nováková", "Þórdís", "Anežka", "Jürgen", "Ľubomíra", "Maximiliane"];

const WIDTH = 12;
const CARDS = 16;
const STORED = 3;
const OTHERS_CARDS = 8;
const OTHERS_MOST = 11;
/** The others stop buying when so few tiles are left. */
const TILES_LEFT = 9;

const [EAST, WEST] = [2, 8];

const tilesAt = (here, place) => here.location.flatMap((at, tile) => (at === place ? [tile] : []));
const isOpenBothWays = (record, tile) => (record.TILE_WALLS[tile] & (EAST | WEST)) === 0;

function widthOf(record, here, seat) {
  const columns = [0, ...tilesAt(here, record.IN_PALACE + seat).map((tile) => here.x[tile])];
  return Math.max(...columns) - Math.min(...columns) + 1;
}

export function isLate(record, here) {
  const cards = here.hand[0].map((values) => values.reduce((sum, count) => sum + count, 0));
  return (
    here.phase === record.ACTION &&
    tilesAt(here, record.SET_ASIDE).length === 0 &&
    here.hand_size[0] >= CARDS &&
    here.display.filter((kind) => kind >= 0).length >= 3 &&
    Math.min(...cards) >= 2 &&
    tilesAt(here, record.IN_RESERVE).length >= STORED &&
    widthOf(record, here, 0) >= WIDTH
  );
}

export function choose(record, here, seat, legal) {
  if (here.phase === record.PAYMENT) return paymentOf(record, seat, legal);
  if (here.phase === record.SITE || here.phase === record.TARGET) return siteOf(record, here, seat, legal);
  if (here.phase !== record.ACTION) return legal[0];
  return (
    purchaseOf(record, here, seat, legal) ??
    redesignOf(record, here, seat, legal) ??
    takeOf(record, here, seat, legal) ??
    legal[0]
  );
}

/** Who sits in front wants tiles for a long row, and then some for the reserve; the others what that leaves. */
function wants(record, here, seat, tile) {
  const isRowFull = widthOf(record, here, 0) >= WIDTH;
  if (seat === 0) {
    const isStored = tilesAt(here, record.IN_RESERVE).length >= STORED;
    return isRowFull ? !isStored : isOpenBothWays(record, tile);
  }
  const mayBuy = here.hand_size[seat] >= OTHERS_CARDS && here.bag_size > TILES_LEFT;
  return mayBuy && (isRowFull || !isOpenBothWays(record, tile));
}

/** Others pay with all they have, so that there is money for who sits in front. */
function paymentOf(record, seat, legal) {
  const [card] = legal.filter((action) => action < record.SETTLE).slice(-1);
  return seat !== 0 && card !== undefined ? card : legal.includes(record.SETTLE) ? record.SETTLE : card;
}

function purchaseOf(record, here, seat, legal) {
  const slots = here.market.flatMap((tile, slot) => (tile >= 0 ? [{ tile, slot }] : []));
  const found = slots.find(
    ({ tile, slot }) => legal.includes(record.BUY + slot) && wants(record, here, seat, tile),
  );
  return found && record.BUY + found.slot;
}

/** Others who hold enough money move a tile out and in, and leave the money to who sits in front. */
function redesignOf(record, here, seat, legal) {
  if (seat === 0 || here.hand_size[seat] < OTHERS_MOST) return undefined;
  return legal.find((action) => action >= record.REDESIGN && action < record.PLACE);
}

/** As many cards at once as may be, of the currency that one holds least of. */
function takeOf(record, here, seat, legal) {
  const takes = legal.filter((action) => action < record.TAKE + record.TAKES.length);
  const held = (kind) =>
    here.hand[seat][Math.floor(kind / record.VALUES)].reduce((sum, count) => sum + count, 0);
  const worth = (action) => {
    const kinds = record.TAKES[action - record.TAKE];
    const isForMany = seat === 0 ? 1 : -1;
    return isForMany * 20 * kinds.length - kinds.reduce((sum, kind) => sum + held(kind), 0);
  };
  return takes.sort((one, other) => worth(other) - worth(one))[0];
}

/** Place a tile in the row of the fountain, the others as far from it as may be; or keep it. */
function siteOf(record, here, seat, legal) {
  const cells = legal
    .filter((action) => action >= record.AT && action < record.SWAP)
    .map((action) => {
      const number = action - record.AT;
      return {
        action,
        x: (number % record.ROW) - record.REACH,
        y: Math.floor(number / record.ROW) - record.REACH,
      };
    });
  const isForRow = widthOf(record, here, 0) < WIDTH;
  const fitting = seat === 0 ? cells.filter(({ y }) => isForRow && y === 0) : cells;
  const far = ({ x, y }) => Math.abs(x) + Math.abs(y);
  const [best] = fitting.sort((one, other) => far(other) - far(one));
  return best?.action ?? legal.find((action) => action === record.TO_RESERVE) ?? legal[0];
}
