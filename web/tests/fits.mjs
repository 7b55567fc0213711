/**
 * Whether everything on a page fits: what is to be read or pressed is neither cut off, nor covered,
 * nor scrolled out of sight, and is large enough to be read.
 */

/** Fewer pixels than these are not seen to be missing. */
const SLIP = 1.5;
/** Text of a board is as large as this at least, in pixels. */
const SMALLEST_TEXT = 11;
/** Of a thing to press as much is free as a pointer needs, in pixels each way. */
const SMALLEST_TARGET = 20;

/**
 * Return a sentence for everything that does not fit. Selectors say what may scroll, where the rest is
 * found by scrolling, and what may be shortened, such as names, which are as long as somebody likes.
 */
export function misfits(page, scrolling, shortened) {
  const lists = [scrolling, shortened].map((each) => each.join(", "));
  return page.evaluate(lookFor, [...lists, SLIP, SMALLEST_TEXT, SMALLEST_TARGET]);
}

/* Everything below runs in the page, and so it is one function. */
function lookFor([scrolling, shortened, slip, smallestText, smallestTarget]) {
  const PRESSED = "button, a[href], input, select, textarea, [role=button], [role=checkbox]";
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const found = new Set();

  const nameOf = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ");
    const place = element.closest("[class]");
    const kind = typeof place?.className === "string" ? place.className : (place?.className.baseVal ?? "");
    const data = [...(element.closest("button, [data-action]")?.attributes ?? [])]
      .filter(({ name }) => /^data-(?!lit)/.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const parts = kind.split(" ").filter((each) => !each.startsWith("s-") && !each.startsWith("svelte-"));
    return `"${words.slice(0, 40)}" (${[element.tagName.toLowerCase(), ...parts, ...data].join(" ")})`;
  };

  const isShown = (element) => {
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) < 0.05)
        return false;
      // What is there for the ear alone.
      if (style.clipPath === "inset(50%)" || (each.offsetWidth === 1 && each.offsetHeight === 1))
        return false;
    }
    return true;
  };

  /** The box inside an element's borders, in which it shows what it holds. */
  const insideOf = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      left: box.left + parseFloat(style.borderLeftWidth),
      top: box.top + parseFloat(style.borderTopWidth),
      right: box.right - parseFloat(style.borderRightWidth),
      bottom: box.bottom - parseFloat(style.borderBottomWidth),
    };
  };

  const isOutside = (box, inside, axis) =>
    axis === "x"
      ? box.left < inside.left - slip || box.right > inside.right + slip
      : box.top < inside.top - slip || box.bottom > inside.bottom + slip;

  /** Who cuts a box off, or nobody; "scrolled" if the rest is found by scrolling. */
  const cutBy = (element, box) => {
    for (
      let each = element.parentElement;
      each && each !== document.documentElement;
      each = each.parentElement
    ) {
      if (each instanceof SVGElement && !(each instanceof SVGSVGElement)) continue;
      const style = getComputedStyle(each);
      const inside = insideOf(each);
      for (const axis of ["x", "y"]) {
        const overflow = axis === "x" ? style.overflowX : style.overflowY;
        if (overflow === "visible" || !isOutside(box, inside, axis)) continue;
        const mayScroll =
          overflow !== "hidden" && overflow !== "clip" && scrolling && each.matches(scrolling);
        return mayScroll ? "scrolled" : each;
      }
      if (style.position === "fixed") break;
    }
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return isOutside(box, window, "x") || isOutside(box, window, "y") ? document.body : null;
  };

  const isOpaque = (colour, opacity) => {
    const [, , , alpha = "1"] = colour.match(/[\d.]+/g) ?? [];
    return colour !== "none" && colour !== "transparent" && Number(alpha) * Number(opacity) > 0.5;
  };

  /** Whether an element draws something of its own at a point that lies on it. */
  const draws = (element) => {
    if (!isShown(element)) return false;
    const style = getComputedStyle(element);
    if (element instanceof SVGSVGElement) return false;
    if (element instanceof SVGElement) {
      if (element instanceof SVGGElement) return false;
      return isOpaque(style.fill, style.fillOpacity) || isOpaque(style.stroke, style.strokeOpacity);
    }
    return isOpaque(style.backgroundColor, style.opacity) || style.backgroundImage !== "none";
  };

  /** What lies over an element at a point, or nothing. */
  const coverAt = (element, x, y) => {
    // The foremost alone is found much sooner than all that lie at a point.
    const first = document.elementFromPoint(x, y);
    if (first && element.contains(first)) return null;
    for (const each of document.elementsFromPoint(x, y)) {
      if (each === element || element.contains(each)) return null;
      if (each.contains(element)) {
        // Parts of one thing that are drawn one after another may still lie over each other.
        if (!(each instanceof SVGElement) || each instanceof SVGSVGElement) return null;
        continue;
      }
      if (draws(each)) return each;
    }
    return null;
  };

  const textsOf = (root) => {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // What is drawn elsewhere, by its name, is seen there.
      if (parent?.closest("symbol, defs, svg[width='0']")) continue;
      if (node.textContent.trim() && parent && !/^(SCRIPT|STYLE|TITLE|OPTION)$/i.test(parent.tagName))
        texts.push(node);
    }
    return texts;
  };

  const sizeOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };

  const checkText = (node) => {
    const element = node.parentElement;
    if (!isShown(element)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    // Fonts are higher than what is written in them.
    const written = boxes.map(({ left, right, top, bottom }) => ({
      left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2,
    })); // prettier-ignore
    const size = sizeOf(element);
    if (written.length > 0 && size < smallestText - 0.05) {
      found.add(`${nameOf(element)} is written in ${size.toFixed(1)} px`);
    }
    const own = getComputedStyle(element);
    if (own.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) {
      if (!shortened || !element.matches(shortened)) found.add(`${nameOf(element)} is shortened`);
      return;
    }
    for (const box of written) {
      const cutter = cutBy(element, box);
      if (cutter === "scrolled") continue;
      if (cutter) found.add(`${nameOf(element)} is cut off by ${nameOf(cutter)}`);
      const [middle, sixth] = [(box.top + box.bottom) / 2, (box.right - box.left) / 6];
      for (const x of [box.left + sixth, (box.left + box.right) / 2, box.right - sixth]) {
        const cover = cutter ? null : coverAt(element, x, middle);
        if (cover) found.add(`${nameOf(element)} is covered by ${nameOf(cover)}`);
      }
    }
  };

  /** A thing to press is whole in sight, and enough of it lies free. */
  const checkPressed = (element) => {
    const box = element.getBoundingClientRect();
    if (!isShown(element) || box.width < 1 || box.height < 1) return;
    const cutter = cutBy(element, box);
    if (cutter === "scrolled") return;
    if (cutter) {
      found.add(`${nameOf(element)} is cut off by ${nameOf(cutter)}`);
      return;
    }
    const step = 4;
    const isFree = (x, y) => coverAt(element, x, y) === null;
    /** Return the longest free run on a line, or the first that is enough, and where it ends. */
    const longestRun = (from, to, isFreeAt) => {
      let longest = { length: 0, end: from };
      for (let at = from + step / 2, length = 0; at < to; at += step) {
        length = isFreeAt(at) ? length + step : 0;
        if (length > longest.length) longest = { length, end: at };
        if (length >= smallestTarget) break;
      }
      return longest;
    };
    const across = longestRun(box.left, box.right, (x) => isFree(x, (box.top + box.bottom) / 2));
    const column = across.end - (across.length - step) / 2;
    const down = longestRun(box.top, box.bottom, (y) => isFree(column, y));
    const longest = { x: across.length, y: down.length };
    const isSmall = longest.x < Math.min(smallestTarget, box.width - step);
    if (isSmall || longest.y < Math.min(smallestTarget, box.height - step)) {
      found.add(`${nameOf(element)} has only ${longest.x} x ${longest.y} px free`);
    }
  };

  // What nothing can touch covers all the same.
  const everything = new CSSStyleSheet();
  everything.replaceSync("body * { pointer-events: auto !important; animation: none !important; }");
  document.adoptedStyleSheets.push(everything);
  textsOf(top).forEach(checkText);
  for (const element of top.querySelectorAll(PRESSED)) checkPressed(element);
  document.adoptedStyleSheets.pop();
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.add("the page scrolls");
  return [...found];
}
