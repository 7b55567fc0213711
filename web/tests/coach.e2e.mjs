/**
 * The coach says what to do and why, and marks on the board what it speaks of: beside its words where there
 * is room, and on a phone once they are out of the way. The marks go with the position.
 */

import { DESKTOP, PHONE, expect, launch, sitDown, visit } from "./browser.mjs";
import { playOn } from "./tour.mjs";

const BOTS = { alhambra: 2, roll_and_write: 2, medina: 3 };
const browser = await launch();

for (const [game, bots] of Object.entries(BOTS)) {
  for (const viewport of [DESKTOP, PHONE]) {
    const where = `${game} at ${viewport.width}`;
    const { context, page, errors } = await visit(browser, viewport);
    const code = await sitDown(page, game, bots);
    await playOn(page, code, 9);
    await page.locator('.board[data-turn="mine"]').waitFor();
    await page.keyboard.press("h");
    const why = page.locator(".coach .why");
    await why.waitFor();
    const words = await why.innerText();
    expect(/^(Why\?|The next best:) .+\.$/m.test(words), `${where}: no reason in "${words}"`);
    expect(!/\.\.|undefined|-0\.0/.test(words), `${where}: badly said: "${words}"`);
    const marks = page.locator(".flights .mark, .marked, .advised");
    if (viewport === PHONE) {
      await page.locator(".coach .look").click();
      expect(!(await page.locator("dialog[open]").count()), `${where}: the words still cover the board`);
    }
    await marks.first().waitFor();
    await playOn(page, code, 1);
    await page.waitForFunction(() => document.querySelectorAll(".flights .mark, .advised").length === 0);
    expect(errors.length === 0, `${where}: ${errors.join("; ")}`);
    await context.close();
  }
}

await browser.close();
