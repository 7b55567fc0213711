/** From the first page to a game against bots in one click, whichever game it is. */

import { DESKTOP, PHONE, expect, launch, visit } from "./browser.mjs";

const browser = await launch();
for (const [viewport, cards] of [
  [DESKTOP, [0, 1, 2]],
  [PHONE, [0]],
]) {
  for (const card of cards) {
    const { context, page, errors } = await visit(browser, viewport);
    await page.locator("article .button.primary").nth(card).click();
    await page.waitForURL(/\/t\/~[a-z0-9]{10}$/);
    await page.locator("main").first().waitFor();
    expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
    await context.close();
  }
}

/** The board is on its way before the table is there: nobody waits for one after the other. */
async function fetchesTheBoardAtOnce() {
  const { context, page } = await visit(browser, PHONE);
  const asked = page.waitForRequest(/assets\/alhambra-[^/]*\.js$/);
  await page.route("**/assets/worker-*.js", async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator("article .button.primary").first().dispatchEvent("click");
  await page.locator("[data-prompt]").waitFor();
  await context.close();
}

await fetchesTheBoardAtOnce();
await browser.close();
