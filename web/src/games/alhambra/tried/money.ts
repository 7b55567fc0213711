/** What is taken, what can be paid with it, and what is left. */

import { CURRENCIES, NOTHING, type Position, SLOT_CURRENCY, TILE_PRICE, VALUES } from "../record";
import { type FoundEffects, type AlhambraTurn, weighed } from "./turn";

/** No tile costs more than the bits of such a number. */
const PRICES = 2 ** 14 - 1;

/** Return the money of a currency in a hand. */
export function purse(state: Position, seat: number, currency: number): number {
  return state.hand[seat]![currency]!.reduce((sum, count, value) => sum + (value + 1) * count, 0);
}

function held(state: Position, seat: number): number {
  return CURRENCIES.reduce((sum, _, currency) => sum + purse(state, seat, currency), 0);
}

/** Return what can be paid exactly in a currency, one bit a sum. */
function sums(state: Position, seat: number, currency: number): number {
  let found = 1;
  state.hand[seat]![currency]!.forEach((count, value) => {
    for (let card = 0; card < count; card++) found |= (found << (value + 1)) & PRICES;
  });
  return found;
}

export function* money(turn: AlhambraTurn): FoundEffects {
  const { seat, before, after, deeds } = turn;
  const taken = deeds.flatMap((deed) => (deed.kind === "took" ? deed.cards : []));
  if (taken.length > 0) {
    const currencies = [...new Set(taken.map((card) => Math.floor(card / VALUES)))].sort();
    const payable = currencies.flatMap((currency) => [...payableIn(turn, currency)]);
    const amount = taken.reduce((sum, card) => sum + (card % VALUES) + 1, 0);
    if (payable.length === 0) yield weighed({ kind: "takes_money", cards: taken, amount }, 0.2 * amount);
    yield* payable;
  }
  if (taken.length > 0 || deeds.some(({ kind }) => kind === "bought")) {
    const amount = held(after, seat);
    const weight = Math.min(0.1 * Math.max(amount, held(before, seat)), 2);
    yield weighed({ kind: "keeps_money", amount, count: after.hand_size[seat]! }, weight);
  }
}

/** Tell which tile of the market a currency can pay now, and could not, or not exactly. */
function* payableIn({ seat, before, after }: AlhambraTurn, currency: number): FoundEffects {
  for (const [slot, tile] of after.market.entries()) {
    if (SLOT_CURRENCY[slot] !== currency || tile === NOTHING) continue;
    const price = TILE_PRICE[tile]!;
    const exactly = (sums(after, seat, currency) >> price) & 1;
    const isNew = purse(before, seat, currency) < price && price <= purse(after, seat, currency);
    if (isNew || (exactly && !((sums(before, seat, currency) >> price) & 1))) {
      yield weighed({ kind: "can_pay", tile, slot, exactly }, exactly ? 2.5 : 1.5);
    }
  }
}
