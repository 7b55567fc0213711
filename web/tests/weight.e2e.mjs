/** What the first page weighs on the wire in each language, with everything that it asks for. */

import { readFileSync } from "node:fs";

import { DESKTOP, expect, launch, url } from "./browser.mjs";

/** Bytes that may come, heads of answers included: as much as a slow telephone takes in a second. */
const MOST = { en: 120_000, cs: 160_000, sk: 160_000, is: 160_000, de: 160_000 };
const LOCALE = readFileSync(new URL("../src/locales/en.ftl", import.meta.url), "utf8");
const KEYS = new Set([...LOCALE.matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map(([, key]) => key));
const WESTERN = new Set(["en", "is", "de"]);

/** Without a worker, which would fetch on, and without anything that was kept from a visit before. */
async function visitor(browser, locale) {
  const context = await browser.newContext({ viewport: DESKTOP, locale, serviceWorkers: "block" });
  return { context, page: await context.newPage() };
}

/** Count what comes over the wire, as the browser's own network does. */
async function weigh(context, page) {
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
  const asked = new Map();
  const weights = [];
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => asked.set(requestId, request.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weights.push({ name: new URL(asked.get(requestId)).pathname, bytes: encodedDataLength });
  });
  await page.goto(url);
  await page.locator("article").nth(2).waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  return weights;
}

const browser = await launch();
for (const [language, most] of Object.entries(MOST)) {
  const { context, page } = await visitor(browser, language);
  const weights = await weigh(context, page);
  const all = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const listing = weights
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${bytes} ${name}`)
    .join("\n");
  console.log(`${language}: ${all} bytes in ${weights.length} files`);
  expect(
    weights.every(({ bytes }) => bytes > 0),
    `something came from elsewhere:\n${listing}`,
  );
  expect(all <= most, `home in ${language} weighs ${all} bytes, at most ${most} are wanted:\n${listing}`);
  const fonts = weights.map(({ name }) => name).filter((name) => name.includes(".woff"));
  expect(fonts.length > 0, `home in ${language} came without a font`);
  const odd = fonts.filter((name) => /others/.test(name) || (WESTERN.has(language) && !/western/.test(name)));
  expect(odd.length === 0, `home in ${language} loads letters that it does not show: ${odd.join(", ")}`);

  // Words that the first page lacks would be shown as their keys.
  const text = await page.locator("body").innerText();
  const keys = text.split(/[^\w-]+/).filter((word) => KEYS.has(word));
  expect(keys.length === 0, `home in ${language} shows keys in place of words: ${keys.join(", ")}`);
  await context.close();
}
await browser.close();
