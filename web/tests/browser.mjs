/** A real Chromium for the tests, and what all of them do with it. */

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { chromium } from "playwright-core";

/** Where Chromium may be. The one without windows is first: it opens a page in a third of the time. */
const PLACES = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** What a machine without a screen and without a network outside needs. */
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
]; // prettier-ignore

/** Milliseconds that a step may take where many things run at once. */
const PATIENCE = 90_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALLEST = { width: 360, height: 640 };

/** How a browser says that a number of a picture is none. */
const UNDRAWN = /^Error: <\w+> attribute/;

export const url = process.argv[2];

export async function launch() {
  const executablePath = PLACES.find((place) => existsSync(place));
  if (!executablePath) throw new Error(`found no Chromium, expected one of ${PLACES.join(", ")}`);
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Let somebody else come: a context of their own, with what went wrong in it. */
export async function visit(browser, viewport, path = "/", options = {}) {
  const context = await browser.newContext({
    viewport, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block", ...options,
  }); // prettier-ignore
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  // A picture that cannot be drawn as it is asked to throws nothing, and is only complained about.
  page.on(
    "console",
    (message) => message.type() === "error" && UNDRAWN.test(message.text()) && errors.push(message.text()),
  );
  await page.goto(`${url}${path}`);
  return { context, page, errors };
}

/**
 * Open a page of the server that was named on the command line; whatever goes wrong in it is kept.
 * More is what else the browser's context has, such as a touch screen.
 */
export async function open(viewport, path = "/", more = {}) {
  const browser = await launch();
  return { browser, ...(await visit(browser, viewport, path, more)), url };
}

/** Ask the server for something, as the page would. */
export function post(page, path, body = {}) {
  return page.evaluate(
    async ([where, what]) => {
      const answer = await fetch(`/api${where}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(what),
      });
      if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
      return answer.json();
    },
    [path, body],
  );
}

/** Sit down with some bots of the weakest level, and go to the table; return its code. */
export async function sitDown(page, game, bots, options = {}, level = "apprentice") {
  await post(page, "/me", { name: "Anežka" });
  const bot = { kind: "bot", level };
  const chairs = [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)];
  const { table } = await post(page, "/tables", { game, chairs, options, begin: true });
  await page.goto(new URL(`/t/${table}`, page.url()).href);
  return table;
}

/** Wait until something is true on a page that it takes a while to find out: such a question is asked anew. */
async function until(page, isTrue) {
  const end = Date.now() + PATIENCE;
  while (!(await page.evaluate(isTrue))) {
    if (Date.now() > end) throw new Error(`this was never true: ${isTrue}`);
    await page.waitForTimeout(100);
  }
}

/** Wait until every file of the build is kept for a page without a network. */
export function allKept(page) {
  return until(page, async () => {
    const worker = await (await fetch("/service-worker.js")).text();
    const files = worker.match(/\/assets\/[\w./-]+/g);
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return kept.every(Boolean);
  });
}

/** Fail with a sentence. */
export function expect(truth, sentence) {
  if (!truth) throw new Error(sentence);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a reader of the page, or of a part of it, by ear or by keys would stumble over; by all rules, or by some. */
export async function accessFaults(page, rules = [], within = "html") {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    ([part, names]) =>
      globalThis.axe.run(part, {
        resultTypes: ["violations"],
        ...(names.length ? { runOnly: names } : {}),
        rules: { "label-content-name-mismatch": { enabled: names.length === 0 } },
      }),
    [within, rules],
  );
  return found.violations.map(
    (each) => `${each.id}: ${each.nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

export async function checkAccess(page, where, within = "html") {
  const faults = await accessFaults(page, [], within);
  expect(faults.length === 0, `${where}: ${faults.join("; ")}`);
}

/** Play on by the first thing that is legal, over a socket of the page's own, until the game is over. */
export function playToTheEnd(page, code) {
  return page.evaluate(
    (table) =>
      new Promise((over, fail) => {
        const wire = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const send = (message) => wire.send(JSON.stringify(message));
        let id = 1;
        const play = ({ turn, actor, own }) => {
          if (own?.legal?.length) send({ type: "act", id: ++id, turn, actions: [own.legal[0]] });
          else if (actor < 0) over();
        };
        wire.onopen = () => send({ type: "hello", version: 1, id, last: -1 });
        wire.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "table" || message.type === "update") play(message);
          if (message.type === "refused") fail(new Error(data));
        };
        wire.onclose = () => fail(new Error("the socket was closed"));
      }),
    code,
  );
}
