/** What the build does beside bundling: it packs files once for all, and lets the pages open offline. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

const PACKED = /\.(js|css|svg|html|wasm|webmanifest)$/;
/** Smaller files are sent as they are: packing them saves nothing that a packet would show. */
const SMALLEST = 700;

/** Files that every page needs: the entry and all that it imports at once. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (wanted.has(name) || chunk?.type !== "chunk") return;
    wanted.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
    for (const picture of chunk.viteMetadata?.importedAssets ?? []) wanted.add(picture);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.isEntry) add(chunk.fileName);
  }
  return [...wanted].filter((name) => !name.endsWith(".woff")).sort();
}

/** Writes the service worker, with the files of this build in it. */
export function opensOffline(source: string): Plugin {
  return {
    name: "qalat-opens-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const shell = shellOf(bundle);
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex");
      const files = ["/", "/mark.svg", "/manifest.webmanifest", ...shell.map((name) => `/${name}`)];
      const text = readFileSync(source, "utf8")
        .replace("__BUILD__", build.slice(0, 12))
        .replace('"__SHELL__"', JSON.stringify(JSON.stringify(files)));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: text });
    },
  };
}

/** Puts the games' modules beside the pages, under the names that imports of them have. */
export function carriesModules(folder: string): Plugin {
  return {
    name: "qalat-carries-modules",
    apply: "build",
    buildStart() {
      for (const name of readdirSync(folder)) {
        this.emitFile({ type: "asset", name, source: readFileSync(join(folder, name)) });
      }
    },
  };
}

/** Packs what was built beside it, as well as it goes: the server need not do it for every visitor. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "qalat-packed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (PACKED.test(name)) pack(join(folder, name));
      }
    },
  };
}

function pack(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
