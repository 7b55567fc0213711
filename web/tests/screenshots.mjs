/** Takes the pictures of the docs: node tests/screenshots.mjs URL FOLDER */

import { DESKTOP, PHONE, launch, visit } from "./browser.mjs";

const GAMES = ["alhambra", "roll_and_write", "medina"];
const CLICKS = { desktop: 16, phone: 8 };
const folder = process.argv[3];

const browser = await launch();
for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const { context, page } = await visit(browser, viewport);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}/home-${size}.png` });
  for (const [index, game] of GAMES.entries()) {
    await page.goto(process.argv[2]);
    await page.getByRole("button", { name: "Play bots now" }).nth(index).click();
    await page.waitForURL(/\/t\/[a-z0-9]{12}$/);
    await follow(page, CLICKS[size]);
    await page.screenshot({ path: `${folder}/${game}-${size}.png` });
  }
  await page.goto(new URL("/learn", process.argv[2]).href);
  await page.getByRole("button", { name: "Start the lesson" }).first().waitFor();
  await page.screenshot({ path: `${folder}/learn-${size}.png` });
  await page.getByRole("button", { name: "Start the lesson" }).first().click();
  for (const step of ["welcome", "market", "hand"]) {
    await page.locator(`[data-step="${step}"] [data-learn=next]`).click();
  }
  await page.locator('[data-step="exact"]').waitFor();
  await page.locator(".spotlight .ring").first().waitFor();
  await page.screenshot({ path: `${folder}/lesson-${size}.png` });
  await context.close();
}
await browser.close();

/** Let the coach make some clicks, by the socket's own messages, so that there is something to see. */
async function follow(page, clicks) {
  await page.evaluate(async (count) => {
    const code = location.pathname.split("/")[2];
    const wire = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${code}/socket`);
    let asked = 1;
    let table = null;
    let own = null;
    const send = (message) => wire.send(JSON.stringify({ id: ++asked, ...message }));
    await new Promise((done) => {
      let taken = 0;
      wire.onopen = () => wire.send(JSON.stringify({ type: "hello", version: 1, id: 1 }));
      wire.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "table" || message.type === "update") {
          table = message;
          own = message.own;
          if (own?.legal?.length && taken >= count) done();
          else if (own?.legal?.length) send({ type: "hint", turn: table.turn });
        } else if (message.type === "hinted" && message.turn === table.turn) {
          taken += 1;
          send({ type: "act", turn: table.turn, actions: [message.best[0].actions[0]] });
        } else if (message.type === "refused") {
          taken += 1;
          send({ type: "act", turn: table.turn, actions: [own.legal[0]] });
        }
      };
    });
    wire.close();
  }, clicks);
  await page.waitForTimeout(1500);
}
