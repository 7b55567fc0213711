/**
 * Takes pictures of the docs: node tests/screenshots.mjs URL FOLDER NAME...
 *
 * SCREENS says how to get to each. Every wait is bounded, and a picture that fails does not keep
 * the others from being taken; the names of those that failed are printed.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { DESKTOP, launch, post, visit } from "./browser.mjs";
import { playOn, settle } from "./tour.mjs";

const [, , , folder, ...names] = process.argv;
const PATIENCE = 60_000;
const QUALITY = 0.82;
const SEATS = { alhambra: 3, roll_and_write: 3, medina: 3 };

async function go(page, path) {
  await page.goto(`${new URL(page.url()).origin}${path}`, { waitUntil: "networkidle" });
  await page.locator("main").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

function chairs(game) {
  return [
    { kind: "me" },
    ...Array.from({ length: SEATS[game] - 1 }, () => ({ kind: "bot", level: "mason" })),
  ];
}

/** Begin a game, let a bot sit in for so many steps or some more, and take the seat again while others play. */
async function gameAfter(page, game, steps) {
  await post(page, "/me", { name: "Anežka" });
  const { table } = await post(page, "/tables", {
    game,
    chairs: chairs(game),
    begin: true,
    stand_in: "mason",
  });
  await go(page, `/t/${table}`);
  await page.locator("[data-prompt]").waitFor();
  await standIn(page, table, steps);
  await page.locator("[data-lit]").first().waitFor();
  return table;
}

function standIn(page, table, steps) {
  return page.evaluate(
    ([code, most]) =>
      new Promise((done, fail) => {
        const wire = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
        const send = (message) => wire.send(JSON.stringify(message));
        const [LEAVE, COME_BACK] = [2, 3];
        let isAway = false;
        let hasAsked = false;
        const follow = ({ id, number, actor, own, turn }) => {
          const isMyTurn = Boolean(own?.legal?.length);
          if (id === COME_BACK) isAway = false;
          if (actor < 0 && turn > 0) fail(new Error(`the game was over before ${most} things had happened`));
          else if (!isAway && number < most) {
            isAway = true;
            send({ type: "leave", id: LEAVE });
          } else if (isAway && number >= most && !isMyTurn && !hasAsked) {
            hasAsked = true;
            send({ type: "come_back", id: COME_BACK });
          } else if (!isAway && isMyTurn) done();
        };
        wire.onopen = () => send({ type: "hello", version: 1, id: 1, last: -1 });
        wire.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "table" || message.type === "update") follow(message);
          if (message.type === "refused") fail(new Error(data));
        };
      }),
    [table, steps],
  );
}

/** Show a game that has come so far; a piece is chosen where the picture is about its places. */
function late(game, steps, choosePiece) {
  return async (page) => {
    await gameAfter(page, game, steps);
    await choosePiece?.(page);
  };
}

/** How to get to each screen, by the name of its picture. */
const SCREENS = {
  "home-desktop": (page) => page.getByRole("heading", { name: "On your own" }).waitFor(),
  "lesson-desktop": async (page) => {
    await go(page, "/learn");
    await page.getByRole("button", { name: "Start the lesson" }).first().click();
    for (const step of ["welcome", "market", "hand"]) {
      await page.locator(`[data-step="${step}"] [data-learn=next]`).click();
    }
    await page.locator('[data-step="exact"]').waitFor();
    await page.locator(".spotlight .ring").first().waitFor();
  },
  "replay-desktop": async (page) => {
    const table = await gameAfter(page, "alhambra", 4);
    await playOn(page, table);
    await go(page, `/t/${table}/replay/40`);
    await page.locator("[data-prompt], [role=slider], input[type=range]").first().waitFor();
  },
  "alhambra-late-desktop": late("alhambra", 75),
  "roll_and_write-late-desktop": late("roll_and_write", 24),
  "medina-late-desktop": late("medina", 50, (page) =>
    page.locator("[role=group] button[data-lit]").first().click(),
  ),
};

/** Pictures are kept small: a browser packs them better than a screenshot does. */
async function packed(page, picture) {
  const address = await page.evaluate(
    async ([bytes, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${bytes}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [picture.toString("base64"), QUALITY],
  );
  return Buffer.from(address.split(",")[1], "base64");
}

async function shoot(browser, blank, name) {
  const come = SCREENS[name];
  if (!come) throw new Error("no screen has that name");
  const { context, page } = await visit(browser, DESKTOP);
  context.setDefaultTimeout(PATIENCE);
  try {
    await page.locator("article").first().waitFor();
    await Promise.race([
      come(page),
      new Promise((_, fail) => setTimeout(() => fail(new Error(`not there after ${PATIENCE} ms`)), PATIENCE)),
    ]);
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    await settle(page);
    writeFileSync(join(folder, `${name}.webp`), await packed(blank, await page.screenshot()));
  } finally {
    await context.close();
  }
}

const browser = await launch();
const blank = await browser.newPage();
const failed = [];
for (const name of names) {
  await shoot(browser, blank, name).catch((error) => failed.push(`${name}: ${error.message.split("\n")[0]}`));
}
await browser.close();
if (failed.length > 0) {
  console.error(failed.join("\n"));
  process.exitCode = 1;
}
