/**
 * How many clicks a purchase takes: with a mouse two, a tile and a cell, where it is paid exactly or there
 * is only one way to pay; on a phone three taps. Before it is paid it says what comes of it.
 */

import { DESKTOP, PHONE, expect, launch, visit } from "./browser.mjs";
import { playLate } from "./late.mjs";

const PAID_EXACTLY = "[data-slot][data-lit]:has(.exactly)";

/** Come to a late position of Alhambra in one's own turn; clicks are counted from then on. */
async function comeTo(browser, viewport, options = {}) {
  const { context, page, errors } = await visit(browser, viewport, "/", options);
  const table = await playLate(page, "alhambra");
  await page.goto(new URL(`/t/${table}`, page.url()).href);
  await page.locator("[data-lit]").first().waitFor();
  await page.keyboard.press("Shift");
  await page.evaluate(() => {
    globalThis.clicks = 0;
    addEventListener("click", ({ isTrusted }) => (globalThis.clicks += isTrusted ? 1 : 0), true);
  });
  return { context, page, errors };
}

const clicksOf = (page) => page.evaluate(() => globalThis.clicks);

/** The tile of a slot, and the tip that says what building it would bring. */
async function tileOf(slot) {
  return slot.locator("[data-piece]").getAttribute("data-piece");
}

const inPalace = (page, tile) => page.locator(`.ground [data-piece="${tile}"]`);

/** An exact purchase, and the money that is taken behind it, build the tile where it was meant to lie. */
async function buysWithTheMouse(browser) {
  const { context, page, errors } = await comeTo(browser, DESKTOP);
  const slot = page.locator(PAID_EXACTLY).first();
  const tile = await tileOf(slot);
  await slot.hover();
  await page.locator(".tip").waitFor();
  await slot.click();
  await page.locator(".target").first().waitFor();
  await page.locator(".tip", { hasText: "→" }).waitFor();
  expect((await page.locator(".tip").innerText()).includes("Fits on"), "nothing says where a tile fits");
  await page.locator(".target").first().hover();
  await page.locator(".tip", { hasText: "Wall" }).waitFor();
  await page.locator(".target").first().click();
  await page.locator(".planned").waitFor();
  expect((await clicksOf(page)) === 2, `an exact purchase took ${await clicksOf(page)} clicks`);
  expect((await page.locator("[data-aside]").count()) === 1, "the tile was not bought");
  await page.locator("[data-place][data-lit]").first().click();
  await page.locator('[data-do="confirm"]').click();
  await inPalace(page, tile).waitFor();
  expect((await clicksOf(page)) === 4, "the tile was not built where it was meant to lie");
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** With a finger the choice of a cell is looked at, and confirmed. */
async function buysWithAFinger(browser) {
  const { context, page, errors } = await comeTo(browser, PHONE, { hasTouch: true, isMobile: true });
  const slot = page.locator(PAID_EXACTLY).first();
  await slot.tap();
  await page.locator(".target").first().waitFor();
  await page.locator(".target").first().tap();
  await page.locator(".target.chosen").waitFor();
  await page.locator('[data-do="confirm"]').tap();
  await page.locator(".planned").waitFor();
  expect((await clicksOf(page)) === 3, `a purchase took ${await clicksOf(page)} taps`);
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** A finger that rests on a tile asks what it is worth, and chooses nothing. */
async function asksWithAFinger(browser) {
  const { context, page } = await comeTo(browser, PHONE, { hasTouch: true, isMobile: true });
  const slot = page.locator("[data-slot]").first();
  const { x, y, width, height } = await slot.boundingBox();
  const wire = await context.newCDPSession(page);
  const touch = (type, touchPoints) => wire.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
  await page.locator(".tip").waitFor();
  await touch("touchEnd", []);
  expect((await slot.getAttribute("aria-pressed")) === "false", "a finger that rests chooses a tile");
  expect((await page.locator(".tip").count()) === 1, "what was asked is gone when the finger is");
  await context.close();
}

const browser = await launch();
await buysWithTheMouse(browser);
await buysWithAFinger(browser);
await asksWithAFinger(browser);
await browser.close();
