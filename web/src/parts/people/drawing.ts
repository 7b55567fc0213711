/** Puts a character's portrait together, from the ground to the ornaments, as plain outlines. */

import type { CharacterName } from "../../characters";
import { LOOKS, type Look, SKINS } from "./looks";
import { BEARDS, CLOTHES, FACES, FACE_SHADE, HAIR, HEADWEAR, type Part, type Shape, disc } from "./shapes";

/** An outline with its colours. */
interface Outline {
  d: string;
  fill: string;
  stroke?: string | undefined;
  width?: number | undefined;
  opacity?: number;
  ring?: true | undefined;
}

const NIGHT = [24, 14, 10];
const LAMP = [255, 240, 210];
const INK = "#2B1B10";
const GLEAM = "#FFF8E8";

/** Mix a colour with another, so much of it. */
function mixed(colour: string, other: readonly number[], share: number): string {
  const parts = other.map((each, place) => {
    const own = Number.parseInt(colour.slice(1 + 2 * place, 3 + 2 * place), 16);
    return Math.round(own + (each - own) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

function outlines(shapes: readonly Shape[] | undefined, colour: string, trim: string): Outline[] {
  const palette = {
    base: colour,
    dark: mixed(colour, NIGHT, 0.24),
    light: mixed(colour, LAMP, 0.24),
    soft: mixed(colour, LAMP, 0.1),
    trim,
    trimDark: mixed(trim, NIGHT, 0.42),
  };
  return (shapes ?? []).map(({ d, fill, stroke, width, ring }) => ({
    d, fill: fill ? palette[fill] : "none", stroke: stroke && palette[stroke], width, ring,
  })); // prettier-ignore
}

/** The niche behind: a lobed arch, as in a wall of stucco. */
const NICHE =
  "M8 102V46C8 40 12 39 12 34C12 28 18 27 20 22C22 17 28 18 32 13C37 7 43 10 50 4C57 10 63 7 68 13C72 18 78 17 80 22C82 27 88 28 88 34C88 39 92 40 92 46V102Z";

const NECK = "M42.4 58H57.6V75C60 77.4 62 78.4 62.6 78.6C58 84 42 84 37.4 78.6C38 78.4 40 77.4 42.4 75Z";

function face(look: Look): Outline[] {
  const [skin, shade] = SKINS[look.skin];
  const ears =
    look.head[0] === "scarf" || look.head[0] === "wimple"
      ? ""
      : disc(33.8, 47.4, 3.5) + disc(66.2, 47.4, 3.5);
  return [
    { d: ears, fill: shade },
    { d: FACES[look.face], fill: skin },
    { d: FACE_SHADE, fill: shade, opacity: 0.42 },
    { d: `${disc(40.2, 54.4, 4)}${disc(59.8, 54.4, 4)}`, fill: SKINS[look.skin][2], opacity: 0.16 },
  ];
}

const SIDES = [1, -1] as const;

/** A path on the left of the face and its mirror image, of points as x and y. */
function both(path: (x: (from: number) => number) => string): string {
  return SIDES.map((side) => path((from) => 50 - side * from)).join("");
}

function eyes(look: Look): Outline[] {
  const lid = { fill: "none", stroke: INK, width: 1.7 };
  if (look.eyes === "smiling") {
    return [
      { d: both((x) => `M${x(10.6)} 47.4C${x(9)} 44.2 ${x(5)} 44.2 ${x(3.4)} 47.4`), ...lid, width: 2.1 },
    ];
  }
  const low = look.eyes === "calm" ? 0.7 : 0;
  const top = 43.2 + 1.2 * low;
  return [
    {
      d: both(
        (x) =>
          `M${x(11)} 46.8C${x(9.4)} ${top} ${x(5)} ${top} ${x(3)} 47C${x(5)} 49.4 ${x(9.4)} 49.4 ${x(11)} 46.8Z`,
      ),
      fill: GLEAM,
    },
    { d: both((x) => disc(x(7), 46.7 + 0.4 * low, 2.3)), fill: INK },
    { d: both((x) => disc(x(7) - 0.7, 45.8 + 0.5 * low, 0.7)), fill: GLEAM },
    { d: both((x) => `M${x(11.4)} 46.8C${x(9.4)} ${top - 0.3} ${x(5)} ${top - 0.3} ${x(2.8)} 46.8`), ...lid },
  ];
}

const MOUTHS: Readonly<Record<Look["mouth"], (lips: string) => Outline[]>> = {
  plain: (lips) => [{ d: "M46 61.4C48.4 62.4 51.6 62.4 54 61.4", fill: "none", stroke: lips, width: 1.7 }],
  smile: (lips) => [{ d: "M44.4 59.6C47 62.8 53 62.8 55.6 59.6", fill: "none", stroke: lips, width: 1.8 }],
  laugh: (lips) => [
    { d: "M43.4 58.6C47 59.8 53 59.8 56.6 58.6C55.6 64.6 44.4 64.6 43.4 58.6Z", fill: lips },
    { d: "M44.6 59.2C47.6 60 52.4 60 55.4 59.2C54.4 61.4 45.6 61.4 44.6 59.2Z", fill: GLEAM },
  ],
  full: (lips) => [
    {
      d: "M44.8 60.2C46.6 58.8 48.6 57.8 50 58.8C51.4 57.8 53.4 58.8 55.2 60.2C53 64 47 64 44.8 60.2Z",
      fill: lips,
    },
    { d: "M45.4 60.3C48 60.9 52 60.9 54.6 60.3", fill: "none", stroke: INK, width: 0.8, opacity: 0.5 },
  ],
};

function features(look: Look): Outline[] {
  const [, shade, lips] = SKINS[look.skin];
  const isBold = look.beard !== undefined || look.mouth === "laugh";
  const brow = both((x) => `M${x(11.8)} 41.8C${x(9)} 39 ${x(5.6)} 39.2 ${x(3.2)} 40.8`);
  const mouth = look.head[0] === "wound" ? [] : MOUTHS[look.mouth](lips);
  return [
    { d: "M49.4 43C48.6 48 47 51.4 46.6 54C46.6 56.6 52 57 53.6 55.6C52.2 52 51 48 50.8 43Z", fill: shade },
    ...mouth,
    { d: brow, fill: "none", stroke: look.brows, width: isBold ? 2.6 : 1.9 },
    ...eyes(look),
  ];
}

const EXTRAS: Readonly<Record<NonNullable<Look["extras"]>[number], readonly Outline[]>> = {
  earrings: [
    { d: both((x) => disc(x(16.6), 56, 2.7)), fill: "none", stroke: "#E3B432", width: 1.7 },
    { d: both((x) => disc(x(16.6), 60, 1.5)), fill: "#FFE7A3" },
  ],
  freckles: [
    {
      d: both((x) => disc(x(10.6), 52, 0.8) + disc(x(8), 53.6, 0.8) + disc(x(11.4), 55, 0.8)),
      fill: "#8A4A2A",
      opacity: 0.65,
    },
  ],
  spectacles: [
    { d: both((x) => disc(x(7.2), 47, 5.4)), fill: "#DDEBF0", opacity: 0.28 },
    { d: `${both((x) => disc(x(7.2), 47, 5.4))}M48 46C49 44.8 51 44.8 52 46M37.4 46L33.6 44.6M62.6 46L66.4 44.6`, fill: "none", stroke: "#4A3417", width: 1.5 },
  ],
  blossom: [
    { d: [[64, 27], [69, 24], [73.4, 28], [71.4, 33.4], [65.6, 33]].map(([x, y]) => disc(x!, y!, 3.4)).join(""), fill: "#FBF3E4" },
    { d: disc(68.6, 29.2, 2.4), fill: "#E3A22B" },
  ],
  pen: [
    { d: "M64 49.4L79 30.6L81 32.2L67 51Z", fill: "#E2C88F" },
    { d: "M79 30.6L83.4 26.4L81 32.2Z", fill: "#6E4A22" },
  ],
  plaster: [{ d: "M37.4 52.6C39.2 51.4 42 52 42 53.6C41.8 55 39.8 54.6 38.6 55.8C37.2 55.4 36.2 53.6 37.4 52.6Z", fill: "#F7EFDD", opacity: 0.9 }],
  pendant: [
    { d: "M41 80C43 87 47 90.4 50 91.4C53 90.4 57 87 59 80", fill: "none", stroke: "#E3B432", width: 1.2 },
    { d: disc(50, 93, 4.6), fill: "#E3B432" },
    { d: disc(50, 93, 3), fill: "none", stroke: "#6B4C00", width: 1 },
  ],
}; // prettier-ignore

const drawn = new Map<CharacterName, readonly Outline[]>();

/** Return the outlines of a portrait, those behind first; they are put together once. */
export function portraitOf(character: CharacterName): readonly Outline[] {
  const known = drawn.get(character) ?? composed(character);
  drawn.set(character, known);
  return known;
}

function composed(character: CharacterName): Outline[] {
  const look = LOOKS[character];
  const [ground, niche] = look.ground;
  const worn = (
    [kind, colour, trim = colour]: readonly [string, string, string?],
    parts: Record<string, Part>,
  ) => {
    const part = parts[kind]!;
    return { back: outlines(part.back, colour, trim), front: outlines(part.front, colour, trim) };
  };
  const hair = worn(look.hair, HAIR);
  const head = worn(look.head, HEADWEAR);
  const clothes = worn(look.clothes, CLOTHES);
  const beard = worn(look.beard ?? ["none", "#000000"], BEARDS);
  const [, shade] = SKINS[look.skin];
  return [
    { d: "M0 0H100V100H0Z", fill: ground },
    { d: NICHE, fill: niche },
    ...head.back, ...hair.back, ...clothes.back,
    { d: NECK, fill: shade },
    ...clothes.front,
    ...face(look), ...beard.front, ...features(look),
    ...hair.front, ...head.front,
    ...(look.extras ?? []).flatMap((extra) => EXTRAS[extra]),
  ]; // prettier-ignore
}
