/**
 * Whole games of Alhambra by clicking what is lit, against the easiest bots.
 *
 * node tests/alhambra.e2e.mjs URL plays an opening on a phone and a whole game on a desktop.
 */

import { DESKTOP, PHONE, expect, open } from "./browser.mjs";

const PATIENCE = 30_000;
const MOST_CLICKS = 4000;
const OPENING = 25;

// A fixed sequence, so that a failure can be seen again.
let seed = 20_261;
function chance(below) {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

const done = new Map();
function note(kind) {
  done.set(kind, (done.get(kind) ?? 0) + 1);
}

/** Open a table with some bots; return its code. */
function openTable(page, bots) {
  return page.evaluate(async (count) => {
    const post = async (path, body) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return answer.json();
    };
    const { levels } = await (await fetch("/api/games")).json();
    await post("/me", { name: "Clicker" });
    const bot = { kind: "bot", level: levels[0].name };
    const chairs = [{ kind: "me" }, ...Array.from({ length: count }, () => bot)];
    return (await post("/tables", { game: "alhambra", chairs, begin: true })).table;
  }, bots);
}

class Player {
  constructor(page) {
    this.page = page;
  }

  phase() {
    return this.page.evaluate(() => document.querySelector(".board")?.dataset.phase ?? "finished");
  }

  /** Click one of the things that a selector finds; false if it finds none. */
  async oneOf(selector) {
    const found = this.page.locator(selector);
    const count = await found.count();
    if (count === 0) return false;
    await found.nth(chance(count)).click({ timeout: 5000 });
    await this.answered();
    return true;
  }

  /** Wait until the server has answered what was clicked. */
  async answered() {
    await this.page.waitForSelector('.board[data-busy="false"], .end', { timeout: PATIENCE });
  }

  /** Click a lit cell twice: once to look, once to do it. */
  async cell(kind) {
    const found = this.page.locator(`.target[aria-label*="${kind}"]`);
    const count = await found.count();
    if (count === 0) return false;
    const target = found.nth(chance(count));
    await target.click({ timeout: 5000 });
    await this.oneOf('[data-do="confirm"]');
    return true;
  }

  async act() {
    switch (chance(8)) {
      case 0:
        if (await this.oneOf("[data-reserve].lit")) return note("redesign");
        break;
      case 1:
        if (chance(3) === 0 && (await this.oneOf('[data-do="redesign"]'))) {
          if (await this.cell("move to the reserve")) return note("remove");
        }
        break;
      case 2:
        if (chance(3) === 0 && (await this.oneOf('[data-do="undo"]'))) return note("undo");
        break;
      case 3:
        await this.take();
        return undefined;
      default:
        if (await this.oneOf("[data-slot].lit")) {
          const prompt = await this.page.locator(".prompt").innerText();
          await this.oneOf('[data-do="confirm"]');
          return note(prompt.includes("exact") ? "buy exactly" : "buy");
        }
    }
    return this.take();
  }

  async take() {
    if (await this.oneOf('[data-do="pass"]')) return note("pass");
    const chosen = this.page.locator("[data-place].chosen");
    if (await this.oneOf("[data-place].lit")) {
      for (let more = 0; more < 3; more += 1) await this.oneOf("[data-place].lit:not(.chosen)");
      note((await chosen.count()) > 1 ? "take several" : "take");
      await this.oneOf('[data-do="confirm"]');
      return undefined;
    }
    await this.oneOf("[data-slot].lit");
    await this.oneOf('[data-do="confirm"]');
    return note("buy");
  }

  async site() {
    const way = chance(10);
    if (way === 0 && (await this.oneOf('[data-do="give"]'))) {
      await this.oneOf('[data-do="confirm"]');
      return note("give");
    }
    if (way > 1 && (await this.cell("build here"))) return note("place");
    await this.oneOf('[data-do="reserve"]');
    await this.oneOf('[data-do="confirm"]');
    return note("reserve");
  }

  async target() {
    const [first, second] = chance(2) ? ["swap here", "build here"] : ["build here", "swap here"];
    if (await this.cell(first)) return note(first);
    expect(await this.cell(second), "a tile of the reserve was picked, and no cell is lit");
    return note(second);
  }

  async step(phase) {
    if (phase === "action") await this.act();
    else if (phase === "placement") {
      await this.oneOf("[data-aside]");
      note("which");
    } else if (phase === "site") await this.site();
    else if (phase === "target") await this.target();
    else throw new Error(`no click is known for the phase ${phase}`);
  }
}

/** Click so many times, or until the game is over; return whether it is. */
async function play(page, clicks) {
  const player = new Player(page);
  for (let click = 0; click < clicks; click += 1) {
    await page.waitForFunction(
      () => {
        // At the end of a game the board gives way to the score.
        if (document.querySelector(".end")) return true;
        const { phase, mine } = document.querySelector(".board").dataset;
        return mine === "true" || phase === "finished";
      },
      undefined,
      { timeout: PATIENCE },
    );
    const phase = await player.phase();
    if (phase === "finished") return true;
    await player.step(phase);
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(!scrolls, "the page scrolls");
  }
  return false;
}

/** Play at a new table; return whether the game came to its end. */
async function playAt(viewport, bots, clicks) {
  const { browser, page, errors, url } = await open(viewport);
  await page.goto(`${url}/t/${await openTable(page, bots)}`);
  await page.waitForSelector(".board", { timeout: PATIENCE });
  const isOver = await play(page, clicks);
  await browser.close();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  return isOver;
}

await playAt(PHONE, 1, OPENING);
const isOver = await playAt(DESKTOP, 2, MOST_CLICKS);
expect(isOver, `the game did not end within ${MOST_CLICKS} clicks`);
for (const kind of ["take", "buy", "place"]) expect(done.has(kind), `no click did this: ${kind}`);
console.log([...done].map(([kind, count]) => `${kind} ${count}`).join(", "));
