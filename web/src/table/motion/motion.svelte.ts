/** Lets things travel from where they lay to where they lie, after each change of a board. */

import { getContext, setContext, tick, untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";

import { motionFactor } from "../../settings.svelte";
import { play } from "../sound/sound";
import type { Box } from "../../parts/box";
import { type Journey, way, withinHome } from "./journey";
import { Flyer, type Found, find, origin } from "./pictures";

/** Milliseconds of a journey at normal speed. */
const TRAVEL = 320;
const TUMBLE = 520;
const EASE = "cubic-bezier(.2,.7,.2,1)";
/** A screen full of things is not followed by anybody: more than these are not shown. */
const MOST = 16;

/** A die jumps and turns, and lies still. */
const ROLL: Keyframe[] = [
  { transform: "none" },
  { transform: "translateY(-22%) rotate(130deg)", offset: 0.3 },
  { transform: "translateY(4%) rotate(260deg)", offset: 0.65 },
  { transform: "translateY(-5%) rotate(330deg)", offset: 0.85 },
  { transform: "rotate(360deg)" },
];

interface Departure {
  readonly journey: Journey;
  readonly from: Found;
  readonly flyer: Flyer | null;
}

export class Motion {
  /** The names of what is in the air: a board may draw it only when it has landed. */
  readonly inAir = new SvelteSet<string>();
  /** The names of what tumbles: it shows other faces meanwhile. */
  readonly tumbling = new SvelteSet<string>();
  /** What is under way: how to end it, and which things it touches. */
  private readonly running = new Map<() => void, readonly string[]>();

  /** Before a board changes: note where things are; the answer lets them travel once it has. */
  depart(journeys: readonly Journey[]): () => void {
    const tumbling = journeys.filter((each) => each.manner === "tumble").map((each) => each.to[0]!);
    const leaving = journeys.slice(0, MOST).flatMap((journey): Departure[] => {
      const from = origin(journey.from);
      if (!from) return [];
      const flyer =
        typeof journey.picture === "object" ? Flyer.drawing(journey.picture) : this.pictureOf(journey, from);
      return [{ journey, from, flyer }];
    });
    for (const { journey } of leaving) this.inAir.add(journey.to[0]!);
    return () => {
      for (const each of leaving) this.travel(each);
      for (const name of tumbling) this.tumble(name);
    };
  }

  /** End everything at once, all lies where it belongs; or only what touches one of some things. */
  finish(things?: ReadonlySet<string>): void {
    for (const [end, touched] of [...this.running]) {
      if (!things || touched.some((name) => things.has(name))) end();
    }
  }

  private pictureOf({ picture }: Journey, from: Found): Flyer | null {
    const named = typeof picture === "string" ? find([picture]) : from.isPiece ? from : null;
    return named ? Flyer.of(named.element) : null;
  }

  private travel({ journey, from, flyer: ready }: Departure): void {
    const name = journey.to[0]!;
    const to = find(journey.to);
    const flyer = ready ?? (to?.isPiece ? Flyer.of(to.element) : null);
    if (!to || !flyer) {
      ready?.remove();
      this.inAir.delete(name);
      return;
    }
    const ratio = typeof journey.picture === "object" ? journey.picture.ratio : 1;
    const [start, end] = ends(from, to, ratio);
    flyer.lay(end);
    const factor = motionFactor();
    const timing = { duration: TRAVEL * factor, delay: (journey.delay ?? 0) * factor, easing: EASE };
    const flight = flyer.element.animate(way(start, end), { ...timing, fill: "backwards" });
    const hidden = to.isPiece
      ? to.element.animate({ opacity: [0, 0] }, { duration: timing.duration + timing.delay })
      : null;
    this.run(flight, touchedBy(journey), () => {
      hidden?.cancel();
      flyer.remove();
      this.inAir.delete(name);
    });
  }

  private tumble(name: string): void {
    const found = find([name]);
    if (!found) return;
    this.tumbling.add(name);
    const turning = found.element.animate(ROLL, { duration: TUMBLE * motionFactor(), easing: EASE });
    this.run(turning, [name], () => this.tumbling.delete(name));
  }

  /** Let an animation run to its end, or until all are ended. */
  private run(animation: Animation, things: readonly string[], ended: () => void): void {
    const end = (): void => {
      this.running.delete(end);
      animation.cancel();
      ended();
    };
    this.running.set(end, things);
    animation.onfinish = end;
  }
}

/** The things that a journey is about: what sets out, what it is the picture of, what arrives. */
export function touchedBy({ from, to, picture }: Journey): string[] {
  const names = [from[0], typeof picture === "string" ? picture : undefined, to[0]];
  return names.filter((name) => name !== undefined);
}

/** Return where a thing is seen at first and at last; in a home it is small. */
function ends(from: Found, to: Found, ratio: number): [Box, Box] {
  const drawn = (found: Found): Pick<Box, "width" | "height"> =>
    found.fits ? found.box : { width: ratio, height: 1 };
  const end = to.fits ? to.box : withinHome(to.box, drawn(from));
  const start = from.fits ? from.box : withinHome(from.box, drawn(to));
  return [start, end];
}

const KEY = Symbol("motion");

/** The motion of the board that one is drawn on, nothing elsewhere. */
export function motionHere(): Motion | undefined {
  return getContext<Motion | undefined>(KEY);
}

/**
 * Follow a board: whenever its position is another, let things travel, and be heard. What travels
 * already goes on, unless it is one of the same things.
 *
 * It is called while a board is made, before anything of it is drawn. While `isStill`, nothing moves.
 */
export function follow<Position>(
  position: () => Position,
  journeys: (before: Position, after: Position) => Journey[],
  isStill: () => boolean = () => false,
): Motion {
  const motion = setContext(KEY, new Motion());
  let known: Position | null = null;
  $effect.pre(() => {
    const after = position();
    untrack(() => {
      const before = known;
      known = after;
      if (before === null || before === after) return;
      if (isStill()) {
        motion.finish();
        return;
      }
      const all = journeys(before, after);
      for (const { sound } of all) if (sound) play(sound);
      if (motionFactor() === 0 || document.hidden) return;
      motion.finish(new Set(all.flatMap(touchedBy)));
      const arrive = motion.depart(all.filter((each) => each.to.length > 0));
      void tick().then(arrive);
    });
  });
  $effect(() => () => motion.finish());
  return motion;
}
