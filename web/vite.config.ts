import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { carriesModules, opensOffline, packed, partsWords } from "./build.ts";

const MODULES = join(import.meta.dirname, "src", "engine", "modules");
const WORKER = join(import.meta.dirname, "offline", "service-worker.js");
const ENTRY = join(import.meta.dirname, "src", "main.ts");

// The server serves what is built here; while one works on it, vite passes on to a server.
export default defineConfig({
  plugins: [partsWords(ENTRY), svelte(), carriesModules(MODULES), opensOffline(WORKER), packed()],
  build: {
    outDir: "../src/qalat/server/browser",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // A busy machine is no fault of a plugin.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first page needs is one file: each of its own costs a head and a question.
      output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } },
    },
  },
  // What a game's bots need is loaded with the game, in workers too.
  worker: { format: "es" },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // No test is about time, and machines may be busy.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
} as Parameters<typeof defineConfig>[0]);
