/** Every character has a face of its own. */

import { expect, test } from "vitest";

import { LEVELS, NAMES, type CharacterName } from "../../characters";
import { characterOn } from "./cast";
import { portraitOf } from "./drawing";
import { LOOKS } from "./looks";

const everybody = Object.keys(NAMES) as CharacterName[];

test("whoever plays at a level has a name and a look, and nobody else has", () => {
  const seated = Object.values(LEVELS).flat();
  expect(new Set(seated)).toEqual(new Set(everybody));
  expect(new Set(Object.keys(LOOKS))).toEqual(new Set(everybody));
});

test.each(everybody)("the portrait of %s has colours and lines that a browser can draw", (character) => {
  for (const { d, fill, stroke = "none", width } of portraitOf(character)) {
    expect(d).toMatch(/^(M[-\d. acCHLMSTVZz]*)?$/i);
    expect(d).not.toContain("NaN");
    for (const colour of [fill, stroke]) expect(colour).toMatch(/^(none|#[\da-f]{6})$/i);
    if (stroke !== "none") expect(width).toBeGreaterThan(0);
  }
});

test("no two of them look alike: ground, headwear, hair, beard and clothes differ in three at least", () => {
  const traits = (character: CharacterName): string[] => {
    const { ground, head, hair, beard, clothes } = LOOKS[character];
    return [ground, head, hair, beard, clothes].map(String);
  };
  for (const one of everybody)
    for (const other of everybody.slice(everybody.indexOf(one) + 1)) {
      const [first, second] = [traits(one), traits(other)];
      const differing = first.filter((trait, place) => trait !== second[place]).length;
      expect(differing, `${one} and ${other}`).toBeGreaterThanOrEqual(3);
    }
});

test("whom this browser does not know has no face, and people have none", () => {
  expect(characterOn({ kind: "bot", level: "mason", character: "sol" })).toBe("sol");
  expect(characterOn({ kind: "bot", level: "mason", character: "a newcomer" })).toBeNull();
  expect(characterOn({ kind: "bot", level: "mason", character: "constructor" })).toBeNull();
  expect(characterOn({ kind: "bot", level: "mason" })).toBeNull();
  expect(characterOn({ kind: "person", name: "Sol" })).toBeNull();
  expect(characterOn(undefined)).toBeNull();
});
