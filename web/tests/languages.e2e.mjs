/** Every language fits on every screen outside a game, and none shows a key in place of words. */

import { DESKTOP, SMALLEST, expect, launch, visit } from "./browser.mjs";

const SCREENS = ["/", "/new/alhambra", "/settings", "/rules/medina", "/pass"];

/** What is cut off, wider than the page, or not worded. */
function faults() {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
  for (const element of document.querySelectorAll("body *:not(option)")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.data).join("").trim();
    if (!text || element.closest(".unseen")) continue;
    if (/^[a-z_]+(-[a-z_]+)+$/.test(text)) found.push(`not worded: ${text}`);
    const { overflowX } = getComputedStyle(element);
    const isCut = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const box = element.getBoundingClientRect();
    const inRow = element.closest(".games, .scrolls");
    const isOut = !inRow && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
    const button = element.closest(".button, label")?.getBoundingClientRect();
    const isSpilt = button && (box.right > button.right + 1 || box.bottom > button.bottom + 1);
    if (isCut || isOut || isSpilt) found.push(`cut off: ${text}`);
  }
  return found;
}

const browser = await launch();
for (const language of ["en", "cs", "sk", "is", "de"]) {
  for (const viewport of [DESKTOP, SMALLEST]) {
    const { context, page, errors } = await visit(browser, viewport, "/", { locale: language });
    for (const path of SCREENS) {
      await page.goto(`${new URL(page.url()).origin}${path}`);
      await page.locator("main").waitFor();
      for (const folded of await page.locator("details summary").all()) await folded.click();
      const spoken = await page.evaluate(() => document.documentElement.lang);
      expect(spoken === language, `${path} is in ${spoken}, expected ${language}`);
      const found = await page.evaluate(faults);
      expect(
        found.length === 0,
        `${language} ${viewport.width} ${path}: ${found.join("; ")}`,
      );
    }
    expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
    await context.close();
  }
}
await browser.close();
