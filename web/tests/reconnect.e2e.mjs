/** The network goes in mid-turn and comes back: what was done and said meanwhile is kept, and happens once. */

import { DESKTOP, expect, open, sitDown } from "./browser.mjs";

const { browser, context, page, errors } = await open(DESKTOP);
await sitDown(page, "alhambra", 2);
await page.locator("[data-place][data-lit]").first().click();
const moment = () => page.locator("[data-moment]").getAttribute("data-moment");
const before = await moment();
await context.setOffline(true);
await page.getByText("Reconnecting… your move is saved.").waitFor();
await page.locator("[data-do=confirm]").click();
expect((await moment()) === before, "a move was shown as made that the server has not heard");
await page.getByRole("button", { name: "Chat" }).click();
await page.getByLabel("Write a message").fill("still here");
await page.getByRole("button", { name: "Send" }).click();
expect(
  (await page.getByRole("log", { name: "Chat" }).count()) === 0,
  "something was shown as said that the server has not heard",
);
await context.setOffline(false);
await page
  .getByText(/Connected again|Back/)
  .first()
  .waitFor();
await page.locator(`[data-moment]:not([data-moment="${before}"])`).waitFor();
const log = page.getByRole("log", { name: "Chat" });
await log.getByText("still here").waitFor();
await page.reload();
await page.getByRole("button", { name: "Chat" }).click();
await log.getByText("still here").waitFor();
const times = await log.getByText("still here").count();
expect(times === 1, `it was said ${times} times, expected once`);
expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
await browser.close();
