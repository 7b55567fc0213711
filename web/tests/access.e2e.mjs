/** Nothing stands in the way of keys and readers on any screen outside a game, in both themes. */

import { DESKTOP, PHONE, checkAccess, expect, launch, visit } from "./browser.mjs";

const browser = await launch();
for (const colorScheme of ["light", "dark"]) {
  for (const viewport of [DESKTOP, PHONE]) {
    const { context, page, errors } = await visit(browser, viewport, "/", { colorScheme });
    const where = `${colorScheme} ${viewport.width}`;
    const { origin } = new URL(page.url());
    for (const path of ["/", "/new/roll_and_write", "/settings", "/rules/alhambra", "/pass", "/t/nowhere"]) {
      await page.goto(`${origin}${path}`);
      await page.locator("h1").first().waitFor({ state: "attached" });
      await checkAccess(page, `${where} ${path}`);
    }
    await page.goto(`${origin}/new/medina`);
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "2 seats are free" }).click();
    await page.getByRole("img", { name: "QR code" }).waitFor();
    await checkAccess(page, `${where} waiting`);
    await page.getByRole("button", { name: "Fill with bots" }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Points so far" }).waitFor();
    await checkAccess(page, `${where} menu`);
    await page.getByRole("button", { name: "Keys" }).click();
    await checkAccess(page, `${where} keys`);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("t");
    await page.getByLabel("Say something").waitFor();
    await checkAccess(page, `${where} talk`);
    expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
    await context.close();
  }
}
await browser.close();
