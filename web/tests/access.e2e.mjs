/** Nothing stands in the way of keys and readers on any screen, at both sizes and in both themes. */

import { DESKTOP, PHONE, accessFaults, expect, launch } from "./browser.mjs";
import { choose, resize, tour } from "./tour.mjs";

/** Milliseconds after which a page that was just changing has come to rest. */
const REST = 3000;

/** What is wrong and stays so: what a page was about to change is no fault. */
async function lasting(page, rules) {
  if ((await accessFaults(page, rules)).length === 0) return [];
  await page.waitForTimeout(REST);
  return accessFaults(page, rules);
}

const browser = await launch();
const faults = new Set();
for await (const [page, where] of tour(browser)) {
  for (const viewport of [DESKTOP, PHONE]) {
    await resize(page, viewport);
    for (const [theme, rules] of [["light", []], ["dark", ["color-contrast"]]]) {
      await choose(page, { theme });
      for (const fault of await lasting(page, rules)) {
        faults.add(`${where}, ${viewport.width}, ${theme}: ${fault}`);
      }
    }
  }
  await choose(page, { theme: "light" });
  await resize(page, DESKTOP);
}
expect(faults.size === 0, [...faults].join("\n"));
await browser.close();
