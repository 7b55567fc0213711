import { mkdirSync } from "node:fs";
import { launch, post, visit } from "./browser.mjs";
import { choose, resize } from "./tour.mjs";
const [, , , game, players, steps, langs = "de", themes = "light", sizes = "", act = "", tag = ""] = process.argv;
const ALL = { a: [1440, 900], b: [1280, 720], c: [820, 1180], d: [844, 390], e: [390, 844], f: [360, 640] };
const browser = await launch();
const touch = act.startsWith("t");
import { existsSync, writeFileSync, readFileSync } from "node:fs";
const saved = `/tmp/rwmed/saved-${game}-${players}-${steps}.json`;
const old = existsSync(saved) ? JSON.parse(readFileSync(saved)) : null;
const { page, context } = await visit(browser, { width: 1440, height: 900 }, "/", { hasTouch: true, ...(old ? { storageState: old.state } : {}) });
context.setDefaultTimeout(30000);
if (!old) await post(page, "/me", { name: "Anežka" });
const { table } = old ?? await post(page, "/tables", { game, chairs: [{ kind: "me" }, ...Array.from({ length: Number(players) - 1 }, () => ({ kind: "bot", level: "apprentice" }))], begin: true, stand_in: "apprentice", options: game === "medina" ? {} : {} });
await page.goto(new URL(`/t/${table}`, page.url()).href);
await page.locator("[data-prompt]").waitFor();
if (!old && Number(steps) > 0) await page.evaluate(([code, most]) => new Promise((done, fail) => {
  const wire = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  const send = (m) => wire.send(JSON.stringify(m));
  let isAway = false, hasAsked = false;
  const follow = ({ id, number, actor, own, turn }) => {
    const isMyTurn = Boolean(own?.legal?.length);
    if (id === 3) isAway = false;
    if (actor < 0 && turn > 0 && !own) fail(new Error("over"));
    else if (!isAway && number < most) { isAway = true; send({ type: "leave", id: 2 }); }
    else if (isAway && number >= most && !isMyTurn && !hasAsked) { hasAsked = true; send({ type: "come_back", id: 3 }); }
    else if (!isAway && isMyTurn) done();
  };
  wire.onopen = () => send({ type: "hello", version: 1, id: 1, last: -1 });
  wire.onmessage = ({ data }) => { const m = JSON.parse(data); if (m.type === "table" || m.type === "update") follow(m); if (m.type === "refused") console.log(data); };
}), [table, Number(steps)]);
await page.locator("[data-lit]").first().waitFor({timeout:60000});
if (!old) writeFileSync(saved, JSON.stringify({ table, state: await context.storageState() }));
mkdirSync("/tmp/rwmed/shots", { recursive: true });
for (const language of langs.split(",")) for (const theme of themes.split(",")) {
  await choose(page, { language, theme, motion: "off" });
  for (const [key, [width, height]] of Object.entries(ALL)) {
    if (sizes && !sizes.includes(key)) continue;
    await resize(page, { width, height });
    await page.waitForTimeout(300);
    if (act && act !== "none") await (await import(`/tmp/rwmed/acts.mjs?${Date.now()}`))[act]?.(page, key);
    await page.waitForTimeout(250);
    await page.screenshot({ path: `/tmp/rwmed/shots/${tag || game}-${players}-${language}-${theme}-${width}x${height}.png` });
  }
}
console.log(table);
await browser.close();
