/** How something enters that was not there before: written by a pen, set down, or claimed. */

import type { TransitionConfig } from "svelte/transition";
import { draw } from "svelte/transition";
import { cubicOut } from "svelte/easing";

import { motionFactor } from "../../settings.svelte";

/** A stroke is drawn from its beginning to its end. */
export function drawn(node: SVGGeometryElement, { delay = 0 } = {}): TransitionConfig {
  const factor = motionFactor();
  return draw(node as SVGElement & { getTotalLength(): number }, {
    duration: 320 * factor,
    delay: delay * factor,
    easing: cubicOut,
  });
}

/** A piece drops a little way onto its place. */
export function set(_: Element): TransitionConfig {
  return {
    duration: 260 * motionFactor(),
    easing: cubicOut,
    css: (share, left) => `transform: translateY(${-12 * left}px); opacity: ${share}`,
  };
}

/** A colour flows over something, and fades. */
export function claimed(_: Element): TransitionConfig {
  return {
    duration: 900 * motionFactor(),
    css: (share) => `opacity: ${0.75 * Math.sin(Math.PI * share)}`,
  };
}
