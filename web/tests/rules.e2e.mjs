/** The rules: opened from a board at the rule that forbids something, searched in two languages, read by keys. */

import { DESKTOP, PHONE, checkAccess, expect, launch, sitDown, url, visit } from "./browser.mjs";
import { GAMES } from "./games.mjs";

/** Try a corner of the city, and follow the link of the rule that forbids it. */
async function askWhyNot(context, page, viewport) {
  // The youngest puts the first merchant, away from the rim.
  await sitDown(page, "medina", 2, { youngest: "1" });
  await page.locator('[role="grid"]').waitFor();
  const corner = page.locator('[data-spot="0"]');
  await (viewport === PHONE ? corner.tap() : corner.click());
  const link = page.locator('.saying a[href="/rules/medina#MED-T1"]');
  await link.waitFor();
  const [rules] = await Promise.all([context.waitForEvent("page"), link.click()]);
  const pointed = rules.locator("#MED-T1.pointed");
  await pointed.waitFor();
  await rules.waitForFunction(() => document.activeElement?.id === "MED-T1");
  const place = await pointed.boundingBox();
  expect(place.y >= 0 && place.y < viewport.height / 2, `the rule lies at ${place.y}, out of sight`);
  await rules.close();
}

/** Search by keys alone, and expect some rules, marked. */
async function search(page, words, ids, marked) {
  await page.locator("article h2").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(words);
  await page.waitForFunction(
    (count) => document.querySelectorAll("article .rule").length === count,
    ids.length,
  );
  const found = await page.locator("article .rule").evaluateAll((all) => all.map((each) => each.id));
  expect(found.join() === ids.join(), `"${words}" found ${found}, expected ${ids}`);
  const marks = await page.locator("mark").allTextContents();
  expect(marks.includes(marked), `"${words}" marks ${marks}, expected ${marked}`);
  await page.keyboard.press("Enter");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  expect(first === `#${ids[0]}`, `Enter goes to ${first}, expected #${ids[0]}`);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await page.locator("article h2").nth(3).waitFor();
  await page.keyboard.press("Escape");
}

async function searchInTwoLanguages(browser, viewport) {
  const icelandic = await visit(browser, viewport, "/rules/medina", { locale: "is" });
  await search(icelandic.page, "SUND", ["MED-B2"], "sund");
  await search(icelandic.page, "þak hvergi", ["MED-R5"], "Þök");
  await icelandic.page.locator('input[type="search"]').fill("xyz");
  await icelandic.page.locator("article .none").waitFor();
  await icelandic.context.close();
  const german = await visit(browser, viewport, "/rules/alhambra", { locale: "de" });
  await search(german.page, "lowenbrunnen", ["ALH-M2"], "Löwenbrunnen");
  await german.context.close();
}

const browser = await launch();
for (const viewport of [DESKTOP, PHONE]) {
  const { context, page, errors } = await visit(browser, viewport, "/", { hasTouch: viewport === PHONE });
  await askWhyNot(context, page, viewport);
  for (const { name: game } of GAMES) {
    await page.goto(`${url}/rules/${game}`);
    await page.locator("figure svg, figure table").first().waitFor();
    await checkAccess(page, `the rules of ${game} at ${viewport.width}`);
  }
  await searchInTwoLanguages(browser, viewport);
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}
await browser.close();
