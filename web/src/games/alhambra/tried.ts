/** What a turn leads to: majorities, walls, payments, and what it leaves to others (effects.py). */

import type { Weighed } from "../../bots/effects";
import type { WrittenPlaces } from "../../protocol";
import type { Effect } from "./effects";
import { AT, BUY, NOTHING, SCORINGS, SLOTS, SWAP, TO_RESERVE, VALUES } from "./record";
import { majorities, rivals } from "./tried/majorities";
import { market } from "./tried/market";
import { money } from "./tried/money";
import { type FoundEffects, type AlhambraTurn, weighed } from "./tried/turn";

/** Percent; a scoring that is less likely before the next turn is no reason. */
const NEAR = 20;
/** What counts only once it is scored. */
const SCORED: ReadonlySet<Effect["kind"]> = new Set(["leads_alone", "leads_level", "gains"]);

/** Return what a turn leads to, at least one effect. */
export function effects(turn: AlhambraTurn): Weighed<Effect>[] {
  const found = [
    ...majorities(turn),
    ...rivals(turn),
    ...walls(turn),
    ...tiles(turn),
    ...market(turn),
    ...money(turn),
  ];
  if (found.some(({ effect }) => SCORED.has(effect.kind))) found.push(...scoringNear(turn));
  return found.length > 0 ? found : [weighed({ kind: "passes" })];
}

function* walls({ facts: [before, after], seat }: AlhambraTurn): FoundEffects {
  const was = before.wall[seat]!;
  const now = after.wall[seat]!;
  const left = SCORINGS.length - after.next_scoring;
  if (now === was) return;
  yield weighed({ kind: now > was ? "wall_grows" : "wall_shrinks", was, now }, left * Math.abs(now - was));
}

/** Tell how tiles were paid, and which do not come into the palace. */
function* tiles(turn: AlhambraTurn): FoundEffects {
  for (const deed of turn.deeds) {
    if (deed.kind === "bought" && deed.exactly) {
      yield weighed({ kind: "pays_exactly", tile: deed.tile });
    } else if (deed.kind === "bought") {
      const amount = deed.paid - deed.price;
      yield weighed({ kind: "overpays", tile: deed.tile, amount }, 1 + amount / 4);
    } else if (deed.kind === "gave") {
      yield weighed({ kind: "gives", tile: deed.tile });
    } else if (deed.kind === "stored") {
      const legal = turn.legal(turn.actions.indexOf(TO_RESERVE));
      const fits = legal.some((action) => action >= AT && action < SWAP);
      yield weighed({ kind: fits ? "stores" : "fits_nowhere", tile: deed.tile });
    }
  }
}

/** Tell how likely the next scoring comes with the cards of this turn's refill. */
function* scoringNear({ after: state }: AlhambraTurn): FoundEffects {
  const { pile, found, places: left } = state;
  const waits = (pile === 1 && found === 0) || (pile === 3 && found === 1);
  const missing = state.display.filter((kind) => kind === NOTHING).length;
  if (!waits || missing === 0 || left <= 0) return;
  const percent = Math.min(99, Math.floor((100 * missing) / left));
  if (percent >= NEAR) yield weighed({ kind: "scoring_near", scoring: found, percent }, percent / 25);
}

/** Return what a turn is done with: slots, tiles, cards, and cells as x and y by turns. */
export function places(turn: AlhambraTurn): WrittenPlaces {
  const found: WrittenPlaces = {};
  const add = (name: string, ...values: readonly number[]): void => {
    (found[name] ??= []).push(...values);
  };
  for (const deed of turn.deeds) {
    if (deed.kind === "bought") {
      add("slots", deed.slot);
      add("paid", ...deed.values.map((value) => deed.currency * VALUES + value - 1));
    }
    if (deed.kind === "took") add("cards", ...deed.cards);
    if ("x" in deed) add("cells", deed.x, deed.y);
    if ("tile" in deed) add("tiles", ...(found.tiles?.includes(deed.tile) ? [] : [deed.tile]));
  }
  const named = turn.actions.filter((action) => action >= BUY && action < BUY + SLOTS);
  if (named.length > 0 && !found.slots) add("slots", ...named.map((action) => action - BUY));
  return found;
}
