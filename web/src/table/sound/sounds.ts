/** What things sound like: short and dry, of wood, stone and paper, made of a few voices each. */

export interface Voice {
  readonly wave: "sine" | "triangle" | "noise";
  /** Seconds from the beginning, and how long it rings. */
  readonly at: number;
  readonly rings: number;
  /** Hertz at first and at last; of noise, the middle of the band that is let through. */
  readonly from: number;
  readonly to: number;
  /** How loud, 1 being the loudest. */
  readonly level: number;
}

const voice = (
  wave: Voice["wave"],
  at: number,
  rings: number,
  [from, to]: readonly [number, number],
  level: number,
): Voice => ({ wave, at, rings, from, to, level });

/** A plucked string: its tone, an octave above it, and the plectrum. */
function pluck(at: number, hertz: number, level = 0.7): Voice[] {
  return [
    voice("triangle", at, 0.7, [hertz, hertz * 0.995], level),
    voice("sine", at, 0.35, [2 * hertz, 2 * hertz], level * 0.3),
    voice("noise", at, 0.03, [1800, 900], level * 0.4),
  ];
}

const CLATTER = [0, 0.06, 0.11, 0.19, 0.25, 0.34, 0.42];

export const SOUNDS = {
  /** A tile on stone. */
  tile: [voice("noise", 0, 0.05, [1400, 700], 0.7), voice("sine", 0, 0.09, [210, 120], 0.8)],
  /** A card slides. */
  card: [voice("noise", 0, 0.13, [2600, 1200], 0.35)],
  coin: [voice("sine", 0, 0.16, [2350, 2340], 0.22), voice("sine", 0.05, 0.2, [3140, 3130], 0.16)],
  /** Dice in a cup. */
  dice: CLATTER.flatMap((at, index) => [
    voice("noise", at, 0.035, [2200 - 130 * index, 1300], 0.5),
    voice("sine", at, 0.04, [520 - 40 * index, 330], 0.25),
  ]),
  /** The tick of a pen. */
  pen: [voice("noise", 0, 0.06, [3400, 2600], 0.3), voice("noise", 0.1, 0.07, [3000, 2200], 0.3)],
  /** A block on wood. */
  block: [voice("sine", 0, 0.1, [330, 190], 0.8), voice("noise", 0, 0.025, [1100, 700], 0.4)],
  /** A dome is set: a deeper block, and the ring of its tip. */
  roof: [
    voice("sine", 0, 0.16, [220, 130], 0.8),
    voice("noise", 0, 0.04, [900, 500], 0.45),
    voice("sine", 0.03, 0.4, [1320, 1315], 0.14),
  ],
  /** Two notes of an oud. */
  turn: [...pluck(0, 196), ...pluck(0.16, 293.7)],
  /** A soft drum. */
  scoring: [0, 0.22, 0.33].flatMap((at) => [
    voice("sine", at, 0.3, [150, 72], 0.9),
    voice("noise", at, 0.05, [420, 240], 0.35),
  ]),
  /** A counter is laid down: glazed clay on wood. */
  tally: [voice("sine", 0, 0.12, [880, 860], 0.22), voice("noise", 0, 0.03, [1500, 900], 0.3)],
  /** One place of the ranking more: a low drum, touched once. */
  place: [voice("sine", 0, 0.34, [128, 66], 0.9), voice("noise", 0, 0.04, [380, 240], 0.3)],
  end: [...pluck(0, 196), ...pluck(0.18, 246.9), ...pluck(0.36, 293.7), ...pluck(0.6, 392)],
  /** A muted knock. */
  refusal: [voice("sine", 0, 0.07, [140, 100], 0.6), voice("sine", 0.1, 0.07, [120, 90], 0.5)],
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;
