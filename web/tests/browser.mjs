/** A real Chromium for the tests, and what all of them do with it. */

import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** What a machine without a screen and without a network outside needs. */
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
]; // prettier-ignore

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Open a page of the server that was named on the command line; whatever goes wrong in it is kept.
 * More is what else the browser's context has, such as a touch screen.
 */
export async function open(viewport, path = "/", more = {}) {
  const executablePath = PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error(`found no Chromium, expected one of ${PLACES.join(", ")}`);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const usual = { viewport, locale: "en-GB", reducedMotion: "reduce" };
  const context = await browser.newContext({ ...usual, ...more });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const url = process.argv[2];
  await page.goto(`${url}${path}`);
  return { browser, context, page, errors, url };
}

/** Fail with a sentence. */
export function expect(truth, sentence) {
  if (!truth) throw new Error(sentence);
}
