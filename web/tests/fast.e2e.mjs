/**
 * The first page is small: what is sent for it, packed and without fonts, is bounded. How long it
 * takes until one can play on a processor four times as slow is printed, not judged.
 */

import { PHONE, expect, launch, visit } from "./browser.mjs";

const MOST = 250_000;
const SLOWDOWN = 4;

const browser = await launch();

/** Count what a page is sent, by kind of file. */
async function weigh(page) {
  const wire = await page.context().newCDPSession(page);
  const sent = new Map();
  const kinds = new Map();
  await wire.send("Network.enable");
  wire.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    sent.set(kind, (sent.get(kind) ?? 0) + encodedDataLength);
  });
  return { wire, sent };
}

const { context, page } = await visit(browser, PHONE, "/api/games");
const { wire, sent } = await weigh(page);
await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
const { origin } = new URL(page.url());

const start = Date.now();
await page.goto(origin);
const play = page.locator("article .button.primary").first();
await play.waitFor();
const home = Date.now() - start;
await page.waitForLoadState("networkidle");
const first = [...sent].filter(([kind]) => kind !== "Font").reduce((sum, [, bytes]) => sum + bytes, 0);
const fonts = sent.get("Font") ?? 0;

const click = Date.now();
await play.click();
await page.locator("[data-lit]").first().waitFor();
const table = Date.now() - click;
await page.waitForLoadState("networkidle");
const all = [...sent].filter(([kind]) => kind !== "Font").reduce((sum, [, bytes]) => sum + bytes, 0);

console.log(
  `home: ${(first / 1000).toFixed(1)} kB and ${(fonts / 1000).toFixed(1)} kB of fonts, ${home} ms; ` +
    `Alhambra: ${((all - first) / 1000).toFixed(1)} kB more, ${table} ms; processor slowed down ${SLOWDOWN} times`,
);
expect(
  first > 0 && first <= MOST,
  `the first page is sent ${first} bytes without fonts, expected ${MOST} at most`,
);
expect(all <= MOST, `up to the first move ${all} bytes are sent without fonts, expected ${MOST} at most`);
await context.close();
await browser.close();
