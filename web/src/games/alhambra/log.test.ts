import { describe, expect, test } from "vitest";

import { entriesOf, freshTiles, lastClick } from "./log";
import { cellNumber } from "./palace";
import {
  AT, BUY, DRAW_CARD, DRAW_SCORING, DRAW_TILE, PASS, PAY, PLACE, REDESIGN, REMOVE, SETTLE, SWAP, TAKE,
  TO_DIRK, TO_RESERVE,
} from "./record"; // prettier-ignore

const CHANCE = -1;
const GARDEN_8 = 34;
const PAVILION_6 = 4;

/** Draws that fill the market of three players: slot 1 first. */
const MARKET = [GARDEN_8, 1, 2, 3].flatMap((tile) => [CHANCE, DRAW_TILE + tile]);

function by(seat: number, ...actions: number[]): number[] {
  return actions.flatMap((action) => [seat, action]);
}

const north = cellNumber({ x: 0, y: -1 });

describe("a log", () => {
  test("tells what was bought, with which cards, and whether exactly", () => {
    const steps = [...MARKET, ...by(0, BUY, PAY + 4, PAY + 2, SETTLE, TAKE + 12)];
    expect(entriesOf(steps, 3, false)).toEqual([
      {
        kind: "turn",
        seat: 0,
        deeds: [
          { kind: "bought", tile: GARDEN_8, slot: 0, values: [5, 3], exactly: true },
          { kind: "took", cards: [12] },
        ],
      },
    ]);
  });

  test("gives the first six tiles to Dirk when two play, and later ones once the market is full", () => {
    const first = [10, 11, 12, 13, 14, 15].flatMap((tile) => [CHANCE, DRAW_TILE + tile]);
    const steps = [
      ...first,
      ...MARKET,
      ...by(0, BUY, PAY + 8, SETTLE, PLACE + GARDEN_8, TO_DIRK),
      CHANCE, DRAW_TILE + PAVILION_6, CHANCE, DRAW_TILE + 20,
      ...by(1, BUY, PAY + 5, SETTLE),
    ]; // prettier-ignore
    const [one, other] = entriesOf(steps, 2, false);
    expect(one).toMatchObject({ deeds: [{ tile: GARDEN_8, exactly: false }, { kind: "gave" }] });
    expect(other).toMatchObject({ seat: 1, deeds: [{ tile: PAVILION_6, exactly: true }] });
  });

  test("gives Dirk what is drawn right behind a scoring card where scorings are held at once", () => {
    const drawn = (...tiles: number[]): number[] => tiles.flatMap((tile) => [CHANCE, DRAW_TILE + tile]);
    const steps = [
      ...drawn(10, 11, 12, 13, 14, 15),
      ...MARKET,
      ...by(0, BUY, PAY + 7, SETTLE, PASS, PLACE + GARDEN_8, TO_RESERVE),
      CHANCE, DRAW_SCORING, ...drawn(20, 21, 22, 23, 24, 25), CHANCE, DRAW_CARD, ...drawn(PAVILION_6),
      ...by(1, BUY, PAY + 5, SETTLE),
    ]; // prettier-ignore
    expect(entriesOf(steps, 2, false, true).at(-1)).toMatchObject({ deeds: [{ tile: PAVILION_6 }] });
    const third = [
      ...drawn(...Array(24).keys()),
      ...by(0, BUY, PAY, SETTLE),
      CHANCE, DRAW_SCORING + 1, ...drawn(30, 31, 32, 33, 34, 35, 36, 37, 38, 39), ...drawn(40),
      ...by(1, BUY, PAY, SETTLE),
    ]; // prettier-ignore
    expect(entriesOf(third, 2, false, true).at(-1)).toMatchObject({ deeds: [{ tile: 40 }] });
  });

  test("tells apart who can do nothing and who declines to play on", () => {
    const steps = [
      ...MARKET,
      ...by(0, BUY, PAY + 4, PAY + 2, SETTLE, PASS),
      CHANCE,
      DRAW_CARD,
      ...by(1, PASS),
    ];
    const deeds = entriesOf(steps, 3, false).flatMap((entry) =>
      entry.kind === "turn" ? entry.deeds.map((deed) => deed.kind) : [],
    );
    expect(deeds).toEqual(["bought", "declined", "passed"]);
  });

  test("tells a scoring after the turn in which its card was drawn, and the last one at the end", () => {
    const steps = [...by(0, TAKE), CHANCE, DRAW_SCORING, CHANCE, DRAW_CARD, ...by(1, TAKE)];
    const kinds = entriesOf(steps, 3, true).map((entry) =>
      entry.kind === "scoring" ? `scoring ${entry.scoring}` : `seat ${entry.seat}`,
    );
    expect(kinds).toEqual(["seat 0", "scoring 0", "seat 1", "scoring 2"]);
  });

  test("knows which tile is taken out, and how one comes back", () => {
    const steps = [
      ...by(0, PLACE + GARDEN_8, AT + north),
      ...by(1, TAKE),
      ...by(0, REMOVE + north),
      ...by(1, TAKE),
      ...by(0, REDESIGN + GARDEN_8, SWAP + north),
    ];
    const deeds = entriesOf(steps, 3, false).flatMap((entry) =>
      entry.kind === "turn" ? entry.deeds.map((deed) => deed.kind) : [],
    );
    expect(deeds).toEqual(["placed", "took", "removed", "took", "swapped"]);
    expect(entriesOf(steps, 3, false)[2]).toMatchObject({ deeds: [{ tile: GARDEN_8 }] });
  });

  test("marks as new what others have laid since one's last turn", () => {
    const steps = [...by(0, TAKE), ...by(1, PLACE + 7, AT + north), ...by(2, PLACE + 9, TO_RESERVE)];
    expect(freshTiles(entriesOf(steps, 3, false), 0)).toEqual([7]);
  });
});

describe("one click back", () => {
  test("takes a purchase back with all of its cards", () => {
    expect(lastClick(by(0, TAKE, BUY + 1, PAY + 8, PAY + 1, SETTLE), false)).toBe(4);
  });

  test("goes behind a pick that was made for the player", () => {
    expect(lastClick(by(0, PLACE + 3, AT + north, PLACE + 4), true)).toBe(2);
    expect(lastClick(by(0, BUY, PAY, SETTLE, PLACE + 4), true)).toBe(4);
  });

  test("takes one step back otherwise", () => {
    expect(lastClick(by(0, REDESIGN + 3), false)).toBe(1);
  });

  test("takes nothing back behind a draw", () => {
    expect(lastClick([CHANCE, DRAW_CARD], false)).toBe(0);
  });
});
