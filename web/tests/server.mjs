/** A server of a test's own, which it can stop and start again on the same port and folder. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PAUSE = 200;
const PATIENCE = 120_000;

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** Start one with the Python that runs the tests; QALAT_PYTHON names it. */
export async function startServer() {
  const python = process.env.QALAT_PYTHON;
  if (!python) throw new Error("QALAT_PYTHON names no Python, which would run the server");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "qalat-"));
  const url = `http://127.0.0.1:${port}`;
  let child = null;

  async function start() {
    const line = ["-m", "qalat", "serve", "--port", String(port), "--folder", folder, "--workers", "1"];
    child = spawn(python, [...line, "--log-level", "error"], { stdio: ["ignore", "ignore", "inherit"] });
    for (let waited = 0; ; waited += PAUSE) {
      const isUp = await fetch(`${url}/api/games`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) return;
      if (waited > PATIENCE || child.exitCode !== null) throw new Error("the server does not start");
      await new Promise((later) => setTimeout(later, PAUSE));
    }
  }

  async function stop() {
    const ended = new Promise((over) => child.once("exit", over));
    child.kill("SIGTERM");
    await ended;
  }

  process.once("exit", () => {
    child?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  return { url, start, stop };
}
