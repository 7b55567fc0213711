/** The end of a game: every point in a table that adds up, a record to take along, and a rematch. */

import { DESKTOP, PHONE, checkAccess, expect, launch, playToTheEnd, visit } from "./browser.mjs";

const browser = await launch();
for (const [viewport, colorScheme] of [
  [DESKTOP, "light"],
  [PHONE, "dark"],
]) {
  const { context, page, errors } = await visit(browser, viewport, "/new/roll_and_write", { colorScheme });
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  await playToTheEnd(page, page.url().split("/").at(-1));
  await page.getByRole("heading", { name: "All points" }).waitFor();
  const columns = await page
    .locator(".end table tr")
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.innerText) || 0)),
    );
  const totals = columns.pop();
  totals.forEach((total, player) => {
    const sum = columns.reduce((before, row) => before + row[player], 0);
    expect(sum === total, `the parts of player ${player} make ${sum}, the total is ${total}`);
  });
  await checkAccess(page, `${colorScheme} ${viewport.width} end`);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the game record" }).click();
  const record = await (await waiting).createReadStream();
  const text = (await record.toArray()).join("");
  expect(text.includes("roll_and_write"), `the record does not name its game: ${text.slice(0, 200)}`);
  await page.getByRole("button", { name: "Look at the board" }).click();
  await page.getByRole("button", { name: "Back to the result" }).click();
  const before = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}
await browser.close();
