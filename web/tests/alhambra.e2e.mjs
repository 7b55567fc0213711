// Plays whole games of Alhambra by clicking what is lit, against the easiest bots.
// node tests/alhambra.e2e.mjs http://127.0.0.1:8000 [WIDTHxHEIGHT] [bots]
import { chromium } from "playwright-core";

const [url, size = "1440x900", bots = "1"] = process.argv.slice(2);
if (!url) throw new Error("expected the address of a server, such as http://127.0.0.1:8000");
const [width, height] = size.split("x").map(Number);
const PATIENCE = 30_000;
const MOST_CLICKS = 4000;

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

async function openTable(page) {
  await page.goto(url);
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
  }, Number(bots));
}

class Player {
  constructor(page) {
    this.page = page;
  }

  async moment() {
    return this.page.evaluate(() => {
      const { phase, mine } = document.querySelector(".board").dataset;
      const busy = document.querySelector('[data-do="confirm"]:disabled') !== null;
      return { phase, isMine: mine === "true", busy };
    });
  }

  /** Click one of the things that a selector finds; false if it finds none. */
  async oneOf(selector) {
    const found = this.page.locator(selector);
    const count = await found.count();
    if (count === 0) return false;
    await found.nth(chance(count)).click({ timeout: 5000 });
    return true;
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
          const label = await this.page.locator('[data-do="confirm"]').innerText();
          await this.oneOf('[data-do="confirm"]');
          return note(label.includes("play on") ? "buy exactly" : "buy");
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
    await this.cell(second);
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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({ viewport: { width, height }, locale: "en" });
const page = await context.newPage();
const problems = [];
page.on("pageerror", (error) => problems.push(error.message));
await page.goto(`${url}/t/${await openTable(page)}`);
await page.waitForSelector(".board", { timeout: PATIENCE });

const player = new Player(page);
let isOver = false;
for (let click = 0; click < MOST_CLICKS && !isOver; click += 1) {
  await page.waitForFunction(
    () => {
      const { phase, mine } = document.querySelector(".board").dataset;
      return mine === "true" || phase === "finished";
    },
    undefined,
    { timeout: PATIENCE },
  );
  const before = await player.moment();
  isOver = before.phase === "finished";
  if (!isOver) {
    await player.step(before.phase);
    await page.waitForTimeout(120);
  }
  if (await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)) {
    throw new Error("the page scrolls");
  }
}
await browser.close();
if (!isOver) throw new Error(`the game did not end within ${MOST_CLICKS} clicks`);
if (problems.length > 0) throw new Error(problems.join("\n"));
console.log(`played to the end at ${size}:`, Object.fromEntries(done));
