/** Nothing stands in the way of keys and readers on any screen, at both sizes and in both themes. */

import { DESKTOP, PHONE, accessFaults, expect, launch } from "./browser.mjs";
import { choose, resize, tour } from "./tour.mjs";

const browser = await launch();
const faults = new Set();
for await (const [page, where] of tour(browser)) {
  for (const viewport of [DESKTOP, PHONE]) {
    await resize(page, viewport);
    for (const [theme, rules] of [
      ["light", []],
      ["dark", ["color-contrast"]],
    ]) {
      await choose(page, { theme });
      for (const fault of await accessFaults(page, rules)) {
        faults.add(`${where}, ${viewport.width}, ${theme}: ${fault}`);
      }
    }
  }
  await choose(page, { theme: "light" });
  await resize(page, DESKTOP);
}
expect(faults.size === 0, [...faults].join("\n"));
await browser.close();
