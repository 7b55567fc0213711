/**
 * Late in a game nothing is cut off, covered, outside its scroller or too small to be read: with the
 * most players, much on the table and long words, on every size of screen.
 */

import { expect, launch, visit } from "./browser.mjs";
import { misfits } from "./fits.mjs";
import { playLate } from "./late.mjs";
import { choose, resize } from "./tour.mjs";

const SIZES = [
  [1440, 900], [1280, 720], [820, 1180], [844, 390], [390, 844], [360, 640],
]; // prettier-ignore

/** What may scroll at every table, and what may be shortened. */
const SCROLLING = [".log", ".story", "dialog .content", "dialog .body", "dialog"];
const SHORTENED = [".name"];

/** The windows that the keys open at every table. */
const WINDOWS = { log: "l", position: "s" };

/** What to look at in each game, by what is seen: how to get there from one's own turn. */
const MOMENTS = {
  alhambra: {
    "own turn": () => {},
    "a tile that is to be paid": (page) => page.locator("[data-slot][data-lit]").first().click(),
    "money that is to be taken": (page) => page.locator("[data-place][data-lit]").first().click(),
    "a tile of the reserve that is to be moved": async (page) => {
      await page.locator("[data-reserve][data-lit]").last().click();
      await page.locator(".target").first().waitFor();
    },
  },
};

/** Go back to where one's own turn began. */
async function goBack(page) {
  await page.keyboard.press("Escape");
  if ((await page.locator('[data-do="undo"]').count()) > 0) {
    const before = await page.locator(".board").getAttribute("data-moment");
    await page.keyboard.press("Shift+U");
    await page.waitForSelector(`.board:not([data-moment="${before}"])`);
  }
}

/** What does not fit in one moment of a game, on every size of screen. */
async function lookAt(page, moment, come) {
  const faults = [];
  for (const [width, height] of SIZES) {
    await resize(page, { width, height });
    // What happened meanwhile is told until one acts.
    await page.keyboard.press("Shift");
    await come(page);
    await page.waitForSelector('.board[data-busy="false"][data-asking="0"]');
    const found = await misfits(page, SCROLLING, SHORTENED);
    faults.push(...found.map((sentence) => `${moment}, ${width} x ${height}: ${sentence}`));
    await goBack(page);
  }
  return faults;
}

const browser = await launch();
const faults = [];
for (const [game, moments] of Object.entries(MOMENTS)) {
  const { context, page, errors } = await visit(browser, { width: 1440, height: 900 });
  const table = await playLate(page, game);
  await page.goto(new URL(`/t/${table}`, page.url()).href);
  await page.locator("[data-lit]").first().waitFor();
  await choose(page, { language: "de" });
  for (const [moment, come] of Object.entries(moments)) faults.push(...(await lookAt(page, moment, come)));
  for (const [moment, key] of Object.entries(WINDOWS)) {
    faults.push(...(await lookAt(page, moment, () => page.keyboard.press(key))));
  }
  await choose(page, { language: "cs" });
  faults.push(...(await lookAt(page, "own turn in Czech", () => {})));
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}
await browser.close();
expect(faults.length === 0, `${faults.length} things do not fit:\n${faults.join("\n")}`);
