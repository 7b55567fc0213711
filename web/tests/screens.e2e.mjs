/**
 * On every screen, in every state that looks different, every language fits at every size, and none
 * shows a key in place of words; nothing stands in the way of keys and readers, at two sizes and in
 * both themes. It is one walk: the way to a late position takes longer than to look at it.
 */

import { DESKTOP, PHONE, SMALLEST, accessFaults, expect, launch } from "./browser.mjs";
import { choose, resize, settle, tour } from "./tour.mjs";

const LANGUAGES = ["en", "cs", "sk", "is", "de"];
/** Forth and back through the languages: to change one makes the screen anew. */
const ROUNDS = [
  [DESKTOP, LANGUAGES],
  [PHONE, LANGUAGES.toReversed()],
  [SMALLEST, LANGUAGES],
];

/** What is cut off, lies outside the screen, spills over its button, or is not worded. */
function faults() {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
  const window = document.querySelector("dialog[open]");
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const inScroller = (element) => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (scrolls(each)) return true;
    }
    return false;
  };
  for (const element of (window ?? document.body).querySelectorAll("*:not(option, svg, svg *, script)")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own
      .map((node) => node.data)
      .join("")
      .trim();
    // What is folded away has a place in the page, where nobody sees it.
    if (!element.checkVisibility()) continue;
    if (!text || element.closest(".unseen, .skip, [lang]:not(html)")) continue;
    if (/^[a-z_]+(-[a-z_]+)+$/.test(text)) found.push(`not worded: ${text}`);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (overflowX !== "visible" && !scrolls(element) && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== "visible" && !scrolls(element) && element.scrollHeight > element.clientHeight + 2);
    const isOut =
      !inScroller(element) &&
      !scrolls(element) &&
      (box.right > innerWidth + 1 ||
        box.left < -1 ||
        (document.documentElement.scrollHeight <= innerHeight && box.bottom > innerHeight + 1));
    const button = element.closest("button, .button, label")?.getBoundingClientRect();
    const isSpilt =
      button &&
      (box.right > button.right + 1 || box.bottom > button.bottom + 1 || box.left < button.left - 1);
    // What hides its overflow may hide a child's words.
    let isHidden = false;
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (scrolls(each)) break;
      const around = each.getBoundingClientRect();
      if (style.overflowX !== "visible" && (box.right > around.right + 1.5 || box.left < around.left - 1.5))
        isHidden = true;
      if (style.overflowY !== "visible" && (box.bottom > around.bottom + 2 || box.top < around.top - 2))
        isHidden = true;
    }
    const why = [isCut && "cut off", isOut && "outside", isSpilt && "spilt", isHidden && "hidden"].filter(
      Boolean,
    );
    if (why.length)
      found.push(`${why.join(", ")}: <${element.tagName.toLowerCase()} ${element.className}> ${text}`);
  }
  return found;
}

/** Which parts are unfolded, of those that can be folded away. */
function unfolded(page) {
  return page.locator("details").evaluateAll((parts) => parts.map(({ open }) => open));
}

/** Unfold them again: screens are made anew in another language. */
async function unfold(page, open) {
  if (open.length === 0) return;
  await page.locator("details").evaluateAll((parts, opened) => {
    for (const [index, part] of parts.entries()) part.open = opened[index] ?? false;
  }, open);
  await settle(page);
}

/** What is still wrong when a page that follows a new size has come to rest. */
async function lasting(page) {
  let found = await page.evaluate(faults);
  for (let looks = 0; found.length > 0 && looks < 5; looks += 1) {
    await settle(page);
    found = await page.evaluate(faults);
  }
  return found;
}

/** What a reader would stumble over in both themes; behind a window that keeps one is nothing to reach. */
async function barriers(page) {
  const within = (await page.locator("dialog:modal").count()) > 0 ? "dialog:modal" : "html";
  const found = [];
  for (const [theme, rules] of [
    ["light", []],
    ["dark", ["color-contrast"]],
  ]) {
    await choose(page, { theme });
    found.push(...(await accessFaults(page, rules, within)).map((fault) => `${theme}: ${fault}`));
  }
  await choose(page, { theme: "light" });
  return found;
}

/** What is wrong with a screen in every language at every size, beginning and ending in English. */
async function lookAt(page) {
  const found = [];
  const open = await unfolded(page);
  let spoken = "en";
  for (const [viewport, languages] of ROUNDS) {
    await resize(page, viewport);
    for (const language of languages) {
      if (language !== spoken) await choose(page, { language });
      spoken = language;
      await unfold(page, open);
      const faults = await lasting(page);
      if (language === "en" && viewport !== SMALLEST) faults.push(...(await barriers(page)));
      found.push(...faults.map((fault) => `${viewport.width} ${language}: ${fault}`));
    }
  }
  await resize(page, DESKTOP);
  await choose(page, { language: "en" });
  return found;
}

const browser = await launch();
const all = new Set();
for await (const [page, where] of tour(browser))
  for (const fault of await lookAt(page)) all.add(`${where}, ${fault}`);
expect(all.size === 0, `${all.size} faults:\n${[...all].join("\n")}`);
await browser.close();
