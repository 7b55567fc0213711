/** Draws the icons of an installed Qalat from its mark, in a real Chromium: node offline/icons.mjs */

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { launch } from "../tests/browser.mjs";

const PUBLIC = join(import.meta.dirname, "..", "public");
const MARK = readFileSync(join(PUBLIC, "mark.svg"), "utf8");
const CEDAR = "#3B2416";

/** Whatever mask a system lays over it leaves a circle of four fifths of its width. */
const SAFE = 0.7;

const ICONS = [
  { name: "icon-192", size: 192, share: 1 },
  { name: "icon-512", size: 512, share: 1 },
  { name: "maskable-192", size: 192, share: SAFE, ground: CEDAR },
  { name: "maskable-512", size: 512, share: SAFE, ground: CEDAR },
  { name: "apple-touch-icon", size: 180, share: SAFE, ground: CEDAR },
];

mkdirSync(join(PUBLIC, "icons"), { recursive: true });
const browser = await launch();
for (const { name, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground ?? "none"}}` +
      `svg{width:${share * 100}vw}</style>${MARK}`,
  );
  await page.screenshot({
    path: join(PUBLIC, "icons", `${name}.png`),
    omitBackground: ground === undefined,
  });
  await page.close();
}
await browser.close();
