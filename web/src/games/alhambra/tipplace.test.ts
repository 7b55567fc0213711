import { expect, test } from "vitest";

import { tipPlace } from "./tipplace";

const ROOM = { left: 10, top: 10, width: 400, height: 300 };
const TIP = { width: 200, height: 60 };
const square = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

test("a tip stands in the first corner if nothing lies there", () => {
  expect(tipPlace(TIP, ROOM, [square(180, 140)], [])).toEqual({ left: 10, top: 10 });
});

test("a tip covers no cell that may be chosen while there is a corner without any", () => {
  const chosen = [square(20, 20), square(300, 20), square(20, 260)];
  expect(tipPlace(TIP, ROOM, chosen, [square(300, 260)])).toEqual({ left: 210, top: 250 });
});

test("of corners without cells the one is taken in which least of the palace is covered", () => {
  const palace = [square(20, 20), square(70, 20), square(300, 20)];
  expect(tipPlace(TIP, ROOM, [], palace)).toEqual({ left: 10, top: 250 });
});

test("a tip as wide as the room chooses between above and below", () => {
  const wide = { width: 400, height: 60 };
  expect(tipPlace(wide, ROOM, [square(200, 20)], [])).toEqual({ left: 10, top: 250 });
});
