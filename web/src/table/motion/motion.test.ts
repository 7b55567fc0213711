import { expect, test } from "vitest";

import { type Landing, nearest, seenAt, way, withinHome } from "./journey";
import { touchedBy } from "./motion.svelte";

const box = (left: number, top: number, width: number, height = width) => ({ left, top, width, height });

test("a thing drawn where it ends is seen where it came from", () => {
  expect(seenAt(box(100, 100, 50), box(20, 30, 100))).toBe("translate(-80px, -70px) scale(2, 2)");
});

test("a way begins at the one place and ends at the other", () => {
  const [first, , , last] = way(box(0, 0, 80), box(300, 0, 40));
  expect(first!["transform"]).toBe("translate(-300px, 0px) scale(2, 2)");
  expect(last!["transform"]).toBe("translate(0px, 0px) scale(1, 1)");
});

test("a way rises over the straight line in its middle", () => {
  const [, middle] = way(box(0, 0, 40), box(300, 0, 40));
  expect(middle!["transform"]).toBe("translate(-150px, -36px) scale(1, 1)");
});

test("a thing in a home is small, in its middle, and keeps its proportions", () => {
  expect(withinHome(box(0, 0, 200, 100), { width: 30, height: 60 })).toEqual({
    left: 91.5,
    top: 33,
    width: 17,
    height: 34,
  });
});

const landings: Landing[] = [
  { name: "west", ...box(0, 0, 50) },
  { name: "east", ...box(100, 0, 50) },
];

test("what is dropped snaps to the nearest lit place", () => {
  expect(nearest(landings, 95, 25, 30)?.name).toBe("east");
  expect(nearest(landings, 60, 25, 30)?.name).toBe("west");
});

test("what is dropped far from every lit place goes nowhere", () => {
  expect(nearest(landings, 75, 200, 30)).toBeNull();
  expect(nearest([], 10, 10, 30)).toBeNull();
});

test("inside a place that place is meant, however near another is", () => {
  const overlapping = [
    { name: "large", ...box(0, 0, 100) },
    { name: "small", ...box(90, 0, 20) },
  ];
  expect(nearest(overlapping, 97, 10, 30)?.name).toBe("small");
  expect(nearest(overlapping, 40, 50, 30)?.name).toBe("large");
});

test("a journey touches what sets out and what arrives, not the homes that they may vanish into", () => {
  expect(touchedBy({ from: ["display-0"], to: ["hand-4", "seat-0"] })).toEqual(["display-0", "hand-4"]);
  expect(touchedBy({ from: [], to: [], sound: "scoring" })).toEqual([]);
  expect(touchedBy({ from: ["tray-roof"], to: ["roof-3"], picture: "roof-2" })).toEqual([
    "tray-roof",
    "roof-2",
    "roof-3",
  ]);
});
