/** From the first page to a game against bots in one click. */

import { DESKTOP, PHONE, expect, open } from "./browser.mjs";

for (const viewport of [DESKTOP, PHONE]) {
  const { browser, page, errors } = await open(viewport);
  await page.locator(".button.primary").first().click();
  await page.waitForURL(/\/t\/[a-z0-9]{12}$/);
  await page.locator("main").first().waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await browser.close();
}
