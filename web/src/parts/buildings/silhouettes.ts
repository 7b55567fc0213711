/** The six buildings in a box of 100 by 100, each as pieces laid one on another. */

import { horseshoe } from "../shapes";

interface BuildingShape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly hollow?: boolean;
}

interface Silhouette {
  /** How the whole is set on its paving. */
  readonly set: string;
  readonly pieces: readonly BuildingShape[];
}

const CREAM = "#FFF8E9";
const SHADE = "#E3D0AC";
const GOLD = "#D9A441";
const INK = "#2B1B10";

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function lozenge(x: number, y: number, wide: number, high: number): string {
  return `M${x - wide} ${y}L${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}Z`;
}

/** A keel arch: its left side, width, springing line and foot. */
function ogee(x: number, width: number, spring: number, foot: number): string {
  const half = width / 2;
  const bend = spring - half * 0.7;
  return (
    `M${x} ${foot}V${spring}C${x} ${bend} ${x + half * 0.75} ${bend} ${x + half} ${spring - half * 1.35}` +
    `C${x + half * 1.25} ${bend} ${x + width} ${bend} ${x + width} ${spring}V${foot}Z`
  );
}

/** Stones of a striped arch round a middle, those of even or of odd number. */
export function voussoirs(
  x: number,
  y: number,
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
  parity: number,
): string {
  const point = (radius: number, angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y - radius * Math.sin(angle)).toFixed(2)}`;
  let stones = "";
  for (let index = parity; index < count; index += 2) {
    const start = from + ((to - from) * index) / count;
    const end = from + ((to - from) * (index + 1)) / count;
    stones += `M${point(inner, start)}L${point(outer, start)}L${point(outer, end)}L${point(inner, end)}Z`;
  }
  return stones;
}

function pavilion(deep: string): BuildingShape[] {
  const arches = [31.2, 45.2, 59.2].map((x) => horseshoe(x, 9.6, 57, 76)).join("");
  return [
    { d: "M26 78V50H74V78Z", fill: deep, opacity: 0.55 },
    { d: "M20 80h60v5H20zM25 75.5h50V80H25z", fill: CREAM, line: deep },
    { d: `M26 46H74V76H26Z${arches}`, fill: CREAM, line: deep, hollow: true },
    { d: "M62 46H74V76H70.4V58Q69 53 64 53Q62 53 62 46Z", fill: SHADE, opacity: 0.8 },
    { d: "M22 46.5L27 41H73L78 46.5Z", fill: GOLD, line: deep },
    {
      d: "M31 41C28 31 43 29 47.5 21.5Q49.5 18 50 14.5Q50.5 18 52.5 21.5C57 29 72 31 69 41Z",
      fill: CREAM,
      line: deep,
    },
    { d: "M54 24C59 30 72 31 69 41H58C62 34 58 29 54 24Z", fill: SHADE },
    { d: "M41 41C39 34 46 30 50 20M59 41C61 34 54 30 50 20", line: deep, width: 0.9, opacity: 0.6 },
    { d: "M50 15V8.5", line: GOLD, width: 1.6 },
    { d: disc(50, 8.5, 2.1), fill: GOLD, line: deep, width: 0.7 },
  ];
}

function seraglio(deep: string): BuildingShape[] {
  const roof = "#D9764F";
  return [
    { d: "M20 46H80V85H20Z", fill: CREAM, line: deep },
    { d: "M66 46H80V85H66Z", fill: SHADE, opacity: 0.75 },
    { d: "M14 47L25 33H75L86 47Z", fill: roof, line: deep },
    { d: "M20 43.5H80M23 40H77M26 36.5H74", line: deep, width: 0.8, opacity: 0.5 },
    { d: "M43 33V26H57V33Z", fill: CREAM, line: deep },
    { d: "M46.5 33V29.5a1.5 1.5 0 0 1 3 0V33M50.5 33V29.5a1.5 1.5 0 0 1 3 0V33", fill: deep },
    { d: "M40.5 26.5L50 17L59.5 26.5Z", fill: roof, line: deep },
    { d: "M36 52H64V65H36Z", fill: "#8A5227", line: deep },
    {
      d: "M36 58.5H64M40.7 52V65M45.3 52V65M50 52V65M54.7 52V65M59.3 52V65M36 55.2H64M36 61.8H64",
      line: "#F0C98E",
      width: 0.8,
    },
    { d: "M38 65L41 69H59L62 65Z", fill: "#6B3C18", line: deep },
    { d: horseshoe(24, 7.5, 57, 66) + horseshoe(68.5, 7.5, 57, 66), fill: deep },
    { d: horseshoe(43.5, 13, 75, 85), fill: deep },
    { d: horseshoe(24.5, 6.5, 76, 85) + horseshoe(69, 6.5, 76, 85), fill: deep, opacity: 0.85 },
  ];
}

function arcades(deep: string): BuildingShape[] {
  const left = [17.5, 40.5, 63.5];
  const openings = left.map(
    (x) =>
      `M${x + 1.6} 85V68C${x - 0.8} 65 ${x - 0.5} 52.8 ${x + 9.5} 52.8` +
      `C${x + 19.5} 52.8 ${x + 19.8} 65 ${x + 17.4} 68V85Z`,
  );
  const stones = (parity: number): string =>
    left
      .map((x) => voussoirs(x + 9.5, 61.5, [8.8, 12.6], [1.12 * Math.PI, -0.12 * Math.PI], 9, parity))
      .join("");
  const windows = Array.from({ length: 7 }, (_, index) => ogee(17.8 + index * 9.5, 6.4, 43.5, 48));
  return [
    { d: "M14 50H86V85H14Z", fill: deep, opacity: 0.55 },
    { d: `M13 37H87V85H13Z${openings.join("")}`, fill: CREAM, line: deep, hollow: true },
    { d: stones(0), fill: "#B4452F" },
    { d: stones(1), fill: CREAM },
    { d: windows.join(""), fill: deep, opacity: 0.75 },
    { d: "M10.5 38L14 32H86L89.5 38Z", fill: "#C4613C", line: deep },
    {
      d: "M18 32V38M26 32V38M34 32V38M42 32V38M50 32V38M58 32V38M66 32V38M74 32V38M82 32V38",
      line: deep,
      width: 0.9,
      opacity: 0.55,
    },
    { d: "M13 49.5H87", line: deep, width: 1 },
  ];
}

function chambers(deep: string): BuildingShape[] {
  const blue = "#33506F";
  const frieze = [38, 44, 50, 56, 62].map((x) => lozenge(x, 38, 3, 2)).join("");
  return [
    { d: "M14 85V60C14 48 33 48 33 60V85Z", fill: "#F7F1E2", line: deep },
    { d: "M67 85V60C67 48 86 48 86 60V85Z", fill: "#E4DAC4", line: deep },
    { d: "M23.5 51V46.5M76.5 51V46.5", line: deep },
    { d: disc(23.5, 45.5, 1.8) + disc(76.5, 45.5, 1.8), fill: GOLD },
    { d: ogee(19.5, 8, 68, 77) + ogee(72.5, 8, 68, 77), fill: "#7D8FA3", line: deep, width: 1 },
    {
      d: "M29 85V31h4v-4h5v4h4.5v-4h5v4h5v-4h5v4h4.5v-4h5v4h4V85Z",
      fill: "#FFFDF6",
      line: deep,
    },
    { d: "M33 36H67V40H33Z", fill: "#7D8FA3", opacity: 0.55 },
    { d: frieze, fill: blue, opacity: 0.7 },
    { d: ogee(36, 28, 62, 85), fill: blue, line: deep },
    {
      d:
        "M36 62C36 52 46.5 52 50 43.5C53.5 52 64 52 64 62C60 58 58 60 57 57" +
        "C54 59 52 57 50 53C48 57 46 59 43 57C42 60 40 58 36 62Z",
      fill: "#F2E7CF",
      line: deep,
      width: 0.9,
    },
    { d: "M36 85V64Q42 74 39.5 85ZM64 85V64Q58 74 60.5 85Z", fill: "#C9514A" },
    { d: "M50 54V64", line: GOLD, width: 1 },
    { d: "M46.5 64H53.5L52 71H48Z", fill: "#FFD774", line: deep, width: 0.8 },
    { d: disc(50, 67, 7), fill: "#FFE7A3", opacity: 0.25 },
    { d: "M41 85V79H59V85Z", fill: "#E8D9B9", line: deep, width: 0.9 },
  ];
}

function garden(deep: string): BuildingShape[] {
  const cypress = (x: number): string =>
    `M${x} 36C${x + 7} 47.9 ${x + 7} 63.2 ${x + 2.45} 70H${x - 2.45}C${x - 7} 63.2 ${x - 7} 47.9 ${x} 36Z`;
  const shadow = (x: number): string =>
    `M${x} 36C${x + 7} 47.9 ${x + 7} 63.2 ${x + 2.45} 70H${x}C${x + 2.8} 56.4 ${x + 2.1} 46.2 ${x} 36Z`;
  const oranges = [
    [44.15, 41.4], [51.3, 36.85], [55.85, 45.3], [48.7, 47.9], [42.85, 49.2], [53.9, 51.8],
  ] as const; // prettier-ignore
  const roses = [17, 22, 27, 32, 67, 72, 77, 82];
  return [
    { d: "M14 66H86V85H14Z", fill: "#8DBB5C" },
    { d: "M14 66H86", line: deep, width: 1 },
    { d: cypress(27) + cypress(73), fill: "#2F6B3A", line: deep },
    { d: shadow(27) + shadow(73), fill: "#1F4F2B" },
    { d: "M48.5 53.1h3V69.35h-3z", fill: "#6A4217" },
    { d: disc(50, 44, 13), fill: "#4C8F3F", line: deep },
    { d: "M51.3 31A13 13 0 0 1 51.3 57A15.6 15.6 0 0 0 51.3 31Z", fill: "#367131" },
    {
      d: oranges.map(([x, y]) => disc(x, y, 2.21)).join(""),
      fill: "#F2932E",
      line: "#8A4408",
      width: 0.5,
    },
    { d: "M14 68H36V73H14ZM64 68H86V73H64Z", fill: "#3E7B38", line: deep, width: 1 },
    { d: roses.map((x) => disc(x, 69.6, 1.3)).join(""), fill: "#E25A5A" },
    { d: "M40 68H60L66 85H34Z", fill: "#F0E3C6", line: deep },
    { d: "M42.5 70H57.5L62.5 83H37.5Z", fill: "#4FA3C4", line: "#1E5E7C", width: 1 },
    { d: "M44 73.5H49M52 76.5H58M42 79.5H47", line: "#D8F2FA", width: 1 },
  ];
}

function tower(deep: string): BuildingShape[] {
  return [
    {
      d: "M14 85V66h4v3h4v-3h4v3h4v-3h4V85ZM66 85V66h4v3h4v-3h4v3h4v-3h4V85Z",
      fill: "#D8C29C",
      line: deep,
    },
    { d: "M35 85V32H65V85Z", fill: CREAM, line: deep },
    { d: "M55 32H65V85H55Z", fill: SHADE },
    { d: "M31 33V22h6v4h5v-4h5.5v4h5v-4H58v4h5v-4h6V33Z", fill: CREAM, line: deep },
    { d: "M56 26h2v-4h0v4h5v-4h6V33H56Z", fill: SHADE },
    { d: "M31 33L35.5 38H64.5L69 33Z", fill: "#C9AE7E", line: deep },
    { d: "M50 22V6", line: INK },
    { d: "M50.7 6.5L64 10L50.7 14Z", fill: GOLD, line: deep, width: 0.9 },
    { d: horseshoe(42.5, 6, 47, 56) + horseshoe(51.5, 6, 47, 56), fill: deep },
    { d: "M40.5 57.5H59.5", line: deep, width: 1.4 },
    { d: "M48.8 63H51.2V71H48.8Z", fill: deep },
    { d: horseshoe(45, 10, 78, 85), fill: deep },
    {
      d: "M37 44h3M37 60h3M60 52h3M60 68h3M37 74h3M61 78h3",
      line: deep,
      width: 1,
      opacity: 0.5,
    },
  ];
}

/** By type, in the order of both Alhambras: blue, red, brown, white, green, purple. */
export const SILHOUETTES: readonly ((deep: string) => Silhouette)[] = [
  (deep) => ({ set: "translate(0 8.5) scale(1 .9)", pieces: pavilion(deep) }),
  (deep) => ({ set: "", pieces: seraglio(deep) }),
  (deep) => ({ set: "", pieces: arcades(deep) }),
  (deep) => ({ set: "translate(0 5.95) scale(1 .93)", pieces: chambers(deep) }),
  (deep) => ({ set: "", pieces: garden(deep) }),
  (deep) => ({ set: "translate(0 10.2) scale(1 .88)", pieces: tower(deep) }),
];
