import { expect, test } from "vitest";

import { bound, boundProse } from "./typography";

test("Czech and Slovak leave no single letter at the end of a line", () => {
  expect(bound("Vyber dlaždici v Alhambře a v rezervě", "cs")).toBe(
    "Vyber dlaždici v\u00a0Alhambře a\u00a0v\u00a0rezervě",
  );
  expect(bound("K výsledku", "sk")).toBe("K\u00a0výsledku");
});

test("letters that end a word are no single letters", () => {
  expect(bound("zdi kolem města je 5", "cs")).toBe("zdi kolem města je 5");
});

test("other languages break behind a single letter", () => {
  expect(bound("Take a card", "en")).toBe("Take a card");
  expect(bound("í borði", "is")).toBe("í borði");
});

test("a number keeps its unit in every language", () => {
  expect(bound("45 min", "en")).toBe("45\u00a0min");
  expect(bound("25 mín.", "is")).toBe("25\u00a0mín.");
  expect(bound("3 Steine", "de")).toBe("3 Steine");
});

test("in a running text a number keeps what it counts", () => {
  expect(boundProse("4 Ställe und 8 Händler", "de")).toBe("4\u00a0Ställe und 8\u00a0Händler");
  expect(boundProse("12 chlívků a 25 trhovců", "cs")).toBe("12\u00a0chlívků a\u00a025\u00a0trhovců");
});
