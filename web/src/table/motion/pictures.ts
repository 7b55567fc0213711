/** Things of a board as pictures that fly above it: found by name, copied, laid into one layer. */

import { type Component, mount, unmount } from "svelte";

import type { Box } from "../../parts/box";
import type { Drawing } from "./journey";

/** Art is drawn in a square of this side. */
const SQUARE = 100;
const SVG = "http://www.w3.org/2000/svg";

let layer: HTMLElement | null = null;

/** The layer above the boards, which nothing can touch and nobody hears. */
export function flightLayer(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

export interface Found {
  readonly element: Element;
  readonly box: Box;
  readonly isPiece: boolean;
  /** Whether a thing that lies here is as large as the box. */
  readonly fits: boolean;
}

/** Return the first thing of these names that can be seen. */
export function find(names: readonly string[]): Found | null {
  for (const name of names) {
    const all = document.querySelectorAll(
      `[data-piece="${name}"], [data-socket="${name}"], [data-home="${name}"]`,
    );
    for (const element of all) {
      const box = element.getBoundingClientRect();
      const isPiece = element.getAttribute("data-piece") === name;
      const fits = isPiece || element.getAttribute("data-socket") === name;
      if (box.width > 0 && box.height > 0) return { element, box, isPiece, fits };
    }
  }
  return null;
}

/** Where something was dropped just now, by its name: its journey goes on from there. */
let dropped: { name: string; box: Box } | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;
/** A turn may wait for a while before it ends by itself. */
const REMEMBERED = 3000;

export function noteDrop(name: string, box: Box): void {
  clearTimeout(forgetting);
  dropped = { name, box };
  forgetting = setTimeout(() => (dropped = null), REMEMBERED);
}

/** Return where a journey begins: where a thing was dropped, or where it is seen. */
export function origin(names: readonly string[]): Found | null {
  const found = find(names);
  if (!found || !dropped || !names.includes(dropped.name)) return found;
  const { box } = dropped;
  dropped = null;
  return { ...found, box, fits: true };
}

/** A picture in the layer, drawn as large as it is in the box given. */
export class Flyer {
  readonly element = document.createElement("div");
  private mounted: Record<string, unknown> | null = null;

  static of(element: Element): Flyer {
    const flyer = new Flyer();
    flyer.element.append(copyOf(element));
    return flyer;
  }

  static drawing({ component, props }: Drawing): Flyer {
    const flyer = new Flyer();
    const drawn = component as unknown as Component<Record<string, unknown>>;
    flyer.mounted = mount(drawn, { target: flyer.element, props });
    return flyer;
  }

  lay({ left, top, width, height }: Box): void {
    const { style } = this.element;
    for (const [side, pixels] of Object.entries({ left, top, width, height })) {
      style.setProperty(side, `${pixels}px`);
    }
    flightLayer().append(this.element);
  }

  remove(): void {
    if (this.mounted) void unmount(this.mounted);
    this.mounted = null;
    this.element.remove();
  }
}

/** Copy a thing; a part of a picture becomes a picture of its own. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-piece", "data-socket", "data-home", "tabindex"])
      each.removeAttribute(name);
  }
  if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) return copy;
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `0 0 ${SQUARE} ${SQUARE}`);
  copy.removeAttribute("transform");
  picture.append(copy);
  return picture;
}
