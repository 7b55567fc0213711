/** Where the focus goes for those who play by keys. */

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Way = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];

export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the tab key stops at. */
export const STOPS = "a[href], button:not(:disabled), input, select, textarea, [tabindex]";

/** Whether a key is meant for the board: not for a field, a window above it or the browser. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select")) return false;
  return document.querySelector("dialog[open]") === null;
}

/** How much dearer it is to go aside than ahead. */
const ASIDE = 2;

/** Return which of some boxes lies nearest on one side of another, or -1. */
export function nearest(from: Edges, boxes: readonly Edges[], [across, down]: Way): number {
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const at = middle(box);
    const [right, below] = [at.x - start.x, at.y - start.y];
    const ahead = right * across + below * down;
    const cost = ahead + ASIDE * Math.abs(right * down + below * across);
    // Half a pixel is less than any step, and more than a scaled picture's rounding.
    if (ahead > 0.5 && cost < least) [best, least] = [index, cost];
  });
  return best;
}

function middle(box: Edges): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** Return the lit things that are drawn, in the page's order. */
export function litThings(within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>("[data-lit]")].filter(isDrawn);
}

/** Move the focus to the nearest lit thing on one side; return whether there was one. */
export function stepTo(from: Element, lit: readonly HTMLElement[], way: Way): boolean {
  const others = lit.filter((each) => each !== from);
  const boxes = others.map((each) => each.getBoundingClientRect());
  const next = others[nearest(from.getBoundingClientRect(), boxes, way)];
  next?.focus();
  return next !== undefined;
}

/** Move the focus into the next region, or the one before. */
export function stepRegion(isBackwards: boolean): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(
    (each) => entryOf(each) !== undefined,
  );
  if (regions.length === 0) return false;
  const focused = document.activeElement;
  const here = regions.findLastIndex((each) => each.contains(focused));
  const step = isBackwards ? -1 : 1;
  const next = here < 0 ? 0 : (here + step + regions.length) % regions.length;
  entryOf(regions[next]!)?.focus();
  return true;
}

/** Return where a region is entered: at what is lit in it, else at its first stop. */
function entryOf(region: HTMLElement): HTMLElement | undefined {
  const stops = [...region.querySelectorAll<HTMLElement>(STOPS)];
  return litThings(region)[0] ?? stops.find((each) => each.tabIndex >= 0 && isDrawn(each));
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Where a page is read from: the prompt at a table, elsewhere its heading. */
export function restingPlace(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("[data-prompt]") ??
    document.querySelector<HTMLElement>("main h1:not(.unseen)") ??
    document.querySelector("main")
  );
}

/** Give the focus to where the page is read from, although the tab key does not stop there. */
export function restAtContent(): void {
  const place = restingPlace();
  if (place && !place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: true });
}
