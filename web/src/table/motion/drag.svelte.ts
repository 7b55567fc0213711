/**
 * Something carried by a pointer from where it lies to a lit place: tap and tap in one movement.
 *
 * Places are measured when it is lifted, not while it moves; it moves by its transform alone.
 */

import { motionFactor } from "../../settings.svelte";
import type { Box } from "../../parts/box";
import { type Landing, nearest, seenAt } from "./journey";
import { Flyer, find, noteDrop } from "./pictures";

export interface Carried {
  /** The name of the piece that is seen carried. */
  readonly piece: string;
  /** Take it up; false when it can go nowhere now. */
  readonly lift: () => boolean;
  /** Whether it may be dropped on the landing of a name. */
  readonly lands: (name: string) => boolean;
  /** It is above a landing, or above none. */
  readonly over?: (name: string | null) => void;
  /** It was dropped on a landing, at a point of the window. */
  readonly drop: (name: string, x: number, y: number) => void;
  /** It was dropped nowhere, or given up. */
  readonly cancel?: () => void;
}

/** How far a pointer moves before a click becomes a drag. */
const SLACK = 9;
/** How far from a lit place one may drop, and still mean it. */
const REACH = 30;
/** A finger covers what it carries, so that this hangs above it. */
const ABOVE_A_FINGER = 44;
const BACK = 180;
/** How long something dropped stays where it is, until the table has followed. */
const STAYS = 700;

interface Grab {
  readonly carried: Carried;
  readonly pointer: number;
  readonly isFinger: boolean;
  readonly source: Element;
  readonly x: number;
  readonly y: number;
}

interface Lifted {
  readonly flyer: Flyer;
  readonly home: Box;
  landings: Landing[];
  over: Landing | null;
  x: number;
  y: number;
}

/** Return all landings of the page that something may be dropped on. */
function measured({ lands }: Carried): Landing[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>("[data-landing]")].flatMap((each) => {
    const name = each.dataset["landing"]!;
    if (!lands(name)) return [];
    const { left, top, width, height } = each.getBoundingClientRect();
    return width > 0 ? [{ name, left, top, width, height }] : [];
  });
}

export class Drag {
  /** The landing that is aimed at, and whether a finger covers it. */
  over = $state.raw<{ name: string; isFinger: boolean } | null>(null);
  isCarrying = $state(false);

  private grabbed: Grab | null = null;
  private lifted: Lifted | null = null;

  /** A pointer went down on something that can be carried. */
  grab(event: PointerEvent, carried: Carried): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.stop();
    this.grabbed = {
      carried,
      pointer: event.pointerId,
      isFinger: event.pointerType !== "mouse",
      source: event.currentTarget as Element,
      x: event.clientX,
      y: event.clientY,
    };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.release);
    addEventListener("pointercancel", this.giveUp);
    addEventListener("keydown", this.press, true);
  }

  /** Look again where things may be dropped: other places are lit. */
  measure(): void {
    const { grabbed, lifted } = this;
    if (!grabbed || !lifted) return;
    lifted.landings = measured(grabbed.carried);
    this.aim(lifted.x, lifted.y);
  }

  /** Let go of everything, because the board goes. */
  stop(): void {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.release);
    removeEventListener("pointercancel", this.giveUp);
    removeEventListener("keydown", this.press, true);
    this.lifted?.flyer.remove();
    this.lifted = null;
    this.grabbed = null;
    this.over = null;
    this.isCarrying = false;
  }

  private readonly move = (event: PointerEvent): void => {
    const { grabbed } = this;
    if (event.pointerId !== grabbed?.pointer) return;
    const isFar = Math.hypot(event.clientX - grabbed.x, event.clientY - grabbed.y) > SLACK;
    if (!this.lifted && isFar && !this.lift(grabbed)) this.stop();
    if (this.lifted) this.aim(event.clientX, event.clientY);
  };

  private lift({ carried, source, pointer }: Grab): boolean {
    const found = find([carried.piece]);
    if (!found || !carried.lift()) return false;
    const flyer = Flyer.of(found.element);
    flyer.lay(found.box);
    // What moves under a captured pointer neither scrolls nor lights up.
    source.setPointerCapture(pointer);
    this.lifted = { flyer, home: found.box, landings: measured(carried), over: null, x: 0, y: 0 };
    this.isCarrying = true;
    return true;
  }

  private aim(x: number, y: number): void {
    const { grabbed, lifted } = this;
    if (!grabbed || !lifted) return;
    [lifted.x, lifted.y] = [x, y];
    const above = grabbed.isFinger ? ABOVE_A_FINGER : 0;
    const over = nearest(lifted.landings, x, y - above, REACH);
    if (over?.name !== lifted.over?.name) {
      this.over = over && { name: over.name, isFinger: grabbed.isFinger };
      grabbed.carried.over?.(over?.name ?? null);
    }
    lifted.over = over;
    const { width, height } = lifted.home;
    const free = { left: x - width / 2, top: y - above - height / 2, width, height };
    lifted.flyer.element.style.transform = seenAt(lifted.home, this.isSnug(over) ? over! : free);
  }

  /** Whether a landing is a place for one thing, so that this snaps into it. */
  private isSnug(over: Landing | null): boolean {
    const { lifted } = this;
    return over !== null && lifted !== null && over.width < 3 * lifted.home.width;
  }

  private readonly release = (event: PointerEvent): void => {
    const { grabbed, lifted } = this;
    if (event.pointerId !== grabbed?.pointer) return;
    if (!lifted) {
      this.stop();
      return;
    }
    swallowClick();
    if (!lifted.over) {
      this.giveUp();
      return;
    }
    const { carried } = grabbed;
    const { name } = lifted.over;
    const { flyer } = lifted;
    noteDrop(carried.piece, flyer.element.getBoundingClientRect());
    if (motionFactor() > 0 && this.isSnug(lifted.over)) {
      this.lifted = null;
      setTimeout(() => flyer.remove(), STAYS * motionFactor());
    }
    const above = grabbed.isFinger ? ABOVE_A_FINGER : 0;
    this.stop();
    carried.drop(name, event.clientX, event.clientY - above);
  };

  private readonly giveUp = (): void => {
    const { grabbed, lifted } = this;
    if (lifted && motionFactor() > 0) this.slideBack(lifted);
    this.stop();
    if (lifted) grabbed?.carried.over?.(null);
    if (lifted) grabbed?.carried.cancel?.();
  };

  private slideBack({ flyer, home }: Lifted): void {
    const way = [{ transform: flyer.element.style.transform }, { transform: seenAt(home, home) }];
    const sliding = flyer.element.animate(way, { duration: BACK * motionFactor(), easing: "ease-out" });
    sliding.onfinish = () => flyer.remove();
    this.lifted = null;
  }

  private readonly press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.lifted) return;
    event.stopPropagation();
    event.preventDefault();
    // The pointer is still down; what it does when it comes up is no tap either.
    addEventListener("pointerup", swallowClick, { capture: true, once: true });
    this.giveUp();
  };
}

/** The click that ends a drag is none: whoever carried something has not tapped its place. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
